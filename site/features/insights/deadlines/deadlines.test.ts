import { describe, expect, it } from 'vitest';
import { deadlines, deadlinesWords } from '../../../../tests/support/insights.ts';
import { deadline } from '../../../schemas/insights/deadlines.ts';
import { groupOf, hasPassed, inTense, statusOf } from './deadlines.ts';
import { dateLine, dateParts, leftOf, readWhen, type When } from './when.ts';

function at(text: string): When {
  const when = readWhen(text);
  if (!when) throw new Error(`${text} is no date`);
  return when;
}

describe('what an editor writes as a date', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '2026-11-20', '20 November 2026', '20 Nov'],
    ['2027-02', '2027-02-01', '2027-02-28', 'February 2027', 'February'],
    ['2027-Q2', '2027-04-01', '2027-06-30', 'Apr–Jun 2027', 'Apr–Jun'],
    ['2027-H2', '2027-07-01', '2027-12-31', 'Jul–Dec 2027', 'Jul–Dec'],
    ['2040', '2040-01-01', '2040-12-31', '2040', '2040'],
  ])('%s lasts from %s to %s and reads %s', (text, first, last, line, large) => {
    expect(at(text)).toMatchObject({ first, last });
    expect(dateLine(at(text))).toBe(line);
    expect(dateParts(at(text))).toEqual({ large, year: text.slice(0, 4) });
  });
  it('may be missing', () => {
    expect([readWhen('open'), readWhen('yearly')]).toEqual([undefined, undefined]);
  });
  it.each(['2026-02-30', '2026-13', '2026-Q5', 'soon', undefined])('is refused as %s', (when) => {
    const { error } = deadline.safeParse({ ...deadlines[0], slug: undefined, when });
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('when');
  });
});

it.each([
  ['2026-11-20', '2026-11-16', '4 days left'],
  ['2026-11-20', '2026-11-19', 'Tomorrow'],
  ['2026-11-20', '2026-11-20', 'Today'],
  ['2027-01-15', '2026-11-16', '60 days left'],
  ['2027-01-16', '2026-11-16', '2 months left'],
  ['2027-12-31', '2026-11-16', '13 months left'],
  ['2030-12-31', '2026-11-16', '4 years left'],
  ['2027-04', '2026-11-16', '4 months left'],
  ['2027-04', '2027-03-01', 'In April'],
  ['2027-H2', '2026-11-16', 'No day published'],
  ['2026-11', '2026-11-16', 'Now'],
  ['2040', '2026-11-16', '13 years left'],
])('to %s on %s: %s', (when, today, words) => {
  expect(leftOf(at(when), today, deadlinesWords.left)).toBe(words);
});

it('puts a date into this quarter, the twelve months from today, or later', () => {
  const group = (when: string) => groupOf(at(when), '2026-11-16');
  expect(['2026-12-31', '2027-01-01', '2027-11-16', '2027-11-17'].map(group)).toEqual([
    'quarter',
    'year',
    'year',
    'later',
  ]);
});

it('passes on the day after the date, or after the month', () => {
  expect(['2026-11-20', '2026-11-21'].map((today) => hasPassed(at('2026-11-20'), today))).toEqual([false, true]);
  expect(['2026-11-30', '2026-12-01'].map((today) => hasPassed(at('2026-11'), today))).toEqual([false, true]);
});

describe('a plan', () => {
  it('stays a plan when its day has passed, and is never done by itself', () => {
    const plan = { status: 'planned', at: at('2026-11-13') } as const;
    expect(statusOf(plan, '2026-11-13')).toBe('planned');
    expect(statusOf(plan, '2026-11-14')).toBe('passed');
    expect(statusOf({ ...plan, status: 'done' }, '2026-11-14')).toBe('done');
  });
  it('speaks in the tense of the day', () => {
    const text = 'By plan it {ends|was to end} and {is|was to be} replaced.';
    expect(inTense(text, false)).toBe('By plan it ends and is replaced.');
    expect(inTense(text, true)).toBe('By plan it was to end and was to be replaced.');
  });
});
