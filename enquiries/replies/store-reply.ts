import { randomUUID } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../common/day.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import { type Database, locked, type Writer } from '../store/database.ts';
import { addSearchWords, emailKey, mailboxKey, type SpamVerdict } from '../store/enquiry.ts';
import type { TokenKind } from '../store/reply-token.ts';
import { REPLY_DELIVERY, type Tables } from '../store/tables.ts';
import { findEnquiryOf } from './find-enquiry.ts';
import { keepPosition, type Position } from './position.ts';
import type { Mail } from './read-mail.ts';
import { storeDirectMail, storeSentMail } from './shared-mailbox.ts';
import { storeStaffReply } from './staff-reply.ts';

/** Finds the colleague with an address, by its key. Who they are is known elsewhere. */
export type FindColleague = (
  writer: Writer,
  addressKey: string,
) => Promise<{ id: string; name: string } | undefined>;

export interface Arrival {
  mail: Mail;
  /** Of its message. */
  id: string;
  arrivedAt: number;
  position: Position;
  /** Addresses that mails of ours come from. */
  ours: readonly string[];
  findColleague: FindColleague;
  /** The address of an enquiry at the desk, without its number, as mails to staff have it. */
  desk?: string | undefined;
  /** Of mail written straight to our address; without it such mail is left. */
  judge?: ((values: EnquiryValues) => SpamVerdict) | undefined;
  /** Colleagues sent it from the mailbox itself. */
  isSent?: boolean;
}

export interface Storing extends Arrival {
  database: Database;
  writer: Writer;
  now: number;
}

/** `left`: it is not for the desk, or there already. Whatever it is, it stays in the mailbox. */
export type Stored =
  | 'reply'
  | 'without files'
  | 'from staff'
  | 'note'
  | 'automatic'
  | 'bounce'
  | 'enquiry'
  | 'other'
  | 'sent'
  | 'left'
  | 'too many';

type EnquiryRow = Tables['enquiry'];

function lockEnquiry({ database, writer }: Storing, id: string): Promise<EnquiryRow | undefined> {
  const find = writer.selectFrom('enquiry').selectAll().where('id', '=', id);
  return locked(database.kind, find).executeTakeFirst();
}

/** A reply on its way did not know of what has come in now. */
async function isReplyOnItsWay(writer: Writer, enquiryId: string): Promise<boolean> {
  const job = writer
    .selectFrom('outbox')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('delivery', '=', REPLY_DELIVERY)
    .where('state', '=', 'pending');
  return (await job.executeTakeFirst()) !== undefined;
}

type Event = Pick<Tables['history'], 'by_name' | 'what' | 'detail'>;

