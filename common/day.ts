/** The visitor's calendar day as 2026-11-13: "today" ends at their midnight, not at Greenwich's. */
export function dayOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
}

/** 13 November 2026. */
export function longDay(day: string | Date): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A date as 2026-11-13. Days are written and compared in UTC, so that no time zone shifts them. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
/** Whether a text is a calendar day. JavaScript alone would take 30 February for 2 March. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
}
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The same time some months earlier, or on the last day of a shorter month. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** The day at the head office, whose clock never changes. */
export function gulfDay(at: number): string {
  return isoDay(new Date(at + 4 * HOUR_MS));
}

export const GULF_ZONE = 'Asia/Dubai';

export function timeIn(at: number, timeZone: string): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
}
/** A moment as both offices read it: 23:30 on one day in the Gulf is the next day in India. */
export function officeTimes(at: number): { gulf: string; india: string } {
  return {
    gulf: timeIn(at, GULF_ZONE),
    india: timeIn(at, 'Asia/Kolkata'),
  };
}

/** 06:30 in a zone. */
export function clockIn(at: number, timeZone: string): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
}
/** Thu 19 Nov, 06:00–10:00 in a zone; short enough for a list on a phone. */
export function clockSpan(from: number, to: number, timeZone: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const day = new Date(from).toLocaleDateString('en-GB', style);
  return `${day}, ${clockIn(from, timeZone)}–${clockIn(to, timeZone)}`;
}
