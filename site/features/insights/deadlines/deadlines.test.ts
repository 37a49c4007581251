import { describe, expect, it } from 'vitest';
import { deadlines, deadlinesWords } from '../../../../tests/support/insights.ts';
import { dateLine, dateParts, leftOf, readWhen, type When } from '../../../parts/when.ts';
import { deadline } from '../../../schemas/insights/deadlines.ts';
import { datedOf, groupOf, hasPassed, inTense, statusOf } from './deadlines.ts';
import { yearLineOf } from './year-line.ts';

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

it('puts a date into this quarter, a year of the line, or later', () => {
  const group = (when: string) => groupOf(at(when), '2026-11-16');
  expect(['2026-12-31', '2027-01-01', '2028-12-31', '2029-01-01'].map(group)).toEqual([
    'quarter',
    '2027',
    '2028',
    'later',
  ]);
});

describe('the line of two years', () => {
  const lineFor = (...dates: string[]) => {
    const entries = dates.map((when, n) => ({ ...first, slug: `${n}`, when }));
    return yearLineOf(datedOf(entries), '2026-11-16', deadlinesWords);
  };
  const [first = {} as (typeof deadlines)[number]] = deadlines;
  const count = (path: string, letter: string) => path.split(letter).length - 1;
  it('turns round every month with a date, and nowhere else', () => {
    const { rows, later } = lineFor('2026-11-20', '2026-11', '2027-04', '2027-H2', '2027-11-12', '2028-11', '2040');
    expect(rows.map(({ loops }) => count(loops, 'a'))).toEqual([4, 2]);
    expect(rows.map(({ months }) => months.flatMap(({ dots }) => dots).length)).toEqual([3, 1]);
    expect(rows[0]?.months.flatMap(({ noDay }) => noDay).map(({ when }) => when)).toEqual(['2027-H2']);
    expect(later.map(({ when }) => when)).toEqual(['2028-11', '2040']);
    expect(rows[0]?.months[0]?.name).toBe('2026: 2 dates');
  });
  it('runs on from one row to the next, and ends at the last date', () => {
    const { rows } = lineFor('2026-11-20', '2027-12-31');
    expect(rows.map(({ strands }) => count(strands, 'm') + count(strands, 'M'))).toEqual([22, 2]);
    expect(rows.map(({ rest }) => count(rest, 'l'))).toEqual([0, 10]);
  });
  it('has marigold dots within 90 days', () => {
    const { rows } = lineFor('2027-02-14', '2027-02-15');
    expect(rows[0]?.months[3]?.dots.map(({ isDue }) => isDue)).toEqual([true, false]);
  });
  it('of no date is none', () => {
    const { rows } = lineFor();
    expect(rows.map(({ loops, strands }) => loops + strands)).toEqual(['', '']);
  });
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
