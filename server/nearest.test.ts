import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

const candidates = ['payroll', 'time-management', 'performance-goals', 'learning', 'recruiting'].map((slug) => ({
  slug,
}));

describe('the page that was probably meant', () => {
  it.each([
    ['/payrol', 'payroll'],
    ['/Pay-Roll', 'payroll'],
    ['/time_managment', 'time-management'],
    ['/performance', 'performance-goals'],
    ['/payroll/anything/else', 'payroll'],
    ['/old/recruting', 'recruiting'],
  ])('for %s is %s', (path, slug) => {
    expect(nearest(path, candidates)?.slug).toBe(slug);
  });

  it.each(['/', '/404', '/something-else', '/pay', `/${'payroll'.repeat(100)}`])('is nobody’s guess for %s', (path) => {
    expect(nearest(path, candidates)).toBeUndefined();
  });
});

it('counts letters added, dropped and exchanged', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});
