import { gulfDay } from '../../common/day.ts';
import { normaliseText } from '../../enquiries/contract/check.ts';
import {
  addSearchWords,
  decisions,
  dropSearchWords,
  keepLesson,
  locked,
  takeBackLesson,
  wordsOfText,
  workingMorning,
} from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import type { Action } from '../contract/requests.ts';
import { OPEN_STATUSES, type Status } from '../names.ts';
import {
  type Act,
  type ActionTransaction,
  acted,
  addHistory,
  change,
  mustBeOut,
  onceId,
  record,
  takeOn,
} from './action.ts';
import { isUnreadFor } from './list.ts';
import { findOwnState, storeOwnState } from './own-state.ts';
import { findPerson } from './people.ts';
import {
  arrangeCall,
  keepDraft,
  noteSpoken,
  removeSpoken,
  sendReply,
  takeBackReply,
} from './reply.ts';
import type { Tables } from './tables.ts';
import type { Transaction } from './transaction.ts';

function orRefuse<Result extends object>(result: Result | string): Result {
  if (typeof result === 'string')
    throw new DeskFault(result === 'not set up' ? 'not-set-up' : 'nothing-to-do');
  return result;
}

async function assign(transaction: ActionTransaction, to: string | null) {
  const { writer, row } = transaction;
  if (to === row.assigned_to) return acted();
  const person = to === null ? undefined : await findPerson(writer, to);
  if (to !== null && !person) throw new DeskFault('malformed', { field: 'action.to' });
  await change(transaction, { assigned_to: to });
  await addHistory(transaction, to === null ? 'unassigned' : 'assigned', person?.name ?? null);
  return acted([{ do: 'assign', to: row.assigned_to }]);
}

/** The way back from "this is spam": it waits for a decision again, and nothing is sent. */
async function reconsider(transaction: ActionTransaction) {
  await decisions.hold(transaction.writer, transaction.id);
  await takeBackLesson(transaction.writer, transaction.id);
  await change(transaction, { status: 'new', ...(await turnWith(transaction, 'new')) });
  await addHistory(transaction, 'status', 'new');
  return acted([{ do: 'mark-spam' }]);
}

