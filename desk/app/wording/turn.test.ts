import { expect, it } from 'vitest';
import { turnWords } from './turn.ts';

const now = new Date('2026-11-18T12:10:00').getTime();
const ago = (hours: number) => now - hours * 3_600_000;

it.each([
  ['', null, null, null],
  ['Waits 1 minute', now, ago(-24), null],
  ['Waits 2 hours', ago(2), ago(-22), null],
  ['Late since 11:10', ago(25), ago(1), null],
  ['Late since Tuesday', ago(50), ago(26), null],
  ['Late since 8 Nov', ago(264), ago(240), null],
  ['Put off until Monday 23 November', ago(50), ago(26), Date.parse('2026-11-23T08:00:00+04:00')],
] as const)('says of a row: %s', (expected, waitingSince, dueAt, remindAt) => {
  expect(turnWords({ waitingSince, dueAt, remindAt }, now)).toBe(expected);
});
