import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { type EnquiryValues, fields } from '../../../enquiries/contract/fields.ts';
import type { SentEnquiry } from '../../../enquiries/contract/sent-enquiry.ts';
import { serviceLabels } from '../../../enquiries/contract/services.ts';
import { fieldWords } from '../../../enquiries/contract/words.ts';

/** What was sent, each field with its name; fields that stayed empty are left out. */
export const receiptLines = (values: EnquiryValues): [label: string, text: string][] =>
  fields
    .map((field): [string, string] => {
      if (field.kind === 'consent') return ['', ''];
      if (field.kind === 'services') return [words.services.legend, serviceLabels(values.services).join(', ')];
      return [fieldWords[field.name].label, values[field.name]];
    })
    .filter(([, text]) => text !== '');

/** The same as a text to keep. */
export const receiptText = ({ reference, values }: SentEnquiry): string =>
  [
    words.success.heading,
    ...(reference ? [`${words.success.reference}: ${reference}`] : []),
    '',
    ...receiptLines(values).map(([label, text]) => `${label}: ${text}`),
    '',
  ].join('\r\n');
