import { expect, it } from 'vitest';
import type { Sample } from './measure.ts';
import { type Measured, summarise } from './summary.ts';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const sample = (lcp: number): Sample => ({ scores, fcp: 700, lcp, tbt: 0, cls: 0, speed: 1000, missed: [] });
const run = (kind: Measured['kind'], lcp: number, isBusy = false): Measured => ({
  page: '/',
  method: 'simulate',
  kind,
  sample: sample(lcp),
  isBusy,
});
const ratioOf = (measured: Measured[]) => summarise(['/'], measured).find(({ method }) => method === 'simulate')?.ratio;

it('compares the middle run of a page with that of its floor', () => {
  const pages = [1300, 1100, 1200].map((lcp) => run('page', lcp));
  expect(ratioOf([...pages, run('floor', 1000)])).toBe(1.2);
});

it('leaves busy runs out as long as three others are there', () => {
  const quiet = [1100, 1200, 1300].map((lcp) => run('page', lcp));
  const busy = [5000, 6000, 7000].map((lcp) => run('page', lcp, true));
  expect(ratioOf([...quiet, ...busy, run('floor', 1000)])).toBe(1.2);
  expect(ratioOf([...quiet.slice(1), ...busy, run('floor', 1000)])).toBe(5);
});
