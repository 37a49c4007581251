import type { ComponentProps } from 'react';
import type { Claims } from './Claims.tsx';

export const examples = {
  'the six of the home page': {
    label: 'DHR in numbers',
    claims: [
      { shown: '20+', count: 20, label: 'years of experience' },
      { shown: '22', count: 22, label: 'services in 6 categories', stacks: 6 },
      { shown: '11', count: 11, label: 'solution modules' },
      { shown: '100+', count: 100, label: 'countries implemented' },
      { shown: '50+', count: 50, label: 'payroll experts' },
      { shown: '30+', count: 30, label: 'recruiters' },
    ],
  },
  'one dot, and very long words': {
    label: 'DHR in numbers',
    claims: [
      { shown: '1', count: 1, label: 'Sozialversicherungsfachangestelltenausbildung' },
      { shown: '٧', count: 7, label: 'مكاتب وشركاء', stacks: 3 },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Claims>>;
