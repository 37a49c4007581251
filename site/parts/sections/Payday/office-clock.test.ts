import { expect, it } from 'vitest';
import { isOpen, localTime, offsetOf, zoneOf } from './office-clock.ts';

const WEEK = 'Monday to Friday, 9:00 to 18:00';

it.each([
  ['AE', WEEK, '2026-11-18T04:59:00Z', false],
  ['AE', WEEK, '2026-11-18T05:00:00Z', true],
  ['AE', WEEK, '2026-11-18T13:59:00Z', true],
  ['AE', WEEK, '2026-11-18T14:00:00Z', false],
  ['IN', WEEK, '2026-11-18T03:30:00Z', true],
  ['IN', WEEK, '2026-11-21T06:00:00Z', false],
  ['AE', 'Sunday to Thursday, 8:30 to 17:00', '2026-11-22T05:00:00Z', true],
  ['AE', 'Saturday to Wednesday, 8:30 to 17:00', '2026-11-20T05:00:00Z', false],
  ['AE', 'By appointment', '2026-11-18T05:00:00Z', undefined],
  ['AE', '', '2026-11-18T05:00:00Z', undefined],
])('in %s, with the hours "%s", an office is open at %s: %s', (country, hours, now, expected) => {
  expect(isOpen(hours, zoneOf(country) ?? '', new Date(now))).toBe(expected);
});

it('has the local day and time, and says without a script how far it is from Greenwich', () => {
  const now = new Date('2026-11-17T20:30:00Z');
  expect(localTime('Asia/Kolkata', now)).toMatch(/^Wednesday\W+02:00$/);
  expect(offsetOf('Asia/Kolkata', now)).toBe('GMT+5:30');
  expect(zoneOf('XX')).toBeUndefined();
});
