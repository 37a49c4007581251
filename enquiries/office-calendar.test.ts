import { expect, it } from 'vitest';
import { deadlineOf } from './office-calendar.ts';

function at(time: string) {
  return Date.parse(time);
}

it.each([
  ['the next day', '2026-11-17T10:40:00+04:00', '2026-11-18T10:40:00+04:00'],
  ['over a weekend', '2026-11-13T15:00:00+04:00', '2026-11-16T15:00:00+04:00'],
  ['at the end of Monday, if it came on a Saturday', '2026-11-14T11:00:00+04:00', '2026-11-17T00:00:00+04:00'],
  ['as Friday’s, while it is Saturday only in India', '2026-11-14T00:30:00+05:30', '2026-11-16T23:00:00+04:00'],
  ['on a holiday of one country, because the other works', '2026-12-01T09:00:00+04:00', '2026-12-02T09:00:00+04:00'],
  ['after a holiday of both countries', '2026-05-26T09:00:00+04:00', '2026-05-28T09:00:00+04:00'],
])('an answer is due %s', (_, since, due) => {
  expect(new Date(deadlineOf(at(since)))).toEqual(new Date(due));
});

it('what waits longer is never due later', () => {
  const start = at('2026-05-01T00:00:00Z');
  const dues = Array.from({ length: 24 * 60 }, (_, hours) => deadlineOf(start + hours * 3_600_000));
  expect(dues.toSorted((one, other) => one - other)).toEqual(dues);
});
