import { describe, expect, it } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { fc } from '../../../../tests/support/property.ts';
import { advisorFile, countryFile } from '../../../../tests/support/tools.ts';
import { findCountry, readCountries, suggest } from './countries.ts';
import { packCountries } from './data.ts';
import { parseList } from './parse-list.ts';

const countries = readCountries(packCountries(countryFile));
const read = (text: string) => parseList(text, countries, advisorFile.paste, advisorFile.counts.more);
const { paste } = advisorFile;
const pairs = (text: string) => read(text).rows.map(({ code, headcount }) => [code, headcount]);
const left = (text: string) => read(text).unsettled.map(({ name, headcount }) => [name, headcount]);
const meant = (text: string) => read(text).unsettled.map(({ guesses }) => guesses[0]?.name);

describe('rows of a spreadsheet', () => {
  it.each([
    ['tabs', 'Germany\t1,200\nIndia\t4,500'],
    ['semicolons', 'Germany;1.200\nIndia;4.500'],
    ['commas', 'Germany,1200\nIndia,4500'],
    ['commas that also group thousands', 'Germany, 1,200\nIndia, 4,500'],
    ['spaces', 'Germany 1 200\nIndia 4 500'],
    ['quotes', '"Germany","1,200"\n"India","4,500"'],
    ['codes', 'DE\t1200\nIND\t4500'],
    ['small codes', 'de\t1200\nin\t4500'],
    ['other spellings', 'deutschland: 1200\nBHARAT – 4500'],
    ['Windows line breaks and blank lines', '\r\nGermany\t1200\r\n\r\n  \r\nIndia\t4500\r\n'],
    ['a heading', 'Country\tHeadcount 2026\nGermany\t1200\nIndia\t4500'],
    ['a heading with commas', 'Country, employees 2026\nGermany,1200\nIndia,4500'],
    ['a code and a name', 'DE\tGermany\t1200\nIN\tIndia\t4500'],
    ['a code and a name between commas', 'DE,Germany,1200\nIN,India,4500'],
    ['numbered rows', '1\tGermany\t1200\n2\tIndia\t4500'],
    ['numbered lines', '1. Germany 1200\n2) India 4500'],
    ['dots before each line', '• Germany – 1,200\n• India – 4,500'],
    ['the number first', '1200\tGermany\n4500\tIndia'],
    ['a company before the country', 'Example GmbH\tGermany\t1200\nExample India Ltd\tIndia\t4500'],
    ['a company that is named after another country', 'Example India Ltd\tGermany\t1200\nExample SA\tIndia\t4500'],
    ['words after the number', 'Germany,1200,monthly\nIndia, 4,500, monthly'],
    ['shares beside the numbers', 'Germany\t1200\t21%\nIndia\t4500\t79%'],
    ['every cell in a line of its own', 'Germany\n1200\nIndia\n4500'],
    ['names above numbers', 'Germany\tIndia\n1200\t4500'],
    ['periods above the columns', 'Country\tHC Dec-25\nGermany\t1200\nIndia\t4500'],
    ['quarters above the columns', 'Country\tQ1\nGermany\t1200\nIndia\t4500'],
    ['German columns', 'Land\tMA 2026\nDeutschland\t1.200\nIndien\t4.500'],
    ['units behind the numbers', 'Deutschland;1.200 MA\nIndien;4.500 MA'],
    ['cities before their countries', 'Munich, Germany 1200\nPune, India 4500'],
    ['cities behind their countries', 'Germany (Munich + Berlin) 1200\nIndia: Pune and Mumbai 4500'],
    ['shares before the numbers', 'Germany 21% (1,200)\nIndia 79% (4,500)'],
    ['messages of a chat', '[12/11/26, 10:15:22] Sara: Germany 1200\n[12/11/26, 10:16:01] Sara: India 4500'],
    ['bars', '| Country | People |\n|---|---|\n| Germany | 1,200 |\n| India | 4,500 |'],
  ])('are read with %s', (_, text) => {
    expect(pairs(text)).toEqual([
      ['DE', 1200],
      ['IN', 4500],
    ]);
    expect(read(text)).toMatchObject({ unsettled: [], notices: [] });
  });
});

