import { isoDay, longDay } from '../../common/day.ts';
import { type Counted, count, fill } from '../../common/wording.ts';
import { DUE_DAYS } from './line/draw-line.ts';

/** When something happens, as far as is known: days have the form 2026-11-13. */
export interface When {
  first: string;
  last: string;
  precision: 'day' | 'month' | 'quarter' | 'half' | 'year';
}

function span(year: number, from: number, to: number, precision: When['precision']): When {
  return {
    first: `${year}-${String(from).padStart(2, '0')}-01`,
    last: isoDay(new Date(Date.UTC(year, to, 0))),
    precision,
  };
}

/** Reads 2026-11-20, 2027-04, 2027-Q2, 2027-H2 or 2040. Nothing for "open" and "yearly". */
export function readWhen(text: string): When | undefined {
  const [, written, kind, part, day] = /^(\d{4})(?:-([QH]?)(\d\d?)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (!written) return undefined;
  const [year, n] = [Number(written), Number(part)];
  if (!part) return span(year, 1, 12, 'year');
  if (kind === 'Q') return span(year, n * 3 - 2, n * 3, 'quarter');
  if (kind === 'H') return span(year, n * 6 - 5, n * 6, 'half');
  return day ? { first: text, last: text, precision: 'day' } : span(year, n, n, 'month');
}

export function quarterEnd(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = Math.ceil(month / 3) * 3;
  return span(year, last, last, 'quarter').last;
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });
}

/** The large part of a date and what is written under it: 20 Nov over 2026, April over 2027. */
export function dateParts({ first, last, precision }: When): { large: string; year: string } {
  const year = first.slice(0, 4);
  if (precision === 'day')
    return {
      large: format(first, { day: 'numeric', month: 'short' }).replace('Sept', 'Sep'),
      year,
    };
  if (precision === 'month') return { large: monthOf(first, 'long'), year };
  if (precision === 'year') return { large: year, year };
  return { large: `${monthOf(first, 'short')}–${monthOf(last, 'short')}`, year };
}

/** A date in one line: 20 November 2026, April 2027, Jul–Dec 2027, 2040. */
export function dateLine(when: When): string {
  if (when.precision === 'day') return longDay(when.first);
  const { large, year } = dateParts(when);
  return when.precision === 'year' ? year : `${large} ${year}`;
}

const KNOWN = { day: 10, month: 7, quarter: 4, half: 4, year: 4 } as const;
/** A date for programs, as exact as it is known; HTML has no form for a quarter or a half-year. */
export function dateTimeOf({ first, precision }: When): string {
  return first.slice(0, KNOWN[precision]);
}

export type LeftWords = Record<'today' | 'tomorrow' | 'now' | 'inMonth' | 'noDay', string> &
  Record<'days' | 'months' | 'years', Counted>;

/** Nearer dates are counted in days: "1 month left" says less than it should. */
const MIN_MONTHS = 2;

function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 864e5);
}
/** Near enough to be drawn in marigold. */
export function isDue({ first }: Pick<When, 'first'>, today: string): boolean {
  return daysUntil(first, today) <= DUE_DAYS;
}

/** January or Jan: the month of a day. */
export function monthOf(day: string, length: 'long' | 'short'): string {
  return format(day, { month: length }).replace('Sept', 'Sep');
}

/** Months that are over before the day begins. */
function wholeMonths(from: string, to: string): number {
  const [y0 = 0, m0 = 0, d0 = 0] = from.split('-').map(Number);
  const [y1 = 0, m1 = 0, d1 = 0] = to.split('-').map(Number);
  return (y1 - y0) * 12 + m1 - m0 - (d1 < d0 ? 1 : 0);
}

/** For a date that has not passed. Browser-safe: the page is built on one day and read on another. */
export function leftOf(
  { first, precision }: Pick<When, 'first'> & { precision: string },
  today: string,
  words: LeftWords,
): string {
  const days = daysUntil(first, today);
  const months = wholeMonths(today, first);
  if (precision === 'day' && months < MIN_MONTHS) {
    if (days === 0) return words.today;
    return days === 1 ? words.tomorrow : count(days, words.days);
  }
  if (days <= 0) return words.now;
  if (months >= 24) return count(Math.floor(months / 12), words.years);
  if (precision === 'month' && months < MIN_MONTHS)
    return fill(words.inMonth, { month: monthOf(first, 'long') });
  return precision === 'day' || precision === 'month' ? count(months, words.months) : words.noDay;
}
