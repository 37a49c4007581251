import type { ComponentProps } from 'react';
import type { ContactPage } from './ContactPage.tsx';
import { examples as lines } from './DirectLines.examples.ts';
import { examples as forms } from './form/EnquiryForm.examples.ts';
import { EnquiryForm } from './form/EnquiryForm.tsx';
import { examples as steps } from './NextSteps.examples.ts';
import { examples as offices } from './ThreeOffices.examples.ts';

const page = {
  path: '/contact-us',
  title: 'Do you need help implementing SAP SuccessFactors and SAP Payroll?',
  headingId: 'question',
  lead: 'Tell us where the line is broken. A consultant, not a call centre, reads every enquiry.',
  ...steps['three steps'],
  ...lines['before a number is known'],
  ...offices['the mark and its cities'],
};

export const examples = {
  'with the form': { ...page, children: <EnquiryForm {...forms.idle} /> },
  'with errors': { ...page, children: <EnquiryForm {...forms['with errors']} /> },
} satisfies Record<string, ComponentProps<typeof ContactPage>>;
