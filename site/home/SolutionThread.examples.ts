import type { ComponentProps } from 'react';
import { about } from '../gallery/example-context.ts';
import type { SolutionThread } from './SolutionThread.tsx';

const thread = {
  heading: 'From the first interview to the last working day',
  text: 'The same solutions, in the order in which a person meets them.',
  button: { label: 'Ask for a health check', href: '/services/health-check' },
  more: 'Find out more',
};

export const examples = {
  'three solutions': {
    thread,
    about,
    items: [
      { name: 'Recruiting', text: 'From the vacancy to the offer', href: '/solutions/recruiting' },
      { name: 'Onboarding', text: 'A first day that works', href: '/solutions/onboarding' },
      { name: 'Payroll', text: 'Paid right, on the day', href: '/solutions/payroll' },
    ],
  },
  'very long words': {
    thread: { ...thread, heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
    about,
    items: [
      { name: 'Entgeltfortzahlungsversicherung', text: 'Lohnsteueranmeldungsverfahren', href: '/solutions/payroll' },
      { name: 'الرواتب', text: 'تحويل الرواتب كل شهر', href: '/solutions/compensation' },
    ],
  },
} satisfies Record<string, ComponentProps<typeof SolutionThread>>;
