import { describe, expect, it } from 'vitest';
import { words } from './words.ts';

describe('interface words', () => {
  const say = words({ menu: 'Menu', officeOf: '({city} office)', showSlide: 'Show {n} of {count}' });

  it('take their values', () => {
    expect(say('officeOf', { city: 'Abu Dhabi' })).toBe('(Abu Dhabi office)');
    expect(say('showSlide', { n: 1, count: 6 })).toBe('Show 1 of 6');
  });

  it('keep a place for which nobody has a value yet, so that an island can fill it later', () => {
    expect(say('showSlide', { count: 6 })).toBe('Show {n} of 6');
  });

  it('take zero for a value, not for nothing', () => {
    expect(say('showSlide', { n: 0, count: 6 })).toBe('Show 0 of 6');
  });

  it('have a name that is known: another fails while it is typed', () => {
    // @ts-expect-error
    expect(() => say('manu')).toThrow();
  });
});
