import { isoDay } from '../../../../../common/day.ts';

/** Lanes of time from today to the end of the next year. */

/** Pixels of a lane where titles are shown, at the narrowest, and of a letter. */
const LANE = 880;
const LETTER = 7.7;
const PIN = 16;
const MONTHS_WITH_ROOM = 15;

/** The place of a day from 0 to 1. */
export function placeOf(day: string, today: string, year: number): number {
  const [from, at, to] = [today, day, `${year - 1}-12-31`].map(Date.parse);
  const place = ((at ?? 0) - (from ?? 0)) / ((to ?? 1) - (from ?? 0));
  return Number(Math.min(1, Math.max(0, place)).toFixed(4));
}

/** The first day of each month after today, by its place; every other one where they would touch. */
export function monthsOf(today: string, year: number) {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const count = (year - thisYear) * 12 - thisMonth;
  return Array.from({ length: count }, (_, i) => new Date(Date.UTC(thisYear, thisMonth + i, 1)))
    .filter((month) => count <= MONTHS_WITH_ROOM || month.getUTCMonth() % 2 === 0)
    .map((month) => ({
      x: placeOf(isoDay(month), today, year),
      label:
        month.getUTCMonth() === 0
          ? `${month.getUTCFullYear()}`
          : month.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3),
      isYear: month.getUTCMonth() === 0,
    }));
}

/** Where labels go: to the end of their pin, or to its start where they would leave the lane; a lower level where they meet. */
export function placeLabels(labels: readonly { x: number; text: string }[]) {
  const taken: [from: number, to: number][][] = [];
  return labels.map(({ x, text }) => {
    const [pin, width] = [x * LANE, text.length * LETTER + PIN];
    const isBack = pin + width > LANE;
    const [from, to] = isBack ? [pin - width, pin] : [pin, pin + width];
    let level = taken.findIndex((spans) => spans.every(([start, end]) => to < start || from > end));
    if (level < 0) level = taken.push([]) - 1;
    taken[level]?.push([from, to]);
    return { isBack, level };
  });
}
