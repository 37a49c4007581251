import { expect, it } from 'vitest';
import { mistakes } from './mistakes.ts';

it('counts letters that are wrong, missing, too many or exchanged with their neighbour', () => {
  expect(mistakes('kitten', 'sitting')).toBe(3);
  expect(mistakes('', 'abc')).toBe(3);
  expect(mistakes('payrlol', 'payroll')).toBe(1);
  expect(mistakes('same', 'same')).toBe(0);
});

it('gives up where there are more than are of interest', () => {
  expect(mistakes('kitten', 'sitting', 2)).toBe(3);
  expect(mistakes('a', 'abcdef', 2)).toBe(3);
});
