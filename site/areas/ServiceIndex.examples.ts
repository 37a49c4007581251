import type { ComponentProps } from 'react';
import type { ServiceIndex } from './ServiceIndex.tsx';

export const examples = {
  'a group with a page of its own, and one without': {
    label: 'Services',
    heading: 'All services',
    groups: [
      {
        label: 'Consulting',
        href: '/services/consulting',
        text: 'Six ways to settle a question before a system is built.',
        links: [
          { label: 'Health Check', href: '/services/health-check', text: 'The state of what you run today.' },
          { label: 'Test Management', href: '/services/test-management', text: 'Results a committee can read.' },
        ],
      },
      { label: 'Further services', links: [{ label: 'Training', href: '/services/training' }] },
    ],
  },
  'very long words': {
    label: 'Services',
    heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
    groups: [
      {
        label: 'Lohnsteueranmeldungsverfahren',
        links: [{ label: 'Entgeltfortzahlungsversicherung', href: '/services', text: 'نظام حماية الأجور' }],
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof ServiceIndex>>;