/** It is our turn again, since now or since they first waited. What nobody has replied to yet stays new. */
async function reopenEnquiry(
  { writer, now }: Storing,
  { id, status, waiting_since }: EnquiryRow,
  event: Event,
): Promise<void> {
  const since = (await isReplyOnItsWay(writer, id)) ? now : (waiting_since ?? now);
  const turn = {
    status: status === 'new' ? status : ('conversation' as const),
    waiting_since: since,
    remind_at: null,
    read_at: null,
    news_at: now,
  };
  await writer
    .updateTable('enquiry')
    .set((set) => ({ ...turn, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writer
    .insertInto('history')
    .values({ ...event, at: now, enquiry_id: id, by_id: null })
    .execute();
}

/** Marks the reply of ours that a bounce names as not arrived. Undefined where it names none. */
async function storeBounce(storing: Storing): Promise<Stored | undefined> {
  const { writer, mail } = storing;
  const { mailIds, says } = mail.bounce ?? { mailIds: [], says: '' };
  if (mailIds.length === 0) return undefined;
  const [marked] = await writer
    .updateTable('message')
    .set({ bounced: says })
    .where('bounced', 'is', null)
    .where('direction', '=', 'out')
    .where('mail_id', 'in', mailIds)
    .returning('enquiry_id')
    .execute();
  if (!marked) return undefined;
  const row = await lockEnquiry(storing, marked.enquiry_id);
  if (row) await reopenEnquiry(storing, row, { by_name: '', what: 'bounced', detail: says });
  return 'bounce';
}

type Sender = 'visitor' | 'staff' | 'our own address' | 'somebody else';

async function senderOf(
  { writer, mail, ours, findColleague }: Storing,
  { email_key }: EnquiryRow,
  by: TokenKind,
): Promise<Sender> {
  const key = emailKey(mail.from.address);
  const isVisitor = key === email_key;
  if (by !== 'reply') {
    const isOurs = ours.some((one) => emailKey(one) === key);
    // A colleague may have filled in the form to try it.
    if (!isVisitor || isOurs || (await findColleague(writer, key))) return 'staff';
  }
  if (isVisitor) return 'visitor';
  const isFromUs = ours.map(mailboxKey).includes(mailboxKey(mail.from.address));
  return isFromUs ? 'our own address' : 'somebody else';
}

/** People write fewer; two programs that reply to each other write more. */
export const MAX_PER_HOUR = 20;

async function isOneTooMany(writer: Writer, enquiryId: string, at: number): Promise<boolean> {
  const recent = await writer
    .selectFrom('message')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('at', '>', at - HOUR_MS)
    .where('direction', '=', 'in')
    .limit(MAX_PER_HOUR)
    .execute();
  return recent.length === MAX_PER_HOUR;
}

/** Of files that visitors send: for one enquiry nobody has replied to, for all of those, and in a day. */
const MAX_FILE_BYTES = { enquiry: 20_000_000, unanswered: 200_000_000, day: 100_000_000 };

/** Anyone can send files. Beyond a budget they are named and stay in the mailbox. */
export async function withinBudget(
  { writer, mail, now }: Storing,
  row: Pick<EnquiryRow, 'id' | 'replied_at'>,
): Promise<Mail['files']> {
  if (mail.files.length === 0) return [];
  const sizeIf = (condition: RawBuilder<SqlBool>) =>
    sql<number>`coalesce(sum(case when ${condition} then size else 0 end), 0)`;
  const isUnanswered = sql<SqlBool>`replied_at is null`;
  const kept = await writer
    .selectFrom('attachment')
    .innerJoin('message', 'message.id', 'attachment.message_id')
    .innerJoin('enquiry', 'enquiry.id', 'message.enquiry_id')
    .select([
      sizeIf(sql`${isUnanswered} and enquiry.id = ${row.id}`).as('enquiry'),
      sizeIf(isUnanswered).as('unanswered'),
      sizeIf(sql`message.at > ${now - DAY_MS}`).as('day'),
    ])
    .where('direction', '=', 'in')
    .where('content', '!=', '')
    .executeTakeFirstOrThrow();
  const names =
    row.replied_at === null ? (['enquiry', 'unanswered', 'day'] as const) : (['day'] as const);
  let room = Math.min(...names.map((name) => MAX_FILE_BYTES[name] - Number(kept[name])));
  return mail.files.map((file) => {
    const isKept = file.content !== '' && file.size <= room;
    if (isKept) room -= file.size;
    return isKept ? file : { ...file, content: '' };
  });
}

export async function storeFiles(
  writer: Writer,
  files: Mail['files'],
  message_id: string,
): Promise<void> {
  const rows = files.map((file) => ({ ...file, id: randomUUID(), message_id }));
  if (rows.length > 0) await writer.insertInto('attachment').values(rows).execute();
}

async function storeVisitorReply(storing: Storing, row: EnquiryRow): Promise<Stored> {
  const { writer, mail, arrivedAt, now } = storing;
  const { mailId, from, text, words, leftOut, files, isAutomatic } = mail;
  // A mail server whose clock is ahead must not put it after what is written from now on.
  const at = Math.min(arrivedAt, now);
  if (await isOneTooMany(writer, row.id, at)) return 'too many';
  const by_name = from.name ? `${from.name} <${from.address}>` : from.address;
  const message = {
    id: storing.id,
    enquiry_id: row.id,
    direction: 'in',
    is_automatic: isAutomatic ? 1 : 0,
    at,
    by_id: null,
    by_name,
    text,
    mail_id: mailId,
    left_out: leftOut,
  } as const;
  const added = await writer
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return 'left';
  const kept = await withinBudget(storing, row);
  await storeFiles(writer, kept, message.id);
  await addSearchWords(writer, row.id, words);
  const areLeft = files.some(({ content }, index) => content !== kept[index]?.content);
  if (isAutomatic) return areLeft ? 'without files' : 'automatic';
  const isSpam = row.quarantined === 1;
  if (!isSpam) await reopenEnquiry(storing, row, { by_name, what: 'reply-received', detail: null });
  return areLeft ? 'without files' : 'reply';
}

async function storeInThread(storing: Storing): Promise<Stored> {
  const { writer, mail } = storing;
  const references = [...mail.references, ...(mail.bounce?.mailIds ?? [])];
  const found = await findEnquiryOf(writer, { ...mail, references });
  const row = found && (await lockEnquiry(storing, found.id));
  if (!row) return storeDirectMail(storing);
  const sender = await senderOf(storing, row, found.by);
  if (sender === 'our own address') return 'left';
  if (sender !== 'staff') return storeVisitorReply(storing, row);
  return mail.isAutomatic ? 'left' : storeStaffReply(storing, row, found.by === 'note');
}

/** Stores a mail with its place in the mailbox in one transaction, so that it is there once, whenever we are stopped. */
export function storeReply(database: Database, arrival: Arrival, now: number): Promise<Stored> {
  return database.atomically(async (writer) => {
    if (!(await keepPosition(writer, arrival.position))) return 'left';
    const storing = { ...arrival, database, writer, now };
    if (arrival.isSent) return storeSentMail(storing);
    return (await storeBounce(storing)) ?? storeInThread(storing);
  });
}
