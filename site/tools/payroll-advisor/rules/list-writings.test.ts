import { expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { advisorFile, countryFile } from '../../../../tests/support/tools.ts';
import { readCountries } from './countries.ts';
import { packCountries } from './data.ts';
import { parseList } from './parse-list.ts';

/** Lists as people in our regions write them, in any mixture: nobody is lost, and every country gets its own number. */

const countries = readCountries(packCountries(countryFile));
const read = (text: string) => parseList(text, countries, advisorFile.paste, advisorFile.counts.more);

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark);
const lakh = (digits: string) => digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
const inScript = (digits: string, zero: number) =>
  [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

const WRITINGS: Record<string, (count: number) => string> = {
  plain: String,
  'with commas': (count) => grouped(`${count}`, ','),
  'with dots': (count) => grouped(`${count}`, '.'),
  'with spaces': (count) => grouped(`${count}`, ' '),
  'with no-break spaces': (count) => grouped(`${count}`, '\u00a0'),
  'with narrow no-break spaces': (count) => grouped(`${count}`, '\u202f'),
  'with apostrophes': (count) => grouped(`${count}`, "'"),
  'with curly apostrophes': (count) => grouped(`${count}`, '’'),
  'in thousands': (count) => (count % 1000 === 0 ? `${count / 1000}k` : `${count}`),
  'in lakh': (count) => lakh(`${count}`),
  'in Arabic digits': (count) => inScript(`${count}`, 0x0660),
  'in Arabic digits with their own mark': (count) => inScript(`${count}`, 0x0660).replace(/\B(?=(.{3})+$)/gu, '٬'),
  'in Persian digits': (count) => inScript(`${count}`, 0x06f0),
  'in Hindi digits': (count) => inScript(`${count}`, 0x0966),
};

const SHAPES: Record<string, (name: string, number: string) => string> = {
  'UAE 6000': (name, number) => `${name} ${number}`,
  'UAE: 6000': (name, number) => `${name}: ${number}`,
  '6000 in UAE': (name, number) => `${number} in ${name}`,
  'UAE (6000)': (name, number) => `${name} (${number})`,
  'UAE – 6000 employees': (name, number) => `${name} – ${number} employees`,
  'UAE - 6000': (name, number) => `${name} - ${number}`,
  'UAE = 6000': (name, number) => `${name} = ${number}`,
  '6000 people in the UAE': (name, number) => `${number} people in ${name}`,
};

const SEPARATORS: Record<string, string> = {
  commas: ', ',
  semicolons: '; ',
  and: ' and ',
  und: ' und ',
  'Arabic commas': '، ',
  'new lines': '\n',
  'Windows lines': '\r\n',
  bullets: '\n• ',
  dashes: '\n- ',
  asterisks: '\n* ',
  tabs: '\t',
  bars: ' | ',
};

const NAMES: Record<string, string> = {
  UAE: 'AE',
  'Saudi Arabia': 'SA',
  KSA: 'SA',
  India: 'IN',
  Deutschland: 'DE',
  Germany: 'DE',
  Österreich: 'AT',
  'South Africa': 'ZA',
  'United Kingdom': 'GB',
  Oman: 'OM',
  Qatar: 'QA',
  Kuwait: 'KW',
  مصر: 'EG',
  भारत: 'IN',
  Singapore: 'SG',
  'Côte d’Ivoire': 'CI',
};
const UNKNOWN = ['Wakanda', 'Germny', 'Head office', 'Atlantis'];

type Item = [name: string, count: number];
const sumOf = (list: readonly { headcount: number | null }[]) =>
  list.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
const counted = (list: readonly (readonly [string, number])[]) => {
  const sums = new Map<string, number>();
  for (const [code, count] of list) sums.set(code, (sums.get(code) ?? 0) + count);
  return Object.fromEntries([...sums].sort());
};
const codesOf = (list: readonly Item[]) =>
  counted(list.flatMap(([name, count]) => (NAMES[name] ? [[NAMES[name], count] as const] : [])));

/** Both round thousands, which "k" can write, and any other number. */
const count = fc.oneof(
  fc.integer({ min: 1, max: 250 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 1, max: 250_000 }),
);
const known = fc.constantFrom(...Object.keys(NAMES));
const anyName = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN) });
const anyOf = <Value>(record: Record<string, Value>) => fc.constantFrom(...Object.values(record));

for (const [separator, between] of Object.entries(SEPARATORS))
  it(`every country gets its own number, however it is written: ${separator}`, () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(known, count), { minLength: 2, maxLength: 6 }),
        anyOf(WRITINGS),
        anyOf(SHAPES),
        (list, write, shape) => {
          const text = list.map(([name, number]) => shape(name, write(number))).join(between);
          const { rows, unsettled } = read(text);
          const found = counted(rows.map(({ code, headcount }) => [code ?? '', headcount ?? 0] as const));
          expect({ found, unsettled }, text).toEqual({ found: codesOf(list), unsettled: [] });
        },
      ),
      { numRuns: 250 },
    );
  });

it('nobody is lost in a list that mixes everything: what was read and what is shown as not read add up', () => {
  const item = fc.tuple(anyName, count, anyOf(WRITINGS), anyOf(SHAPES), anyOf(SEPARATORS));
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (items) => {
      const text = items
        .map(([name, number, write, shape, before], index) => (index > 0 ? before : '') + shape(name, write(number)))
        .join('');
      const { rows, unsettled } = read(text);
      const given = items.reduce((sum, [, number]) => sum + number, 0);
      expect(sumOf(rows) + sumOf(unsettled), text).toBe(given);
    }),
    { numRuns: 600 },
  );
});
