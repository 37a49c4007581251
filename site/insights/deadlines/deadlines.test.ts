import { describe, expect, it } from 'vitest';
import { deadlines, deadlinesWords } from '../../../tests/support/insights.ts';
import { datedOf, deadlinesJson, groupOf, inTense, nextOf, spokenOn, statusOf } from './deadlines.ts';
import { deadline } from './schema.ts';
import { dateLine, dateParts, leftOf, quarterEnd, readWhen, type When } from './when.ts';

const { left } = deadlinesWords;
const at = (text: string): When => {
  const when = readWhen(text);
  if (!when) throw new Error(`${text} is no date`);
  return when;
};

describe('what an editor writes as a date', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '2026-11-20', '20 November 2026'],
    ['2027-02', '2027-02-01', '2027-02-28', 'February 2027'],
    ['2027-Q2', '2027-04-01', '2027-06-30', 'Apr–Jun 2027'],
    ['2027-H2', '2027-07-01', '2027-12-31', 'Jul–Dec 2027'],
    ['2040', '2040-01-01', '2040-12-31', '2040'],
  ])('%s lasts from %s to %s and reads %s', (text, first, last, line) => {
    expect(at(text)).toMatchObject({ first, last });
    expect(dateLine(at(text))).toBe(line);
  });

  it('is large with the year below', () => {
    expect(dateParts(at('2026-11-20'))).toEqual({ large: '20 Nov', year: '2026' });
    expect(dateParts(at('2026-09-01')).large).toBe('1 Sep');
  });

  it('may be missing', () => {
    expect(readWhen('open')).toBeUndefined();
    expect(readWhen('yearly')).toBeUndefined();
  });

  const record = { ...deadlines[0], slug: undefined };
  it.each(['2026-02-30', '2026-13', '2026-Q5', 'soon', undefined])(
    'is refused as %s, with the forms that are possible',
    (when) => {
      const { error } = deadline.safeParse({ ...record, when });
      expect(error?.issues.map(({ path }) => path.join('.'))).toContain('when');
    },
  );
});

describe('days left', () => {
  it.each([
    ['2026-11-20', '2026-11-16', '4 days left'],
    ['2026-11-20', '2026-11-19', 'Tomorrow'],
    ['2026-11-20', '2026-11-20', 'Today'],
    ['2026-11-20', '2026-11-21', 'Yesterday'],
    ['2026-11-13', '2026-11-16', '3 days ago'],
    ['2027-12-31', '2026-11-16', '410 days left'],
    ['2030-12-31', '2026-11-16', '4 years left'],
    ['2027-04', '2026-11-16', '5 months left'],
    ['2026-12', '2026-11-30', '1 month left'],
    ['2026-11', '2026-11-16', 'Now'],
    ['2026-10', '2026-11-16', '1 month ago'],
    ['2040', '2026-11-16', '13 years left'],
  ])('to %s on %s: %s', (when, today, words) => {
    expect(leftOf(at(when), today, left)).toBe(words);
  });
});

describe('where a date stands on the line', () => {
  it('counts as passed on the day after it, not on the day', () => {
    expect(groupOf({ at: at('2026-11-20') }, '2026-11-20')).toBe('quarter');
    expect(groupOf({ at: at('2026-11-20') }, '2026-11-21')).toBe('past');
  });
  it('stays ahead until its month is over', () => {
    expect(groupOf({ at: at('2026-11') }, '2026-11-30')).toBe('quarter');
    expect(groupOf({ at: at('2026-11') }, '2026-12-01')).toBe('past');
  });
  it('knows the quarter, the twelve months from today, and what comes later', () => {
    expect(quarterEnd('2026-11-16')).toBe('2026-12-31');
    expect(groupOf({ at: at('2027-01-01') }, '2026-11-16')).toBe('year');
    expect(groupOf({ at: at('2027-11-16') }, '2026-11-16')).toBe('year');
    expect(groupOf({ at: at('2027-11-17') }, '2026-11-16')).toBe('later');
  });
});

describe('the tense of a record', () => {
  it('follows the day', () => {
    const text = 'By plan it {ends|was to end} and {is|was to be} replaced.';
    expect(inTense(text, false)).toBe('By plan it ends and is replaced.');
    expect(inTense(text, true)).toBe('By plan it was to end and was to be replaced.');
  });
  it('has words for both in every planned change of SAP that is ahead', () => {
    const ahead = datedOf(deadlines).filter(
      ({ kind, status, at }) =>
        kind === 'sap' && status === 'planned' && at.precision !== 'year' && at.last >= '2026-11-16',
    );
    const fixed = ahead.filter((record) => spokenOn(record, '2026-11-16').text === spokenOn(record, '2100-01-01').text);
    expect(fixed.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('what a plan is called', () => {
  const plan = { status: 'planned', at: at('2026-11-13') } as const;
  it('stays a plan when its day has passed, and is never done by itself', () => {
    expect(statusOf(plan, '2026-11-13')).toBe('planned');
    expect(statusOf(plan, '2026-11-14')).toBe('passed');
    expect(statusOf({ ...plan, status: 'done' }, '2026-11-14')).toBe('done');
  });
  it('names the plan in the text of every change of SAP that nobody has confirmed', () => {
    const bare = deadlines.filter(
      ({ kind, status, when, text }) =>
        kind === 'sap' &&
        status === 'planned' &&
        /^\d/.test(when) &&
        !/plan|schedule|announcement|report|sold/i.test(text),
    );
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the records of the site', () => {
  it('name a next date of SAP, whatever the day', () => {
    expect(nextOf(datedOf(deadlines), '2026-11-16')?.slug).toBe('2026-11-20-employee-central-interfaces');
    expect(nextOf(datedOf(deadlines), '2026-11-21')?.slug).toBe('2027-01-01-rate-limits-new-tenants');
    expect(nextOf(datedOf(deadlines), '2041-01-01')).toBeUndefined();
  });
  it('are handed to programs with stable names and the truth of the day', () => {
    const json = deadlinesJson({
      deadlines,
      words: deadlinesWords,
      today: '2026-11-16',
      origin: new URL('https://www.dhr.example'),
    });
    expect(json.deadlines).toHaveLength(deadlines.length);
    expect(json.deadlines.find(({ id }) => id === '2026-11-13-second-half-release')).toMatchObject({
      first: '2026-11-13',
      last: '2026-11-13',
      status: 'passed',
      url: 'https://www.dhr.example/insights/deadlines#2026-11-13-second-half-release',
    });
    expect(json.deadlines.find(({ id }) => id === 'open-canvas-reports')).toMatchObject({
      first: null,
      status: 'planned',
    });
  });
});
