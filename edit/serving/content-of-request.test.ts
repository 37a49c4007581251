import { expect, it } from 'vitest';
import { kindOf } from './content-of-request.ts';

it.each([
  '/',
  '/about-us',
  '/blogs/SAP-Payroll-Offerings?version=1',
  '/frame.js',
  '/favicon.ico',
  '/apple-touch-icon.png',
])('what could be a page has marks: %s', (url) => {
  expect(kindOf(url)).toBe('marked');
});
it.each([
  '/og/about-us.png',
  '/sitemap.xml',
  '/llms.txt',
  '/insights/deadlines.ics',
  '/downloads/a.pdf',
  '/contact-us.json',
])('what a visitor takes away has none: %s', (url) => {
  expect(kindOf(url)).toBe('plain');
});