describe('a list in one line', () => {
  it.each([
    ['commas', 'UAE 6,000, India 3,200, Kenya 30'],
    ['semicolons', 'UAE 6,000; India 3,200; Kenya 30'],
    ['"and"', 'UAE 6,000 and India 3,200 and Kenya 30'],
    ['spaces only', 'UAE 6,000 India 3,200 Kenya 30'],
    ['slashes', 'UAE 6,000 / India 3,200 / Kenya 30'],
    ['colons', 'UAE: 6,000, India: 3,200, Kenya: 30'],
    ['dashes', 'UAE - 6,000, India – 3,200, Kenya-30'],
    ['brackets', 'UAE (6,000), India (3,200) and Kenya (30)'],
    ['no spaces', 'UAE,6000,India,3200,Kenya,30'],
    ['numbers first', '6,000 UAE, 3,200 India, 30 Kenya'],
    ['numbers first and no spaces', '6000,UAE,3200,India,30,Kenya'],
    ['names that touch their numbers', 'UAE6000 India3200 Kenya30'],
    ['equals signs', 'UAE=6000; India=3200; Kenya=30'],
    ['codes', 'AE 6000 IN 3200 KE 30'],
    ['capitals', '6,000 IN UAE, 3,200 IN INDIA AND 30 IN KENYA'],
    ['flags', '🇦🇪 6000 🇮🇳 3200 🇰🇪 30'],
    ['a sentence', 'We pay about 6,000 people in the UAE, 3,200 in India and the other 30 in Kenya.'],
    ['a sentence that names the year', 'In 2026 we pay 6,000 people in the UAE, 3,200 in India and 30 in Kenya.'],
    ['words before a colon', 'Our people as of 31.12.2025: UAE 6,000, India 3,200, Kenya 30'],
    ['a day that is written out', 'As of 31 Dec 2025: UAE 6,000, India 3,200, Kenya 30 (since June 2019)'],
    ['growth beside the numbers', 'UAE 6,000 (+10%), India 3,200 (-2 %), Kenya 30'],
    ['units', 'UAE 6,000 EE, India 3,200 EEs, Kenya 30 EE'],
    ['small codes', 'ae 6000 in 3200 ke 30'],
    ['German names', 'VAE 6.000; Indien 3.200; Kenia 30'],
    ['Arabic names and digits', 'الإمارات ٦٠٠٠، الهند ٣٢٠٠ وكينيا ٣٠'],
    ['an Arabic sentence', 'لدينا ٦٬٠٠٠ موظف في الإمارات و٣٬٢٠٠ في الهند و٣٠ في كينيا'],
    ['Hindi names and digits', 'यूएई ६,०००, भारत ३,२०० और केन्या ३०'],
  ])('is read with %s', (_, text) => {
    expect(pairs(text)).toEqual([
      ['AE', 6000],
      ['IN', 3200],
      ['KE', 30],
    ]);
    expect(read(text)).toMatchObject({ unsettled: [], notices: [] });
  });
  it.each([
    '6,000',
    '6.000',
    '6 000',
    '6\u202f000',
    '6’000',
    '6000',
    '6k',
    '6 K',
    '6.0k',
    '6 thousand',
    '٦٠٠٠',
    '٦٬٠٠٠',
    '٦ آلاف',
    '६०००',
    '६ हज़ार',
    'about 6,000',
    'approx. 6,000',
    '~6,000',
    '6,000+',
  ])('takes %s for six thousand', (number) => {
    for (const text of [`Oman ${number}, Egypt 40`, `${number} Oman; 40 Egypt`, `Oman\t${number}\nEgypt\t40`])
      expect(pairs(text), text).toEqual([
        ['OM', 6000],
        ['EG', 40],
      ]);
  });
  it('reads hundreds of thousands as they are written in India', () => {
    expect(pairs('India 1,50,000, UAE 6,000')).toEqual([
      ['IN', 150000],
      ['AE', 6000],
    ]);
    for (const number of ['1.5 lakh', '1,5 lakh', '1.5L', '1 lakh 50 thousand'])
      expect(pairs(`India ${number}`), number).toEqual([['IN', 150000]]);
    expect(pairs('India 2 hundred')).toEqual([['IN', 200]]);
  });
  it('never takes one more or less zero for granted', () => {
    expect(read('India 2 crore').notices).toEqual([fill(paste.unread, { countries: 'India' })]);
    expect(read('India 100 200').notices).toEqual([fill(paste.spaced, { countries: 'India' })]);
    expect(read('India 100\u00a0200, UAE 1 200').notices).toEqual([]);
  });
  it('keeps names together that contain a comma or "and"', () => {
    const text = 'Korea, Republic of 4, Bosnia and Herzegovina 5, Trinidad & Tobago 6 and Antigua and Barbuda 7';
    expect(pairs(text)).toEqual([
      ['KR', 4],
      ['BA', 5],
      ['TT', 6],
      ['AG', 7],
    ]);
  });
  it('tells names apart that begin alike', () => {
    const text = 'Niger 1 Nigeria 2 Guinea 3 Guinea-Bissau 4 Papua New Guinea 5 Sudan 6 South Sudan 7';
    expect(pairs(text).map(([code]) => code)).toEqual(['NE', 'NG', 'GN', 'GW', 'PG', 'SD', 'SS']);
  });
  it('gives a number to several countries where the list says so', () => {
    expect(pairs('UAE and Oman 500 each, India 100')).toEqual([
      ['AE', 500],
      ['OM', 500],
      ['IN', 100],
    ]);
  });
  it('parts two numbers where only that gives every country its own', () => {
    expect(pairs('UAE 600,320 India')).toEqual([
      ['AE', 600],
      ['IN', 320],
    ]);
  });
});

