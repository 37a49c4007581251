import type { Reader } from '../store/database.ts';
import { findByReplyToken, TOKEN_KINDS } from '../store/reply-token.ts';
import { ACKNOWLEDGEMENT } from '../store/tables.ts';
import type { MailHead } from './read-mail.ts';

const ACKNOWLEDGED = new RegExp(`^([0-9a-f-]{36})\\.${ACKNOWLEDGEMENT}@`);

interface Found {
  id: string;
  /** It was sent to the address by which staff reply. */
  isToStaff: boolean;
}

/** A Message-ID of ours counts only if we sent a mail under it: that of an acknowledgement can be guessed. */
async function findByReference(
  reader: Reader,
  references: readonly string[],
): Promise<string | undefined> {
  const repliedTo = await reader
    .selectFrom('message')
    .innerJoin('outbox', 'outbox.message_id', 'message.id')
    .select('message.enquiry_id')
    .where('direction', '=', 'out')
    .where('attempts', '>', 0)
    .where('mail_id', 'in', references)
    .executeTakeFirst();
  if (repliedTo) return repliedTo.enquiry_id;
  const jobs = references.flatMap((reference) => {
    const [, id] = ACKNOWLEDGED.exec(reference) ?? [];
    return id === undefined ? [] : [`${id}/${ACKNOWLEDGEMENT}`];
  });
  if (jobs.length === 0) return undefined;
  const acknowledged = reader
    .selectFrom('outbox')
    .select('enquiry_id')
    .where('id', 'in', jobs)
    .where('state', '=', 'delivered');
  return (await acknowledged.executeTakeFirst())?.enquiry_id;
}

/** The enquiry that a mail belongs to: by the token it was sent to, else by the mail of ours that it replies to. */
export async function findEnquiryOf(
  reader: Reader,
  { tokens, references }: Pick<MailHead, 'tokens' | 'references'>,
): Promise<Found | undefined> {
  for (const token of tokens) {
    for (const kind of TOKEN_KINDS) {
      const id = await findByReplyToken(reader, token, kind);
      if (id !== undefined) return { id, isToStaff: kind === 'staff' };
    }
  }
  const id = references.length > 0 ? await findByReference(reader, references) : undefined;
  return id === undefined ? undefined : { id, isToStaff: false };
}
