import { clockSpan, gulfZone } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
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

const minuteOf = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
/** As an interval of ISO 8601. */
export const intervalOf = ({ from, to }: HalfDay): string => `${minuteOf(from)}/${minuteOf(to)}`;

/** What the form writes begins with a date; what a visitor types without JavaScript is words. */
export const isChosen = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

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

/** The value of a field, for people to read. */
export function textIn({ name, kind }: Pick<TextField, 'name' | 'kind'>, values: EnquiryValues): string {
  const times = kind === 'times' ? readCallTimes(values[name]) : undefined;
  if (!times) return values[name];
  const { halfDays, zone } = times;
  const lines = halfDays.map(({ from, to }) =>
    fill(words.call.inBoth, { theirs: clockSpan(from, to, zone), zone, gulf: clockSpan(from, to, gulfZone) }),
  );
  return lines.join('\n');
}
