import { clockSpan, DAY_MS, GULF_ZONE, gulfDay } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { isWorkingDay } from '../office-calendar.ts';
import type { EnquiryValues, TextField } from './fields.ts';

export interface HalfDay {
  from: number;
  to: number;
}
interface CallTimes {
  halfDays: HalfDay[];
  /** Of the visitor, such as Europe/Berlin. */
  zone: string;
}
/** Hours of the head office. Without any, no call is offered. */
export type OfficeHours = readonly { from: string; to: string }[];
export const officeHours: OfficeHours = words.call.halfDays;

function minuteOf(at: number) {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}
/** As an interval of ISO 8601. */
export function intervalOf({ from, to }: HalfDay): string {
  return `${minuteOf(from)}/${minuteOf(to)}`;
}

/** The form writes intervals and a zone; undefined for words typed without JavaScript. */
function split(text: string): { intervals: string[]; zone: string } | undefined {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return undefined;
  const intervals = text.split(' ');
  const zone = intervals.pop() ?? '';
  return { intervals, zone };
}

/** Of a text that was checked; undefined for words. */
export function readCallTimes(text: string): CallTimes | undefined {
  const chosen = split(text);
  if (!chosen) return undefined;
  const halfDays = chosen.intervals.map((interval) => {
    const [from = 0, to = 0] = interval.split('/').map((time) => Date.parse(time));
    return { from, to };
  });
  return { halfDays, zone: chosen.zone };
}

/** The value of a field, for people to read. */
export function textIn(
  { name, kind }: Pick<TextField, 'name' | 'kind'>,
  values: EnquiryValues,
): string {
  const times = kind === 'times' ? readCallTimes(values[name]) : undefined;
  if (!times) return values[name];
  const { halfDays, zone } = times;
  const lines = halfDays.map(({ from, to }) =>
    fill(words.call.inBoth, {
      theirs: clockSpan(from, to, zone),
      zone,
      gulf: clockSpan(from, to, GULF_ZONE),
    }),
  );
  return lines.join('\n');
}

/** How many days ahead a call can be asked for. */
const MAX_DAYS_AHEAD = 30;
const MAX_HALF_DAYS = 3;

/** The half days on which we can call, from the one that is not over yet. */
export function halfDaysFrom(now: number, hours: OfficeHours): HalfDay[] {
  const days = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, after) =>
    gulfDay(now + after * DAY_MS),
  ).filter(isWorkingDay);
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+04:00`);
  const halfDays = days.flatMap((date) =>
    hours.map(({ from, to }) => ({ from: at(date, from), to: at(date, to) })),
  );
  return halfDays.filter(({ to }) => to > now);
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The error, unless it is words or up to three half days of ours, with a time zone. */
export function faultOfCallTimes(
  text: string,
  now = Date.now(),
  hours = officeHours,
): string | undefined {
  const chosen = split(text);
  if (!chosen) return undefined;
  const { intervals, zone } = chosen;
  const offered = halfDaysFrom(now, hours).map(intervalOf);
  const areOffered = intervals.every((interval) => offered.includes(interval));
  const isRightNumber = intervals.length > 0 && intervals.length <= MAX_HALF_DAYS;
  return areOffered && isRightNumber && isZone(zone) ? undefined : words.call.wrong;
}
