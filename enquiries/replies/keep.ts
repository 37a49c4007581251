import { createHash, randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import type { Database, Reader, Writer } from '../store/database.ts';
import { emailKey, keepSearchWords, mailboxKey } from '../store/enquiry.ts';
import { queueAnswer } from '../store/outbox.ts';
import { findByReplyToken, TOKEN_KINDS } from '../store/reply-token.ts';
import { ACKNOWLEDGEMENT, REPLY_DELIVERY, type Tables } from '../store/tables.ts';
import { splitQuoted } from './quoted.ts';
import type { Mail, MailHead } from './read-mail.ts';

/** People write fewer; two programs that answer each other write more. */
const MAX_PER_HOUR = 20;
const ACKNOWLEDGED = new RegExp(`^([0-9a-f-]{36})\\.${ACKNOWLEDGEMENT}@`);

/** The enquiry that a mail belongs to: by the token it was sent to, else by the mail of ours that it answers. */
export async function findEnquiryOf(
  reader: Reader,
  { tokens, references }: Pick<MailHead, 'tokens' | 'references'>,
): Promise<{ id: string; isToStaff: boolean } | undefined> {
  for (const token of tokens) {
    for (const kind of TOKEN_KINDS) {
      const id = await findByReplyToken(reader, token, kind);
      if (id !== undefined) return { id, isToStaff: kind === 'staff' };
    }
  }
  if (references.length === 0) return undefined;
  const answers = reader.selectFrom('message').select('enquiry_id').where('kind', '=', 'answer');
  const answered = await answers.where('mail_id', 'in', references).executeTakeFirst();
  const ids = references.flatMap((reference) => ACKNOWLEDGED.exec(reference)?.[1] ?? []);
  if (answered) return { id: answered.enquiry_id, isToStaff: false };
  if (ids.length === 0) return undefined;
  const found = await reader
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return found && { ...found, isToStaff: false };
}

export type Position = Tables['mailbox'];

/** Never goes back, unless the mailbox counts from the beginning again. False when another server has been there. */
export async function keepPosition(writer: Writer, position: Position): Promise<boolean> {
  const { validity, uid } = position;
  const moved = await writer
    .insertInto('mailbox')
    .values(position)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ validity, uid })
        .where((where) =>
          where.or([where('mailbox.validity', '!=', validity), where('mailbox.uid', '<', uid)]),
        ),
    )
    .returning('name')
    .execute();
  return moved.length > 0;
}

type Event = Pick<Tables['history'], 'at' | 'by_name' | 'what' | 'detail'>;

