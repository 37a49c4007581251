import type { Reader } from '../store/database.ts';
import { findByReplyToken, TOKEN_KINDS, type TokenKind } from '../store/reply-token.ts';
import { ACKNOWLEDGEMENT } from '../store/tables.ts';
import type { MailHead } from './read-mail.ts';

const ACKNOWLEDGED = new RegExp(`^([0-9a-f-]{36})\\.${ACKNOWLEDGEMENT}@`);

interface Found {
  id: string;
  /** Which of our addresses it was sent to. */
  by: TokenKind;
}

/** A Message-ID of ours counts only if we sent a mail under it: that of an acknowledgement can be guessed. */
export async function findByReference(
  reader: Reader,
  references: readonly string[],
): Promise<string | undefined> {
  const repliedTo = await reader
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.message_id', 'message.id')
    .select('message.enquiry_id')
    .where((where) => where.or([where('attempts', '>', 0), where('outbox.id', 'is', null)]))
    .where('mail_id', 'in', references)
    .orderBy('at', 'desc')
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
  // One that is sent to both addresses of staff stays inside.
  for (const by of TOKEN_KINDS.toReversed()) {
    for (const token of tokens) {
      const id = await findByReplyToken(reader, token, by);
      if (id !== undefined) return { id, by };
    }
  }
  const id = references.length > 0 ? await findByReference(reader, references) : undefined;
  return id === undefined ? undefined : { id, by: 'reply' };
}
