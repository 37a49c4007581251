import { gulfDay } from '../../common/day.ts';
import { normaliseText } from '../../enquiries/contract/check.ts';
import { morningOf } from '../../enquiries/office-calendar.ts';
import { takeBackLesson, teach } from '../../enquiries/spam/lessons.ts';
import * as decisions from '../../enquiries/store/decisions.ts';
import { keepSearchWords } from '../../enquiries/store/enquiry.ts';
import { DeskFault } from '../contract/errors.ts';
import type { Action } from '../contract/requests.ts';
import { OPEN_STATUSES, type Status } from '../names.ts';
import {
  type Act,
  type ActionWork,
  acted,
  addHistory,
  change,
  mustBeOut,
  onceId,
  record,
  takeOn,
} from './action.ts';
import { arrangeCall, keepDraft, send, unsend } from './answer.ts';
import { findPerson } from './people.ts';
import type { Tables } from './tables.ts';
import type { Work } from './work.ts';

function orRefuse<Result extends object>(result: Result | string): Result {
  if (typeof result === 'string')
    throw new DeskFault(result === 'not set up' ? 'not-set-up' : 'nothing-to-do');
  return result;
}

async function assign(work: ActionWork, to: string | null) {
  const { writer, row } = work;
  if (to === row.assigned_to) return acted();
  const person = to === null ? undefined : await findPerson(writer, to);
  if (to !== null && !person) throw new DeskFault('malformed', { field: 'action.to' });
  await change(work, { assigned_to: to });
  await addHistory(work, to === null ? 'unassigned' : 'assigned', person?.name ?? null);
  return acted([{ do: 'assign', to: row.assigned_to }]);
}

/** The way back from "this is spam": it waits for a decision again, and nothing is sent. */
async function reconsider(work: ActionWork) {
  await decisions.hold(work.writer, work.id);
  await takeBackLesson(work.writer, work.id);
  await change(work, { status: 'new', ...(await turnWith(work, 'new')) });
  await addHistory(work, 'status', 'new');
  return acted([{ do: 'spam' }]);
}