/** It is our turn again, since now or since they first waited. What nobody has answered yet stays new. */
async function reopen(
  writer: Writer,
  { id, status, waiting_since }: Tables['enquiry'],
  event: Event,
): Promise<void> {
  const jobs = writer
    .selectFrom('outbox')
    .select('id')
    .where('enquiry_id', '=', id)
    .where('state', '=', 'pending');
  // An answer on its way did not know of this.
  const isAnswering =
    (await jobs.where('delivery', '=', REPLY_DELIVERY).executeTakeFirst()) !== undefined;
  const next = status === 'new' ? status : 'conversation';
  const since = isAnswering ? event.at : (waiting_since ?? event.at);
  const turn = { status: next, waiting_since: since, remind_at: null, read_at: null } as const;
  await writer
    .updateTable('enquiry')
    .set((set) => ({ ...turn, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writer
    .insertInto('history')
    .values({ ...event, enquiry_id: id, by_id: null })
    .execute();
}

export interface Arrival {
  mail: Mail;
  arrivedAt: number;
  position: Position;
  /** Addresses that mails of ours come from. */
  ours: readonly string[];
}

/** `left`: it is not for the desk, or there already. Whatever it is, it stays in the mailbox. */
type Kept = 'reply' | 'answer' | 'note' | 'automatic' | 'bounce' | 'left' | 'too many';

async function keepFiles(writer: Writer, files: Mail['files'], message_id: string): Promise<void> {
  const rows = files.map((file) => ({ ...file, id: randomUUID(), message_id }));
  if (rows.length > 0) await writer.insertInto('attachment').values(rows).execute();
}

/** The colleague by whose address a mail was sent, or that of the mailbox they share. */
async function colleagueOf(
  writer: Writer,
  { name, address }: Mail['from'],
  ours: readonly string[],
) {
  const key = emailKey(address);
  const person = writer.selectFrom('person').select(['id', 'name']).where('address_key', '=', key);
  const shared = ours.some((one) => emailKey(one) === key)
    ? { id: null, name: name || mails.mail.sender }
    : undefined;
  return (await person.executeTakeFirst()) ?? shared;
}

/**
 * What a colleague replied to the mail about an enquiry goes to the visitor; it becomes a note instead when it may say what
 * is not for the visitor, cannot be passed on whole, or was written before others wrote.
 */
async function keepStaffReply(
  writer: Writer,
  row: Tables['enquiry'],
  { mail, ours }: Pick<Arrival, 'mail' | 'ours'>,
  now: number,
): Promise<Kept> {
  const { mailId, from, text, leftOut, files } = mail;
  const colleague = await colleagueOf(writer, from, ours);
  const id = createHash('sha256').update(`${row.id} ${mailId}`).digest('hex');
  const by = { by_id: colleague?.id ?? null, by_name: colleague?.name ?? from.address };
  const thread = await writer
    .selectFrom('message')
    .selectAll()
    .where('enquiry_id', '=', row.id)
    .execute();
  if (thread.some((one) => one.id === id)) return 'left';
  const { text: said } = splitQuoted(text);
  const isWhole =
    leftOut === null && files.every(({ size, content }) => size === 0 || content !== '');
  // The number of the enquiry is at the end of the mail to staff, so what was quoted in an unknown way has it.
  const isForVisitor = said !== '' && !/^>/m.test(said) && !said.includes(row.id);
  const isAlone = thread.every(
    ({ kind, by_name }) => kind === 'automatic' || by_name === by.by_name,
  );
  if (colleague && isWhole && isForVisitor && isAlone && row.quarantined === 0) {
    const mail_id = `${id}${ours[0]?.slice(ours[0].lastIndexOf('@')) ?? ''}`;
    const answer = {
      id,
      enquiry_id: row.id,
      kind: 'answer',
      at: now,
      ...by,
      text: said,
      mail_id,
    } as const;
    await queueAnswer(writer, answer, now);
    await keepFiles(writer, files, id);
    await writer
      .updateTable('enquiry')
      .set((set) => ({
        version: set('version', '+', 1),
        read_at: set.fn.coalesce('read_at', set.val(now)),
      }))
      .set({ assigned_to: row.assigned_to ?? by.by_id })
      .where('id', '=', row.id)
      .execute();
    return 'answer';
  }
  const note = {
    id,
    enquiry_id: row.id,
    at: now,
    ...by,
    text: fill(mails.answer.notPassedOn, { text }),
  };
  const added = await writer
    .insertInto('note')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return 'left';
  // Without an id, so that the assignee is told even of their own.
  const event = {
    enquiry_id: row.id,
    at: now,
    by_id: null,
    by_name: by.by_name,
    what: 'noted',
    detail: null,
  };
  await writer.insertInto('history').values(event).execute();
  await keepSearchWords(writer, row.id);
  return 'note';
}

/** Keeps a mail with its place in the mailbox in one transaction, so that it is there once, whenever we are stopped. */
export function keepMail(
  database: Database,
  { mail, arrivedAt, position, ours }: Arrival,
  now: number,
) {
  return database.atomically(async (writer): Promise<Kept> => {
    const { mailId, from, bounce, isAutomatic } = mail;
    const lock = (id: string) => {
      const find = writer.selectFrom('enquiry').selectAll().where('id', '=', id);
      // SQLite has one writer at a time.
      return (database.kind === 'postgres' ? find.forUpdate() : find).executeTakeFirst();
    };
    if (!(await keepPosition(writer, position))) return 'left';

    const mailIds = bounce?.mailIds ?? [];
    const bounced = writer
      .updateTable('message')
      .set({ bounced: bounce?.says ?? '' })
      .where('bounced', 'is', null);
    const marked = bounced
      .where('kind', '=', 'answer')
      .where('mail_id', 'in', mailIds)
      .returning('enquiry_id');
    for (const { enquiry_id } of mailIds.length > 0 ? await marked.execute() : []) {
      const row = await lock(enquiry_id);
      if (row)
        await reopen(writer, row, {
          at: now,
          by_name: '',
          what: 'bounced',
          detail: bounce?.says ?? null,
        });
      return 'bounce';
    }

    const found = await findEnquiryOf(writer, {
      ...mail,
      references: [...mail.references, ...mailIds],
    });
    const row = found && (await lock(found.id));
    if (!row) return 'left';
    // A colleague may have filled in the form to try it.
    const isVisitor = emailKey(from.address) === row.email_key;
    if (found.isToStaff && (!isVisitor || (await colleagueOf(writer, from, ours)))) {
      return isAutomatic ? 'left' : keepStaffReply(writer, row, { mail, ours }, now);
    }
    if (!isVisitor && ours.map(mailboxKey).includes(mailboxKey(from.address))) return 'left';
    const at = Math.min(arrivedAt, now);
    const recent = writer
      .selectFrom('message')
      .select('id')
      .where('enquiry_id', '=', row.id)
      .where('at', '>', at - HOUR_MS);
    const before = await recent.where('kind', '!=', 'answer').limit(MAX_PER_HOUR).execute();
    if (before.length === MAX_PER_HOUR) return 'too many';

    const kind = isAutomatic ? 'automatic' : 'reply';
    const by_name = from.name ? `${from.name} <${from.address}>` : from.address;
    const message = {
      id: randomUUID(),
      enquiry_id: row.id,
      kind,
      at,
      by_id: null,
      by_name,
      text: mail.text,
    } as const;
    const added = await writer
      .insertInto('message')
      .values({ ...message, mail_id: mailId, left_out: mail.leftOut })
      .onConflict((conflict) => conflict.column('mail_id').doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) return 'left';
    await keepFiles(writer, mail.files, message.id);
    await keepSearchWords(writer, row.id);
    const isSpam = row.quarantined === 1;
    if (!isAutomatic && !isSpam)
      await reopen(writer, row, { at: now, by_name, what: 'replied', detail: null });
    return kind;
  });
}
