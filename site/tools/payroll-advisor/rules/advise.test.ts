import { describe, expect, it } from 'vitest';
import { count, fill } from '../../../../common/wording.ts';
import { fc } from '../../../../tests/support/property.ts';
import { advisor, advisorFile, claims, countryFile, isSentence } from '../../../../tests/support/tools.ts';
import { advise } from './advise.ts';
import { type AdvisorData, advisorData } from './data.ts';
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

describe('the boundaries', () => {
  it.each<[headcount: number | null, rule: string, answers?: Partial<AdvisorInput>]>([
    [500, 'ecp'],
    [499, 'small'],
    [499.5, 'ecp'],
    [0.2, 'small'],
    [0, 'zero'],
    [null, 'blank'],
    [null, 'noCoreSap', { employeeCentral: 'no' }],
    [-1, 'blank'],
    [Number.NaN, 'blank'],
    [1e12, 'blank'],
    [5000, 'laterOther', { cloud: 'later', currentPayroll: 'other' }],
    [900, 'managed', { operation: 'managed', cloud: 'stay' }],
    [900, 'unanswered', { employeeCentral: 'no', currentPayroll: null }],
  ])('%s people: %s', (headcount, rule, answers) => {
    expect(one(headcount, answers).rule).toBe(rule);
  });
  it('judge a small country with the bigger ones in mind', () => {
    const list = [row(6000, 'AE', 'United Arab Emirates'), row(3200, 'IN', 'India')];
    const small = (people: number) =>
      advise({ ...cloud, rows: [...list, row(people, 'KE', 'Kenya')] }, advisor).rows[2];
    expect(small(100)).toMatchObject({ option: 'ecp', rule: 'beside' });
    expect(small(99)).toMatchObject({ option: 'partner', rule: 'besideSmall' });
    expect(small(30)?.reason).toContain('United Arab Emirates and India');
  });
  it('mention the partner-managed cloud for exactly 5,000 people in total, and where there is a choice', () => {
    const total = (other: number) => advise({ ...cloud, rows: [row(4000), row(other, 'IN', 'India')] }, advisor);
    const people = count(5000, advisorFile.counts.people);
    expect(total(1000).notes).toContain(fill(advisorFile.partnerCloud.text, { people }));
    expect(total(1000).rows.every((advice) => advice.alternative)).toBe(true);
    expect(total(1001).notes).toEqual([]);
    expect(one(50, { operation: 'managed' }).alternative).toBe(false);
    expect(one(50, { cloud: 'stay' }).alternative).toBe(false);
  });
  it('add duplicates together, whatever is blank, and say so', () => {
    const { rows, notes } = advise({ ...cloud, rows: [row(300), row(5, 'IN', 'India'), row(null), row(200)] }, advisor);
    expect(rows.map(({ name, headcount }) => [name, headcount])).toEqual([
      ['Germany', 500],
      ['India', 5],
    ]);
    expect(notes[0]).toBe(fill(advisorFile.result.merged, { countries: 'Germany' }));
  });
  it('answer an empty list with what to do, and no more than 300 rows', () => {
    expect(advise(cloud, advisor)).toMatchObject({ headline: advisorFile.result.empty, rows: [], checks: [] });
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
  });
  it('shows coverage where a row is confirmed, with its source, and else says who confirms it', () => {
    const known = knowing({ DE: { s4Sap: yes } });
    expect(one(900, { cloud: 'stay' }, known).coverage).toEqual({ state: 'confirmed', words: yes.words });
    expect(one(900, {}, known).coverage).toEqual({ state: 'toConfirm', words: advisorFile.coverage.toConfirm });
    expect(one(9).coverage.words).toBe(advisorFile.coverage.partner);
    const fromPartner = knowing({ DE: { s4Sap: no, s4Partner: yes } });
    expect(one(900, { cloud: 'stay' }, fromPartner)).toMatchObject({ option: 's4', coverage: { state: 'confirmed' } });
  });
});

describe('what reaches the browser', () => {
  const source = { label: 'SAP country list', href: 'https://help.example/list', shows: 'The list.' };
  const coverageOf = (status: 'confirmed' | 'unconfirmed') => {
    const evidence = { route: 'ecp', covered: true, source: 'list', checkedOn: '2026-10-01', status } as const;
    const germany = { code: 'DE', code3: 'DEU', name: 'Germany', coverage: [evidence] };
    return advisorData(advisorFile, { sources: { list: source }, countries: [germany] }, claims).coverage;
  };
  it('is a confirmed row with its source and date in words, and never an unconfirmed one', () => {
    const words = fill(advisorFile.coverage.ecp, { source: source.label, date: '1 October 2026' });
    expect(coverageOf('confirmed')).toEqual({ DE: { ecp: { covered: true, words } } });
    expect(coverageOf('unconfirmed')).toEqual({});
  });
  it('are the numbers of the claims file; a missing one is named', () => {
    expect(advisor.constants.ecpBesideMinimum).toBe(claims['ecpBesideMinimum']?.count);
    const { ecpMinimum: _, ...others } = claims;
    expect(() => advisorData(advisorFile, countryFile, others)).toThrow(
      /"ecpMinimum" is not in content\/claims.yaml: add/,
    );
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
