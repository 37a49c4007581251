// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { readingMinutes, splitArticle } from './article.ts';
import { Pager } from './PostList.tsx';
import { cutPages, postsPath } from './posts.ts';

afterEach(cleanup);

const HTML = `<p>Before.</p>
<h2 id="three-ways">Three ways to run <em>payroll</em> &amp; more</h2>
<p>One.</p><h3 id="sub">A sub-heading</h3><p>Two.</p>
<h2 id="next">Next</h2>
<p>Three.</p>`;

describe('an article', () => {
  it('is split at its main headings, and put together again it is the same', () => {
    const parts = splitArticle(HTML);
    expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
      [undefined, undefined],
      ['three-ways', 'Three ways to run payroll & more'],
      ['next', 'Next'],
    ]);
    expect(parts.map(({ html }) => html).join('')).toBe(HTML);
  });

  it('has no empty part before a heading that comes first', () => {
    expect(splitArticle('\n<h2 id="a">A</h2><p>x</p>').map(({ heading }) => heading)).toEqual(['A']);
  });

  it('takes a minute for two hundred words, counted without markup, and never less than one', () => {
    const text = (count: number) => `<p class="lead">${'word '.repeat(count)}</p>`;
    expect(readingMinutes(text(10))).toBe(1);
    expect(readingMinutes(text(299))).toBe(1);
    expect(readingMinutes(text(300))).toBe(2);
    expect(readingMinutes(text(1000))).toBe(5);
  });
});

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

it.each([
  ['the first page', 1, 9, ['/blogs/page-2']],
  ['a page between', 4, 9, ['/blogs/page-3', '/blogs/page-5']],
  ['the last page', 9, 9, ['/blogs/page-8']],
  ['the only page', 1, 1, []],
] as const)('leads from %s to its neighbours', (_, number, count, links) => {
  expect(hrefs(render(<Pager number={number} count={count} words={exampleWords} />).container)).toEqual(links);
});
