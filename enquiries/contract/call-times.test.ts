import { expect, it } from 'vitest';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { faultOfCallTimes, halfDaysFrom, intervalOf, textIn } from './call-times.ts';

const hours = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
];
/** Wednesday, 14:00 in the Gulf. */
const now = Date.parse('2026-11-18T10:00:00Z');
const [today = '', next = '', after = '', fourth = ''] = halfDaysFrom(now, hours).map(intervalOf);
function isTaken(text: string) {
  return faultOfCallTimes(text, now, hours) === undefined;
}

it('offers working half days of the next 30 days, holidays and weekends left out', () => {
  const offered = halfDaysFrom(now, hours).map(intervalOf);
  expect(today).toBe('2026-11-18T10:00Z/2026-11-18T14:00Z');
  expect(offered.at(-1)).toBe('2026-12-18T10:00Z/2026-12-18T14:00Z');
  expect(offered.some((one) => one.startsWith('2026-11-21'))).toBe(false);
  expect(halfDaysFrom(now, [])).toEqual([]);
});

it('takes up to three of them with a time zone, or words', () => {
  for (const text of [`${today} Asia/Dubai`, `${next} ${after} ${today} Europe/Berlin`, 'Tuesday morning', ''])
    expect(isTaken(text), text).toBe(true);
});

it.each([
  ['a fourth', `${today} ${next} ${after} ${fourth} Asia/Dubai`],
  ['no half day of ours', '2026-11-19T05:30Z/2026-11-19T09:00Z Asia/Dubai'],
  ['a Saturday', '2026-11-21T05:00Z/2026-11-21T09:00Z Asia/Dubai'],
  ['one that is over', '2026-11-18T05:00Z/2026-11-18T09:00Z Asia/Dubai'],
  ['one in two months', '2027-01-18T05:00Z/2027-01-18T09:00Z Asia/Dubai'],
  ['a day that does not exist', '2026-11-31T05:00Z/2026-11-31T09:00Z Asia/Dubai'],
  ['no zone', today],
  ['a zone that does not exist', `${today} Moon/Crater`],
])('refuses %s', (_, text) => {
  expect(isTaken(text)).toBe(false);
});

it('refuses every half day with a message while no call is offered', () => {
  expect(faultOfCallTimes(`${next} Asia/Dubai`, now)).toBe('Choose up to three half days from the list');
});

it('is read in the time of both sides', () => {
  const values = { ...goodValues, callTimes: `${next} ${today} Europe/Berlin` };
  expect(textIn({ name: 'callTimes', kind: 'times' }, values).split('\n')).toEqual([
    'Thu 19 Nov, 06:00–10:00 (Europe/Berlin), which is Thu 19 Nov, 09:00–13:00 in the Gulf',
    'Wed 18 Nov, 11:00–15:00 (Europe/Berlin), which is Wed 18 Nov, 14:00–18:00 in the Gulf',
  ]);
});
