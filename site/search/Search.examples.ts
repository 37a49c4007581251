import type { ComponentProps } from 'react';
import { exampleWords } from '../../tests/support/examples/context.ts';
import type { Hit } from './find.ts';
import type { Search } from './Search.tsx';

/** So many pages that mention payroll. */
export const exampleHits = (count: number): Hit[] =>
  Array.from({ length: count }, (_, i) => ({
    href: `/services/page-${i + 1}`,
    title: `Page ${i + 1}`,
    area: 'Services',
    excerpt: [
      { text: 'Every ', isMatch: false },
      { text: 'payroll', isMatch: true },
      { text: ` of page ${i + 1} is checked before it is paid.`, isMatch: false },
    ],
  }));

export const exampleWays = [
  { label: 'All pages', href: '/sitemap' },
  { label: 'Contact Us', href: '/contact-us' },
];

export const examples: Record<'just opened', ComponentProps<typeof Search>> = {
  'just opened': {
    lookup: async (_, limit) => ({ total: 24, hits: exampleHits(24).slice(0, limit) }),
    words: exampleWords,
    ways: exampleWays,
    onClose: () => undefined,
  },
};
