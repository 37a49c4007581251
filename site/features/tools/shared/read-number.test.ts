import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  [1200, ['1200', '1,200', '1.200', '1 200', '1\u202f200', '1’200', '1.2k', '1,2 K', '~1200', '1,200+']],
  [6000, ['٦٠٠٠', '٦٬٠٠٠', '۶۰۰۰', '६,०००', '\u200f٦٠٠٠\u200f', '６０００']],
  [12_345_678, ['12,345,678', '12.345.678']],
  [100_000, ['1,00,000']],
  [1234.5, ['1.234,5', '1,234.5']],
  [12.5, ['12.5', '12,5']],
  [0.5, ['0.500']],
  [5, ['5.']],
  [0, ['0']],
  [null, ['', 'k', '6kk', '-5', '1,2,3', '12 people', '1e9', '9'.repeat(40)]],
])('reads %s, however it is written: %j', (value, texts) => {
  for (const text of texts) expect(readNumber(text), text).toBe(value);
});
