import type { ComponentProps } from 'react';
import type { ArticleTracks } from './ArticleTracks.tsx';

export const examples = {
  'two lines with a note': {
    heading: 'Two lines and their dates',
    after: 'Two projects',
    lines: [
      {
        name: 'People sign in',
        points: [
          { when: '13 Nov 2026', text: 'All users come through one service' },
          { when: '31 Dec 2028', text: 'The old environment ends' },
        ],
      },
      { name: 'Programs log in', points: [{ when: '12 Nov 2027 or 20 Nov 2026', text: 'Passwords end' }] },
    ],
    note: 'Plans as published by **July 2026**.',
  },
  'very long words': {
    heading: 'Verfahren',
    after: 'Verfahren',
    lines: [{ name: 'Lohnsteueranmeldungsverfahren', points: [{ when: 'يناير', text: 'نظام حماية الأجور' }] }],
  },
} satisfies Record<string, ComponentProps<typeof ArticleTracks>>;