describe('names', () => {
  it('are found as people write them', () => {
    expect(
      pairs('UAE\t1\nU.K.\t2\nusa\t3\nKorea, Republic of\t4\nTurkey\t5\nSaint Lucia\t6\nThe Bahamas\t7\nKSA\t8'),
    ).toEqual(['AE', 'GB', 'US', 'KR', 'TR', 'LC', 'BS', 'SA'].map((code, index) => [code, index + 1]));
  });
  it('are found in Arabic and Hindi, with the spellings of daily life', () => {
    expect(pairs('السعودية 1\nالمملكة العربية السعودية 2\nعمان 3\nامريكا 4\nسورية 5').map(([code]) => code)).toEqual([
      'SA',
      'OM',
      'US',
      'SY',
    ]);
    expect(pairs('हिंदुस्तान 1, अमेरिका 2, कतर 3').map(([code]) => code)).toEqual(['IN', 'US', 'QA']);
  });
  it('belong to one country only, in every language', () => {
    const owners = new Map<string, string>();
    for (const { code, keys } of countries.list)
      for (const key of new Set(keys)) {
        expect(owners.get(key), key).toBeUndefined();
        owners.set(key, code);
      }
  });
  it('are not found in ordinary words', () => {
    expect(left('about 20 in total')).toEqual([]);
    expect(pairs('India\tNA\nGermany\t30')).toEqual([
      ['IN', null],
      ['DE', 30],
    ]);
    expect(pairs('Germany 200 to 250')).toEqual([['DE', 250]]);
    expect(pairs('between 200 and 250 in Germany')).toEqual([['DE', 250]]);
    expect(pairs('Country\tPY\tCY\nGermany\t30\t40')).toEqual([['DE', 30]]);
    expect(pairs('MA 30\nEE 20\nCY 10')).toEqual([
      ['MA', 30],
      ['EE', 20],
      ['CY', 10],
    ]);
  });
});

