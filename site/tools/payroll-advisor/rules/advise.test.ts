import { describe, expect, it } from 'vitest';
import { count, fill } from '../../../../common/wording.ts';
import { fc } from '../../../../tests/support/property.ts';
import { advisor, advisorFile, isSentence } from '../../../../tests/support/tools.ts';
import { advise } from './advise.ts';
import type { AdvisorData } from './data.ts';
import type { AdvisorInput, CountryRow, Evidence } from './types.ts';

const row = (headcount: number | null, code = 'DE', name = 'Germany'): CountryRow => ({ code, name, headcount });
const cloud: AdvisorInput = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'live',
  currentPayroll: 'erp',
  rows: [],
};
const one = (headcount: number | null, answers: Partial<AdvisorInput> = {}, data: AdvisorData = advisor) => {
  const [first] = advise({ ...cloud, rows: [row(headcount)], ...answers }, data).rows;
  if (!first) throw new Error('no row');
  return first;
};
const yes: Evidence = { covered: true, words: 'Country version from SAP (a source, read 1 July 2026)' };
const no: Evidence = { covered: false, words: '' };
const knowing = (coverage: AdvisorData['coverage']): AdvisorData => ({ ...advisor, coverage });

describe('the rules in their order', () => {
  it('suggests a partner to everybody who wants payroll run for them', () => {
    for (const headcount of [1, 500, 100_000, null])
      expect(one(headcount, { operation: 'managed', cloud: 'stay' })).toMatchObject({
        option: 'partner',
        rule: 'managed',
      });
  });
  it('suggests SAP S/4HANA Payroll where payroll must stay, whatever the size', () => {
    for (const headcount of [1, 499, 500, null]) expect(one(headcount, { cloud: 'stay' }).option).toBe('s4');
  });
  it('suggests a partner where payroll must stay and no country version exists', () => {
    const data = knowing({ DE: { s4Sap: no, s4Partner: no } });
    expect(one(900, { cloud: 'stay' }, data)).toMatchObject({ option: 'partner', rule: 'stayWithout' });
  });
  it('keeps S/4HANA Payroll open where only the version from SAP is known to be missing', () => {
    const advice = one(900, { cloud: 'stay' }, knowing({ DE: { s4Sap: no } }));
    expect(advice).toMatchObject({ option: 's4', coverage: { state: 'toConfirm' } });
  });
  it('suggests Employee Central Payroll with Employee Central live or planned', () => {
    for (const employeeCentral of ['live', 'planned'] as const)
      expect(one(2000, { employeeCentral })).toMatchObject({ option: 'ecp', rule: 'ecp' });
  });
  it('never suggests Employee Central Payroll without Employee Central', () => {
    for (const [currentPayroll, option] of [
      ['erp', 's4'],
      ['s4', 's4'],
      ['other', 'partner'],
      ['none', 'partner'],
    ] as const)
      expect(one(5000, { employeeCentral: 'no', currentPayroll }).option).toBe(option);
  });
  it('bridges the time until the cloud with what runs today', () => {
    expect(one(5000, { cloud: 'later' })).toMatchObject({ option: 's4', rule: 'laterSap' });
    expect(one(5000, { cloud: 'later', currentPayroll: 'other' })).toMatchObject({
      option: 'partner',
      rule: 'laterOther',
    });
  });
  it('falls back where Employee Central Payroll is known not to be offered', () => {
    const data = knowing({ DE: { ecp: no } });
    expect(one(5000, {}, data)).toMatchObject({ option: 's4', rule: 'notOfferedSap' });
    expect(one(5000, { currentPayroll: 'none' }, data)).toMatchObject({ option: 'partner', rule: 'notOfferedOther' });
  });
});

