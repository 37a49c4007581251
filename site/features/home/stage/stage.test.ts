import { describe, expect, it } from 'vitest';
import { count, fill } from '../../../../common/wording.ts';
import { ASSUMED } from '../../tools/payroll-advisor/rules/address.ts';
import { capital, readLine } from '../../tools/payroll-advisor/rules/read-line.ts';
import { stageData } from '../home-content.ts';
import { MAX_LOOPS, stageReader } from './stage-result.ts';

function on(first: string, countries: string[], last = first) {
  return { first, last, countries, long: first, brief: first.slice(5) };
}
const data = {
  ...stageData(),
  dates: [
    on('2026-11-01', [], '2026-11-30'),
    on('2026-11-17', ['OM']),
    on('2026-12-31', ['AE']),
    on('2027-07-01', ['SA']),
    on('2028-01-01', ['SA', 'OM'], '2028-01-31'),
  ],
};
const { words, options } = data;
const TODAY = '2026-11-18';
function read(text: string) {
  return stageReader(data)(text, TODAY);
}
function soon(date: string, n: number) {
  return fill(words.next, { date: fill(words.soon, { date, left: count(n, words.left.days) }) });
}

describe('the answer of the stage', () => {
  it('has next to every loop the country, its people, its route and its next date', () => {
    const next = fill(words.next, { date: '2027-07-01' });
    expect(read('Riyadh 4,200, dubai ٢٠, Oman 1,000').rows).toMatchObject([
      { name: 'Saudi Arabia', people: '4,200', route: options.ecp.label, date: next, loop: { isDue: false } },
      { name: 'UAE', people: '20', date: soon('12-31', 43), loop: { isDue: true } },
      { name: 'Oman', date: words.noDate, loop: { isManaged: false, isDue: false } },
    ]);
  });
  it('recommends nothing where no version is known, and asks for a number that is missing', () => {
    expect(read('Lesotho 900, India').rows).toMatchObject([
      { route: words.noVersion, isUnsure: true, loop: { isKnown: false } },
      { route: words.addPeople, people: '', loop: { people: null } },
    ]);
  });
  it('promises as many dates as the next screen lists', () => {
    const { facts } = read('Saudi Arabia 4,200, UAE 1,850, Egypt 0');
    const { dates, year } = readLine(
      [
        { code: 'SA', name: '', headcount: 4200 },
        { code: 'AE', name: '', headcount: 1850 },
      ],
      ASSUMED,
      data,
      TODAY,
    );
    const promised = fill(words.dates.many, { n: words.numbers[dates.length] ?? '', year: `${year}` });
    expect(facts.map(({ title }) => title)).toEqual([
      capital(fill(words.routes.one, { n: words.numbers[1] ?? '' })),
      capital(promised),
      words.coverage,
    ]);
  });
  it('draws nine countries, and of more the biggest and one loop for the rest, with nothing lost', () => {
    const names = data.countries.map(({ names: [name = ''] }) => name).filter((name) => !/[^a-z ]/i.test(name));
    const list = (n: number) => names.slice(0, n).map((name, at) => `${name} ${at + 1}`);
    expect(read(list(9).join('\n')).rows).toHaveLength(9);
    const { rows } = read(list(20).join('\n'));
    expect(rows).toHaveLength(MAX_LOOPS);
    expect(rows.at(-1)).toMatchObject({ name: fill(words.more, { n: 12 }), people: '78' });
    expect(rows.reduce((sum, { people }) => sum + Number(people), 0)).toBe(210);
  });
  it('promises nothing before a country is read', () => {
    expect(read('Atlantis 5')).toMatchObject({ rows: [], facts: [] });
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
