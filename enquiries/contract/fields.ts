import words from '../../content/enquiry-form.json' with { type: 'json' };

/** The forms of the site: that of every page, that for work, and that of a payroll that fails today. */
type Form = 'enquiry' | 'application' | 'payday';

/** A field that holds text. One entry below is all that form, checks, store, mails and export need to know of it. */
interface TextDescription {
  /** In the code, on the wire, in the page, and for its words in content/enquiry-form.json. */
  name: string;
  /** In the table of enquiries, which gets it when the server starts. */
  column: string;
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'times';
  limit: number;
  required?: true;
  autocomplete: string;
  /** The forms that ask for it. */
  forms: readonly Form[];
}

type ChoiceField = { forms: readonly Form[] } & (
  | { name: 'services'; kind: 'services' }
  | { name: 'consent'; kind: 'consent' }
);

const EVERY_FORM = ['enquiry', 'application', 'payday'] as const;

const FIELD_LIST = [
  {
    name: 'firstName',
    column: 'first_name',
    kind: 'text',
    limit: 100,
    required: true,
    autocomplete: 'given-name',
    forms: EVERY_FORM,
  },
  {
    name: 'lastName',
    column: 'last_name',
    kind: 'text',
    limit: 100,
    required: true,
    autocomplete: 'family-name',
    forms: EVERY_FORM,
  },
  {
    name: 'company',
    column: 'company',
    kind: 'text',
    limit: 200,
    required: true,
    autocomplete: 'organization',
    forms: ['enquiry', 'payday'],
  },
  {
    name: 'jobTitle',
    column: 'job_title',
    kind: 'text',
    limit: 100,
    autocomplete: 'organization-title',
    forms: ['enquiry', 'application'],
  },
  {
    name: 'businessEmail',
    column: 'business_email',
    kind: 'email',
    limit: 254,
    required: true,
    autocomplete: 'work email',
    forms: EVERY_FORM,
  },
  {
    name: 'country',
    column: 'country',
    kind: 'text',
    limit: 100,
    required: true,
    autocomplete: 'country-name',
    forms: EVERY_FORM,
  },
  { name: 'services', kind: 'services', forms: ['enquiry'] },
  {
    name: 'message',
    column: 'message',
    kind: 'textarea',
    limit: 5000,
    autocomplete: 'off',
    forms: EVERY_FORM,
  },
  {
    name: 'callTimes',
    column: 'call_times',
    kind: 'times',
    limit: 200,
    autocomplete: 'off',
    forms: ['enquiry'],
  },
  { name: 'consent', kind: 'consent', forms: EVERY_FORM },
] as const satisfies readonly (TextDescription | ChoiceField)[];

type DescribedText = Extract<(typeof FIELD_LIST)[number], TextDescription>;
export type TextFieldName = DescribedText['name'];
export type TextColumn = DescribedText['column'];
export type TextField = TextDescription & { name: TextFieldName; column: TextColumn };
type Field = TextField | ChoiceField;

export const fields: readonly Field[] = FIELD_LIST;
export const textFields: readonly TextField[] = fields.filter((field) => 'column' in field);

/** The only urgency there is: the payday call-back form sends it, and no other form does. */
export const PAYROLL_TODAY = 'payroll-today';

export interface EnquiryValues extends Record<TextFieldName, string> {
  /** Wire values, 'Service 1' to 'Service 6'. */
  services: string[];
  consent: boolean;
  urgency?: typeof PAYROLL_TODAY;
  /** Missing where no number was asked for: only a call needs one. */
  telephone?: string;
}

/** In the form of a request for a call, and in no other. */
export const TELEPHONE_FIELD = {
  name: 'telephone',
  kind: 'tel',
  limit: 60,
  required: true,
  autocomplete: 'tel',
} as const;

export type FieldName = Field['name'] | typeof TELEPHONE_FIELD.name;
export type EnquiryErrors = Partial<Record<FieldName, string>>;

export function forEachText<Value>(make: (field: TextField) => Value) {
  return Object.fromEntries(textFields.map((field) => [field.name, make(field)])) as Record<
    TextFieldName,
    Value
  >;
}

export const emptyValues: Readonly<EnquiryValues> = {
  ...forEachText(() => ''),
  services: [],
  consent: false,
};

/** A refused enquiry, as it is shown again to a browser without JavaScript. */
export interface RefusedEnquiry {
  values: EnquiryValues;
  errors: EnquiryErrors;
  problem?: string | undefined;
  /** Under which it will be sent again; empty leaves it to the server. */
  enquiryId: string;
}

export interface SentEnquiry {
  reference: string;
  values: EnquiryValues;
}

interface FieldWords {
  label: string;
  missing?: string;
  wrong?: string;
}

/** A field that has no words yet does not compile. */
export const fieldWords: Record<TextFieldName, FieldWords> = words.fields;

export const applicationCompany = words.application.company;

/** An application for work says so where others name their company. */
export function isApplication({ company }: Pick<EnquiryValues, 'company'>): boolean {
  return company === words.application.company;
}

/** The fields that a form asks for, in the order of the page. */
export function fieldsIn(form: Form): typeof fields {
  return fields
    .filter(({ forms }) => forms.includes(form))
    .map((field) =>
      form === 'application' && field.kind === 'email'
        ? { ...field, autocomplete: 'email' }
        : field,
    );
}

export function fieldsFor(application: boolean): typeof fields {
  return fieldsIn(application ? 'application' : 'enquiry');
}

/** The form that an enquiry came from, as its values show. */
export function formFor(values: EnquiryValues): Form {
  if (values.urgency === PAYROLL_TODAY) return 'payday';
  return isApplication(values) ? 'application' : 'enquiry';
}

const ownWords: Partial<Record<TextFieldName, Partial<FieldWords>>> = words.application.fields;

export function wordsFor(name: TextFieldName, application: boolean): FieldWords {
  return {
    ...fieldWords[name],
    ...(application ? ownWords[name] : {}),
  };
}

type ServiceKey = keyof typeof words.services.choices;

export interface Service {
  key: ServiceKey;
  value: string;
  label: string;
}

function service(key: ServiceKey, value: string): Service {
  return {
    key,
    value,
    // Read each time: a server may have other words by then.
    get label() {
      return words.services.choices[key];
    },
  };
}

export const services: readonly Service[] = [
  service('implementation', 'Service 1'),
  service('consulting', 'Service 2'),
  service('training', 'Service 3'),
  service('staff-augmentation', 'Service 4'),
  service('value-assurance', 'Service 5'),
  service('support', 'Service 6'),
];

export function serviceByKey(key: string | null | undefined) {
  return services.find((one) => one.key === key);
}

export function serviceLabels(values: readonly string[]) {
  return services.filter((one) => values.includes(one.value)).map((one) => one.label);
}
