import { describe, expect, it } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { fc } from '../../../../tests/support/property.ts';
import { advisorFile, countryFile } from '../../../../tests/support/tools.ts';
import { findCountry, readCountries } from './countries.ts';
import { namesOf } from './data.ts';
import { parseList } from './parse-list.ts';

const countries = readCountries(namesOf(countryFile));
const { paste } = advisorFile;
const read = (text: string) => parseList(text, countries, paste, advisorFile.counts.more);
/** What was read as "DE 1200", and what is asked about as "?Wakanda 900". */
const told = (text: string) => {
  const { rows, unsettled } = read(text);
  return [
    ...rows.map(({ code, headcount }) => `${code} ${headcount ?? '–'}`),
    ...unsettled.map(({ name, headcount }) => `?${name} ${headcount ?? '–'}`),
  ].join(', ');
};

describe('a list is read, and nothing has to be said about it', () => {
  it.each([
    // Spreadsheets
    ['DE 1200, IN 4500', 'Country\tHeadcount 2026\nGermany\t1200\nIndia\t4500'],
    ['DE 1200, IN 4500', 'Country, employees\r\nGermany,1200\r\n\r\nIndia,4500\r\n'],
    ['DE 1200, IN 4500', 'Land\tMA 2026\nDeutschland\t1.200\nIndien\t4.500'],
    ['DE 1200, IN 4500', 'Country\tHC Dec-25\nGermany\t1200\nIndia\t4500'],
    ['DE 1200, IN 4500', 'Germany;1.200 MA\nIndia;4.500 MA'],
    ['DE 1200, IN 4500', '"Germany","1,200"\n"India","4,500"'],
    ['DE 1200, IN 4500', 'DE\tGermany\t1200\nIN\tIndia\t4500'],
    ['DE 1200, IN 4500', '1\tGermany\t1200\n2\tIndia\t4500'],
    ['DE 1200, IN 4500', 'Example GmbH\tGermany\t1200\nExample India Ltd\tIndia\t4500'],
    ['DE 1200, IN 4500', 'Example India Ltd\tGermany\t1200\nExample SA\tIndia\t4500'],
    ['DE 1200, IN 4500', 'Germany\t1200\t21%\nIndia\t4500\t79%'],
    ['DE 1200, IN 4500', '| Country | People |\n|---|---|\n| Germany | 1,200 |\n| India | 4,500 |'],
    ['DE 1200, IN 4500', 'Germany\n1200\nIndia\n4500'],
    ['DE 1200, IN 4500', 'Germany\tIndia\n1200\t4500'],
    ['DE 1200, IN 4500', 'in\t4500\nde\t1200'.split('\n').reverse().join('\n')],
    // Lines
    ['DE 1200, IN 4500', '1. Germany 1200\n2) India 4500'],
    ['DE 1200, IN 4500', '• Germany – 1,200\n- India – 4,500'],
    ['DE 1200, IN 4500', 'Munich, Germany 1200\nPune, India 4500'],
    ['DE 1200, IN 4500', 'Germany (Munich + Berlin) 1200\nIndia (with Nepal, HQ) 4500'],
    ['DE 1200, IN 4500', 'Germany 21% (1,200)\nIndia 79% (4,500)'],
    ['DE 1200, IN 4500', '[12/11/26, 10:15:22] Sara: Germany 1200\n[12/11/26, 10:16:01] Sara: India 4500'],
    ['DE 500, IN 0', 'Germany\t499.5\nIndia\t0'],
    ['DE 350, IN 100200', 'Germany 300–350, India 100 200'],
    // One line
    ['AE 6000, IN 3200, KE 30', 'UAE 6,000 | India 3,200 | Kenya 30'],
    ['AE 6000, IN 3200, KE 30', 'UAE 6,000 India 3,200 Kenya 30'],
    ['AE 6000, IN 3200, KE 30', 'UAE 6,000 / India 3,200 + Kenya 30'],
    ['AE 6000, IN 3200, KE 30', 'UAE,6000,India,3200,Kenya,30'],
    ['AE 6000, IN 3200, KE 30', '6000,UAE,3200,India,30,Kenya'],
    ['AE 6000, IN 3200, KE 30', 'UAE6000 India=3200 Kenya-30'],
    ['AE 6000, IN 3200, KE 30', 'AE: 6000; IN: 3200; KE: 30'],
    ['AE 6000, IN 3200, KE 30', 'ae 6000 in 3200 ke 30'],
    ['AE 6000, IN 3200, KE 30', '6,000 IN UAE, 3,200 IN INDIA AND 30 IN KENYA'],
    ['AE 6000, IN 3200, KE 30', 'UAE 6,000 EE, India 3,200 EEs, Kenya 30 EE'],
    ['AE 6000, IN 3200, KE 30', 'UAE 6,000 (+10%), India 3,200 (-2 %), Kenya 30'],
    ['AE 6000, IN 3200, KE 30', 'الإمارات ٦٠٠٠، الهند ٣٢٠٠ وكينيا ٣٠'],
    ['AE 6000, IN 3200, KE 30', 'यूएई ६,०००, भारत ३,२०० और केन्या ३०'],
    // Sentences
    ['IN 1200, OM 300', 'India 1 200 and 300 people in Oman'],
    ['IN 1200, OM 300', '1’200 (India), 300 (Oman)'],
    ['IN 1200, OM 300', 'In 2026 we pay 1,200 people in 2 offices in India and the other 300 in Oman.'],
    ['IN 1200, OM 300', 'Our people as of 31 Dec 2025: India 1.2k, Oman 300 (since June 2019)'],
    // Names
    ['SA 8, AE 1, GB 2, US 3, TR 5, LC 6, BS 7', 'KSA 8\nU.A.E. 1\nUK 2\nUS 3\nTurkey 5\nSaint Lucia 6\nThe Bahamas 7'],
    [
      'KR 4, BA 5, TT 6, AG 7',
      'Korea, Republic of 4, Bosnia and Herzegovina 5, Trinidad & Tobago 6 and Antigua and Barbuda 7',
    ],
    [
      'CD 1, CG 2, GN 3, GW 4, SS 5',
      'Congo (Kinshasa) 1, Congo (Brazzaville) 2 Guinea 3 Guinea-Bissau 4 South Sudan 5',
    ],
    ['MA 30, EE 20, CY 10', 'MA 30\nEE 20\nCY 10'],
    ['US 4, IN 1, QA 3', 'امريكا 4\nहिंदुस्तान 1, कतर 3'],
  ])('%s: %j', (expected, text) => {
    expect(told(text)).toBe(expected);
    expect(read(text).notices).toEqual([]);
  });
  it.each([
    ...['6,000', '6.000', '6 000', '6\u202f000', '6’000', '6000', '6k', '6 K', '6.0k', '6 thousand', '6.000,00'],
    ...['٦٬٠٠٠', '६०००', 'about 6,000', 'approx. 6,000', '~6,000', '6,000+', '0,06 lakh'],
  ])('%s are six thousand', (number) => {
    for (const text of [`Oman ${number}; Egypt 40`, `${number} Oman; 40 Egypt`, `Oman\t${number}\nEgypt\t40`])
      expect(told(text), text).toBe('OM 6000, EG 40');
  });
});