describe('what cannot be read', () => {
  it.each([
    'Wakanda – 2000 employees\nUAE 1000',
    'Wakanda, 2000 employees\nUAE 1000',
    'Wakanda\t2000 people\nUAE\t1000',
  ])('is no heading because its number may be a year: %j', (text) => {
    expect(pairs(text)).toEqual([['AE', 1000]]);
    expect(left(text)).toEqual([['Wakanda', 2000]]);
  });
  it('stays unsettled with its people', () => {
    const text = 'UAE 6,000, Wakanda 900, 3,200, India 4';
    expect(pairs(text)).toEqual([
      ['AE', 6000],
      ['IN', 4],
    ]);
    expect(left(text)).toEqual([
      ['Wakanda', 900],
      ['', 3200],
    ]);
    expect(read(text).unsettled.map((entry) => entry.text)).toEqual(['Wakanda 900', '3,200']);
  });
  it.each([
    ['Germny 500', 'Germany'],
    ['Indai 300', 'India'],
    ['Phillipines 4', 'Philippines'],
    ['Untied Kingdom 4', 'United Kingdom'],
    ['Soth Africa: 20', 'South Africa'],
    ['Belgique 320', 'Belgium'],
    ['Swizerland 20', 'Switzerland'],
    ['Dubai 400', 'United Arab Emirates'],
    ['Bengaluru 1,000', 'India'],
    ['Bombay 300', 'India'],
    ['Khobar office 20', 'Saudi Arabia'],
    ['Ryadh 20', 'Saudi Arabia'],
    ['Abudhabi 20', 'United Arab Emirates'],
    ['UEA 20', 'United Arab Emirates'],
    ['U A E 20', 'United Arab Emirates'],
    ['München 20', 'Germany'],
    ['والرياض ٢٠٠', 'Saudi Arabia'],
    ['دبي ٤٠٠', 'United Arab Emirates'],
  ])('is asked about and not guessed: %s', (text, country) => {
    expect(read(text).rows).toEqual([]);
    expect(meant(text)).toEqual([country]);
  });
  it.each([
    'UAE and Oman 300',
    'UAE & Oman\t300',
    'UAE/Oman: 300',
    'UAE and Oman together 300',
    '300 people in the UAE and Oman',
    'الإمارات وعمان ٣٠٠',
  ])('is one number for two countries, which is given to neither: %j', (text) => {
    const { rows, unsettled } = read(`${text}\nIndia 20`);
    expect(rows.map(({ code, headcount }) => [code, headcount])).toEqual([['IN', 20]]);
    expect(unsettled).toMatchObject([{ text, headcount: 300, isShared: true }]);
    expect(unsettled[0]?.guesses.map(({ code }) => code)).toEqual(['AE', 'OM']);
  });
  it('keeps every number of its row', () => {
    expect(read('Wakanda 2,000 3,000').unsettled).toMatchObject([{ text: 'Wakanda 2,000 3,000', headcount: 2000 }]);
  });
  it('stays although a colon follows it', () => {
    expect(pairs('Wakanda 200: UAE 300')).toEqual([['AE', 300]]);
    expect(left('Wakanda 200: UAE 300')).toEqual([['Wakanda', 200]]);
  });
  it('has no guess where nothing is near', () => {
    expect(meant('Wakanda 900; Rest of world 45')).toEqual([undefined, undefined]);
  });
  it('is the name alone where it has no number', () => {
    expect(left('Wakanda')).toEqual([['Wakanda', null]]);
  });
  it('never loses anybody: what was read and what is unsettled add up', () => {
    const number = fc.integer({ min: 1, max: 99_999 });
    const name = fc.constantFrom(
      'UAE',
      'India',
      'Wakanda',
      'Germny',
      'Kenya',
      'Korea, Republic of',
      'Dubai',
      'مصر',
      'भारत',
    );
    const mark = fc.constantFrom(', ', '; ', ' and ', '\n', ' ', '، ');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, number), { minLength: 1, maxLength: 12 }),
        mark,
        fc.boolean(),
        (list, between, isFirst) => {
          const text = list.map(([who, many]) => (isFirst ? `${many} ${who}` : `${who} ${many}`)).join(between);
          const { rows, unsettled } = read(text);
          const people = [...rows, ...unsettled].reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
          expect(people, text).toBe(list.reduce((sum, [, many]) => sum + many, 0));
        },
      ),
    );
  });
});

