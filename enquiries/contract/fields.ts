import words from '../../content/enquiry-form.json' with { type: 'json' };

/** What a visitor can tell us. Form, server, mails and tests all read this one description. */
export interface EnquiryValues {
  firstName: string;
  lastName: string;
  company: string;
  jobTitle: string;
  businessEmail: string;
  country: string;
  /** Wire values, 'Service 1' to 'Service 6'. */
  services: string[];
  message: string;
  consent: boolean;
}

export type FieldName = keyof EnquiryValues;
export type TextFieldName = Exclude<FieldName, 'services' | 'consent'>;
export type EnquiryErrors = Partial<Record<FieldName, string>>;

export interface TextField {
  /** Also the name on the wire and the id in the page. */
  name: TextFieldName;
  label: string;
  kind: 'text' | 'email' | 'textarea';
  /** Longest value, counted as HTML's maxlength counts. */
  limit: number;
  required: boolean;
  /** Token of the HTML autofill vocabulary. */
  autocomplete: string;
  /** Visible lines of a textarea. */
  rows?: number;
}

const label = (name: TextFieldName) => words.fields[name].label;

/** In the order of the page. Between country and message stand the services; consent comes last. */
export const textFields: readonly TextField[] = [
  {
    name: 'firstName',
    label: label('firstName'),
    kind: 'text',
    limit: 100,
    required: true,
    autocomplete: 'given-name',
  },
  {
    name: 'lastName',
    label: label('lastName'),
    kind: 'text',
    limit: 100,
    required: true,
    autocomplete: 'family-name',
  },
  { name: 'company', label: label('company'), kind: 'text', limit: 200, required: true, autocomplete: 'organization' },
  {
    name: 'jobTitle',
    label: label('jobTitle'),
    kind: 'text',
    limit: 100,
    required: false,
    autocomplete: 'organization-title',
  },
  {
    name: 'businessEmail',
    label: label('businessEmail'),
    kind: 'email',
    limit: 254,
    required: true,
    autocomplete: 'work email',
  },
  { name: 'country', label: label('country'), kind: 'text', limit: 100, required: true, autocomplete: 'country-name' },
  {
    name: 'message',
    label: label('message'),
    kind: 'textarea',
    limit: 5000,
    required: false,
    autocomplete: 'off',
    rows: 4,
  },
];

/** Every field in the order of the page: the order of the error summary too. */
export const fieldOrder: readonly FieldName[] = [
  'firstName',
  'lastName',
  'company',
  'jobTitle',
  'businessEmail',
  'country',
  'services',
  'message',
  'consent',
];

export const emptyValues: Readonly<EnquiryValues> = {
  firstName: '',
  lastName: '',
  company: '',
  jobTitle: '',
  businessEmail: '',
  country: '',
  services: [],
  message: '',
  consent: false,
};
