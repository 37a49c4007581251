import words from '../../content/enquiry-form.json' with { type: 'json' };
import type { TextFieldName } from './fields.ts';

/** Label and sentences of each text field. A field that has no words yet does not compile. */
export const fieldWords: Record<TextFieldName, { label: string; missing?: string; wrong?: string }> = words.fields;
