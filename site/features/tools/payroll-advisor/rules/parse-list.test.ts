import { expect, it } from 'vitest';
import { fill } from '../../../../../common/wording.ts';
import { fc } from '../../../../../tests/support/property.ts';
import { advisorFile, countryFile } from '../../../../../tests/support/tools.ts';
import { namesOf } from '../words.ts';
import { findCountry, readCountries } from './countries.ts';
import { parseList } from './parse-list.ts';
import { sumOf } from './rows.ts';

const countries = readCountries(namesOf(countryFile));
const { paste } = advisorFile;
function read(text: string) {
  return parseList(text, countries, paste, advisorFile.counts.more);
}
/** Read entries as "DE 1200", those asked about as "?Wakanda 900". */
function told(text: string) {
  const { rows, unsettled } = read(text);
  return [
    ...rows.map(({ code, headcount }) => `${code} ${headcount ?? '–'}`),
    ...unsettled.map(({ name, headcount }) => `?${name} ${headcount ?? '–'}`),
  ].join(', ');
}

it.each([
  // Spreadsheets
  ['DE 1200, IN 4500', 'Country\tHeadcount 2026\nGermany\t1200\nIndia\t4500'],
  ['DE 1200, IN 4500', 'Entity\tCountry\tHC\nExample GmbH\tGermany\t1200\nExample Ltd\tIndia\t4500'],
  ['DE 1200, IN 4500', 'Country, employees\r\nGermany,1200\r\n\r\nIndia,4500\r\n'],
  ['DE 1200, IN 4500', 'Land\tMA 2026\nDeutschland\t1.200\nIndien\t4.500'],
  ['DE 1200, IN 4500', 'Germany;1.200 MA\nIndia;4.500 MA'],
  ['DE 1200, IN 4500', '"Germany","1,200"\n"India","4,500"'],
  ['DE 1200, IN 4500', 'DE\tGermany\t1200\nIN\tIndia\t4500'],
  ['DE 1200, IN 4500', '1\tDE10\tGermany\t1200\n2\tIN20\tIndia\t4500'],
  ['DE 1200, IN 4500', 'Example GmbH\tGermany\t1200\nExample India Ltd\tIndia\t4500'],
  ['DE 1200, IN 4500', 'Germany\t1200\t21%\nIndia\t4500\t79%'],
  ['DE 1200, IN 4500', '| Country | People |\n|---|---|\n| Germany | 1,200 |\n| India | 4,500 |'],
  ['DE 1200, IN 4500', 'Germany\n1200\nIndia\n4500'],
  ['DE 1200, IN 4500', 'Germany\tIndia\n1200\t4500'],
  ['DE 1200, IN 4500', 'de\t1200\nin\t4500'],
  ['DE 1200, IN 4500', 'Headcount, Q3 2026\nNo.\tCountry\tHC 30.09.2026\tGo-live\n1\tGermany\t1200\n2\tIndia\t4500'],
  ['DE 1200, IN 4500', 'Country\tDE\tIN\nHeadcount\t1200\t4500'],
  ['DE 1200, IN 4500', 'Example AG, Germany, 1200\nExample Pvt SE, India, 4500'],
  ['DE 1200, MY 45', 'DE01 Germany 1200\nMY01 Example Malaysia Sdn Bhd 45'],
  ['MA 40, TN 35', 'MA\n40\nTN\n35'],
  ['DE –, IN –, OM –', 'Germany (from 2027)\nIndia\tn/a\nOman\tNA'],
  ['IN –, AE –, NO –', 'IN, AE, NO'],
  // Lines
  ['DE 1200, IN 4500', '1. Germany 1200\n2) India 4500'],
  ['DE 1200, IN 4500', '• Germany – 1,200\n- India – 4,500'],
  ['DE 1200, IN 4500', 'Munich, Germany 1200\nPune, India 4500'],
  ['DE 1200, IN 4500', 'Germany (Munich + Berlin) 1200\nIndia (with Nepal, HQ) 4500'],
  ['DE 1200, IN 4500', 'Germany 21% (1,200)\nIndia 79% (4,500)'],
  ['DE 1200, IN 4500', '1 Germany 1200\n2 India 4500'],
  ['DE 120, IN 45', '120 Germany FY 2026\n45 India 31-Dec-2025'],
  ['DE 500, IN 0', 'Germany\t499.5\nIndia\t0'],
  // One line
  ['SA 4200, AE 1850, OM 120', 'Saudi Arabia 4,200, UAE 1,850, Oman 120'],
  ['AE 6000, IN 3200, KE 30', 'UAE 6,000 | India 3,200 | Kenya 30'],
  ['AE 6000, IN 3200, KE 30', 'uae 6,000 india 3,200 kenya 30'],
  ['AE 6000, IN 3200, KE 30', 'UAE 6,000 / India 3,200 + Kenya 30'],
  ['AE 6000, IN 3200, KE 30', 'UAE,6000,India,3200,Kenya,30'],
  ['AE 6000, IN 3200, KE 30', '6000,UAE,3200,India,30,Kenya'],
  ['AE 6000, IN 3200, KE 30', 'UAE6000 India=3200 Kenya-30'],
  ['AE 6000, IN 3200, KE 30', 'AE: 6000; IN: 3200; KE: 30'],
  ['AE 6000, IN 3200, KE 30', '6,000 IN UAE, 3,200 IN INDIA AND 30 IN KENYA'],
  ['AE 6000, IN 3200, KE 30', 'UAE 6,000 EE, India 3,200 EEs, Kenya 30 EE'],
  ['AE 6000, IN 3200, KE 30', 'الإمارات ٦٠٠٠، الهند ٣٢٠٠ وكينيا ٣٠'],
  ['AE 6000, IN 3200, KE 30', 'यूएई ६,०००, भारत ३,२०० और केन्या ३०'],
  // Sentences
  ['IN 1200, OM 300', 'India 1 200 and 300 people in Oman'],
  ['IN 1200, OM 300', '1’200 (India), 300 (Oman)'],
  ['IN 1200, OM 300', 'In 2026 we pay 1,200 people in India and the other 300 in Oman.'],
  ['IN 1200, OM 300', 'Paid on the 28th, as of Dec 31st, 2025: India 1.2k, Oman 300 (since June 2019)'],
  ['US 500, GB 20', '500 people in the USA, 20 in the UK'],
  ['GB 300, US 120, QA 50', 'UK 300, US 120, QA 50'],
  ['GB 300, US 120, QA 50', '300 UK, 120 US, 50 QA'],
  ['AE 400, OM 20', 'UAE 400 from 1 Mar 2026, another 20 in Oman from May 2026'],
  // Cities
  ['AE 400, IN 90, SA 20', 'Dubai 400, Mumbai 90, Khobar office 20'],
  ['AE 400, SA 20', 'دبي ٤٠٠\nالرياض ٢٠'],
  ['AE 300, DE 20', 'Dubai, Abu Dhabi 300\nBerlin, Germany 20'],
  // Names
  ['SA 8, AE 1, GB 2, US 3, TR 5, LC 6, BS 7', 'KSA 8\nU.A.E. 1\nUK 2\nUS 3\nTurkey 5\nSaint Lucia 6\nThe Bahamas 7'],
  ['KR 4, BA 5, TT 6', 'Korea, Republic of 4, Bosnia and Herzegovina 5 and Trinidad & Tobago 6'],
  ['CD 1, CG 2, GN 3, GW 4', 'Congo (Kinshasa) 1, Congo (Brazzaville) 2 Guinea 3 Guinea-Bissau 4'],
  ['MA 30, EE 20, CY 10', 'MA 30\nEE 20\nCY 10'],
])('reads %s, and nothing has to be said about it: %j', (expected, text) => {
  expect(told(text)).toBe(expected);
  expect(read(text).notices).toEqual([]);
});

