import { expect, it } from 'vitest';
import { readExcerpt } from './read-excerpt.ts';

it('tells matches from the text around them', () => {
  expect(readExcerpt('Run <mark>payroll</mark> on time, every <mark>payroll.</mark>')).toEqual([
    { text: 'Run ', isMatch: false },
    { text: 'payroll', isMatch: true },
    { text: ' on time, every ', isMatch: false },
    { text: 'payroll.', isMatch: true },
  ]);
});

it('keeps what looks like HTML in a page as text', () => {
  expect(readExcerpt('a &lt;b&gt; & <mark>&lt;i&gt;</mark>')).toEqual([
    { text: 'a <b> & ', isMatch: false },
    { text: '<i>', isMatch: true },
  ]);
});

it('has nothing to say about an empty text', () => {
  expect(readExcerpt('')).toEqual([]);
});
