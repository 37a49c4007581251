import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { isEmailAddress } from './email-address.ts';
import {
  type EnquiryErrors,
  type EnquiryValues,
  type FieldName,
  fieldOrder,
  type TextField,
  textFields,
} from './fields.ts';
import { normalise } from './normalise.ts';
import { services } from './services.ts';

/** A name made only of invisible characters is no name. */
const isBlank = (text: string) => text.replace(/\p{Cf}/gu, '').trim() === '';

const sentences: Record<string, { label: string; missing?: string; wrong?: string }> = words.fields;

function faultOfText(field: TextField, value: string): string | undefined {
  const sentence = sentences[field.name];
  if (isBlank(value)) return field.required ? sentence?.missing : undefined;
  if (value.length > field.limit) {
    return fill(words.tooLong, { label: field.label, limit: field.limit.toLocaleString('en-GB') });
  }
  return field.kind === 'email' && !isEmailAddress(value) ? sentence?.wrong : undefined;
}

function faultOf(name: FieldName, values: EnquiryValues): string | undefined {
  if (name === 'consent') return values.consent ? undefined : words.consent.missing;
  if (name === 'services') {
    const known = values.services.every((value) => services.some((service) => service.value === value));
    return known ? undefined : words.services.wrong;
  }
  const field = textFields.find((one) => one.name === name);
  return field && faultOfText(field, values[name]);
}

/** What has to be corrected, one sentence per field, in the order of the page. Empty when nothing has. */
export function validate(values: EnquiryValues): EnquiryErrors {
  const clean = normalise(values);
  const errors: EnquiryErrors = {};
  for (const name of fieldOrder) {
    const fault = faultOf(name, clean);
    if (fault) errors[name] = fault;
  }
  return errors;
}

export const isValid = (errors: EnquiryErrors) => Object.keys(errors).length === 0;