/** Whose turn it is: nobody's once it ended, else ours unless we wrote last. */
async function turnWith(
  { writer, id, row }: ActionTransaction,
  status: Status,
): Promise<Partial<Tables['enquiry']>> {
  if (!OPEN_STATUSES.includes(status)) return { waiting_since: null, remind_at: null };
  const last = await writer
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.message_id', 'message.id')
    .select(['message.direction', 'message.at'])
    .where('message.enquiry_id', '=', id)
    // A reply that did not arrive leaves the turn with us.
    .where((where) =>
      where.or([
        where.and({ direction: 'in', is_automatic: 0 }),
        where.and([
          where('outbox.state', 'in', ['pending', 'delivered']),
          where('is_forward', 'is', null),
        ]),
        // Said, or sent from the mailbox itself.
        where.and([
          where('direction', '=', 'out'),
          where('outbox.id', 'is', null),
          where('is_forward', 'is', null),
        ]),
      ]),
    )
    .where('bounced', 'is', null)
    .orderBy('message.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return { waiting_since: last.direction === 'in' ? last.at : null };
  return { waiting_since: status === 'new' || row.replied_at === null ? row.received_at : null };
}

/** It is the turn of who had it before. */
async function unspeak(transaction: ActionTransaction, message: string) {
  await removeSpoken(transaction, message);
  await change(transaction, await turnWith(transaction, transaction.row.status));
  return acted();
}

async function setStatus(transaction: ActionTransaction, status: Status) {
  const { row } = transaction;
  if (status === row.status) return acted();
  if (row.quarantined === 1 && row.status === 'not-for-us' && status === 'new')
    return reconsider(transaction);
  mustBeOut(transaction);
  // A reply that is taken back does not count.
  const turn = await turnWith(transaction, status);
  await change(transaction, {
    status,
    ...turn,
    ...(status === 'new' ? { replied_at: null } : {}),
  });
  await addHistory(transaction, 'status', status);
  return acted([
    ...(turn.remind_at === null ? putOffAgain(transaction) : []),
    { do: 'set-status', status: row.status },
  ]);
}

/** Sent by a mail program: the person says so. */
async function markAnswered(transaction: ActionTransaction) {
  mustBeOut(transaction);
  const { row, now } = transaction;
  const { assigned, undo } = takeOn(transaction);
  const times = {
    replied_at: row.replied_at ?? now,
    waiting_since: null,
    read_at: row.read_at ?? now,
  };
  await change(transaction, { status: 'conversation', ...times, ...assigned });
  await addHistory(transaction, 'reply-sent');
  return acted(
    row.status === 'conversation' ? undo : [{ do: 'set-status', status: row.status }, ...undo],
  );
}

/** Mail that is no enquiry waits for nobody. */
async function setKind(transaction: ActionTransaction, kind: 'enquiry' | 'other') {
  mustBeOut(transaction);
  const { row } = transaction;
  if (row.channel !== 'mail' || row.kind === kind) throw new DeskFault('nothing-to-do');
  const turn =
    kind === 'other'
      ? { waiting_since: null, remind_at: null }
      : await turnWith(transaction, row.status);
  await change(transaction, { kind, ...turn });
  await addHistory(transaction, kind === 'other' ? 'put-aside' : 'taken-in');
  return acted([{ do: 'set-kind', kind: kind === 'other' ? 'enquiry' : 'other' }]);
}

function putOffAgain({ row: { remind_at } }: ActionTransaction): Action[] {
  return remind_at === null ? [] : [{ do: 'remind', day: gulfDay(remind_at) }];
}

/** Out of the lists until a working morning of the actor, who takes it on, or back in them. */
async function remind(transaction: ActionTransaction, day: string | null) {
  mustBeOut(transaction);
  const { row, now } = transaction;
  const office = (await findPerson(transaction.writer, transaction.actor.id ?? ''))?.office;
  const remind_at = day === null ? null : workingMorning(day, office ?? 'uae');
  if (remind_at === row.remind_at) return acted();
  const isPast = day !== null && (day < gulfDay(now) || (remind_at ?? 0) <= now);
  if (!OPEN_STATUSES.includes(row.status) || isPast) throw new DeskFault('nothing-to-do');
  const { assigned = {}, undo = [] } = day === null ? {} : takeOn(transaction);
  await change(transaction, { remind_at, ...assigned });
  await addHistory(transaction, day === null ? 'taken-up' : 'put-off', day);
  return acted([
    ...undo,
    ...(row.remind_at === null ? [{ do: 'remind', day: null } as const] : putOffAgain(transaction)),
  ]);
}

async function addNote(transaction: ActionTransaction, typed: string) {
  const { writer, id, actor, now } = transaction;
  const text = normaliseText(typed);
  const added = await writer
    .insertInto('note')
    .values({
      id: onceId(transaction),
      enquiry_id: id,
      at: now,
      by_id: actor.id,
      by_name: actor.name,
      text,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return acted();
  await addHistory(transaction, 'noted');
  await addSearchWords(writer, id, wordsOfText(text));
  return acted();
}

/** Without a text it is removed. Only its author may; what it said before is not kept. */
async function changeNote(transaction: ActionTransaction, noteId: string, typed?: string) {
  const { writer, id, actor } = transaction;
  const own = { id: noteId, enquiry_id: id, by_id: actor.id };
  const [note] = await writer
    .deleteFrom('note')
    .where((where) => where.and(own))
    .returningAll()
    .execute();
  if (!note) throw new DeskFault('not-found');
  const corrected = { ...note, text: normaliseText(typed ?? '') };
  if (typed !== undefined) await writer.insertInto('note').values(corrected).execute();
  await addHistory(transaction, typed === undefined ? 'note-removed' : 'note-corrected');
  await dropSearchWords(writer, id, note.text);
  await addSearchWords(writer, id, wordsOfText(corrected.text));
  return acted();
}

async function markRead(transaction: ActionTransaction, isRead: boolean) {
  const { writer, id, row, actor, now } = transaction;
  const own = await findOwnState(writer, id, actor.id);
  if (isUnreadFor(row, actor.id, own.read_at) !== isRead) return acted();
  if (actor.id !== null) await storeOwnState(writer, id, actor.id, { read_at: isRead ? now : -1 });
  if ((row.read_at !== null) !== isRead) {
    const read_at = isRead ? now : null;
    await writer.updateTable('enquiry').set({ read_at }).where('id', '=', id).execute();
    if (isRead) await addHistory(transaction, 'opened');
  }
  return acted([{ do: isRead ? 'mark-unread' : 'mark-read' }]);
}

async function release(transaction: ActionTransaction) {
  const { writer, id, setUp, now, row } = transaction;
  const started = orRefuse(await decisions.release(writer, id, setUp, now));
  await change(
    transaction,
    row.status === 'not-for-us' ? { status: 'new', ...(await turnWith(transaction, 'new')) } : {},
  );
  await record(transaction, 'released');
  await keepLesson(writer, id, 'honest', now);
  const undo: Action[] = row.status === 'not-for-us' ? [] : [{ do: 'set-status', status: 'new' }];
  return acted([...undo, { do: 'mark-spam' }], started);
}

/** Held or not, it leaves every list but that of all. Staff have decided, so no overview and no alert names it. */
async function markAsSpam(transaction: ActionTransaction) {
  const { writer, id, actor, now, row } = transaction;
  const isHeld = row.quarantined === 1;
  if (isHeld && row.status === 'not-for-us') throw new DeskFault('nothing-to-do');
  await decisions.dismiss(writer, id, actor.name, now);
  const ended = {
    quarantined: 1 as const,
    status: 'not-for-us' as const,
    waiting_since: null,
    remind_at: null,
  };
  await change(transaction, { ...ended, read_at: row.read_at ?? now });
  await record(transaction, 'spam');
  await keepLesson(writer, id, 'spam', now);
  if (isHeld) return acted([{ do: 'set-status', status: 'new' }]);
  const undo: Action[] = row.status === 'new' ? [] : [{ do: 'set-status', status: row.status }];
  return acted([...undo, { do: 'release' }]);
}

async function retry(transaction: ActionTransaction) {
  const { writer, id, setUp, now } = transaction;
  const started = orRefuse(await decisions.retry(writer, id, setUp, now));
  if (started.jobs === 0 && started.dropped.length === 0) throw new DeskFault('nothing-to-do');
  await change(transaction, {});
  await record(transaction, 'retried');
  // There is no undo: dismissing what was waiting would end a delivery that nobody gave up.
  return acted([], started);
}

async function dismiss(transaction: ActionTransaction) {
  mustBeOut(transaction);
  const { writer, id, actor, now } = transaction;
  const result = orRefuse(await decisions.dismiss(writer, id, actor.name, now));
  await change(transaction, {});
  await record(transaction, 'dismissed');
  // A retry leaves a stopped reply stopped: it is corrected and sent from the thread.
  return acted(result.replies > 0 ? [] : [{ do: 'retry' }], result);
}

const OTHERS = { 'mark-answered': markAnswered, release, 'mark-spam': markAsSpam, retry, dismiss };

function perform(transaction: ActionTransaction) {
  const { action } = transaction;
  switch (action.do) {
    case 'assign':
      return assign(transaction, action.to);
    case 'set-status':
      return setStatus(transaction, action.status);
    case 'set-kind':
      return setKind(transaction, action.kind);
    case 'remind':
      return remind(transaction, action.day);
    case 'add-note':
      return addNote(transaction, action.text);
    case 'correct-note':
      return changeNote(transaction, action.note, action.text);
    case 'remove-note':
      return changeNote(transaction, action.note);
    case 'send-reply':
      return sendReply(transaction, action);
    case 'arrange-call':
      return arrangeCall(transaction, action);
    case 'take-back-reply':
      return takeBackReply(transaction, action.message);
    case 'spoke':
      return noteSpoken(transaction, action);
    case 'remove-spoken':
      return unspeak(transaction, action.message);
    case 'keep-draft':
      return keepDraft(transaction, action.text, action.draftVersion);
    case 'mark-read':
    case 'mark-unread':
      return markRead(transaction, action.do === 'mark-read');
    default:
      return OTHERS[action.do](transaction);
  }
}

/** These overwrite nothing that a colleague did. What is sent meets a conflict of its own. */
const HARMLESS = new Set<Action['do']>([
  'mark-read',
  'mark-unread',
  'add-note',
  'correct-note',
  'remove-note',
  'keep-draft',
  'send-reply',
  'take-back-reply',
  'spoke',
  'remove-spoken',
]);

/** One action on one enquiry, refused when a colleague has changed it since it was read. */
export async function act(
  { writer, kind, now }: Transaction,
  setUp: decisions.Configured,
  given: Act,
) {
  const { id, version, action } = given;
  const find = writer.selectFrom('enquiry').selectAll().where('id', '=', id);
  const row = await locked(kind, find).executeTakeFirst();
  if (!row) throw new DeskFault('not-found');
  const isStale = version !== undefined && version !== row.version && !HARMLESS.has(action.do);
  if (isStale) throw new DeskFault('conflict');
  const isNoted = row.channel !== '';
  if (isNoted && row.channel !== 'mail' && action.do === 'mark-spam')
    throw new DeskFault('nothing-to-do');
  // Of what did not come by the form only replies are delivered.
  return perform({ ...given, writer, setUp: isNoted ? { ...setUp, names: [] } : setUp, now, row });
}