it.each([
  ['UAE 6,000, Gulfland 20, 3,200, India 4', 'AE 6000, IN 4, ?Gulfland 20, ? 3200'],
  ['Wakanda – 2000 employees\nUAE 1000', 'AE 1000, ?Wakanda 2000'],
  ['Wakanda 200: UAE 300', 'AE 300, ?Wakanda 200'],
  ['Wakanda, 900, India, 4', 'IN 4, ?Wakanda 900'],
  ['Atlantis, UAE 300', 'AE 300, ?Atlantis –'],
  ['Research and Development 20', '?Research and Development 20'],
  ['NA 30', '? 30'],
  ['North America 1,200', '?North America 1200'],
  ['Example AG 300', '?Example AG 300'],
  ['🇦🇪 6000', '? 6000'],
])('asks about what it does not understand: %j', (text, expected) => {
  expect(told(text)).toBe(expected);
});
it('asks about it as it was written, with every number of its row', () => {
  expect(read('UAE 1, Wakanda 2,000 3,000').unsettled).toMatchObject([
    { text: 'Wakanda 2,000 3,000', headcount: 2000 },
  ]);
  expect(read('Acme\tWakanda\t900\nOman\t3').unsettled).toMatchObject([{ text: 'Acme\tWakanda\t900' }]);
});
it.each([
  ['Saudia Arabia 500', 'Saudi Arabia'],
  ['Germny 500', 'Germany'],
  ['Untied Kingdom 4', 'United Kingdom'],
  ['Belgique 320', 'Belgium'],
  ['Ryadh 20', 'Saudi Arabia'],
  ['America 20', 'United States'],
  ['Rest of world 45', undefined],
])('asks whether %s means %s', (text, country) => {
  expect(read(text).rows).toEqual([]);
  expect(read(text).unsettled.map(({ guesses }) => guesses[0]?.name)).toEqual([country]);
});
it.each(['UAE and Oman 300', 'UAE & Oman\t300', 'UAE/Oman: 300', '300 people in the UAE and Oman'])(
  'gives one number for two countries to neither: %j',
  (text) => {
    const { rows, unsettled } = read(`${text}\nIndia 20`);
    expect(rows.map(({ code, headcount }) => [code, headcount])).toEqual([['IN', 20]]);
    expect(unsettled).toMatchObject([{ headcount: 300, isShared: true, guesses: [{ code: 'AE' }, { code: 'OM' }] }]);
  },
);