/** Whose turn it is with another status: nobody's when that ends it, else ours unless we were the last to write. */
async function turnWith(
  { writer, id, row }: ActionWork,
  status: Status,
): Promise<Partial<Tables['enquiry']>> {
  if (!OPEN_STATUSES.includes(status)) return { waiting_since: null, remind_at: null };
  const last = await writer
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.message_id', 'message.id')
    .select(['message.direction', 'message.at'])
    .where('message.enquiry_id', '=', id)
    // An answer that did not arrive leaves the turn with us.
    .where((where) =>
      where.or([
        where.and({ direction: 'in', is_automatic: 0 }),
        where('outbox.state', 'in', ['pending', 'delivered']),
      ]),
    )
    .where('bounced', 'is', null)
    .orderBy('message.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return { waiting_since: last.direction === 'in' ? last.at : null };
  return { waiting_since: status === 'new' || row.replied_at === null ? row.received_at : null };
}

async function setStatus(work: ActionWork, status: Status) {
  const { row } = work;
  if (status === row.status) return acted();
  if (row.quarantined === 1 && row.status === 'not-for-us' && status === 'new')
    return reconsider(work);
  mustBeOut(work);
  // An answer that is taken back does not count.
  const turn = await turnWith(work, status);
  await change(work, { status, ...turn, ...(status === 'new' ? { replied_at: null } : {}) });
  await addHistory(work, 'status', status);
  return acted([
    ...(turn.remind_at === null ? putOffAgain(work) : []),
    { do: 'status', status: row.status },
  ]);
}

/** Sent by a mail program: the person says so. */
async function answer(work: ActionWork) {
  mustBeOut(work);
  const { row, now } = work;
  const { assigned, undo } = takeOn(work);
  const times = {
    replied_at: row.replied_at ?? now,
    waiting_since: null,
    read_at: row.read_at ?? now,
  };
  await change(work, { status: 'conversation', ...times, ...assigned });
  await addHistory(work, 'reply-sent');
  return acted(
    row.status === 'conversation' ? undo : [{ do: 'status', status: row.status }, ...undo],
  );
}

function putOffAgain({ row: { remind_at } }: ActionWork): Action[] {
  return remind_at === null ? [] : [{ do: 'remind', day: gulfDay(remind_at) }];
}

/** Out of the lists until the morning of a day, or without a day back in them. The actor takes it on. */
async function remind(work: ActionWork, day: string | null) {
  mustBeOut(work);
  const { row, now } = work;
  const remind_at = day === null ? null : morningOf(day);
  if (remind_at === row.remind_at) return acted();
  if (!OPEN_STATUSES.includes(row.status) || (remind_at !== null && remind_at <= now))
    throw new DeskFault('nothing-to-do');
  const { assigned = {}, undo = [] } = day === null ? {} : takeOn(work);
  await change(work, { remind_at, ...assigned });
  await addHistory(work, day === null ? 'taken-up' : 'put-off', day);
  return acted([
    ...undo,
    ...(row.remind_at === null ? [{ do: 'remind', day: null } as const] : putOffAgain(work)),
  ]);
}

async function addNote(work: ActionWork, typed: string) {
  const { writer, id, actor, now } = work;
  const text = normaliseText(typed);
  const added = await writer
    .insertInto('note')
    .values({
      id: onceId(work),
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
  await addHistory(work, 'noted');
  await keepSearchWords(writer, id);
  return acted();
}

/** Without a text it is removed. Only its author may; what it said before is not kept. */
async function changeNote(work: ActionWork, noteId: string, typed?: string) {
  const { writer, id, actor } = work;
  const own = { id: noteId, enquiry_id: id, by_id: actor.id };
  const [note] = await writer
    .deleteFrom('note')
    .where((where) => where.and(own))
    .returningAll()
    .execute();
  if (!note) throw new DeskFault('not-found');
  const corrected = { ...note, text: normaliseText(typed ?? '') };
  if (typed !== undefined) await writer.insertInto('note').values(corrected).execute();
  await addHistory(work, typed === undefined ? 'note-removed' : 'note-corrected');
  await keepSearchWords(writer, id);
  return acted();
}

async function markRead(work: ActionWork, isRead: boolean) {
  const { writer, id, row, now } = work;
  if ((row.read_at !== null) === isRead) return acted();
  const read_at = isRead ? now : null;
  await writer.updateTable('enquiry').set({ read_at }).where('id', '=', id).execute();
  if (isRead) await addHistory(work, 'opened');
  return acted([{ do: isRead ? 'unread' : 'read' }]);
}

async function release(work: ActionWork) {
  const { writer, id, setUp, now, row } = work;
  const started = orRefuse(await decisions.release(writer, id, setUp, now));
  await change(
    work,
    row.status === 'not-for-us' ? { status: 'new', ...(await turnWith(work, 'new')) } : {},
  );
  await record(work, 'released');
  await teach(writer, id, 'honest', now);
  const undo: Action[] = row.status === 'not-for-us' ? [] : [{ do: 'status', status: 'new' }];
  return acted([...undo, { do: 'spam' }], started);
}

/** Held or not, it leaves every list but that of all. Staff have decided, so no overview and no alert names it. */
async function markAsSpam(work: ActionWork) {
  const { writer, id, actor, now, row } = work;
  const isHeld = row.quarantined === 1;
  if (isHeld && row.status === 'not-for-us') throw new DeskFault('nothing-to-do');
  await decisions.dismiss(writer, id, actor.name, now);
  const ended = {
    quarantined: 1 as const,
    status: 'not-for-us' as const,
    waiting_since: null,
    remind_at: null,
  };
  await change(work, { ...ended, read_at: row.read_at ?? now });
  await record(work, 'spam');
  await teach(writer, id, 'spam', now);
  if (isHeld) return acted([{ do: 'status', status: 'new' }]);
  const undo: Action[] = row.status === 'new' ? [] : [{ do: 'status', status: row.status }];
  return acted([...undo, { do: 'release' }]);
}

async function retry(work: ActionWork) {
  const { writer, id, setUp, now } = work;
  const started = orRefuse(await decisions.retry(writer, id, setUp, now));
  if (started.jobs === 0 && started.dropped.length === 0) throw new DeskFault('nothing-to-do');
  await change(work, {});
  await record(work, 'retried');
  // There is no undo: dismissing what was waiting would end a delivery that nobody gave up.
  return acted([], started);
}

async function dismiss(work: ActionWork) {
  mustBeOut(work);
  const { writer, id, actor, now } = work;
  const result = orRefuse(await decisions.dismiss(writer, id, actor.name, now));
  await change(work, {});
  await record(work, 'dismissed');
  // A retry leaves a stopped answer stopped: it is corrected and sent from the thread.
  return acted(result.replies > 0 ? [] : [{ do: 'retry' }], result);
}

function perform(work: ActionWork) {
  const { action } = work;
  switch (action.do) {
    case 'assign':
      return assign(work, action.to);
    case 'status':
      return setStatus(work, action.status);
    case 'remind':
      return remind(work, action.day);
    case 'note':
      return addNote(work, action.text);
    case 'note-correct':
      return changeNote(work, action.note, action.text);
    case 'note-remove':
      return changeNote(work, action.note);
    case 'send':
      return send(work, action);
    case 'call':
      return arrangeCall(work, action.at);
    case 'unsend':
      return unsend(work, action.message);
    case 'draft':
      return keepDraft(work, action.text);
    case 'read':
    case 'unread':
      return markRead(work, action.do === 'read');
    default:
      return { answer, release, spam: markAsSpam, retry, dismiss }[action.do](work);
  }
}

/** These overwrite nothing that a colleague did. What is sent meets a conflict of its own. */
const HARMLESS = new Set<Action['do']>([
  'read',
  'unread',
  'note',
  'note-correct',
  'note-remove',
  'draft',
  'send',
  'unsend',
]);

/** One action of one person on one enquiry, refused when a colleague has changed the enquiry since it was read. */
export async function act({ writer, kind, now }: Work, setUp: decisions.Configured, given: Act) {
  const { id, version, action } = given;
  const find = writer.selectFrom('enquiry').selectAll().where('id', '=', id);
  // SQLite has one writer at a time.
  const row = await (kind === 'postgres' ? find.forUpdate() : find).executeTakeFirst();
  if (!row) throw new DeskFault('not-found');
  const isStale = version !== undefined && version !== row.version && !HARMLESS.has(action.do);
  if (isStale) throw new DeskFault('conflict');
  const isNoted = row.channel !== '';
  if (isNoted && action.do === 'spam') throw new DeskFault('nothing-to-do');
  // Of a conversation that staff noted only answers are delivered.
  return perform({ ...given, writer, setUp: isNoted ? { ...setUp, names: [] } : setUp, now, row });
}
