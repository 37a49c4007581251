import { expect, it } from 'vitest';
import { fc } from '../tests/support/property.ts';
import { formatNumber, join } from './wording.ts';

it('numbers are written as Intl writes them in English', () => {
  const numbers = new Intl.NumberFormat('en-GB');
  const number = fc.oneof(
    fc.integer(),
    fc.integer({ min: -20_000_000, max: 20_000_000 }).map((n) => n / 1000),
  );
  fc.assert(
    fc.property(number, (value) => {
      expect(formatNumber(value)).toBe(numbers.format(value));
    }),
    { numRuns: 2000 },
  );
});

it('lists are joined as Intl joins them in English', () => {
  const list = new Intl.ListFormat('en-GB');
  for (const parts of [[], ['UAE'], ['UAE', 'Oman'], ['UAE', 'Oman', 'Trinidad and Tobago'], ['a', 'b', 'c', 'd']])
    expect(join(parts)).toBe(list.format(parts));
});