describe('what is changed is said', () => {
  it('adds duplicates together', () => {
    const list = read('Germany\t300\nDE\t200\nIndia\t4');
    expect(list.rows.map(({ name, headcount }) => [name, headcount])).toEqual([
      ['Germany', 500],
      ['India', 4],
    ]);
    expect(list.notices).toEqual([fill(paste.merged, { countries: 'Germany' })]);
  });
  it('names countries without a headcount', () => {
    expect(read('Germany\nIndia\tn/a').notices).toEqual([fill(paste.noNumber, { countries: 'Germany and India' })]);
  });
  it('names headcounts that it could not read', () => {
    const list = read('Germany\t12%\nIndia\t-5');
    expect(list.rows.map(({ headcount }) => headcount)).toEqual([null, null]);
    expect(list.notices).toEqual([fill(paste.unread, { countries: 'Germany and India' })]);
  });
  it('rounds decimals up', () => {
    const list = read('Germany\t499.5\nIndia\t0');
    expect(list.rows.map(({ headcount }) => headcount)).toEqual([500, 0]);
    expect(list.notices).toContain(fill(paste.rounded, { countries: 'Germany' }));
  });
  it('takes the higher number of a range, and the first of several', () => {
    expect(read('Germany 300–350').notices).toEqual([fill(paste.range, { countries: 'Germany' })]);
    expect(read('Egypt\t1,000\t1,100\nIndia\t3,200\t3,300').notices).toEqual([
      fill(paste.several, { countries: 'Egypt and India' }),
    ]);
  });
  it('leaves out a total, and says whether it agrees', () => {
    expect(read('Germany\t10\nIndia\t5\nGrand total\t15').notices).toEqual([paste.totals]);
    expect(read('Germany 10, India 5, total 20').notices.join()).toMatch(/\b20\b.*\b15\b/);
  });
  it.each([
    'Total 15: Germany 10, India 5',
    '15 people: Germany 10, India 5',
    'Total 15 (Germany 10, India 5)',
    'insgesamt 15, davon Deutschland 10 und Indien 5',
    'Germany\t10\nSubtotal Europe\t10\nIndia\t5\nGrand total\t15',
    'Subtotal Europe 10\nGermany 10\nSubtotal Asia 5\nIndia 5',
    'Country\tGermany\tIndia\tTotal\nHeadcount\t10\t5\t15',
  ])('knows a total wherever it stands: %j', (text) => {
    expect(pairs(text)).toEqual([
      ['DE', 10],
      ['IN', 5],
    ]);
    expect(read(text)).toMatchObject({ unsettled: [], notices: [paste.totals] });
  });
  it('does not take two thousand people for a year', () => {
    expect(read('India 2000 1500').notices).toEqual([fill(paste.several, { countries: 'India' })]);
    expect(pairs('India 2000 1500')).toEqual([['IN', 2000]]);
  });
  it('says that it stops in a text that is no list', () => {
    expect(read('India 1\n'.repeat(9000)).notices.join()).toContain(paste.cut);
    expect(read(`${'India 1, '.repeat(1200)}Oman 7`).notices.join()).toContain(paste.cut);
  });
  it('says so when there is nothing to read', () => {
    for (const text of ['', ' \n\t;;\n', '---']) expect(read(text).notices).toEqual([advisorFile.paste.nothing]);
  });
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
      for (const { name, text } of unsettled) {
        expect(name).toBe(name.trim());
        expect(name.length).toBeLessThanOrEqual(60);
        expect(text).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
});

describe('typing ahead', () => {
  const names = (typed: string) => suggest(countries, typed).map(({ name }) => name);
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
      for (const text of [code, code3, name]) expect(findCountry(countries, text)?.code, text).toBe(code);
  });
});