describe('the boundaries', () => {
  it('counts exactly 500 people as enough for Employee Central Payroll, and 499 as too few', () => {
    expect(one(500).option).toBe('ecp');
    expect(one(499)).toMatchObject({ option: 'partner', rule: 'small' });
    const { reason, note = '' } = advisorFile.rules.small;
    expect(one(1).reason).toBe(`${fill(reason, { people: advisorFile.counts.people.one })} ${note}`.trim());
  });
  it('judges a small country with the bigger ones in mind', () => {
    const list = (headcount: number) => [
      row(6000, 'AE', 'United Arab Emirates'),
      row(3200, 'IN', 'India'),
      row(headcount, 'KE', 'Kenya'),
    ];
    const small = (headcount: number) => advise({ ...cloud, rows: list(headcount) }, advisor).rows[2];
    expect(small(100)).toMatchObject({ option: 'ecp', rule: 'beside' });
    expect(small(99)).toMatchObject({ option: 'partner', rule: 'besideSmall' });
    for (const headcount of [30, 300]) expect(small(headcount)?.reason).toContain('United Arab Emirates and India');
  });
  it('says what holds about Employee Central', () => {
    const { core } = advisorFile;
    expect(one(900).reason).toContain(core.live);
    expect(one(900, { employeeCentral: 'planned' }).reason).toContain(core.planned);
  });
  it('rounds a part of a person up: 499.5 is 500 people', () => {
    expect(one(499.5)).toMatchObject({ headcount: 500, option: 'ecp' });
    expect(one(0.2)).toMatchObject({ headcount: 1, option: 'partner' });
  });
  it('mentions the partner-managed cloud for exactly 5,000 people in total, and not for 5,001', () => {
    const total = (other: number) => advise({ ...cloud, rows: [row(4000), row(other, 'IN', 'India')] }, advisor);
    const people = count(5000, advisorFile.counts.people);
    expect(total(1000).notes).toContain(fill(advisorFile.partnerCloud.text, { people }));
    expect(total(1000).rows.every((advice) => advice.alternative)).toBe(true);
    expect(total(1001).notes).toEqual([]);
    expect(total(1001).rows.some((advice) => advice.alternative)).toBe(false);
  });
  it('mentions no alternative where the first two rules leave no choice', () => {
    expect(one(50, { operation: 'managed' }).alternative).toBe(false);
    expect(one(50, { cloud: 'stay' }).alternative).toBe(false);
  });
  it('has nothing to decide for zero people', () => {
    expect(one(0)).toMatchObject({ option: 'open', rule: 'zero', coverage: { state: 'none' } });
  });
  it('asks for a blank headcount only where it decides', () => {
    expect(one(null)).toMatchObject({ option: 'open', rule: 'blank' });
    expect(one(null, { employeeCentral: 'no' }).option).toBe('s4');
  });
  it('reads impossible headcounts as blank', () => {
    for (const headcount of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e12]) expect(one(headcount).rule).toBe('blank');
  });
  it('adds duplicates together and says so', () => {
    const { rows, notes } = advise({ ...cloud, rows: [row(300), row(5, 'IN', 'India'), row(200)] }, advisor);
    expect(rows.map(({ name, headcount }) => [name, headcount])).toEqual([
      ['Germany', 500],
      ['India', 5],
    ]);
    expect(rows[0]?.option).toBe('ecp');
    expect(notes[0]).toBe(fill(advisorFile.result.merged, { countries: 'Germany' }));
  });
  it('keeps the number when its duplicate is blank', () => {
    expect(advise({ ...cloud, rows: [row(null), row(700)] }, advisor).rows[0]?.headcount).toBe(700);
    expect(advise({ ...cloud, rows: [row(700), row(null)] }, advisor).rows[0]?.headcount).toBe(700);
  });
  it('answers an empty list with what to do', () => {
    expect(advise(cloud, advisor)).toMatchObject({
      headline: advisorFile.result.empty,
      rows: [],
      checks: [],
    });
  });
  it('answers 300 rows, and reads no more than these', () => {
    const rows = Array.from({ length: 301 }, (_, index) => row(index + 1, '', `Country ${index}`));
    expect(advise({ ...cloud, rows }, advisor).rows).toHaveLength(300);
  });
});

describe('what is not known is not guessed', () => {
  it('makes no suggestion for a name it does not know', () => {
    const advice = advise({ ...cloud, rows: [row(900, '', 'Wakanda')] }, advisor).rows[0];
    expect(advice).toMatchObject({ option: 'open', rule: 'unknown' });
    expect(advice?.reason).toBe(fill(advisorFile.rules.unknown.reason, { country: 'Wakanda' }));
  });
  it('lists everything that is still open at once', () => {
    const rows = [row(900), row(null, 'IN', 'India'), row(5, '', 'Wakanda')];
    const answers = { cloud: null, employeeCentral: null };
    expect(advise({ ...cloud, ...answers, rows }, advisor).open).toMatchObject([
      { kind: 'question', question: 'cloud' },
      { kind: 'question', question: 'employeeCentral' },
      { kind: 'headcount', row: { name: 'India' } },
      { kind: 'unknown', row: { name: 'Wakanda' } },
    ]);
    expect(advise({ ...cloud, rows: [row(900)] }, advisor).open).toEqual([]);
    expect(one(900, { cloud: null }).rule).toBe('unanswered');
    expect(one(900, { operation: null }).rule).toBe('unanswered');
    expect(one(900, { employeeCentral: null }).rule).toBe('unanswered');
    expect(one(900, { employeeCentral: 'no', currentPayroll: null }).rule).toBe('unanswered');
  });
  it('shows coverage where a row is confirmed, with its source, and else says who confirms it', () => {
    const known = knowing({ DE: { s4Sap: yes } });
    expect(one(900, { cloud: 'stay' }, known).coverage).toEqual({ state: 'confirmed', words: yes.words });
    expect(one(900, {}, known).coverage).toEqual({ state: 'toConfirm', words: advisorFile.coverage.toConfirm });
    expect(one(9).coverage.words).toBe(advisorFile.coverage.partner);
  });
  it('takes a version from a partner where SAP has none', () => {
    const data = knowing({ DE: { s4Sap: no, s4Partner: yes } });
    expect(one(900, { cloud: 'stay' }, data)).toMatchObject({ option: 's4', coverage: { state: 'confirmed' } });
  });
});

