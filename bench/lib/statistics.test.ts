import { describe, expect, it } from 'vitest';
import { latencyOf, median, percentile, round } from './statistics.ts';

describe('the median', () => {
  it('is the middle value, whatever the order', () => expect(median([9, 1, 5])).toBe(5));
  it('is the mean of the two in the middle when there is no middle value', () =>
    expect(median([4, 1, 3, 10])).toBe(3.5));
  it('is not moved by one run that went wrong', () => expect(median([10, 11, 12, 11, 900])).toBe(11));
  it('compares numbers as numbers, not as words', () => expect(median([100, 9, 20])).toBe(20));
  it('of nothing is no number, so that a missing run is seen', () => expect(median([])).toBeNaN());
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    [50, 50],
    [99, 99],
    [100, 100],
    [0, 1],
  ])('of %i is a value that was measured', (percent, expected) => expect(percentile(hundred, percent)).toBe(expected));
  it('of few values is the slowest', () => expect(percentile([3, 1, 2], 99)).toBe(3));
  it('leaves the list as it was', () => {
    const values = [3, 1, 2];
    percentile(values, 50);
    expect(values).toEqual([3, 1, 2]);
  });
  it('of nothing is no number', () => expect(percentile([], 99)).toBeNaN());
});

it('sums a list of times up with one digit', () => {
  expect(latencyOf([1.04, 2.06, 30.55])).toEqual({ p50: 2.1, p95: 30.6, p99: 30.6, max: 30.6 });
});

it('rounds to the digits that were asked for', () => expect([round(2.345, 2), round(2.5)]).toEqual([2.35, 3]));
