import words from '../../content/enquiry-form.json' with { type: 'json' };
import { intervalOf, isChosen, officeHours } from '../contract/call-times.ts';
import { halfDaysFrom } from '../contract/half-days.ts';

const mostHalfDays = 3;

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What is wrong unless it is words, or up to three half days that we offer with the zone of the visitor. */
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
