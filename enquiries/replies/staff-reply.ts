import { createHash } from 'node:crypto';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { isEmailAddress } from '../contract/check.ts';
import { frameOf, knownOf } from '../deliveries/enquiry-mail.ts';
import { addSearchWords, emailKey, fromRow } from '../store/enquiry.ts';
import { queueReply } from '../store/outbox.ts';
import { replyAddress, replyToken, secretOf } from '../store/reply-token.ts';
import type { Tables } from '../store/tables.ts';
import { hasOwnWords, splitQuoted, withoutFrame } from './quoted.ts';
import { type Stored, type Storing, storeFiles } from './store-reply.ts';

interface Colleague {
  id: string | null;
  name: string;
}

/** The colleague by whose address a mail was sent, or that of the mailbox they share. */
async function colleagueOf({
  writer,
  mail,
  ours,
  findColleague,
}: Storing): Promise<Colleague | undefined> {
  const key = emailKey(mail.from.address);
  const isShared = ours.some((one) => emailKey(one) === key);
  const shared = isShared ? { id: null, name: mail.from.name || mails.mail.sender } : undefined;
  return (await findColleague(writer, key)) ?? shared;
}

interface StaffReply {
  /** The same whenever this mail is read again. */
  id: string;
  by: { by_id: string | null; by_name: string };
  row: Tables['enquiry'];
}

type Message = Tables['message'];

/** All that a colleague wrote, with what it replies to where that is between its lines; the frame of our mail is not. */
async function saidIn(storing: Storing, row: Tables['enquiry'], thread: Message[]) {
  const { writer, mail, ours, desk } = storing;
  const enquiry = fromRow(row);
  const [from = '', through = from] = ours;
  const token = replyToken(row.id, await secretOf(writer), 'note');
  const links = { desk, note: replyAddress(through, token) };
  const known = knownOf(enquiry, thread, ours, links);
  if (!hasOwnWords(mail.text, known)) return '';
  const { text, quoted } = splitQuoted(mail.text, known);
  const said = quoted ? text : withoutFrame(text, frameOf(enquiry, links), row.message);
  return hasOwnWords(said, known) ? said : '';
}

/** Whether the visitor may get the text as it is: nothing of it is missing, and nothing in it is for staff alone. */
function isForVisitor(text: string, { leftOut, files }: Storing['mail'], enquiryId: string) {
  const isWhole =
    leftOut === null && files.every(({ size, content }) => size === 0 || content !== '');
  // The number of the enquiry is at the end of the mail to staff, so what was quoted in an unknown
  // way has it.
  return isWhole && !text.includes(enquiryId);
}

async function passOn(storing: Storing, { id, by, row }: StaffReply, text: string): Promise<void> {
  const { writer, mail, ours, now } = storing;
  const domain = ours[0]?.slice(ours[0].lastIndexOf('@')) ?? '';
  const message = { id, enquiry_id: row.id, at: now, ...by, text };
  await queueReply(writer, { ...message, mail_id: `${id}${domain}` }, now);
  await storeFiles(writer, mail.files, id);
  await writer
    .updateTable('enquiry')
    .set((set) => ({
      version: set('version', '+', 1),
      read_at: set.fn.coalesce('read_at', set.val(now)),
    }))
    .set({ assigned_to: row.assigned_to ?? by.by_id })
    .where('id', '=', row.id)
    .execute();
}

type Reason = 'unknown' | 'held' | 'others' | 'parts' | 'nothing';

/** Why it was not passed on; undefined for what was meant as a note. */
async function storeAsNote(
  { writer, mail, now }: Storing,
  { id, by, row }: StaffReply,
  reason: Reason | undefined,
): Promise<Stored> {
  const files = mail.files.map(({ name }) => name);
  const whole = [mail.text, ...files].join('\n').trim();
  const text = reason
    ? fill(mails.reply.notPassedOn, { reason: mails.reply[reason], text: whole })
    : whole;
  const untold = reason && isEmailAddress(mail.from.address) ? mail.from.address : null;
  const added = await writer
    .insertInto('note')
    .values({ id, enquiry_id: row.id, at: now, ...by, text, untold })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return 'left';
  const event = {
    by_id: reason ? null : by.by_id,
    by_name: by.by_name,
    what: 'noted',
    detail: null,
  };
  await writer
    .insertInto('history')
    .values({ ...event, enquiry_id: row.id, at: now })
    .execute();
  await addSearchWords(writer, row.id, mail.words);
  return 'note';
}

/**
 * What a colleague replied to the mail about an enquiry goes to the visitor; it becomes a note
 * instead when it may say what is not for the visitor, cannot be passed on whole, or was written
 * before others wrote.
 */
export async function storeStaffReply(
  storing: Storing,
  row: Tables['enquiry'],
  isNote: boolean,
): Promise<Stored> {
  const { writer, mail } = storing;
  const colleague = await colleagueOf(storing);
  const id = createHash('sha256').update(`${row.id} ${mail.mailId}`).digest('hex');
  const by = {
    by_id: colleague?.id ?? null,
    by_name: colleague?.name ?? mail.from.address,
  };
  const thread = await writer
    .selectFrom('message')
    .selectAll()
    .where('enquiry_id', '=', row.id)
    .orderBy('at')
    .execute();
  if (thread.some((one) => one.id === id)) return 'left';
  const reply = { id, by, row };
  if (isNote) return storeAsNote(storing, reply, undefined);
  const text = await saidIn(storing, row, thread);
  const isAlone = thread.every((one) => one.is_automatic === 1 || one.by_name === by.by_name);
  if (!colleague) return storeAsNote(storing, reply, 'unknown');
  if (row.quarantined === 1) return storeAsNote(storing, reply, 'held');
  if (!isAlone) return storeAsNote(storing, reply, 'others');
  if (text === '') return storeAsNote(storing, reply, 'nothing');
  if (!isForVisitor(text, mail, row.id)) return storeAsNote(storing, reply, 'parts');
  await passOn(storing, { id, by, row }, text);
  return 'from staff';
}
