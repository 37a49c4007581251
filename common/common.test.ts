import { expect, it } from 'vitest';
import { fc } from '../tests/support/property.ts';
import { monthsBefore } from './day.ts';
import { mistakes } from './nearest.ts';
import { headingId, headingIds } from './text.ts';
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

it.each([
  ['2026-11-15T10:00:00Z', 12, '2025-11-15T10:00:00Z'],
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
  ['2028-02-29T12:00:00Z', 12, '2027-02-28T12:00:00Z'],
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00Z'],
])('counts back from %s by %i months to %s', (now, months, then) => {
  expect(monthsBefore(Date.parse(now), months)).toBe(Date.parse(then));
});

it.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['payrlol', 'payroll', 1],
  ['same', 'same', 0],
])('from %j to %j are %i wrong, missing, superfluous or swapped letters', (one, other, count) => {
  expect(mistakes(one, other)).toBe(count);
});

it.each([
  ['What it gives your HR team', 'what-it-gives-your-hr-team'],
  ['Send us last month’s tickets', 'send-us-last-month-s-tickets'],
  ['Übergang für Löhne', 'ubergang-fur-lohne'],
  ['نظام حماية الأجور', 'نظام-حماية-الاجور'],
  ['SAP S/4HANA & Payroll?', 'sap-s-4hana-payroll'],
])('links to "%s" as #%s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});

it('numbers the second and third of the same heading in one text', () => {
  expect(['Time & Attendance', 'Cost', 'Cost', 'Cost'].map(headingIds())).toEqual([
    'time-attendance',
    'cost',
    'cost-1',
    'cost-2',
  ]);
});
