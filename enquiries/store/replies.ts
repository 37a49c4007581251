import type { Writer } from './database.ts';
import { replyToken, secretOf } from './reply-token.ts';
import type { Tables } from './tables.ts';

type Message = Tables['message'];

/** A reply with what its mail needs besides the enquiry. */
export interface Reply extends Message {
  /** Message-IDs, the oldest first. */
  references: string[];
  /** All messages of the thread before it. */
  before: Message[];
  /** The message that it replies to; none when that is the enquiry itself. */
  repliesTo: Message | undefined;
  /** That of the enquiry, for the address that a reply goes to. */
  token: string;
  /** How many invitations to a call were before it. */
  sequence: number;
  colleagues: string[];
  files: Pick<Tables['attachment'], 'name' | 'content'>[];
}

/** A mail needs no more to be found in its thread, and a header should not grow without end. */
const MAX_REFERENCES = 20;

export async function repliesOf(
  writer: Writer,
  enquiryIds: readonly string[],
): Promise<Map<string, Reply>> {
  const messages = await writer
    .selectFrom('message')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('at')
    .execute();
  const files = await writer
    .selectFrom('attachment')
    .innerJoin('message', 'message.id', 'message_id')
    .select(['message_id', 'name', 'content'])
    .where('enquiry_id', 'in', enquiryIds)
    .where('direction', '=', 'out')
    .execute();
  const secret = await secretOf(writer);
  return new Map(
    messages.map((message) => {
      const before = messages.filter(
        ({ enquiry_id, at }) => enquiry_id === message.enquiry_id && at < message.at,
      );
      const mails = before.filter(({ channel }) => channel === null);
      const references = mails.map(({ mail_id }) => mail_id).slice(-MAX_REFERENCES);
      const repliesTo = before.findLast(
        ({ direction, is_automatic }) => direction === 'in' && is_automatic === 0,
      );
      const own = files.filter(({ message_id }) => message_id === message.id);
      const token = replyToken(message.enquiry_id, secret);
      const calls = before.filter(({ call_at }) => call_at !== null);
      const colleagues = [
        ...new Set([...calls, message].flatMap(({ call_with }) => call_with || [])),
      ];
      const rest = { before, references, repliesTo, token, colleagues, files: own };
      return [message.id, { ...message, ...rest, sequence: calls.length }];
    }),
  );
}

/** The mail server took it: only now it counts as replied to. It is the visitor's turn, unless they wrote meanwhile. */
export async function markReplied(writer: Writer, reply: Message, now: number): Promise<void> {
  const { enquiry_id, at, by_id, by_name } = reply;
  const what = reply.is_forward === 1 ? 'forwarded' : 'reply-sent';
  const event = { enquiry_id, at: now, by_id, by_name, what, detail: null };
  await writer.insertInto('history').values(event).execute();
  if (reply.is_forward === 1) return;
  await writer
    .updateTable('enquiry')
    .set((set) => ({
      status: set
        .case()
        .when('status', '=', 'new')
        .then('conversation' as const)
        .else(set.ref('status'))
        .end(),
      replied_at: set.fn.coalesce('replied_at', set.val(now)),
      waiting_since: set
        .case()
        .when('waiting_since', '>', at)
        .then(set.ref('waiting_since'))
        .else(null)
        .end(),
      version: set('version', '+', 1),
    }))
    .where('id', '=', enquiry_id)
    .execute();
}