describe('the result as a whole', () => {
  const rows = [row(4200, 'IN', 'India'), row(1150, 'AE', 'United Arab Emirates'), row(60, 'MT', 'Malta'), row(null)];
  const advice = advise({ ...cloud, employeeCentral: 'planned', rows }, advisor);
  it('says it in one sentence', () => {
    const { options, counts, result } = advisorFile;
    const part = (option: keyof typeof options, countries: number) =>
      fill(result.part, { option: options[option].inSentence, countries: count(countries, counts.countries) });
    const values = { people: count(5410, counts.people), countries: count(4, counts.countries) };
    const parts = `${part('ecp', 2)}, ${part('partner', 1)} and ${part('open', 1)}`;
    expect(advice.headline).toBe(fill(result.headline, { ...values, parts }));
  });
  it('sums up by option', () => {
    expect(advice.summary.map(({ option, countries, people }) => [option, countries, people])).toEqual([
      ['ecp', 2, 5350],
      ['partner', 1, 60],
      ['open', 1, 0],
    ]);
  });
  it('says what to check next, for the countries concerned', () => {
    const countries: Record<string, string> = {
      blank: 'Germany',
      toConfirm: 'India, United Arab Emirates and Germany',
    };
    const expected = advisorFile.checks
      .filter(({ when }) => ['blank', 'toConfirm', 'planned', 'ecp', 'partner', 'erp', 'always'].includes(when))
      .map(({ when, text }) => fill(text, { countries: countries[when] ?? '' }));
    expect(advice.checks.map(({ text }) => text)).toEqual(expected);
  });
});

describe('every input gets an answer with a reason', () => {
  const answers = fc.record({
    operation: fc.constantFrom('inHouse', 'managed', null),
    cloud: fc.constantFrom('ready', 'later', 'stay', null),
    employeeCentral: fc.constantFrom('live', 'planned', 'no', null),
    currentPayroll: fc.constantFrom('erp', 's4', 'other', 'none', null),
    rows: fc.array(
      fc.record({
        code: fc.constantFrom('', 'DE', 'IN', 'AE', 'ZZ'),
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('{people}', '$&', '__proto__')),
        headcount: fc.option(fc.oneof(fc.double(), fc.integer({ min: -5, max: 6000 }))),
      }),
      { maxLength: 12 },
    ),
  });
  const evidence = fc.option(fc.constantFrom(yes, no), { nil: undefined });
  const coverage = fc.record({ DE: fc.record({ ecp: evidence, s4Sap: evidence, s4Partner: evidence }) });
  it('whatever the list, the answers and the evidence are', () => {
    fc.assert(
      fc.property(answers, coverage, (input, known) => {
        const { rows, headline, summary, people, checks, waves, effort } = advise(input, knowing(known));
        expect(isSentence(headline)).toBe(true);
        // A reason may name other countries of the list as well, and an odd name looks like a gap in the text.
        const oddNames = rows.map(({ name }) => name).filter((name) => name.includes('{'));
        for (const advice of rows) {
          expect(Object.keys(advisor.options)).toContain(advice.option);
          expect(advice.reason.replaceAll(advice.name, '')).toMatch(/^\P{Cc}{20,}\.?”?$/u);
          const reason = [advice.name, ...oddNames].reduce((text, name) => text.replaceAll(name, 'x'), advice.reason);
          expect(isSentence(reason)).toBe(true);
          expect(isSentence(advice.coverage.words)).toBe(true);
          if (advice.option === 'ecp') {
            expect(input.employeeCentral).not.toBe('no');
            expect(advice.headcount).toBeGreaterThanOrEqual(advice.rule === 'beside' ? 100 : 500);
          }
        }
        expect(summary.reduce((sum, option) => sum + option.countries, 0)).toBe(rows.length);
        expect(summary.reduce((sum, option) => sum + option.people, 0)).toBe(people);
        expect(checks.length > 0).toBe(rows.length > 0);
        const waiting = rows.filter(({ rule }) => rule !== 'zero');
        expect(waves.flatMap(({ countries }) => countries).sort()).toEqual(waiting.map(({ name }) => name).sort());
        for (const { reason } of waves) expect(isSentence(reason)).toBe(true);
        expect(effort.low).toBeLessThanOrEqual(effort.high);
      }),
      { numRuns: 500 },
    );
  });
});
