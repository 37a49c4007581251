import { clockSpan, gulfDay, gulfZone } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { isWorkingDay } from '../office-calendar.ts';
import type { EnquiryValues, TextField } from './fields.ts';

const day = 24 * 3_600_000;
/** How far ahead a call can be asked for. */
const reach = 30;
const mostHalfDays = 3;

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

/** The half days on which we can call, from the one that is not over yet. */
export function halfDaysFrom(now: number, hours = officeHours): HalfDay[] {
  const days = Array.from({ length: reach + 1 }, (_, after) => gulfDay(now + after * day)).filter(isWorkingDay);
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+04:00`);
  const halfDays = days.flatMap((date) => hours.map(({ from, to }) => ({ from: at(date, from), to: at(date, to) })));
  return halfDays.filter(({ to }) => to > now);
}

const minuteOf = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
/** As an interval of ISO 8601. */
export const intervalOf = ({ from, to }: HalfDay): string => `${minuteOf(from)}/${minuteOf(to)}`;

/** What the form writes begins with a date; what a visitor types without JavaScript is words. */
const isChosen = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Up to three half days that we offer, with the zone of the visitor; or words. */
export function areCallTimes(text: string, now = Date.now(), hours = officeHours): boolean {
  if (!isChosen(text)) return true;
  const chosen = text.split(' ');
  const zone = chosen.pop() ?? '';
  const offered = halfDaysFrom(now, hours).map(intervalOf);
  return (
    chosen.length > 0 && chosen.length <= mostHalfDays && chosen.every((one) => offered.includes(one)) && isZone(zone)
  );
}

/** Of a text that was checked; undefined for words. */
export function readCallTimes(text: string): CallTimes | undefined {
  if (!isChosen(text)) return undefined;
  const chosen = text.split(' ');
  const zone = chosen.pop() ?? '';
  const halfDays = chosen.map((one) => {
    const [from = 0, to = 0] = one.split('/').map((time) => Date.parse(time));
    return { from, to };
  });
  return { halfDays, zone };
}

/** What was answered in a field, for people to read. */
export function textIn({ name, kind }: Pick<TextField, 'name' | 'kind'>, values: EnquiryValues): string {
  const times = kind === 'times' ? readCallTimes(values[name]) : undefined;
  if (!times) return values[name];
  const { halfDays, zone } = times;
  const lines = halfDays.map(({ from, to }) =>
    fill(words.call.inBoth, { theirs: clockSpan(from, to, zone), zone, gulf: clockSpan(from, to, gulfZone) }),
  );
  return lines.join('\n');
}
