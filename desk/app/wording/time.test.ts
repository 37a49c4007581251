import { expect, it } from 'vitest';
import { calendarDay, innerTime, longTime, shortTime, timeThere, turnWords } from './time.ts';

function at(text: string): number {
  return new Date(text).getTime();
}
const now = at('2026-11-16T12:10:00');

it.each([
  ['2026-11-16T11:58:00', '11:58', 'Today, 11:58', 'today, 11:58'],
  ['2026-11-15T23:59:00', 'Yesterday', 'Yesterday, 23:59', 'yesterday, 23:59'],
  ['2026-11-13T08:05:00', '13 Nov', '13 Nov, 08:05', '13 Nov, 08:05'],
  ['2025-11-13T08:05:00', '13 Nov 2025', '13 Nov 2025, 08:05', '13 Nov 2025, 08:05'],
])('says %s as people do', (when, short, long, inner) => {
  const time = at(when);
  expect([shortTime(time, now), longTime(time, now), innerTime(time, now)]).toEqual([short, long, inner]);
});

it.each([
  ['2026-11-15', '15 November 2026'],
  ['2026-13-45', '2026-13-45'],
  ['version 2', 'version 2'],
])('says the day %s of the calendar as %s', (day, said) => {
  expect(calendarDay(day)).toBe(said);
});

it.each([
  ['Asia/Dubai', false, 'It is 16:00 there, Monday'],
  ['Pacific/Auckland', false, 'It is 01:00 there, Tuesday'],
  ['America/New_York', true, 'It is about 07:00 there, Monday'],
])('says what time it is in %s', (name, isAbout, said) => {
  expect(timeThere({ name, isAbout }, at('2026-11-16T12:00:00Z'))).toBe(said);
});

const midday = at('2026-11-18T12:10:00');
function ago(hours: number) {
  return midday - hours * 3_600_000;
}

it.each([
  ['', null, null, null],
  ['Waiting for 1 minute', midday, ago(-24), null],
  ['Waiting for 2 hours', ago(2), ago(-22), null],
  ['Overdue since 11:10', ago(25), ago(1), null],
  ['Overdue since Tuesday', ago(50), ago(26), null],
  ['Overdue since 8 Nov', ago(264), ago(240), null],
  ['Postponed until Monday 23 November', ago(50), ago(26), Date.parse('2026-11-23T08:00:00+04:00')],
] as const)('says of a row: %s', (expected, waitingSince, dueAt, remindAt) => {
  expect(turnWords({ waitingSince, dueAt, remindAt }, midday)).toBe(expected);
});
