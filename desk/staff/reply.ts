import type { Insertable } from 'kysely';
import { GULF_ZONE, officeTimes, timeIn } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { readCallTimes } from '../../enquiries/contract/call-times.ts';
import { normaliseText } from '../../enquiries/contract/check.ts';
import { decisions, dropSearchWords, queueReply } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import type { Action } from '../contract/requests.ts';
import {
  type ActionTransaction,
  acted,
  change,
  mustBeOut,
  onceId,
  record,
  takeOn,
} from './action.ts';
import { storeOwnState } from './own-state.ts';
import { findPerson } from './people.ts';
import type { Reader, Tables } from './tables.ts';
import type { Transaction } from './transaction.ts';
import { zoneOfCountry } from './zone.ts';

export async function keepDraft({ writer, id, actor }: ActionTransaction, text: string) {
  if (actor.id !== null) await storeOwnState(writer, id, actor.id, { draft: text.trim() && text });
  return acted();
}

function messagesOf({ writer, id }: ActionTransaction) {
  return writer.selectFrom('message').selectAll().where('enquiry_id', '=', id);
}

type Written = Pick<Insertable<Tables['message']>, 'text' | 'call_at' | 'call_off' | 'call_with'>;

/** Puts a reply into the outbox, from where it goes out ten seconds later. */
async function queue(transaction: ActionTransaction, message: string, written: Written) {
  const { writer, id, actor, now, row, setUp } = transaction;
  if (setUp.repliesFrom === undefined || row.business_email === '')
    throw new DeskFault('not-set-up');
  const by = { by_id: actor.id, by_name: actor.name };
  const mail_id = `${message}${setUp.repliesFrom.slice(setUp.repliesFrom.lastIndexOf('@'))}`;
  const reply = {
    ...written,
    ...by,
    id: message,
    enquiry_id: id,
    at: now,
    mail_id,
  } as const;
  await queueReply(writer, reply, now + decisions.UNDO_MS);
  const { assigned, undo } = takeOn(transaction);
  await change(transaction, { read_at: row.read_at ?? now, ...assigned });
  return acted([...undo, { do: 'take-back-reply', message }], { jobs: 1 });
}

/** Refused when a message is later than `seen`, the last one on the sender's screen. */
export async function sendReply(
  transaction: ActionTransaction,
  { text, seen }: Extract<Action, { do: 'send-reply' }>,
) {
  mustBeOut(transaction);
  const message = onceId(transaction);
  const messages = await messagesOf(transaction).execute();
  if (messages.some((one) => one.id === message)) return acted();
  if (messages.some(({ at }) => at > seen)) throw new DeskFault('conflict');
  const queued = await queue(transaction, message, { text: normaliseText(text) });
  await keepDraft(transaction, '');
  return queued;
}

/**
 * Gives a reply back as a draft: one that has not gone out as if it had never been sent, one that
 * was refused to be corrected, with its attempts kept. Not one that arrived, nor one that is on its
 * way at this moment.
 */
export async function takeBackReply(transaction: ActionTransaction, message: string) {
  const { writer, id, actor, now } = transaction;
  const reply = await messagesOf(transaction)
    .where('id', '=', message)
    .where('direction', '=', 'out')
    .executeTakeFirst();
  if (!reply) throw new DeskFault('not-found');
  const untried = await writer
    .deleteFrom('outbox')
    .where('message_id', '=', message)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  if (untried.length > 0) {
    await writer.deleteFrom('message').where('id', '=', message).execute();
    await dropSearchWords(writer, id, reply.text);
  } else {
    const stopped = await writer
      .updateTable('outbox')
      .set({ state: 'dismissed', ended_at: now, dismissed_by: actor.name })
      .where('message_id', '=', message)
      .where('state', 'in', ['pending', 'parked', 'dismissed'])
      .where('lease_owner', 'is', null)
      .returning('id')
      .execute();
    if (stopped.length === 0 && reply.bounced === null) throw new DeskFault('nothing-to-do');
    if (stopped.length > 0) await record(transaction, 'dismissed');
  }
  const kept = writer.selectFrom('own_state').select('draft').where('id', '=', `${id} ${actor.id}`);
  // An invitation was not typed.
  const typed = reply.call_at === null ? reply.text : '';
  const draft = (await kept.executeTakeFirst())?.draft ?? '';
  // Given back twice, it is there once.
  await keepDraft(transaction, draft.includes(typed) ? draft : `${typed}\n\n${draft}`.trim());
  await change(transaction, {});
  return acted();
}

/** The call that the visitor asked for and what became of it; null where they did not ask. */
export function callOf(
  row: Pick<Tables['enquiry'], 'call_times' | 'country'>,
  messages: readonly Pick<Tables['message'], 'at' | 'call_at' | 'call_off'>[],
  now: number,
) {
  if (row.call_times === '') return null;
  const { halfDays = [], zone } = readCallTimes(row.call_times) ?? {};
  const last = messages
    .filter(({ call_at }) => call_at !== null)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);
  return {
    /** Typed where they could not choose. */
    words: zone === undefined ? row.call_times : '',
    halfDays,
    zone: zone ?? zoneOfCountry(row.country, now)?.name ?? GULF_ZONE,
    at: last && !last.call_off ? last.call_at : null,
  };
}

/** Confirms or moves the call, or without a time calls it off. Both sides get it as a reply with an invitation. */
export async function arrangeCall(transaction: ActionTransaction, at: number | null) {
  mustBeOut(transaction);
  const { writer, row, actor, now } = transaction;
  const message = onceId(transaction);
  const messages = await messagesOf(transaction).execute();
  if (messages.some(({ id }) => id === message)) return acted();
  const call = callOf(row, messages, now);
  if (!call || at === call.at || (at !== null && at <= now)) throw new DeskFault('nothing-to-do');
  const { address = '' } = (await findPerson(writer, actor.id ?? '')) ?? {};
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
  return queue(transaction, message, {
    text,
    call_at: callAt,
    call_off: at === null ? 1 : null,
    call_with: address,
  });
}

type SavedReply = Tables['saved_reply'];

export function listSavedReplies(reader: Reader): Promise<SavedReply[]> {
  return reader.selectFrom('saved_reply').selectAll().orderBy('name').execute();
}

/** One without a text is removed. */
export async function storeSavedReply({ writer }: Transaction, reply: SavedReply): Promise<void> {
  await writer.deleteFrom('saved_reply').where('id', '=', reply.id).execute();
  if (reply.text !== '') await writer.insertInto('saved_reply').values(reply).execute();
}
