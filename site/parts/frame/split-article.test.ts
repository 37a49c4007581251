import { expect, it } from 'vitest';
import { readingMinutes, splitArticle } from './split-article.ts';

const HTML = `<p>Before.</p>
<h2 id="three-ways">Three ways to run <em>payroll</em> &amp; more</h2>
<p>One.</p><h3 id="sub">A sub-heading</h3><p>Two.</p>
<h2 id="next">Next</h2>
<p>Three.</p>`;

it('an article is split at its main headings, and put together again it is the same', () => {
  const parts = splitArticle(HTML);
  expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
    [undefined, undefined],
    ['three-ways', 'Three ways to run payroll & more'],
    ['next', 'Next'],
  ]);
  expect(parts.map(({ html }) => html).join('')).toBe(HTML);
});

it('an article has no empty part before a heading that comes first', () => {
  expect(splitArticle('\n<h2 id="a">A</h2><p>x</p>').map(({ heading }) => heading)).toEqual(['A']);
});

it('an article takes a minute for two hundred words, counted without markup, and never less than one', () => {
  const text = (count: number) => `<p class="lead">${'word '.repeat(count)}</p>`;
  expect(readingMinutes(text(10))).toBe(1);
  expect(readingMinutes(text(299))).toBe(1);
  expect(readingMinutes(text(300))).toBe(2);
  expect(readingMinutes(text(1000))).toBe(5);
});
