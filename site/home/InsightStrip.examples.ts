import type { ComponentProps } from 'react';
import { draw } from '../figures/figures.ts';
import type { InsightStrip } from './InsightStrip.tsx';

const next = {
  heading: 'Next SAP deadline',
  all: 'See all deadlines',
  large: '20 Nov',
  day: '2026-11-20',
  left: '4 days left',
  title: 'Employee Central: end of SOAP APIs and basic authentication',
  words: '{}',
};
const drawing = draw({ seed: 'payroll-advisor', mask: '.oo./oooo/oooo/.oo.', motif: 'both' });

export const examples = {
  'a date, a tool and something to read': {
    heading: 'Tools and insights for the decisions before the project',
    text: 'Free to use, without an account.',
    next,
    columns: [
      {
        heading: 'Tools',
        links: [
          {
            title: 'Payroll advisor',
            text: 'Which route suits each country?',
            href: '/tools/payroll-advisor',
            drawing,
          },
        ],
        all: { label: 'All tools', href: '/tools' },
      },
      {
        heading: 'New to read',
        links: [{ title: 'Payroll in the Gulf', text: 'Six countries side by side', href: '/insights/payroll-gulf' }],
        all: { label: 'All insights', href: '/insights' },
      },
    ],
  },
  'no date ahead, very long words': {
    heading: 'Sozialversicherungsfachangestelltenausbildung',
    text: 'نظام حماية الأجور',
    columns: [
      {
        heading: 'Entgeltfortzahlungsversicherung',
        links: [{ title: 'Lohnsteueranmeldungsverfahren', text: 'تحويل الرواتب كل شهر', href: '/insights' }],
        all: { label: 'Arbeitsunfähigkeitsbescheinigungen', href: '/insights' },
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof InsightStrip>>;