function totals(given: string) {
  return fill(paste.totals, { given, read: 15 });
}
it.each([
  ['Germany\t300\nDE\t200\nIndia\t4', 'DE 500, IN 4', fill(paste.merged, { countries: 'Germany' })],
  ['Dubai 400, Abu Dhabi 300', 'AE 700', fill(paste.merged, { countries: 'United Arab Emirates' })],
  ['Germany 200 to 250', 'DE 200', fill(paste.several, { countries: 'Germany' })],
  ['We are 5,000: 1,200 in the UAE', 'AE 1200', fill(paste.several, { countries: 'United Arab Emirates' })],
  ['Egypt\t10\t11\nIndia\t30\t33', 'EG 10, IN 30', fill(paste.several, { countries: 'Egypt and India' })],
  ['Germany\t10\nIndia\t5\nGrand total\t15', 'DE 10, IN 5', totals('15')],
  ['insgesamt 15, davon Deutschland 10 und Indien 5', 'DE 10, IN 5', totals('15')],
  ['Germany\t10\nSubtotal Europe\t10\nIndia\t5\nTotal\t15', 'DE 10, IN 5', totals('10 and 15')],
  ['Germany 10, India 5, total 20', 'DE 10, IN 5', totals('20')],
  [' \n\t;;\n---', '', paste.nothing],
])('says what it changed: %j', (text, expected, notice) => {
  expect(told(text)).toBe(expected);
  expect(read(text).notices).toEqual([notice]);
});
it('says that a text is longer than any list', () => {
  expect(read('India 1\n'.repeat(9000)).notices.join()).toContain(paste.cut);
});

function grouped(mark: string) {
  return (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, mark);
}
function inScript(zero: number) {
  return (count: number) => `${count}`.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}
const written = fc.constantFrom(
  ...[',', '.', ' ', '\u202f', '’', ''].map(grouped),
  ...[0x0660, 0x06f0, 0x0966].map(inScript),
  (count: number) => (count % 1000 === 0 ? `${count / 1000}k` : `${count}`),
);
const SHAPES = ['NAME COUNT', 'NAME: COUNT', 'COUNT in NAME', 'NAME (COUNT)', 'NAME – COUNT employees', 'NAME = COUNT'];
const separators = fc.constantFrom(', ', '; ', ' and ', ' und ', '، ', '\n', '\r\n', '\n• ', '\n- ', '\t', ' | ');
const known = fc.constantFrom('UAE', 'KSA', 'India', 'Deutschland', 'Österreich', 'مصر', 'भारत', 'Côte d’Ivoire');
const unknown = fc.constantFrom('Wakanda', 'Germny', 'Head office', 'Atlantis');
const people = fc.oneof(
  fc.integer({ min: 1, max: 250 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 1, max: 250_000 }),
);
function itemOf(names: fc.Arbitrary<string>, shape: fc.Arbitrary<string>) {
  return fc.record({ name: names, count: people, write: written, shape, before: separators });
}
type Item = typeof itemOf extends (...given: never) => fc.Arbitrary<infer One> ? One : never;
function writeDown({ name, count, write, shape }: Item) {
  return shape.replace('NAME', name).replace('COUNT', write(count));
}

it('gives every country its own number, however a list is written', () => {
  const list = fc.tuple(fc.constantFrom(...SHAPES), separators).chain(([shape, separator]) =>
    fc.tuple(
      fc.uniqueArray(itemOf(known, fc.constant(shape)), {
        minLength: 2,
        maxLength: 6,
        selector: ({ name }) => findCountry(countries, name)?.code,
      }),
      fc.constant(separator),
    ),
  );
  fc.assert(
    fc.property(list, ([items, separator]) => {
      const text = items.map(writeDown).join(separator);
      const given = items.map(({ name, count }) => `${findCountry(countries, name)?.code} ${count}`);
      expect(told(text), text).toBe(given.join(', '));
    }),
    { numRuns: 1500 },
  );
});
it('loses nobody in a list that mixes everything: what was read and what is asked about add up', () => {
  const list = fc.array(itemOf(fc.oneof(known, unknown), fc.constantFrom(...SHAPES)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, (items) => {
      const text = items.map((item, index) => (index > 0 ? item.before : '') + writeDown(item)).join('');
      const { rows, unsettled } = read(text);
      expect(sumOf(rows) + sumOf(unsettled), text).toBe(items.reduce((sum, { count }) => sum + count, 0));
    }),
    { numRuns: 600 },
  );
});
it('finds every country by its name and by both codes, and every spelling means one country', () => {
  expect(countryFile).toHaveLength(249);
  for (const { code, code3, name } of countryFile)
    for (const text of [code, code3, name]) expect(findCountry(countries, text)?.code, text).toBe(code);
  const all = countries.list.flatMap(({ keys }) => [...new Set(keys)]);
  expect(new Set(all).size).toBe(all.length);
});
