import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { check } from '../../../enquiries/contract/check.ts';
import { emptyValues } from '../../../enquiries/contract/fields.ts';
import { readFormSettings } from '../../settings.ts';
import { THANK_YOU } from '../thank-you-figure.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';

const form: EnquiryFormProps = {
  settings: readFormSettings({}),
  mail: { label: 'hello@dhr.example', href: 'mailto:hello@dhr.example' },
  headingId: 'question',
  late: { countries: ['India', 'United Arab Emirates'], thankYou: THANK_YOU },
};

/** The form in each of its states, by the name a tester would use. */
export const examples = {
  idle: form,
  'with errors': { ...form, start: { problem: { errors: check(emptyValues).errors } } },
  'refused by the server': { ...form, start: { problem: { errors: {}, message: words.answers[503] } } },
  'with the result of a tool': {
    ...form,
    start: {
      attached: [{ title: 'Payroll deployment advisor', what: '9 countries, 12,000 people', text: 'Our list: India' }],
    },
  },
  sending: { ...form, start: { phase: 'sending' } },
  failed: { ...form, start: { phase: 'failed', reason: words.answers[0] } },
  'not sent yet': { ...form, start: { phase: 'unsent', reason: words.answers[0] } },
  sent: {
    ...form,
    start: {
      phase: 'sent',
      sent: {
        reference: 'S3R-EK8-BX8',
        values: { ...emptyValues, firstName: 'Asha', lastName: 'Rao', company: 'Example Ltd', message: 'Hello' },
      },
    },
  },
  'sent to a third-party service': {
    ...form,
    settings: readFormSettings({ ENQUIRY_ENDPOINT: 'https://mail.example/', ENQUIRY_SERVICE_ID: 'service' }),
  },
} satisfies Record<string, EnquiryFormProps>;
