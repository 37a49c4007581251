import { gulfZone, officeTimes, timeIn } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { readCallTimes } from '../../enquiries/contract/call-times.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { type Acted, acted, mustBeOut, onceId, Refused, type Work } from './action.ts';
import { messagesOf, queue } from './answer.ts';
import { zoneOfCountry } from './zone.ts';

type Message = Pick<Tables['message'], 'at' | 'call_at' | 'call_off'>;

/** The call that the visitor asked for and what became of it; null where they did not ask. */
export function callOf(
  row: Pick<Tables['enquiry'], 'call_times' | 'country'>,
  messages: readonly Message[],
  now: number,
) {
  if (row.call_times === '') return null;
  const { halfDays = [], zone } = readCallTimes(row.call_times) ?? {};
  const last = messages
    .filter(({ call_at }) => call_at !== null)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);
  return {
    /** What they typed where they could not choose. */
    words: zone === undefined ? row.call_times : '',
    halfDays,
    zone: zone ?? zoneOfCountry(row.country, now)?.name ?? gulfZone,
    /** When it is arranged for. */
    at: last && !last.call_off ? last.call_at : null,
  };
}

/** Confirms or moves the call, or without a time calls it off. Both sides get it as an answer with an invitation. */
export async function arrangeCall(work: Work, at: number | null): Promise<Acted> {
  mustBeOut(work);
  const { writer, row, actor, now } = work;
  const message = onceId(work);
  const messages = await messagesOf(work).execute();
  if (messages.some(({ id }) => id === message)) return acted();
  const call = callOf(row, messages, now);
  if (!call || at === call.at || (at !== null && at <= now)) throw new Refused('nothing waits');
  const person = writer
    .selectFrom('person')
    .select('address')
    .where('id', '=', actor.id ?? '');
  const { address = '' } = (await person.executeTakeFirst()) ?? {};
  const callAt = at ?? call.at ?? 0;
  const { arranged, moved, off } = mails.invitation;
  const again = at === null ? off : moved;
  const text = fill(mails.invitation.text, {
    firstName: row.first_name,
    lastName: row.last_name,
    sentence: fill(call.at === null ? arranged : again, {
      theirs: timeIn(callAt, call.zone),
      zone: call.zone,
      ...officeTimes(callAt),
    }),
    name: actor.name,
  });
  return queue(work, message, { text, call_at: callAt, call_off: at === null ? 1 : null, call_with: address });
}
