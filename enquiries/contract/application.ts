import words from '../../content/enquiry-form.json' with { type: 'json' };
import { type EnquiryValues, fields, type TextFieldName } from './fields.ts';

export interface FieldWords {
  label: string;
  missing?: string;
  wrong?: string;
}

/** Label and sentences of each text field. A field that has no words yet does not compile. */
export const fieldWords: Record<TextFieldName, FieldWords> = words.fields;

/** Whether somebody applies for work. The form says so where others name their company, and so does what is stored. */
export const isApplication = ({ company }: Pick<EnquiryValues, 'company'>): boolean =>
  company === words.application.company;

/** An application names neither a company nor services, and any address will do. */
const applicationFields: typeof fields = fields
  .filter(({ name }) => name !== 'company' && name !== 'services')
  .map((field) => (field.kind === 'email' ? { ...field, autocomplete: 'email' } : field));

export const fieldsFor = (application: boolean): typeof fields => (application ? applicationFields : fields);

const ownWords: Partial<Record<TextFieldName, Partial<FieldWords>>> = words.application.fields;

export const wordsFor = (name: TextFieldName, application: boolean): FieldWords => ({
  ...fieldWords[name],
  ...(application ? ownWords[name] : {}),
});
