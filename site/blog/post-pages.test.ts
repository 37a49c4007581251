import { expect, it } from 'vitest';
import { cutPages, postsPath } from './post-pages.ts';

it.each([
  [[], 2, [[]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('%j cut into pages of %i leaves no article out and none empty but the first', (items, size, pages) => {
  expect(cutPages<number>(items, size)).toEqual(pages);
});

it('keeps the first page at the address of the list', () => {
  expect([1, 2, 12].map(postsPath)).toEqual(['/blogs', '/blogs/page-2', '/blogs/page-12']);
});
