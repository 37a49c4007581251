import type { Insertable } from 'kysely';
import { GULF_ZONE, officeTimes, timeIn } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { readCallTimes } from '../../enquiries/contract/call-times.ts';
import { isEmailAddress, normaliseText } from '../../enquiries/contract/check.ts';
import {
  addressIn,
  addSearchWords,
  chosenFor,
  decisions,
  dropSearchWords,
  emailKey,
  fromRow,
  queueReply,
  repliesGoTo,
  wordsOfText,
} from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import type { Action } from '../contract/requests.ts';
import {
  type ActionTransaction,
  acted,
  addHistory,
  change,
  mustBeOut,
  onceId,
  record,
  takeOn,
} from './action.ts';
import { noteAudit } from './audit.ts';
import { isTelephone } from './conversation.ts';
import { giveBackFiles, moveFiles } from './draft-files.ts';
import { findOwnState, storeOwnState } from './own-state.ts';
import { findPerson } from './people.ts';
import type { Reader, Tables } from './tables.ts';
import type { Transaction } from './transaction.ts';
import { zoneOfCountry } from './zone.ts';

/** Refused where another device has gone on with it since `seen`. */
async function findDraft({ writer, id, actor }: ActionTransaction, text: string, seen?: number) {
  const own = await findOwnState(writer, id, actor.id);
  const isNewer = seen !== undefined && seen < own.draft_version;
  if (isNewer && own.draft !== '' && own.draft !== text) throw new DeskFault('newer-draft');
  return own;
}

export async function keepDraft(transaction: ActionTransaction, text: string, seen?: number) {
  const { writer, id, actor } = transaction;
  if (actor.id === null) return acted();
  const { draft, draft_version } = await findDraft(transaction, text, seen);
  const kept = text.trim() && text;
  if (kept !== draft)
    await storeOwnState(writer, id, actor.id, { draft: kept, draft_version: draft_version + 1 });
  return acted();
}

function messagesOf({ writer, id }: ActionTransaction) {
  return writer.selectFrom('message').selectAll().where('enquiry_id', '=', id).orderBy('at');
}

type Written = Pick<
  Insertable<Tables['message']>,
  'text' | 'is_forward' | 'call_at' | 'call_off' | 'call_with' | 'call_where' | 'sent_to' | 'cc'
>;

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

/** Those whom the colleague chose. An address that nobody in the thread has used is noted. */
async function chosenBy(
  transaction: ActionTransaction,
  messages: readonly Tables['message'][],
  { to, cc = [] }: Pick<Extract<Action, { do: 'send-reply' }>, 'to' | 'cc'>,
) {
  const { writer, row, id, actor, now } = transaction;
  const enquiry = fromRow(row);
  const chosen = to ? { to, cc } : repliesGoTo(enquiry, messages);
  const all = [...chosen.to, ...chosen.cc];
  if (!all.every(isEmailAddress)) throw new DeskFault('malformed', { field: 'action.to' });
  const known = addressesOf(row, messages).map(({ address }) => emailKey(address));
  const corrected = all.filter((address) => !known.includes(emailKey(address)));
  if (corrected.length > 0) {
    await addHistory(transaction, 'readdressed', corrected.join(', '));
    await noteAudit(writer, { by: actor, what: 'readdressed', at: now, about: id });
  }
  return { sent_to: JSON.stringify(chosen.to), cc: JSON.stringify(chosen.cc) };
}

/** Everyone who wrote in the thread or was written to, each once. */
export function addressesOf(row: Tables['enquiry'], messages: readonly Tables['message'][]) {
  const enquiry = fromRow(row);
  const people = [
    { address: row.business_email, name: `${row.first_name} ${row.last_name}` },
    ...messages.flatMap((message) => {
      const { direction, is_automatic, by_name } = message;
      if (direction === 'in')
        return is_automatic ? [] : [{ address: addressIn(by_name), name: by_name }];
      const { to, cc } = chosenFor(enquiry, message);
      return [...to, ...cc].map((address) => ({ address, name: '' }));
    }),
  ];
  const distinct = new Map(people.toReversed().map((one) => [emailKey(one.address), one]));
  return [...distinct.values()].filter(({ address }) => isEmailAddress(address)).toReversed();
}

