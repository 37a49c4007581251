import { randomUUID } from 'node:crypto';
import type { Database, Reader, Writer } from '../store/database.ts';
import { emailKey, mailboxKey } from '../store/enquiry.ts';
import { findByReplyToken } from '../store/reply-token.ts';
import { keepSearchWords } from '../store/search-words.ts';
import { acknowledgement, answerDelivery, type Tables } from '../store/tables.ts';
import type { Mail, MailHead } from './read-mail.ts';

const hour = 3_600_000;
/** People write fewer; two programs that answer each other write more. */
const mostInAnHour = 20;
const acknowledged = new RegExp(`^([0-9a-f-]{36})\\.${acknowledgement}@`);

/** The enquiry that a mail belongs to: by the token it was sent to, else by the mail of ours that it answers. */
export async function findEnquiryOf(
  reader: Reader,
  { tokens, references }: Pick<MailHead, 'tokens' | 'references'>,
): Promise<string | undefined> {
  for (const token of tokens) {
    const id = await findByReplyToken(reader, token);
    if (id !== undefined) return id;
  }
  if (references.length === 0) return undefined;
  const answers = reader.selectFrom('message').select('enquiry_id').where('kind', '=', 'answer');
  const answered = await answers.where('mail_id', 'in', references).executeTakeFirst();
  const ids = references.flatMap((reference) => acknowledged.exec(reference)?.[1] ?? []);
  if (answered || ids.length === 0) return answered?.enquiry_id;
  return (await reader.selectFrom('enquiry').select('id').where('id', 'in', ids).executeTakeFirst())?.id;
}

export type Position = Tables['mailbox'];

/**
 * Never goes back, except where the mailbox counts from the beginning again. False when another server has been there;
 * one that comes at the same moment waits for the first.
 */
export async function keepPosition(writer: Writer, position: Position): Promise<boolean> {
  const { validity, uid } = position;
  const moved = await writer
    .insertInto('mailbox')
    .values(position)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ validity, uid })
        .where((where) => where.or([where('mailbox.validity', '!=', validity), where('mailbox.uid', '<', uid)])),
    )
    .returning('name')
    .execute();
  return moved.length > 0;
}

type Event = Pick<Tables['history'], 'at' | 'by_name' | 'what' | 'detail'>;

/** It is our turn again, since now or since they first waited. What nobody has answered yet stays new. */
async function reopen(writer: Writer, { id, status, waiting_since }: Tables['enquiry'], event: Event): Promise<void> {
  const jobs = writer.selectFrom('outbox').select('id').where('enquiry_id', '=', id).where('state', '=', 'pending');
  // An answer on its way did not know of this.
  const isAnswering = (await jobs.where('delivery', '=', answerDelivery).executeTakeFirst()) !== undefined;
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
type Kept = 'reply' | 'automatic' | 'bounce' | 'left' | 'too many';

/** Keeps a mail with its place in the mailbox in one transaction, so that it is there once, whenever we are stopped. */
export const keepMail = (database: Database, { mail, arrivedAt, position, ours }: Arrival, now: number) =>
  database.atomically(async (writer): Promise<Kept> => {
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
    const marked = bounced.where('kind', '=', 'answer').where('mail_id', 'in', mailIds).returning('enquiry_id');
    for (const { enquiry_id } of mailIds.length > 0 ? await marked.execute() : []) {
      const row = await lock(enquiry_id);
      if (row) await reopen(writer, row, { at: now, by_name: '', what: 'bounced', detail: bounce?.says ?? null });
      return 'bounce';
    }

    const id = await findEnquiryOf(writer, { ...mail, references: [...mail.references, ...mailIds] });
    const row = id === undefined ? undefined : await lock(id);
    // One of us may be the visitor, to try it.
    const isOwn = emailKey(from.address) !== row?.email_key && ours.map(mailboxKey).includes(mailboxKey(from.address));
    if (!row || isOwn) return 'left';
    const at = Math.min(arrivedAt, now);
    const recent = writer
      .selectFrom('message')
      .select('id')
      .where('enquiry_id', '=', row.id)
      .where('at', '>', at - hour);
    const before = await recent.where('kind', '!=', 'answer').limit(mostInAnHour).execute();
    if (before.length === mostInAnHour) return 'too many';

    const kind = isAutomatic ? 'automatic' : 'reply';
    const by_name = from.name ? `${from.name} <${from.address}>` : from.address;
    const message = { id: randomUUID(), enquiry_id: row.id, kind, at, by_id: null, by_name, text: mail.text } as const;
    const added = await writer
      .insertInto('message')
      .values({ ...message, mail_id: mailId, left_out: mail.leftOut })
      .onConflict((conflict) => conflict.column('mail_id').doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) return 'left';
    const files = mail.files.map((file) => ({ ...file, id: randomUUID(), message_id: message.id }));
    for (const file of files) await writer.insertInto('attachment').values(file).execute();
    await keepSearchWords(writer, row.id);
    const isSpam = row.quarantined === 1;
    if (!isAutomatic && !isSpam) await reopen(writer, row, { at: now, by_name, what: 'replied', detail: null });
    return kind;
  });
