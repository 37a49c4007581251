import { describe, expect, it } from 'vitest';
import { count, fill } from '../../../../../common/wording.ts';
import { fc } from '../../../../../tests/support/property.ts';
import {
  covered as advisor,
  advisorFile,
  anyChoices,
  claims,
  isSentence,
  advisor as known,
  readYaml,
} from '../../../../../tests/support/tools.ts';
import { constantsOf } from '../words.ts';
import type { AdvisorInput } from './address.ts';
import { advise } from './advise.ts';
import type { CountryRow } from './rows.ts';

const { counts, options, result: words } = advisorFile;
function row(headcount: number | null, code = 'DE', name = 'Germany'): CountryRow {
  return { code, name, headcount };
}
const ready: AdvisorInput = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'live',
  currentPayroll: 'erp',
  rows: [],
};
function rowsOf(people: Readonly<Record<string, number | null>>) {
  return Object.entries(people).map(([name, headcount], n) => row(headcount, `X${String.fromCharCode(65 + n)}`, name));
}

describe('the boundaries', () => {
  it.each<[headcount: number | null, rule: string, choices?: Partial<AdvisorInput>]>([
    [500, 'ecp'],
    [499, 'small'],
    [0, 'zero'],
    [null, 'blank'],
    [900, 'managed', { operation: 'managed', cloud: 'stay' }],
    [900, 'stay', { cloud: 'stay', employeeCentral: null }],
    [900, 'noCoreSap', { employeeCentral: 'no', currentPayroll: 's4' }],
    [900, 'noCoreOther', { cloud: 'later', employeeCentral: 'no', currentPayroll: 'none' }],
    [900, 'laterSap', { cloud: 'later' }],
    [null, 'laterOther', { cloud: 'later', currentPayroll: 'other' }],
    [900, 'unanswered', { employeeCentral: 'no', currentPayroll: null }],
    [900, 'unanswered', { operation: null }],
  ])('%s people: %s', (headcount, rule, choices) => {
    expect(advise({ ...ready, rows: [row(headcount)], ...choices }, advisor).rows[0]?.rule).toBe(rule);
  });
  it('judge a small country with the bigger ones in mind', () => {
    const small = (Kenya: number) =>
      advise({ ...ready, rows: rowsOf({ 'United Arab Emirates': 6000, India: 3200, Kenya }) }, advisor).rows[2];
    expect(small(100)).toMatchObject({ option: 'ecp', rule: 'joining' });
    expect(small(99)).toMatchObject({ option: 'partner', rule: 'joiningSmall' });
    expect(small(30)?.reason).toContain('United Arab Emirates and India');
  });
  it('mention the partner-managed cloud for exactly 5,000 people in total, and where there is a choice', () => {
    const total = (India: number, choices: Partial<AdvisorInput> = {}) =>
      advise({ ...ready, rows: rowsOf({ Germany: 4000, India }), ...choices }, advisor);
    const note = fill(advisorFile.partnerCloud.text, { people: count(5000, counts.people) });
    expect(total(1000).notes).toEqual([note]);
    expect(total(1001).notes).toEqual([]);
    expect(total(50, { operation: 'managed' }).rows.some(({ alternative }) => alternative)).toBe(false);
    expect(total(50, { cloud: 'stay' }).rows.some(({ alternative }) => alternative)).toBe(false);
  });
});

describe('what no source names', () => {
  const routes = (input: Partial<AdvisorInput>, ...list: [code: string, headcount: number][]) =>
    advise({ ...ready, ...input, rows: list.map(([code, headcount]) => row(headcount, code)) }, known).rows.map(
      ({ rule, option }) => `${rule} ${option}`,
    );
  it('is never recommended: Lesotho, Somalia and North Korea are checked with SAP', () => {
    expect(routes({}, ['LS', 900], ['SO', 700], ['KP', 600])).toEqual(Array(3).fill('noVersion open'));
    expect(routes({ cloud: 'stay' }, ['LS', 900])).toEqual(['noVersion open']);
  });
  it('is told apart by product', () => {
    expect(routes({}, ['SA', 900], ['AE', 900])).toEqual(['ecp ecp', 'onlyS4 open']);
    expect(routes({ cloud: 'stay' }, ['SA', 900], ['AE', 900])).toEqual(['stay s4', 'stay s4']);
  });
  it('draws no smaller country into its system, and is said beside a partner', () => {
    expect(routes({}, ['LS', 900], ['SA', 200])).toEqual(['noVersion open', 'small partner']);
    const { rows } = advise({ ...ready, rows: [row(60, 'MV', 'Maldives')] }, known);
    expect(rows[0]?.reason).toContain(advisorFile.rules.noVersion.reason);
  });
});

it('takes its numbers from the claims; a missing one is named', () => {
  expect(advisor.constants.ecpJoiningMinimum).toBe(claims['ecpJoiningMinimum']?.count);
  const { ecpMinimum: _, ...others } = claims;
  expect(() => constantsOf(others)).toThrow(/claims.yaml – "ecpMinimum" is missing/);
});

it('keeps the order of the rules in the file, which the table without a script shows', () => {
  const { rules } = readYaml('tools/payroll-advisor.yaml') as { rules: object };
  expect(Object.keys(rules)).toEqual(Object.keys(advisorFile.rules));
});

it('says the result in one sentence, and what to check next for the countries concerned', () => {
  const rows = rowsOf({ India: 4200, 'United Arab Emirates': 1150, Malta: 60, Germany: null });
  const advice = advise({ ...ready, employeeCentral: 'planned', rows }, advisor);
  const part = (option: keyof typeof options, countries: number) =>
    fill(words.part, { option: options[option].inSentence, countries: count(countries, counts.countries) });
  const after = (option: keyof typeof options) => fill(words.partAfter, { option: options[option].inSentence, n: 1 });
  const parts = `${part('ecp', 2)}, ${after('partner')} and ${after('open')}`;
  const values = { people: count(5410, counts.people), countries: count(4, counts.countries), parts };
  expect(advice.headline).toBe(fill(words.headline, values));
  expect(advice.checks.map(({ text }) => text)).toEqual(
    advisorFile.checks.filter(({ when }) => when !== 's4').map(({ text }) => fill(text, { countries: 'Germany' })),
  );
});

it('answers every input with a reason', () => {
  const rows = fc.uniqueArray(
    fc.record({
      code: fc.stringMatching(/^[A-Z]{2}$/),
      name: fc.constantFrom('Germany', 'Oman'),
      headcount: fc.option(fc.nat(6000)),
    }),
    { maxLength: 12, selector: ({ code }) => code },
  );
  fc.assert(
    fc.property(anyChoices, rows, (choices, list) => {
      const { rows, headline, checks } = advise({ ...choices, rows: list }, advisor);
      expect(isSentence(headline)).toBe(true);
      for (const { option, rule, headcount, reason } of rows) {
        expect(isSentence(reason)).toBe(true);
        if (option === 'ecp') expect(headcount).toBeGreaterThanOrEqual(rule === 'joining' ? 100 : 500);
      }
      expect(checks.length > 0).toBe(rows.length > 0);
    }),
    { numRuns: 500 },
  );
});
