import { expect, it } from 'vitest';
import { isOwnRequest } from './guard.ts';

it('answers pages of this machine and nobody else', () => {
  const own = { host: '127.0.0.1:4322', origin: 'http://127.0.0.1:4322' };
  expect(isOwnRequest(4322, own)).toBe(true);
  expect(isOwnRequest(4322, { host: 'localhost:4322', origin: 'http://localhost:4322' })).toBe(true);
  expect(isOwnRequest(4322, { ...own, origin: 'https://evil.example' })).toBe(false);
  expect(isOwnRequest(4322, { ...own, origin: 'null' })).toBe(false);
  expect(isOwnRequest(4322, { ...own, host: 'evil.example:4322' })).toBe(false);
  expect(isOwnRequest(4322, { host: undefined, origin: undefined })).toBe(false);
});
