import { type Counted, count } from '../../../common/wording.ts';
import type { When } from './when.ts';

/** How far away a date is, in the words of content/insights/deadlines.yaml. */
export interface LeftWords {
  today: string;
  tomorrow: string;
  yesterday: string;
  now: string;
  days: Counted;
  months: Counted;
  years: Counted;
  daysAgo: Counted;
  monthsAgo: Counted;
  yearsAgo: Counted;
}

/** Beyond so many days nobody counts in days. */
const TWO_YEARS = 730;
const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 864e5);
const months = (from: string, to: string): number => {
  const [y0 = 0, m0 = 0] = from.split('-').map(Number);
  const [y1 = 0, m1 = 0] = to.split('-').map(Number);
  return (y1 - y0) * 12 + m1 - m0;
};

/** Browser-safe: the page is written on the day of the build and refreshed on the day of the visit. */
export const leftOf = (
  { first, last, precision }: Pick<When, 'first' | 'last'> & { precision: string },
  today: string,
  words: LeftWords,
): string => {
  const [isPast, isNow] = [last < today, first <= today && today <= last];
  const [d, m] = [Math.abs(days(today, first)), Math.max(1, isPast ? months(last, today) : months(today, first))];
  if (precision === 'day') {
    if (d === 0) return words.today;
    if (d === 1) return isPast ? words.yesterday : words.tomorrow;
    if (d <= TWO_YEARS) return count(d, isPast ? words.daysAgo : words.days);
  }
  if (isNow) return words.now;
  if (m < 24) return count(m, isPast ? words.monthsAgo : words.months);
  return count(Math.floor(m / 12), isPast ? words.yearsAgo : words.years);
};