describe('what is not understood is asked about', () => {
  it.each([
    ['UAE 6,000, Gulfland 20, 3,200, India 4', 'AE 6000, IN 4, ?Gulfland 20, ? 3200'],
    ['Wakanda – 2000 employees\nUAE 1000', 'AE 1000, ?Wakanda 2000'],
    ['Wakanda 200: UAE 300', 'AE 300, ?Wakanda 200'],
    ['Wakanda, 900, India, 4', 'IN 4, ?Wakanda 900'],
    ['Research and Development 20', '?Research and Development 20'],
    ['Wakanda', '?Wakanda –'],
    ['🇦🇪 6000', '? 6000'],
  ])('%j', (text, expected) => {
    expect(told(text)).toBe(expected);
  });
  it('as it was written, with every number of its row', () => {
    expect(read('UAE 1, Wakanda 2,000 3,000').unsettled).toMatchObject([
      { text: 'Wakanda 2,000 3,000', headcount: 2000 },
    ]);
    expect(read('Acme\tWakanda\t900\nOman\t3').unsettled).toMatchObject([{ text: 'Acme\tWakanda\t900' }]);
  });
  it.each([
    ['Saudia Arabia 500', 'Saudi Arabia'],
    ['Germny 500', 'Germany'],
    ['Indai 300', 'India'],
    ['Phillipines 4', 'Philippines'],
    ['Untied Kingdom 4', 'United Kingdom'],
    ['Belgique 320', 'Belgium'],
    ['Dubai 400', 'United Arab Emirates'],
    ['Khobar office 20', 'Saudi Arabia'],
    ['Ryadh 20', 'Saudi Arabia'],
    ['München 20', 'Germany'],
    ['دبي ٤٠٠', 'United Arab Emirates'],
    ['Wakanda 900', undefined],
    ['Rest of world 45', undefined],
  ])('%s may mean %s', (text, country) => {
    expect(read(text).rows).toEqual([]);
    expect(read(text).unsettled.map(({ guesses }) => guesses[0]?.name)).toEqual([country]);
  });
  it.each([
    'UAE and Oman 300',
    'UAE & Oman\t300',
    'UAE/Oman: 300',
    '300 people in the UAE and Oman',
    'UAE and Oman 300 each',
  ])('one number for two countries is given to neither: %j', (text) => {
    const { rows, unsettled } = read(`${text}\nIndia 20`);
    expect(rows.map(({ code, headcount }) => [code, headcount])).toEqual([['IN', 20]]);
    expect(unsettled).toMatchObject([{ headcount: 300, isShared: true }]);
    expect(unsettled[0]?.guesses.map(({ code }) => code)).toEqual(['AE', 'OM']);
  });
});

