import { describe, expect, it } from 'vitest';
import { words } from './words.ts';

describe('interface words', () => {
  const say = words({
    menu: 'Menu',
    officeOf: '({city} office)',
    show: 'Show {n} of {count}',
    openings: '{n} openings',
  });

  it('take their values', () => {
    expect(say('officeOf', { city: 'Abu Dhabi' })).toBe('(Abu Dhabi office)');
    expect(say('show', { n: 1, count: 6 })).toBe('Show 1 of 6');
  });

  it('keep a place for which nobody has a value yet, so that an island can fill it later', () => {
    expect(say('show', { count: 6 })).toBe('Show {n} of 6');
  });

  it('take zero for a value, not for nothing', () => {
    expect(say('openings', { n: 0 })).toBe('0 openings');
  });

  it('stop the build by name when one is missing', () => {
    expect(() => say('manu')).toThrow('content/interface.yaml – manu is missing: add it.');
  });
});
