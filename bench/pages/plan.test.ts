import { describe, expect, it } from 'vitest';
import { busyRuns, planRuns } from './plan.ts';

describe('the plan of runs', () => {
  const plan = planRuns(['/', '/contact-us'], 3);
  it('measures every page and its floor in both ways as often as asked', () => {
    expect(plan).toHaveLength(2 * 2 * 2 * 3);
    const applied = plan.filter(({ page, kind, method }) => page === '/' && kind === 'floor' && method === 'devtools');
    expect(applied).toHaveLength(3);
  });
  it('lets pages and floors take turns', () => {
    expect(plan.slice(0, 4).map(({ page, kind }) => [page, kind])).toEqual([
      ['/', 'page'],
      ['/', 'floor'],
      ['/contact-us', 'page'],
      ['/contact-us', 'floor'],
    ]);
  });
});

describe('a run that is taken again', () => {
  it('fell on a moment when the machine was much slower than it can be', () => {
    expect(busyRuns([1000, 950, 700, 1010])).toEqual([2]);
  });
  it('is not judged by one lucky moment', () => expect(busyRuns([1000, 960, 1010, 2300, 990])).toEqual([]));
  it('is one that gave nothing', () => expect(busyRuns([1000, 0, 990])).toEqual([1]));
  it('is none on a steady machine', () => expect(busyRuns([1000, 960, 1010])).toEqual([]));
});