describe('what is changed is said', () => {
  const about = (kind: 'merged' | 'noNumber' | 'unread' | 'several', names: string) =>
    fill(paste[kind], { countries: names });
  it.each([
    ['Germany\t300\nDE\t200\nIndia\t4', 'DE 500, IN 4', about('merged', 'Germany')],
    ['Germany\nIndia\tn/a\nOman\tNA', 'DE –, IN –, OM –', about('noNumber', 'Germany, India and Oman')],
    ['Germany\t12%\nIndia\t-5', 'DE –, IN –', about('unread', 'Germany and India')],
    ['India 2 crore', 'IN –', about('unread', 'India')],
    ['Germany 200 to 250', 'DE 200', about('several', 'Germany')],
    ['Egypt\t1,000\t1,100\nIndia\t3,200\t3,300', 'EG 1000, IN 3200', about('several', 'Egypt and India')],
    ['India 2000 1500', 'IN 2000', about('several', 'India')],
    ['Germany\t10\nIndia\t5\nGrand total\t15', 'DE 10, IN 5', paste.totals],
    ['Total 15: Germany 10, India 5', 'DE 10, IN 5', paste.totals],
    ['Germany 10, India 5 (Total 15)', 'DE 10, IN 5', paste.totals],
    ['insgesamt 15, davon Deutschland 10 und Indien 5', 'DE 10, IN 5', paste.totals],
    ['Germany\t10\nSubtotal Europe\t10\nIndia\t5\nTotal\t15', 'DE 10, IN 5', paste.totals],
    ['Germany 10, India 5, total 20', 'DE 10, IN 5', fill(paste.totalDiffers, { given: 20, read: 15 })],
    ['', '', paste.nothing],
    [' \n\t;;\n---', '', paste.nothing],
  ])('%j', (text, expected, notice) => {
    expect(told(text)).toBe(expected);
    expect(read(text).notices).toEqual([notice]);
  });
  it('also that a text is longer than any list', () => {
    expect(read('India 1\n'.repeat(9000)).notices.join()).toContain(paste.cut);
    expect(read(`${'India 1, '.repeat(1200)}Oman 7`).notices.join()).toContain(paste.cut);
  });
});

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark);
const WRITINGS: ((count: number) => string)[] = [
  String,
  ...[',', '.', ' ', '\u00a0', '\u202f', "'", '’'].map((mark) => (count: number) => grouped(`${count}`, mark)),
  (count) => (count % 1000 === 0 ? `${count / 1000}k` : `${count}`),
  (count) => `${count}`.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ','),
  ...[0x0660, 0x06f0, 0x0966].map(
    (zero) => (count: number) => `${count}`.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))),
  ),
];
const SHAPES: ((name: string, number: string) => string)[] = [
  (name, number) => `${name} ${number}`,
  (name, number) => `${name}: ${number}`,
  (name, number) => `${number} in ${name}`,
  (name, number) => `${name} (${number})`,
  (name, number) => `${name} – ${number} employees`,
  (name, number) => `${name} = ${number}`,
  (name, number) => `${number} people in ${name}`,
];
const SEPARATORS = [', ', '; ', ' and ', ' und ', '، ', '\n', '\r\n', '\n• ', '\n- ', '\n* ', '\t', ' | '];
const KNOWN = [
  'UAE',
  'Saudi Arabia',
  'KSA',
  'India',
  'Deutschland',
  'Österreich',
  'Oman',
  'مصر',
  'भारत',
  'Côte d’Ivoire',
];
const UNKNOWN = ['Wakanda', 'Germny', 'Head office', 'Atlantis'];
const people = fc.oneof(
  fc.integer({ min: 1, max: 250 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 1, max: 250_000 }),
);
const sumOf = (list: readonly { headcount: number | null }[]) =>
  list.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);

