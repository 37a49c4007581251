import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number that somebody typed', () => {
  it.each([
    ['500', 500],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u202f200', 1200],
    ['1’200', 1200],
    ['12,345,678', 12345678],
    ['1,00,000', 100000],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['0.500', 0.5],
    ['5.', 5],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1,2,3', null],
    ['12 people', null],
    ['1e9', null],
    ['9'.repeat(40), null],
  ])('"%s" is %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});
