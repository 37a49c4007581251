import { gulfDay } from '../../common/day.ts';
import { isWorkingDay } from '../office-calendar.ts';
import type { HalfDay, OfficeHours } from './call-times.ts';

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
