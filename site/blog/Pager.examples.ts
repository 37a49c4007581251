import type { ComponentProps } from 'react';
import { exampleWords } from '../../tests/support/examples/context.ts';
import type { Pager } from './Pager.tsx';
import { postsPath } from './post-pages.ts';

const place = (number: number, count: number) => ({ number, count, hrefOf: postsPath, words: exampleWords });

export const examples = {
  'on the first page': place(1, 9),
  'between two pages': place(4, 9),
  'on the last page': place(9, 9),
} satisfies Record<string, ComponentProps<typeof Pager>>;