it('gives every country its own number, however a list is written', () => {
  const list = fc.uniqueArray(fc.tuple(fc.constantFrom(...KNOWN), people), {
    minLength: 2,
    maxLength: 6,
    selector: ([name]) => findCountry(countries, name)?.code,
  });
  const [write, shape, mark] = [WRITINGS, SHAPES, SEPARATORS].map((all) => fc.nat(all.length - 1)) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ];
  fc.assert(
    fc.property(list, write, shape, mark, (items, written, shaped, between) => {
      const text = items
        .map(([name, count]) => SHAPES[shaped]?.(name, WRITINGS[written]?.(count) ?? ''))
        .join(SEPARATORS[between]);
      const given = items.map(([name, count]) => `${findCountry(countries, name)?.code} ${count}`);
      expect(told(text), text).toBe(given.join(', '));
    }),
    { numRuns: 1500 },
  );
});

it('loses nobody in a list that mixes everything: what was read and what is asked about add up', () => {
  const item = fc.tuple(
    fc.constantFrom(...KNOWN, ...UNKNOWN),
    people,
    fc.constantFrom(...WRITINGS),
    fc.constantFrom(...SHAPES),
    fc.constantFrom(...SEPARATORS),
  );
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (items) => {
      const text = items
        .map(([name, count, write, shape, before], index) => (index > 0 ? before : '') + shape(name, write(count)))
        .join('');
      const { rows, unsettled } = read(text);
      expect(sumOf(rows) + sumOf(unsettled), text).toBe(items.reduce((sum, [, count]) => sum + count, 0));
    }),
    { numRuns: 600 },
  );
});

it('never fails and never keeps an impossible row, whatever is pasted', () => {
  const line = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w ,;\t."'-]{0,40}$/));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { rows, unsettled, notices } = read(lines.join('\n'));
      expect(rows.length + unsettled.length + notices.length).toBeGreaterThan(0);
      for (const { code, headcount } of rows) {
        expect(code).toMatch(/^[A-Z]{2}$/);
        expect(headcount === null || (Number.isInteger(headcount) && headcount >= 0)).toBe(true);
      }
      for (const { text } of unsettled) expect(text).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

it('finds every country by its name and by both codes, and every spelling means one country', () => {
  for (const { code, code3, name } of countryFile.countries)
    for (const text of [code, code3, name]) expect(findCountry(countries, text)?.code, text).toBe(code);
  const all = countries.list.flatMap(({ keys }) => [...new Set(keys)]);
  expect(new Set(all).size).toBe(all.length);
});
