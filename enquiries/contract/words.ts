import words from '../../content/enquiry-form.json' with { type: 'json' };
import type { TextFieldName } from './fields.ts';

export interface FieldWords {
  label: string;
  missing?: string;
  wrong?: string;
}

/** Label and sentences of each text field. A field that has no words yet does not compile. */
export const fieldWords: Record<TextFieldName, FieldWords> = words.fields;
