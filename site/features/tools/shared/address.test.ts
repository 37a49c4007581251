import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import {
  anyChoices,
  anyEstimate,
  assessmentFile,
  countryFile,
  estimatorFile,
} from '../../../../tests/support/tools.ts';
import { type AdvisorInput, decodeAdvisor, EMPTY_ADVISOR, encodeAdvisor } from '../payroll-advisor/rules/address.ts';
import { readCountries } from '../payroll-advisor/rules/countries.ts';
import { namesOf } from '../payroll-advisor/words.ts';
import {
  type AssessmentChoices,
  type Choice,
  decodeAssessment,
  encodeAssessment,
} from '../self-assessment/rules/score.ts';
import {
  clean,
  decodeEstimate,
  EMPTY,
  type EstimateInput,
  encodeEstimate,
} from '../support-estimator/rules/estimate.ts';

interface Code<State> {
  encode: (state: State) => string;
  decode: (address: string) => State | null;
  empty: State;
  any: fc.Arbitrary<State>;
}
const countries = readCountries(namesOf(countryFile));
const advisor: Code<AdvisorInput> = {
  encode: encodeAdvisor,
  decode: (address: string) => decodeAdvisor(address, countries),
  empty: EMPTY_ADVISOR,
  any: fc
    .tuple(anyChoices, fc.subarray([...countries.list]), fc.array(fc.option(fc.nat(9_999_999)), { minLength: 5 }))
    .map(([choices, list, people]) => ({
      ...choices,
      rows: list.map(({ code, name }, at) => ({ code, name, headcount: people[at % people.length] ?? null })),
    })),
};
const estimator: Code<EstimateInput> = {
  encode: (input: EstimateInput) => encodeEstimate(input, estimatorFile),
  decode: (address: string) => decodeEstimate(address, estimatorFile),
  empty: EMPTY,
  any: anyEstimate(fc.subarray(estimatorFile.modules.items.map(({ key }) => key)), fc.option(fc.nat(2_000_000))).map(
    (input) => clean(input, estimatorFile),
  ),
};
const keys = assessmentFile.areas.flatMap(({ statements }) => statements.map(({ key }) => key));
const assessment: Code<AssessmentChoices> = {
  encode: (choices: AssessmentChoices) => encodeAssessment(choices, assessmentFile),
  decode: (address: string) => decodeAssessment(address, assessmentFile),
  empty: {},
  any: fc.dictionary(fc.constantFrom(...keys), fc.constantFrom<Choice>('yes', 'partly', 'no'), {
    noNullPrototype: true,
  }),
};

function keepsItsPromises<State>({ encode, decode, empty, any }: Code<State>) {
  it('brings back exactly what was entered', () => {
    fc.assert(
      fc.property(any, (input) => {
        expect(decode(`#${encode(input)}`) ?? empty).toEqual(input);
      }),
    );
  });
  it('of another version or of none reads as nothing', () => {
    for (const address of ['', '#', '1', '#1', '21111DEdw', '%', '__proto__', '<script>alert(1)</script>'])
      expect(decode(address)).toBeNull();
  });
  it('with nonsense never fails, and gives only states that can be shared again', () => {
    const nonsense = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((text) => `#1${text}`),
      fc.stringMatching(/^#?1[\w.%-]{0,80}$/),
    );
    fc.assert(
      fc.property(nonsense, (address) => {
        const state = decode(address);
        if (state) expect(decode(encode(state))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });
}
describe('an address of the payroll advisor', () => keepsItsPromises(advisor));
describe('an address of the support estimator', () => keepsItsPromises(estimator));
describe('an address of the self-assessment', () => keepsItsPromises(assessment));

it('is the same today as in links from before', () => {
  const rows = [{ code: 'DE', name: 'Germany', headcount: 500 }];
  const choices = { operation: 'inHouse', cloud: 'later', employeeCentral: 'no', currentPayroll: 'none' } as const;
  expect(encodeAdvisor({ ...choices, rows })).toBe('11234DEdw');
  const numbers = { users: 5000, payrollCountries: 2, tickets: null, changes: 3, interfaces: null };
  const estimate = { frequency: 'twice', window: 'extended', release: true, lead: true } as const;
  expect(estimator.encode({ modules: ['e', 'p'], ...numbers, ...estimate })).toBe('1ep.3uw.2..3..23rl');
  expect(assessment.encode({ a: 'yes', m: 'no' })).toBe('1a..m');
});

it('keeps the part that makes sense, and reads a long one no further than its limit', () => {
  expect(advisor.decode('#11?11DEdw!!%%INzzzzzzzz.%E0%A4%A.5ZZ7DE1')).toEqual({
    operation: 'inHouse',
    cloud: null,
    employeeCentral: 'live',
    currentPayroll: 'erp',
    rows: [
      { code: 'DE', name: 'Germany', headcount: 501 },
      { code: 'IN', name: 'India', headcount: null },
    ],
  });
  expect(estimator.decode('1eé9.zzzzz.-4')).toEqual({ ...EMPTY, modules: ['e'], users: 1_000_000 });
  expect(assessment.decode('1aZ9.a.b.c')).toEqual({ a: 'yes', b: 'no' });
  expect(advisor.decode(`11111${'DE1'.repeat(100_000)}`)?.rows[0]?.headcount).toBeLessThan(3000);
});
