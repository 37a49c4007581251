import { expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { advisor, advisorFile, anyAnswers, readYaml } from '../../../../tests/support/tools.ts';
import { decide, openQuestions } from './decide.ts';
import type { Answers, CountryRow, RuleName } from './types.ts';

/** Whether a row of the table fits; null where the reader cannot say yet. */
type Fits = boolean | null;
const and = (...parts: Fits[]): Fits => (parts.includes(false) ? false : parts.includes(null) ? null : true);
const is = (answer: string | null, ...answers: string[]): Fits => (answer === null ? null : answers.includes(answer));

/** The situations of the data file, as a person understands their words. */
const situations = (
  { headcount }: CountryRow,
  { operation, cloud, employeeCentral, currentPayroll }: Answers,
  hasBigger: boolean,
): Record<Exclude<RuleName, 'unanswered'>, Fits> => {
  const inCloud = and(is(cloud, 'ready'), is(employeeCentral, 'live', 'planned'));
  const runsInSap = is(currentPayroll, 'erp', 's4');
  const hasNoCore = is(employeeCentral, 'no');
  const isLater = is(cloud, 'later');
  const people = headcount ?? Number.NaN;
  return {
    zero: headcount === 0,
    managed: is(operation, 'managed'),
    stay: is(cloud, 'stay'),
    ecp: and(inCloud, people >= 500),
    joining: and(inCloud, people < 500 && people >= 100 && hasBigger),
    joiningSmall: and(inCloud, people < 100 && hasBigger),
    small: and(inCloud, people < 500 && !hasBigger),
    blank: and(inCloud, headcount === null),
    noCoreSap: and(hasNoCore, runsInSap),
    noCoreOther: hasNoCore,
    laterSap: and(isLater, runsInSap),
    laterOther: isLater,
  };
};

it('suggests what a reader of the table finds, who reads from the top and stops at the first row that fits', () => {
  const row = fc.record({
    code: fc.constant('DE'),
    name: fc.constant('Germany'),
    headcount: fc.constantFrom(null, 0, 1, 99, 100, 499, 500, 9000),
  });
  fc.assert(
    fc.property(row, anyAnswers, fc.boolean(), (country, given, hasBigger) => {
      const fits: Record<string, Fits> = situations(country, given, hasBigger);
      const stop = Object.keys(advisorFile.rules).find((rule) => fits[rule] !== false) ?? '';
      expect(decide(country, given, advisor, hasBigger)).toBe(fits[stop] ? stop : 'unanswered');
    }),
    { numRuns: 2000 },
  );
});

it('keeps one order in the data file and in the table', () => {
  const { rules } = readYaml('tools/payroll-advisor.yaml') as { rules: object };
  expect(Object.keys(rules)).toEqual(Object.keys(advisorFile.rules));
});

it('asks every question that can still change the result, and no other', () => {
  const none: Answers = { operation: null, cloud: null, employeeCentral: null, currentPayroll: null };
  expect(openQuestions(none)).toEqual(['operation', 'cloud', 'employeeCentral', 'currentPayroll']);
  expect(openQuestions({ ...none, operation: 'managed' })).toEqual([]);
  expect(openQuestions({ ...none, operation: 'inHouse', cloud: 'stay' })).toEqual(['currentPayroll']);
});
