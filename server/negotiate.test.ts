import { expect, it } from 'vitest';
import { acceptedEncodings } from './negotiate.ts';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, br', ['br']],
  ['identity', []],
  ['brotli, xgzip', []],
])('a client that sends %j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
