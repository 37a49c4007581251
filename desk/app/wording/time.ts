import { DAY_MS, MINUTE_MS } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import type { Row } from '../../api/responses.ts';
import words from '../../words.json' with { type: 'json' };

const LANGUAGE = 'en-GB';
function format(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const formatter = new Intl.DateTimeFormat(LANGUAGE, options);
  return (at) => formatter.format(at);
}

export const clockTime = format({ hour: '2-digit', minute: '2-digit' });
const shortDay = format({ day: 'numeric', month: 'short' });
const shortDayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const longDayOfYear = format({ day: 'numeric', month: 'long', year: 'numeric' });

function dayNumber(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}
/** 0 today, 1 yesterday, by the calendar of the reader. */
function daysAgo(at: number, now: number): number {
  return dayNumber(now) - dayNumber(at);
}
/** 13 Nov, with the year if it is another one. */
function dayOf(at: number, now: number): string {
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDay : shortDayOfYear)(
    at,
  );
}

/** For a row of the list: 11:58, Yesterday, 13 Nov. */
export function shortTime(at: number, now: number): string {
  return [clockTime(at), words.times.yesterday][daysAgo(at, now)] ?? dayOf(at, now);
}

/** Today, 11:58 · Yesterday, 17:40 · 13 Nov, 08:05 */
export function longTime(at: number, now: number): string {
  const { todayAt, yesterdayAt, dayAt } = words.times;
  return fill([todayAt, yesterdayAt][daysAgo(at, now)] ?? dayAt, {
    day: dayOf(at, now),
    time: clockTime(at),
  });
}

/** The same inside a sentence: today, 11:58 */
export function innerTime(at: number, now: number): string {
  const text = longTime(at, now);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** 2026-11-15 as 15 November 2026. Anything else, from a visitor's browser, stays as it is. */
export function calendarDay(day: string): string {
  const at = new Date(`${day}T12:00:00`).getTime();
  return Number.isNaN(at) ? day : longDayOfYear(at);
}
export function shortCalendarDay(day: string): string {
  return shortDay(new Date(`${day}T12:00:00`).getTime());
}

/** A duration, in the unit that people would use for it. */
export function spokenTime(milliseconds: number): string {
  const { numbers } = words;
  const minutes = Math.round(milliseconds / MINUTE_MS);
  if (minutes < 90) return fill(minutes === 1 ? numbers.minute : numbers.minutes, { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? fill(numbers.hours, { n: hours })
    : fill(numbers.days, { n: Math.round(hours / 24) });
}

const weekday = format({ weekday: 'long' });
/** Inside a sentence, with the day by its name while that is clear: 11:58, Tuesday, 13 Nov. */
function nearTime(at: number, now: number): string {
  const days = daysAgo(at, now);
  return days > 0 && days < 7 ? weekday(at) : shortTime(at, now);
}
/** Monday 23 November, at the head office. */
export const officeDay = format({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Dubai',
});

export function timeThere(zone: { name: string; isAbout: boolean }, now: number): string {
  const there = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone.name, ...options }).format(now);
  return fill(zone.isAbout ? words.times.aboutThere : words.times.there, {
    time: there({ hour: '2-digit', minute: '2-digit' }),
    day: there({ weekday: 'long' }),
  });
}

type Turn = Pick<Row, 'waitingSince' | 'dueAt' | 'remindAt'>;

/** Not answered within one working day, and not put off. */
export function isOverdue({ dueAt, remindAt }: Turn, now: number): boolean {
  return dueAt !== null && dueAt <= now && remindAt === null;
}

/** "Postponed until Monday 23 November", "Overdue since Tuesday"; empty while not our turn. */
export function turnWords(row: Turn, now: number): string {
  const { waitingSince, dueAt, remindAt } = row;
  if (remindAt !== null) return fill(words.turn.putOff, { day: officeDay(remindAt) });
  if (waitingSince === null || dueAt === null) return '';
  if (isOverdue(row, now)) return fill(words.turn.late, { time: nearTime(dueAt, now) });
  return fill(words.turn.waits, { time: spokenTime(Math.max(MINUTE_MS, now - waitingSince)) });
}
