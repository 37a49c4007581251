import { isoDay, longDay } from '../../../../common/day.ts';
import { type Counted, count } from '../../../../common/wording.ts';

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
  if (precision === 'month') return { large: format(first, { month: 'long' }), year };
  if (precision === 'year') return { large: year, year };
  const short = (day: string): string => format(day, { month: 'short' });
  return { large: `${short(first)}–${short(last)}`, year };
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

export type LeftWords = Record<'today' | 'tomorrow' | 'now', string> &
  Record<'days' | 'months' | 'years', Counted>;

const TWO_YEARS_DAYS = 730;
function monthsBetween(from: string, to: string): number {
  const [y0 = 0, m0 = 0] = from.split('-').map(Number);
  const [y1 = 0, m1 = 0] = to.split('-').map(Number);
  return (y1 - y0) * 12 + m1 - m0;
}

/** For a date that has not passed. Browser-safe: the page is built on one day and read on another. */
export function leftOf(
  { first, precision }: Pick<When, 'first'> & { precision: string },
  today: string,
  words: LeftWords,
): string {
  const days = Math.round((Date.parse(first) - Date.parse(today)) / 864e5);
  if (precision === 'day' && days <= TWO_YEARS_DAYS) {
    if (days === 0) return words.today;
    return days === 1 ? words.tomorrow : count(days, words.days);
  }
  if (first <= today) return words.now;
  const months = Math.max(1, monthsBetween(today, first));
  return months < 24 ? count(months, words.months) : count(Math.floor(months / 12), words.years);
}
