import type { ComponentProps } from 'react';
import { about } from '../../tests/support/examples/context.ts';
import type { Thread } from './Thread.tsx';

export const examples = {
  'rows that lead somewhere': {
    more: 'Find out more',
    about,
    items: [
      { name: 'Recruiting', text: 'From the vacancy to the offer', href: '/solutions/recruiting' },
      { name: 'Onboarding', text: 'A first day that works', href: '/solutions/onboarding' },
      { name: 'Payroll', text: 'Paid right, on the day', href: '/solutions/payroll' },
    ],
  },
  'plain steps': {
    items: [
      { name: 'Discover', text: 'We listen and write down what must not change.' },
      { name: 'Prepare', text: 'Team, plan and systems are ready before the first workshop.' },
      { name: 'Explore', text: 'We show the standard first and note where you differ.' },
    ],
  },
  'two rows of very long words': {
    items: [
      { name: 'Entgeltfortzahlungsversicherung', text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
      { name: 'حماية الأجور', text: 'تحويل الرواتب كل شهر عبر البنوك المعتمدة' },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Thread>>;
