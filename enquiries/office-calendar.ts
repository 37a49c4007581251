import { DAY_MS, gulfDay, HOUR_MS } from '../common/day.ts';
import holidays from '../content/holidays.json' with { type: 'json' };

const offices: readonly (readonly { from: string; to?: string }[])[] = [
  holidays.uae,
  holidays.india,
];
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+04:00`);
}

/** When the day's work begins: reminders and the overview come then. */
export function morningOf(day: string): number {
  return startOf(day) + 8 * HOUR_MS;
}
export function dayAfter(day: string): string {
  return gulfDay(startOf(day) + DAY_MS);
}

/** Monday to Friday, unless it is a holiday in both countries: one office is enough. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return offices.some((list) => !list.some(({ from, to = from }) => from <= day && day <= to));
}

const ZONES = { uae: '+04:00', india: '+05:30' };

/** 08:00 of that day at an office, or of the next one on which it works. */
export function workingMorning(day: string, office: keyof typeof ZONES): number {
  const list: (typeof offices)[number] = holidays[office];
  const isOff = list.some(({ from, to = from }) => from <= day && day <= to);
  if (isOff || !isWorkingDay(day)) return workingMorning(dayAfter(day), office);
  return Date.parse(`${day}T08:00:00${ZONES[office]}`);
}

function nextWorkingDay(day: string): string {
  const next = dayAfter(day);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/**
 * We answer within one working day: by the same time on the next one. What comes in on a day off
 * counts as of the beginning of the next working day, and so is due when that ends.
 */
export function deadlineOf(since: number): number {
  const day = gulfDay(since);
  const next = nextWorkingDay(day);
  return isWorkingDay(day) ? since + startOf(next) - startOf(day) : startOf(nextWorkingDay(next));
}
