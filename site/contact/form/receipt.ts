import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { fieldsFor, isApplication, wordsFor } from '../../../enquiries/contract/application.ts';
import type { EnquiryValues, SentEnquiry } from '../../../enquiries/contract/fields.ts';
import { serviceLabels } from '../../../enquiries/contract/services.ts';

/** What was sent, each field with its name; fields that stayed empty are left out. */
export const receiptLines = (values: EnquiryValues): [label: string, text: string][] =>
  fieldsFor(isApplication(values))
    .map((field): [string, string] => {
      if (field.kind === 'consent') return ['', ''];
      if (field.kind === 'services') return [words.services.legend, serviceLabels(values.services).join(', ')];
      return [wordsFor(field.name, isApplication(values)).label, values[field.name]];
    })
    .filter(([, text]) => text !== '');

/** What happens next. */
export const nextFor = (values: EnquiryValues | undefined): readonly string[] =>
  values && isApplication(values) ? words.application.next : words.success.next;

/** The same as a text to keep. */
export const receiptText = ({ reference, values }: SentEnquiry): string =>
  [
    words.success.heading,
    ...(reference ? [`${words.success.reference}: ${reference}`] : []),
    '',
    ...receiptLines(values).map(([label, text]) => `${label}: ${text}`),
    '',
  ].join('\r\n');
