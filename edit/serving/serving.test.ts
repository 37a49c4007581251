import { expect, it } from 'vitest';
import { isOwnRequest } from './api.ts';
import { kindOf } from './content-of-request.ts';

const OWN = { host: '127.0.0.1:4322', origin: 'http://127.0.0.1:4322' };
it.each([
  [true, OWN],
  [true, { host: 'localhost:4322', origin: 'http://localhost:4322' }],
  [false, { ...OWN, origin: 'https://evil.example' }],
  [false, { ...OWN, origin: 'null' }],
  [false, { ...OWN, host: 'evil.example:4322' }],
  [false, {}],
])('answers pages of this machine only: %s for %j', (isAnswered, request) => {
  expect(isOwnRequest(4322, request)).toBe(isAnswered);
});

it.each([
  ['marked', ['/', '/about-us', '/blogs/SAP-Payroll-Offerings?a=1', '/frame.js', '/favicon.ico']],
  ['plain', ['/og/about-us.png', '/sitemap.xml', '/llms.txt', '/insights/deadlines.ics', '/downloads/a.pdf']],
])('what could be a page is marked, what a visitor takes away is plain: %s', (kind, urls) => {
  expect(urls.map(kindOf)).toEqual(urls.map(() => kind));
});
