import type { ComponentProps } from 'react';
import { exampleWords } from '../gallery/example-context.ts';
import type { Results } from './Results.tsx';
import { exampleHits, exampleWays } from './Search.examples.ts';
import type { Outcome } from './use-search.ts';

const shown = (outcome: Outcome): ComponentProps<typeof Results> => ({
  outcome,
  words: exampleWords,
  ways: exampleWays,
  onMore: () => undefined,
});
const LONG = 'Lohnsteueranmeldungsverfahrensdokumentation';

export const examples: Record<string, ComponentProps<typeof Results>> = {
  'before typing': shown({ phase: 'idle' }),
  'while the index is on its way': shown({ phase: 'working' }),
  'one result': shown({ phase: 'done', query: 'payroll', total: 1, hits: exampleHits(1) }),
  'more than the first ten': shown({ phase: 'done', query: 'payroll', total: 24, hits: exampleHits(10) }),
  'no result': shown({ phase: 'done', query: 'xylophone', total: 0, hits: [] }),
  'a mistyped word': shown({
    phase: 'done',
    query: 'pyaroll',
    corrected: 'payroll',
    total: 1,
    hits: exampleHits(1),
  }),
  'out of order': shown({ phase: 'failed' }),
  'very long words': shown({
    phase: 'done',
    query: LONG,
    total: 1,
    hits: [{ href: '/blogs/long', title: LONG, area: 'Resources', excerpt: [{ text: LONG, isMatch: true }] }],
  }),
};