/** Refused when a message is later than `seen`, the last one on the sender's screen. */
export async function sendReply(
  transaction: ActionTransaction,
  {
    text,
    seen,
    draftVersion,
    isForward = false,
    ...recipients
  }: Extract<Action, { do: 'send-reply' }>,
) {
  mustBeOut(transaction);
  const message = onceId(transaction);
  const messages = await messagesOf(transaction).execute();
  if (messages.some((one) => one.id === message)) return acted();
  if (messages.some(({ at }) => at > seen)) throw new DeskFault('conflict');
  await findDraft(transaction, text, draftVersion);
  const chosen = await chosenBy(transaction, messages, recipients);
  const is_forward = isForward ? 1 : null;
  const written = { text: normaliseText(text), is_forward, ...chosen } as const;
  const queued = await queue(transaction, message, written);
  await moveFiles(transaction, message);
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
    await giveBackFiles(transaction, message);
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
  // An invitation was not typed.
  const typed = reply.call_at === null ? reply.text : '';
  const { draft } = await findOwnState(writer, id, actor.id);
  // Given back twice, it is there once.
  await keepDraft(transaction, draft.includes(typed) ? draft : `${typed}\n\n${draft}`.trim());
  await change(transaction, {});
  return acted();
}

/** A call, a chat or a meeting is our reply, too: nothing goes out, and it counts at once. */
export async function noteSpoken(
  transaction: ActionTransaction,
  { how, text: typed }: Extract<Action, { do: 'spoke' }>,
) {
  mustBeOut(transaction);
  const { writer, id, actor, now, row } = transaction;
  const message = onceId(transaction);
  const text = normaliseText(typed);
  const by = { by_id: actor.id, by_name: actor.name };
  const spoken = { id: message, enquiry_id: id, direction: 'out', channel: how, at: now } as const;
  const added = await writer
    .insertInto('message')
    .values({ ...spoken, ...by, text, is_automatic: 0, mail_id: `${message}@spoken` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return acted();
  await addSearchWords(writer, id, wordsOfText(text));
  const { assigned, undo } = takeOn(transaction);
  const status = row.status === 'new' ? 'conversation' : row.status;
  const times = {
    replied_at: row.replied_at ?? now,
    read_at: row.read_at ?? now,
    waiting_since: null,
  };
  await change(transaction, { status, ...times, ...assigned });
  await addHistory(transaction, 'spoke', how);
  const before: Action[] = status === row.status ? [] : [{ do: 'set-status', status: row.status }];
  return acted([...undo, ...before, { do: 'remove-spoken', message }]);
}

/** Only its author may. */
export async function removeSpoken({ writer, id, actor }: ActionTransaction, message: string) {
  const own = { id: message, enquiry_id: id, by_id: actor.id };
  const [gone] = await writer
    .deleteFrom('message')
    .where((where) => where.and(own))
    .where('channel', 'is not', null)
    .returning('text')
    .execute();
  if (!gone) throw new DeskFault('not-found');
  await dropSearchWords(writer, id, gone.text);
}

/** The call that the visitor asked for and what became of it; null where they did not ask. */
export function callOf(
  row: Pick<Tables['enquiry'], 'call_times' | 'country' | 'telephone'>,
  messages: readonly Pick<Tables['message'], 'at' | 'call_at' | 'call_off' | 'call_where'>[],
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
    where: last?.call_where ?? row.telephone,
  };
}

/** Confirms or moves the call, or without a time calls it off. Both sides get it as a reply with an invitation. */
export async function arrangeCall(
  transaction: ActionTransaction,
  { at, where: typed, text: more = '' }: Extract<Action, { do: 'arrange-call' }>,
) {
  mustBeOut(transaction);
  const { writer, row, actor, now } = transaction;
  const message = onceId(transaction);
  const messages = await messagesOf(transaction).execute();
  if (messages.some(({ id }) => id === message)) return acted();
  const call = callOf(row, messages, now);
  if (!call) throw new DeskFault('nothing-to-do');
  const where = normaliseText(typed || call.where).replace(/\s+/g, ' ');
  const isSame = at === call.at && where === call.where;
  if (isSame || (at !== null && at <= now)) throw new DeskFault('nothing-to-do');
  const isLink = URL.canParse(where) && /^https?:/i.test(where);
  if (at !== null && !isLink && !isTelephone(where))
    throw new DeskFault('malformed', { field: 'action.where' });
  const { address = '' } = (await findPerson(writer, actor.id ?? '')) ?? {};
  const callAt = at ?? call.at ?? 0;
  const { arranged, moved, off, link, number } = mails.invitation;
  const again = at === null ? off : moved;
  const text = fill(mails.invitation.text, {
    firstName: row.first_name,
    lastName: row.last_name,
    sentence: [
      fill(call.at === null ? arranged : again, {
        theirs: timeIn(callAt, call.zone),
        zone: call.zone,
        ...officeTimes(callAt),
      }),
      at === null ? '' : fill(isLink ? link : number, { where }),
      normaliseText(more),
    ]
      .filter(Boolean)
      .join('\n\n'),
    name: actor.name,
  });
  return queue(transaction, message, {
    text,
    call_at: callAt,
    call_off: at === null ? 1 : null,
    call_with: address,
    call_where: where,
    ...(await chosenBy(transaction, messages, {})),
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
