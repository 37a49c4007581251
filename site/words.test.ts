import { expect, it } from 'vitest';
import { words } from './words.ts';

it('interface words take their values, and keep a place for which there is none yet: an island fills it later', () => {
  const say = words({ officeOf: '({city} office)', showSlide: 'Show {n} of {count}' });
  expect(say('officeOf', { city: 'Abu Dhabi' })).toBe('(Abu Dhabi office)');
  expect(say('showSlide', { n: 0, count: 6 })).toBe('Show 0 of 6');
  expect(say('showSlide', { count: 6 })).toBe('Show {n} of 6');
  // @ts-expect-error
  expect(() => say('manu')).toThrow();
});
