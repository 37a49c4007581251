import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { anyEstimate, assessmentFile, countryFile, estimatorFile } from '../../../tests/support/tools.ts';
import { decodeAdvisor, EMPTY_ADVISOR, encodeAdvisor } from '../payroll-advisor/rules/address.ts';
import { findCountry, readCountries } from '../payroll-advisor/rules/countries.ts';
import { namesOf } from '../payroll-advisor/rules/data.ts';
import { cleanName } from '../payroll-advisor/rules/rows.ts';
import type { AdvisorInput } from '../payroll-advisor/rules/types.ts';
import type { Answer } from '../self-assessment/rules/score.ts';
import { decodeAssessment, encodeAssessment } from '../self-assessment/rules/share.ts';
import { clean, EMPTY } from '../support-estimator/rules/estimate.ts';
import { decodeEstimate, encodeEstimate } from '../support-estimator/rules/share.ts';
import { ADDRESS_LIMIT, splitDay, withDay } from './address.ts';

const countries = readCountries(namesOf(countryFile));
const keys = assessmentFile.areas.flatMap(({ statements }) => statements.map(({ key }) => key));

const headcount = fc.option(fc.integer({ min: 0, max: 9_999_999 }));
const known = fc.record({ at: fc.nat(countryFile.countries.length - 1), headcount }).map((drawn) => ({
  code: countries.list[drawn.at]?.code ?? '',
  name: countries.list[drawn.at]?.name ?? '',
  headcount: drawn.headcount,
}));
/** Also the characters that mean something in an address. */
const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Z0-9a-z .%#~]{1,20}$/));
const unknown = fc
  .record({ code: fc.constant(''), name: anyName.map(cleanName), headcount })
  .filter(({ name }) => name !== '' && !findCountry(countries, name));
const advisorInput: fc.Arbitrary<AdvisorInput> = fc.record({
  operation: fc.constantFrom('inHouse', 'managed', null),
  cloud: fc.constantFrom('ready', 'later', 'stay', null),
  employeeCentral: fc.constantFrom('live', 'planned', 'no', null),
  currentPayroll: fc.constantFrom('erp', 's4', 'other', 'none', null),
  rows: fc.array(fc.oneof(known, unknown), { maxLength: 40 }),
});
const estimateInput = anyEstimate(
  fc.subarray(estimatorFile.modules.items.map(({ key }) => key)),
  fc.option(fc.nat(2_000_000)),
);
const assessmentAnswers = fc.dictionary(fc.constantFrom(...keys), fc.constantFrom<Answer>('yes', 'partly', 'no'));
const nonsense = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary' }).map((text) => `#1${text}`),
  fc.stringMatching(/^#?1[\w.%-]{0,80}$/),
);

it.each([
  ['11111DEdw', '2026-11-16', { address: '11111DEdw', day: '2026-11-16' }],
  ['11111DEdw', undefined, { address: '11111DEdw' }],
  ['11111DEdw', 'yesterday', { address: '11111DEdw' }],
  ['', '2026-11-16', { address: '' }],
])('the day of a result travels with its address: %j of %s', (address, day, expected) => {
  expect(splitDay(withDay(address, day))).toEqual(expected);
});

