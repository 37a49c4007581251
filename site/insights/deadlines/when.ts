/** When something happens, as far as it is known: all days are calendar days in the form 2026-11-13. */
export interface When {
  first: string;
  last: string;
  precision: 'day' | 'month' | 'quarter' | 'half' | 'year';
}

const lastOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const twoDigits = (n: number): string => String(n).padStart(2, '0');
const span = (year: number, from: number, to: number, precision: When['precision']): When => ({
  first: `${year}-${twoDigits(from)}-01`,
  last: lastOf(year, to),
  precision,
});

/** Reads what an editor wrote: 2026-11-20, 2027-04, 2027-Q2, 2027-H2 or 2040. Nothing for "open" and "yearly". */
export const readWhen = (text: string): When | undefined => {
  const [, written, kind, part, day] = /^(\d{4})(?:-([QH]?)(\d\d?)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (!written) return undefined;
  const [year, n] = [Number(written), Number(part)];
  if (!part) return span(year, 1, 12, 'year');
  if (kind === 'Q') return span(year, n * 3 - 2, n * 3, 'quarter');
  if (kind === 'H') return span(year, n * 6 - 5, n * 6, 'half');
  return day ? { first: text, last: text, precision: 'day' } : span(year, n, n, 'month');
};

/** 2026-11-13 as its quarter. */
export const quarterOf = (day: string): When => {
  const [year, month] = day.split('-').map(Number);
  return span(year ?? 0, Math.ceil((month ?? 1) / 3) * 3 - 2, Math.ceil((month ?? 1) / 3) * 3, 'quarter');
};

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

/** The large part of a date and what stands under it: 20 Nov over 2026, April over 2027. */
export const dateParts = ({ first, last, precision }: When): { large: string; year: string } => {
  const year = first.slice(0, 4);
  if (precision === 'day')
    return { large: format(first, { day: 'numeric', month: 'short' }).replace('Sept', 'Sep'), year };
  if (precision === 'month') return { large: format(first, { month: 'long' }), year };
  if (precision === 'year') return { large: year, year };
  const short = (day: string): string => format(day, { month: 'short' });
  return { large: `${short(first)}–${short(last)}`, year };
};

/** A date in one line: 20 November 2026, April 2027, Jul–Dec 2027, 2040. */
export const dateLine = (when: When): string => {
  if (when.precision === 'day') return format(when.first, { day: 'numeric', month: 'long', year: 'numeric' });
  const { large, year } = dateParts(when);
  return when.precision === 'year' ? year : `${large} ${year}`;
};
