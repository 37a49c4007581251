import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../common/wording.ts';
import { advisorFile, countryFile } from '../../testing/tools.ts';
import { packPlaces } from './data.ts';
import { parseList } from './parse-list.ts';
import { findPlace, readPlaces, suggest } from './places.ts';

const places = readPlaces(packPlaces(countryFile));
const read = (text: string) => parseList(text, places, advisorFile.paste, advisorFile.counts.more);
const { paste } = advisorFile;
const pairs = (text: string) => read(text).rows.map(({ code, name, headcount }) => [code || name, headcount]);

describe('a pasted list', () => {
  it.each([
    ['tabs', 'Germany\t1,200\nIndia\t4,500'],
    ['semicolons', 'Germany;1.200\nIndia;4.500'],
    ['commas', 'Germany,1200\nIndia,4500'],
    ['commas that also group thousands', 'Germany, 1,200\nIndia, 4,500'],
    ['spaces', 'Germany 1 200\nIndia 4 500'],
    ['quotes', '"Germany","1,200"\n"India","4,500"'],
    ['codes', 'DE\t1200\nIND\t4500'],
    ['other spellings', 'deutschland: 1200\nBHARAT – 4500'],
    ['Windows line breaks and blank lines', '\r\nGermany\t1200\r\n\r\n  \r\nIndia\t4500\r\n'],
    ['a heading', 'Country\tHeadcount 2026\nGermany\t1200\nIndia\t4500'],
    ['a heading with commas', 'Country, employees 2026\nGermany,1200\nIndia,4500'],
    ['a code and a name', 'DE\tGermany\t1200\nIN\tIndia\t4500'],
    ['a code and a name between commas', 'DE,Germany,1200\nIN,India,4500'],
    ['numbered rows', '1\tGermany\t1200\n2\tIndia\t4500'],
    ['the number first', '1200\tGermany\n4500\tIndia'],
    ['a company before the country', 'Example GmbH\tGermany\t1200\nExample Ltd\tIndia\t4500'],
    ['words after the number', 'Germany,1200,monthly\nIndia, 4,500, monthly'],
  ])('is read with %s', (_, text) => {
    expect(pairs(text)).toEqual([
      ['DE', 1200],
      ['IN', 4500],
    ]);
    expect(read(text).notices).toEqual([]);
  });

  it('finds the names that people use', () => {
    expect(pairs('UAE\t1\nU.K.\t2\nusa\t3\nKorea, Republic of\t4\nTurkey\t5\nSaint Lucia\t6\nThe Bahamas\t7')).toEqual(
      ['AE', 'GB', 'US', 'KR', 'TR', 'LC', 'BS'].map((code, index) => [code, index + 1]),
    );
  });
  it('adds duplicates together and says so', () => {
    const list = read('Germany\t300\nDE\t200\nIndia\t4');
    expect(list.rows.map(({ name, headcount }) => [name, headcount])).toEqual([
      ['Germany', 500],
      ['India', 4],
    ]);
    expect(list.notices).toEqual([fill(paste.merged, { countries: 'Germany' })]);
  });
  it('keeps a name that it does not know and says so', () => {
    const list = read('Wakanda\t900\nIndia\t4');
    expect(list.rows[0]).toEqual({ code: '', name: 'Wakanda', headcount: 900 });
    expect(list.notices).toEqual([fill(paste.unknown, { countries: 'Wakanda' })]);
  });
  it('keeps an unknown name even where it stands alone in the first row', () => {
    expect(pairs('Wakanda')).toEqual([['Wakanda', null]]);
  });
  it('keeps a country without a headcount', () => {
    expect(pairs('Germany\nIndia\t')).toEqual([
      ['DE', null],
      ['IN', null],
    ]);
    expect(read('Germany\nIndia\tn/a').notices).toEqual([]);
  });
  it('says which headcount it could not read', () => {
    const list = read('Germany\tabout 1200\nIndia\t-5');
    expect(list.rows.map(({ headcount }) => headcount)).toEqual([null, null]);
    expect(list.notices).toEqual([fill(paste.unread, { countries: 'Germany and India' })]);
  });
  it('rounds decimals up and says so', () => {
    const list = read('Germany\t499.5\nIndia\t0');
    expect(list.rows.map(({ headcount }) => headcount)).toEqual([500, 0]);
    expect(list.notices).toContain(fill(paste.rounded, { countries: 'Germany' }));
  });
  it('leaves out a row of totals', () => {
    const list = read('Germany\t10\nGrand total\t10');
    expect(list.rows).toHaveLength(1);
    expect(list.notices).toEqual([paste.totals]);
  });
  it('reads exactly 300 rows and says that it stops there', () => {
    const lines = Array.from({ length: 59 }, (_, index) => `Place ${index}\t${index}`);
    const whole = read(lines.concat(Array(241).fill('India\t1')).join('\n'));
    expect(whole.rows).toHaveLength(60);
    expect(whole.rows.at(-1)).toMatchObject({ code: 'IN', headcount: 241 });
    expect(whole.notices).not.toContain(fill(paste.cut, { limit: 300 }));
    const cut = read(Array(301).fill('India\t1').join('\n'));
    expect(cut.rows[0]?.headcount).toBe(300);
    expect(cut.notices).toContain(fill(paste.cut, { limit: 300 }));
  });
  it('says so when there is nothing to read', () => {
    for (const text of ['', ' \n\t;;\n', '12345\n99'])
      expect(read(text)).toEqual({ rows: [], notices: [advisorFile.paste.nothing] });
  });
  it('never fails and never keeps an impossible row, whatever is pasted', () => {
    const line = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w ,;\t."'-]{0,40}$/));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { rows, notices } = read(lines.join('\n'));
        expect(rows.length + notices.length).toBeGreaterThan(0);
        for (const { name, headcount } of rows) {
          expect(name).toBe(name.trim());
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(60);
          expect(headcount === null || (Number.isInteger(headcount) && headcount >= 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('typing ahead', () => {
  const names = (typed: string) => suggest(places, typed).map(({ name }) => name);
  it('puts the code first, then beginnings of names, then beginnings of words', () => {
    expect(names('in')[0]).toBe('India');
    expect(names('united')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States', 'Tanzania']);
    expect(names('korea')).toContain('North Korea');
  });
  it('finds names with accents, and other spellings', () => {
    expect(names('cote')).toEqual(['Côte d’Ivoire']);
    expect(names('ivory')).toEqual(['Côte d’Ivoire']);
    expect(names('holl')).toEqual(['Netherlands']);
  });
  it('suggests nothing for nothing, and at most eight', () => {
    expect(names('  ')).toEqual([]);
    expect(names('xyzzy')).toEqual([]);
    expect(names('s')).toHaveLength(8);
  });
  it('finds every country by its name and by both codes', () => {
    for (const { code, code3, name } of countryFile.countries)
      for (const text of [code, code3, name]) expect(findPlace(places, text)?.code, text).toBe(code);
  });
});