describe('a shared address', () => {
  it('brings back exactly the list and the answers', () => {
    fc.assert(
      fc.property(advisorInput, (input) => {
        const address = encodeAdvisor(input);
        expect(decodeAdvisor(`#${address}`, countries) ?? EMPTY_ADVISOR).toEqual(input);
        expect(address).toMatch(/^[\w.~%!*'()-]*$/);
      }),
    );
  });
  it('brings back exactly the numbers of the estimate', () => {
    fc.assert(
      fc.property(estimateInput, (input) => {
        const address = encodeEstimate(input, estimatorFile);
        expect(decodeEstimate(address, estimatorFile) ?? EMPTY).toEqual(clean(input, estimatorFile));
        expect(address.length).toBeLessThan(50);
      }),
    );
  });
  it('brings back exactly the answers of the self-assessment', () => {
    fc.assert(
      fc.property(assessmentAnswers, (answers) => {
        const address = encodeAssessment(answers, assessmentFile);
        expect(decodeAssessment(address, assessmentFile) ?? {}).toEqual({ ...answers });
        expect(address.length).toBeLessThan(30);
      }),
    );
  });
  it('is the same today as in links from before', () => {
    const rows = [
      { code: 'DE', name: 'Germany', headcount: 500 },
      { code: '', name: 'New Wakanda', headcount: null },
    ];
    const answers = { operation: 'inHouse', cloud: 'later', employeeCentral: 'no', currentPayroll: 'none' } as const;
    expect(encodeAdvisor({ ...answers, rows })).toBe('11234DEdw.New%20Wakanda.');
    const numbers = { users: 5000, payrollCountries: 2, tickets: null, changes: 3, interfaces: null };
    const choices = { frequency: 'twice', window: 'extended', release: true, lead: true } as const;
    expect(encodeEstimate({ modules: ['e', 'p'], ...numbers, ...choices }, estimatorFile)).toBe('1ep.3uw.2..3..23rl');
    expect(encodeAssessment({ a: 'yes', m: 'no' }, assessmentFile)).toBe('1a..m');
    expect(splitDay('2!!!1111DEdw')).toEqual({ address: '11111DEdw' });
  });
});

describe('an address with nonsense', () => {
  const readAll = (address: string) =>
    [
      decodeAdvisor(address, countries),
      decodeEstimate(address, estimatorFile),
      decodeAssessment(address, assessmentFile),
    ] as const;
  it('of another version or of none reads as nothing', () => {
    for (const address of ['', '#', '1', '#1', '21111DEdw', '%', '__proto__', '<script>alert(1)</script>'])
      expect(readAll(address)).toEqual([null, null, null]);
  });
  it('never fails, and gives only states that can be shared again', () => {
    fc.assert(
      fc.property(nonsense, (address) => {
        const [list, numbers, answers] = readAll(address);
        if (list) expect(decodeAdvisor(encodeAdvisor(list), countries)).toEqual(list);
        if (numbers) expect(decodeEstimate(encodeEstimate(numbers, estimatorFile), estimatorFile)).toEqual(numbers);
        if (answers)
          expect(decodeAssessment(encodeAssessment(answers, assessmentFile), assessmentFile)).toEqual(answers);
      }),
      { numRuns: 1000 },
    );
  });
  it('keeps the part that makes sense', () => {
    expect(decodeAdvisor('#11?11DEdw!!%%INzzzzzzzz.%E0%A4%A.5ZZ7', countries)).toEqual({
      operation: 'inHouse',
      cloud: null,
      employeeCentral: 'live',
      currentPayroll: 'erp',
      rows: [
        { code: 'DE', name: 'Germany', headcount: 500 },
        { code: 'IN', name: 'India', headcount: null },
        { code: '', name: 'ZZ', headcount: 7 },
      ],
    });
    expect(decodeEstimate('1eé9.zzzzz.-4', estimatorFile)).toEqual({ ...EMPTY, modules: ['e'], users: 1_000_000 });
    expect(decodeAssessment('1aZ9.a.b.c', assessmentFile)).toEqual({ a: 'yes', b: 'no' });
  });
  it('of any length is read no further than its limit', () => {
    expect(decodeAdvisor(`11111${'.a.1'.repeat(100_000)}`, countries)?.rows).toHaveLength(300);
    expect(decodeAdvisor(`11111${'.'.repeat(1_000_000)}`, countries)?.rows).toEqual([]);
    const rows = Array.from({ length: 300 }, (_, at) => ({ code: '', name: `ক${'খ'.repeat(50)}${at}`, headcount: at }));
    const address = encodeAdvisor({ ...EMPTY_ADVISOR, rows });
    expect(address.length).toBeLessThan(ADDRESS_LIMIT);
    for (const row of decodeAdvisor(address, countries)?.rows ?? []) expect(rows).toContainEqual(row);
  });
});
