import { expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { advisor, advisorFile, readYaml } from '../../../../tests/support/tools.ts';
import type { AdvisorData } from './data.ts';
import { decide, openQuestions } from './decide.ts';
import type { Answers, CountryRow, Route, RuleName } from './types.ts';

/** Whether a row of the table fits; null where the reader cannot say yet. */
type Fits = boolean | null;
const and = (...parts: Fits[]): Fits => (parts.includes(false) ? false : parts.includes(null) ? null : true);
const not = (fits: Fits): Fits => (fits === null ? null : !fits);
const is = (answer: string | null, ...answers: string[]): Fits => (answer === null ? null : answers.includes(answer));

/** The situations of the data file, as a person understands their words. */
const situations = (
  { code, headcount }: CountryRow,
  { operation, cloud, employeeCentral, currentPayroll }: Answers,
  missing: readonly Route[],
  hasBigger: boolean,
): Record<Exclude<RuleName, 'unanswered'>, Fits> => {
  const hasNoVersion = missing.includes('s4Sap') && missing.includes('s4Partner');
  const stays = is(cloud, 'stay');
  const inCloud = and(is(cloud, 'ready'), is(employeeCentral, 'live', 'planned'), !missing.includes('ecp'));
  const runsInSap = and(is(currentPayroll, 'erp', 's4'), !hasNoVersion);
  const hasNoCore = is(employeeCentral, 'no');
  const isLater = is(cloud, 'later');
  const isNotOffered = missing.includes('ecp');
  return {
    zero: headcount === 0,
    managed: is(operation, 'managed'),
    unknown: code === '',
    stayWithout: and(stays, hasNoVersion),
    stay: and(stays, !hasNoVersion),
    ecp: and(inCloud, headcount !== null && headcount >= 500),
    beside: and(inCloud, headcount !== null && headcount < 500 && headcount >= 100 && hasBigger),
    besideSmall: and(inCloud, headcount !== null && headcount < 100 && hasBigger),
    small: and(inCloud, headcount !== null && headcount < 500 && !hasBigger),
    blank: and(inCloud, headcount === null),
    noCoreSap: and(hasNoCore, runsInSap),
    noCoreOther: and(hasNoCore, not(runsInSap)),
    laterSap: and(isLater, runsInSap),
    laterOther: and(isLater, not(runsInSap)),
    notOfferedSap: and(isNotOffered, runsInSap),
    notOfferedOther: and(isNotOffered, not(runsInSap)),
  };
};

/** From the top to the first row that fits, or that cannot be answered. */
const readTable = (fits: Record<string, Fits>): string => {
  const stop = Object.keys(advisorFile.rules).find((rule) => fits[rule] !== false) ?? 'unanswered';
  return fits[stop] ? stop : 'unanswered';
};

it('suggests what a reader of the table finds, who reads from the top and stops at the first row that fits', () => {
  const row = fc.record({
    code: fc.constantFrom('', 'DE'),
    name: fc.constant('Germany'),
    headcount: fc.constantFrom(null, 0, 1, 99, 100, 499, 500, 9000),
  });
  const answers = fc.record({
    operation: fc.constantFrom('inHouse', 'inHouse', 'managed', null),
    cloud: fc.constantFrom('ready', 'later', 'stay', null),
    employeeCentral: fc.constantFrom('live', 'planned', 'no', null),
    currentPayroll: fc.constantFrom('erp', 's4', 'other', 'none', null),
  }) satisfies fc.Arbitrary<Answers>;
  const routes = fc.subarray<Route>(['ecp', 's4Sap', 's4Partner']);
  fc.assert(
    fc.property(row, answers, routes, fc.boolean(), (country, given, missing, hasBigger) => {
      const DE = Object.fromEntries(missing.map((route) => [route, { covered: false, words: '' }]));
      // A place that nobody knows has no coverage either.
      const known = country.code ? missing : [];
      const data: AdvisorData = { ...advisor, coverage: { DE } };
      const found = readTable(situations(country, given, known, hasBigger));
      expect(decide(country, given, data, hasBigger)).toBe(found);
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
  expect(openQuestions({ ...none, operation: 'inHouse', cloud: 'ready' })).toEqual([
    'employeeCentral',
    'currentPayroll',
  ]);
});
