import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../common/day.ts';
import { count } from '../../../../common/wording.ts';
import { fc } from '../../../../tests/support/property.ts';
import { assessmentFile as data, isSentence } from '../../../../tests/support/tools.ts';
import type { Answer, AssessmentAnswers } from './score.ts';
import { score } from './score.ts';

const keys = data.areas.flatMap(({ statements }) => statements.map(({ key }) => key));
const all = (answer: Answer): AssessmentAnswers => Object.fromEntries(keys.map((key) => [key, answer]));
const TODAY = '2026-11-15';

describe('the scores', () => {
  it('reach 100, 50 and 0 in every area', () => {
    for (const [answer, points] of [
      ['yes', 100],
      ['partly', 50],
      ['no', 0],
    ] as const) {
      const report = score(all(answer), data, TODAY);
      expect(report.total).toBe(points);
      expect(report.areas.map((area) => area.score)).toEqual(Array(8).fill(points));
    }
  });
  it('weigh the statements', () => {
    const [first] = score({ a: 'yes', b: 'no', c: 'no' }, data, TODAY).areas;
    expect(first).toMatchObject({ score: 43, answered: 3, all: 3, meaning: data.bands.at(-1)?.label });
  });
  it('leave out what is not answered, and say how much that is', () => {
    const report = score({ a: 'yes' }, data, TODAY);
    expect(report).toMatchObject({ total: 100, answered: 1, all: 24 });
    expect(report.areas[1]).toMatchObject({ score: null, meaning: data.result.noScore, answered: 0 });
    expect(report.notes[0]).toBe(count(23, data.result.unfinished));
  });
  it('begin a band exactly at its number', () => {
    const meaning = (answers: AssessmentAnswers) => score(answers, data, TODAY).areas[1]?.meaning;
    expect(meaning({ d: 'partly', e: 'partly', f: 'partly' })).toBe(data.bands[1]?.label);
    expect(meaning({ d: 'yes', e: 'yes', f: 'no' })).toBe(data.bands[0]?.label);
  });
});

describe('the actions', () => {
  it('are the five heaviest gaps, the earliest dated change first', () => {
    const { actions } = score(all('no'), data, TODAY);
    expect(actions.map(({ key }) => key)).toEqual(['m', 'p', 'j', 'i', 'a']);
    expect(actions.every(({ href }) => href.startsWith('/'))).toBe(true);
  });
  it('put a heavy "no" before a heavy "partly"', () => {
    const { actions } = score({ ...all('yes'), a: 'partly', n: 'no' }, data, TODAY);
    expect(actions.map(({ key, answer }) => [key, answer])).toEqual([
      ['n', data.answers.no],
      ['a', data.answers.partly],
    ]);
  });
  it('are none when every answer is yes, and the report says so', () => {
    const report = score(all('yes'), data, TODAY);
    expect(report.actions).toEqual([]);
    expect(report.notes).toEqual([data.result.noActions]);
  });
});

describe('the dated changes', () => {
  const signIn = (today: string) => score({ m: 'no' }, data, today).actions[0]?.changes[0];
  it('speak of the future until the day, and of the past from the day on', () => {
    expect(signIn('2026-11-12')).toMatchObject({ hasPassed: false, words: data.changes['cloudIdentity']?.before });
    expect(signIn('2026-11-13')).toMatchObject({ hasPassed: true, words: data.changes['cloudIdentity']?.after });
  });
  it('of one statement can lie on both sides of today', () => {
    const [action] = score({ j: 'no' }, data, '2026-12-01').actions;
    expect(action?.changes.map(({ date, hasPassed }) => [date, hasPassed])).toEqual([
      ['2026-11-20', true],
      ['2027-11-12', false],
    ]);
  });
});

describe('every set of answers gets a report with a reason', () => {
  const answers = fc.dictionary(
    fc.oneof(fc.constantFrom(...keys), fc.string()),
    fc.constantFrom<Answer>('yes', 'partly', 'no'),
  );
  const today = fc.date({ min: new Date(2020, 0, 1), max: new Date(2035, 0, 1), noInvalidDate: true }).map(dayOf);
  it('whatever is answered and whatever the day', () => {
    fc.assert(
      fc.property(answers, today, (given, day) => {
        const report = score(given, data, day);
        expect(isSentence(report.headline) && isSentence(report.reason)).toBe(true);
        expect(report.areas).toHaveLength(8);
        for (const area of report.areas) {
          expect(isSentence(area.meaning)).toBe(true);
          expect(area.score === null).toBe(area.answered === 0);
        }
        expect(report.actions.length).toBeLessThanOrEqual(5);
        for (const { text, why, key } of report.actions) {
          expect(isSentence(text) && isSentence(why)).toBe(true);
          expect(given[key]).not.toBe('yes');
        }
        for (const change of report.changes) expect(change.hasPassed).toBe(change.date <= day);
      }),
      { numRuns: 300 },
    );
  });
});
