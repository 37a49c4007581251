import { gulfDay } from '../../common/day.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { isWorkingDay } from '../office-calendar.ts';
import { type HalfDay, intervalOf, isChosen, type OfficeHours, officeHours } from './call-times.ts';

const day = 24 * 3_600_000;
/** How far ahead a call can be asked for. */
const reach = 30;

/** The half days on which we can call, from the one that is not over yet. */
export function halfDaysFrom(now: number, hours: OfficeHours): HalfDay[] {
  const days = Array.from({ length: reach + 1 }, (_, after) => gulfDay(now + after * day)).filter(isWorkingDay);
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+04:00`);
  const halfDays = days.flatMap((date) => hours.map(({ from, to }) => ({ from: at(date, from), to: at(date, to) })));
  return halfDays.filter(({ to }) => to > now);
}

const mostHalfDays = 3;

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The error message, unless it is words or up to three half days that we offer, with the visitor's time zone. */
export function faultOfCallTimes(text: string, now = Date.now(), hours = officeHours): string | undefined {
  if (!isChosen(text)) return undefined;
  const chosen = text.split(' ');
  const zone = chosen.pop() ?? '';
  const offered = halfDaysFrom(now, hours).map(intervalOf);
  const areOffered = chosen.every((one) => offered.includes(one));
  return areOffered && chosen.length > 0 && chosen.length <= mostHalfDays && isZone(zone)
    ? undefined
    : words.call.wrong;
}
