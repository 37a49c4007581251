import { describe, expect, it } from 'vitest';
import { isMismatch, isUnchanged, readRange } from './conditions.ts';

describe('If-None-Match', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '*', '"b",W/"a"'])('%s matches "a"', (header) => {
    expect(isUnchanged(header, '"a"')).toBe(true);
  });
  it.each([undefined, '', '"b"', 'a', '"a-br"'])('%s does not', (header) => {
    expect(isUnchanged(header, '"a"')).toBe(false);
  });
});

describe('If-Match', () => {
  it.each([undefined, '*', '"b", "a"'])('%s holds for "a"', (header) => {
    expect(isMismatch(header, '"a"')).toBe(false);
  });
  it.each(['"b"', 'W/"a"', ''])('%j does not', (header) => {
    expect(isMismatch(header, '"a"')).toBe(true);
  });
});

describe('Range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', [0, 9]],
    ['bytes=90-', [90, 99]],
    ['bytes=90-500', [90, 99]],
    ['bytes=-10', [90, 99]],
    ['bytes=-500', [0, 99]],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=0-1,5-6', 'all'],
    ['bytes=9-5', 'all'],
    ['bytes=a-b', 'all'],
    ['lines=0-9', 'all'],
    ['bytes=-', 'all'],
    [undefined, 'all'],
  ])('%s asks for %j', (header, wanted) => {
    expect(readRange(header, 100)).toEqual(wanted);
  });
});
