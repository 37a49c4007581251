import { count, fill } from '../../../../../common/wording.ts';
import { DUE_DAYS, type Loop } from '../../../../parts/line/draw-line.ts';
import type { Option, PayrollAdvisor } from '../../../../schemas/tools/payroll-advisor.ts';
import type { AdvisorChoices } from './address.ts';
import { decideAll, isCovered, type Known, type RuleName } from './decide.ts';
import { type CountryRow, sumOf } from './rows.ts';

/** A dated change of payroll: a law concerns its countries, one of SAP's everybody. */
export interface LineDate {
  first: string;
  last: string;
  countries: readonly string[];
  /** 1 July 2027 */
  long: string;
  /** 1 Jul */
  brief: string;
}
/** All dates, and the short names of some countries. */
export interface LineFacts<Kind extends LineDate = LineDate> extends Known {
  dates: readonly Kind[];
  short: Readonly<Record<string, string>>;
}
type Words = Omit<PayrollAdvisor['line'], 'key' | 'live' | 'drawOwn'>;

export interface LineRow<Kind extends LineDate = LineDate> extends CountryRow {
  short: string;
  rule: RuleName;
  option: Option;
  dates: readonly Kind[];
  loop: Loop;
}

function daysTo({ first }: LineDate, today: string): number {
  return Math.round((Date.parse(first) - Date.parse(today)) / 864e5);
}
export function isDue(date: LineDate | undefined, today: string): boolean {
  return date !== undefined && daysTo(date, today) <= DUE_DAYS;
}

/** The countries of a list that pay somebody, and every date that concerns them before the end of the next year. */
export function readLine<Kind extends LineDate>(
  list: readonly CountryRow[],
  choices: AdvisorChoices,
  facts: LineFacts<Kind>,
  today: string,
) {
  const drawn = list.filter(({ headcount }) => headcount !== 0);
  const year = Number(today.slice(0, 4)) + 2;
  const coming = facts.dates.filter(({ first, last }) => last >= today && first < `${year}`);
  const rows = decideAll(drawn, choices, facts).rows.map((row): LineRow<Kind> => {
    const { code, name, headcount } = row;
    const option = facts.optionOf[row.rule];
    const dates = coming.filter(({ countries }) => countries.includes(code));
    return {
      ...row,
      short: facts.short[code] ?? name,
      option,
      dates,
      loop: {
        isManaged: option === 'partner',
        people: headcount,
        isDue: isDue(dates[0], today),
        isKnown: isCovered(code, facts.versions),
      },
    };
  });
  const forAll = drawn.length > 0 ? coming.filter(({ countries }) => countries.length === 0) : [];
  const concerned = coming.filter(
    (date) => forAll.includes(date) || rows.some(({ dates }) => dates.includes(date)),
  );
  return { rows, forAll, dates: concerned, year, people: sumOf(drawn) };
}

/** Of more countries than a drawing has room for the biggest, and the others as one loop. */
export function gather<Row extends LineRow>(rows: readonly Row[], max: number) {
  if (rows.length <= max) return { shown: rows, rest: [] };
  const bySize = rows.toSorted((m, n) => (n.headcount ?? 0) - (m.headcount ?? 0));
  return { shown: bySize.slice(0, max - 1), rest: bySize.slice(max - 1) };
}
export function loopOf(rest: readonly LineRow[]): Loop {
  return {
    isManaged: rest.every(({ loop }) => loop.isManaged),
    isDue: rest.some(({ loop }) => loop.isDue),
    isKnown: rest.every(({ loop }) => loop.isKnown),
    people: sumOf(rest),
  };
}
/** The line as the visitor takes it along to the form. */
export function lineToCarry(rows: readonly LineRow[], max: number, { more }: Words) {
  const { shown, rest } = gather(rows, max);
  const own = shown.map(({ short: name, code, loop }) => ({ name, code, loop }));
  if (rest.length === 0) return own;
  const name = fill(more, { n: rest.length });
  return [...own, { name, code: `+${rest.length}`, loop: loopOf(rest) }];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Without the country, which is the name of the row. */
export function ownTitle(title: string): string {
  return capital(title.replace(/^[^:]{2,24}: /, ''));
}
export function inWords(n: number, counted: Words['routes'], { numbers }: Words): string {
  return capital(fill(n === 1 ? counted.one : counted.many, { n: numbers[n] ?? n }));
}
/** Eight dates before 2028 */
export function datesInWords(
  { dates, year }: Pick<ReturnType<typeof readLine>, 'dates' | 'year'>,
  words: Words,
): string {
  return fill(inWords(dates.length, words.dates, words), { year: `${year}` });
}
/** in 42 days */
export function leftTo(date: LineDate, today: string, { left }: Words): string {
  const days = daysTo(date, today);
  if (days < 0) return left.now;
  if (days < 2) return days ? left.tomorrow : left.today;
  return count(days, left.days);
}
/** 31 Dec, in 42 days; 1 July 2027 */
export function whenOf(date: LineDate, today: string, words: Words): string {
  if (!isDue(date, today)) return date.long;
  return fill(words.soon, { date: date.brief, left: leftTo(date, today, words) });
}
