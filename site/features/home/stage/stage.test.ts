import { describe, expect, it } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { stageData } from '../home-content.ts';
import { drawCells, stageReader } from './stage-result.ts';

const data = {
  ...stageData(),
  dates: [
    { first: '2026-11-01', last: '2026-11-30', countries: [] },
    { first: '2027-07-01', last: '2027-07-01', countries: ['SA'] },
    { first: '2026-11-17', last: '2026-11-17', countries: ['OM'] },
    { first: '2028-01-01', last: '2028-01-31', countries: ['SA', 'OM'] },
  ],
};
const { words } = data;
function read(text: string) {
  return stageReader(data)(text, '2026-11-18');
}
const cell = { headcount: 120, isManaged: false, isDue: false };
/** One is “one”: numbers are words, in a phrase that agrees with them. */
function inWords({ one, many }: typeof words.routes, n: number) {
  return n === 1 ? fill(one, { n: 'one' }) : fill(many, { n: 'two' });
}
function count(path: string, letter: string) {
  return path.split(letter).length - 1;
}

describe('the sentence of the stage', () => {
  it.each([
    ['Saudi Arabia 4,200, UAE 1,850, Oman 20', '3 countries, 6,070 people', 2, 2],
    ['saudi arabia\t٤٢٠٠\noman\t٢٠', '2 countries, 4,220 people', 2, 2],
    ['india 1850', '1 country, 1,850 people', 1, 1],
  ])('counts countries, people, routes and dates: %j', (text, list, routes, dates) => {
    const [countries = '', people = ''] = list.split(/, (?=\d[\d,]* people)/);
    const values = {
      countries,
      people,
      routes: inWords(words.routes, routes),
      dates: inWords(words.dates, dates),
      year: '2028',
    };
    expect(read(text)).toMatchObject({ sentence: fill(words.sentence, values), unread: [] });
  });
  it('asks for headcounts where there are none', () => {
    const values = { countries: '2 countries', dates: inWords(words.dates, 1), year: '2028' };
    expect(read('UAE, Oman').sentence).toBe(fill(words.withoutPeople, values));
  });
  it('says what it did not understand', () => {
    expect(read('Atlantis 5, Germny 4, 77, UAE and Oman 300').unread).toEqual([
      fill(words.unknown, { text: 'Atlantis' }),
      fill(words.meant, { text: 'Germny', country: 'Germany' }),
      fill(words.noName, { text: '77' }),
      fill(words.shared, { text: 'UAE and Oman 300' }),
    ]);
  });
});

describe('the drawing of the stage', () => {
  it('shows who runs payroll, and where the law changes before the year in the sentence', () => {
    expect(read('Saudi Arabia 4,200, UAE 20, Oman 1,000').cells).toEqual([
      { headcount: 4200, isManaged: false, isDue: true },
      { headcount: 20, isManaged: true, isDue: false },
      { headcount: 1000, isManaged: false, isDue: false },
    ]);
  });
  it.each([1, 2, 3, 4, 5, 7, 12, 30, 249])('of %i countries is one unbroken line', (countries) => {
    const { line, others } = drawCells(Array.from({ length: countries }, () => cell));
    expect([count(line, 'Z'), count(others, 'M')]).toEqual([1, 2 * countries]);
  });
  it('has dots by headcount, marigold ones apart, and corners for a provider', () => {
    const { line, due, others } = drawCells([
      { ...cell, headcount: null, isManaged: true },
      { ...cell, headcount: 50_000, isDue: true },
    ]);
    expect([count(others, 'M'), count(due, 'M')]).toEqual([1, 7]);
    expect(count(line, 'A')).toBeGreaterThan(0);
    expect(count(drawCells([{ ...cell, isManaged: true }]).line, 'A')).toBe(0);
  });
});
