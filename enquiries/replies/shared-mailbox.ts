import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../common/day.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { isEmailAddress } from '../contract/check.ts';
import { emptyValues } from '../contract/fields.ts';
import { addressIn } from '../deliveries/enquiry-mail.ts';
import { hashOfId } from '../store/acknowledgements.ts';
import {
  addSearchWords,
  bodyHash,
  type Enquiry,
  emailKey,
  mailboxKey,
  toRow,
} from '../store/enquiry.ts';
import { markReplied } from '../store/replies.ts';
import { findByReference, findEnquiryOf } from './find-enquiry.ts';
import type { MailHead } from './read-mail.ts';
import {
  MAX_PER_HOUR,
  type Stored,
  type Storing,
  storeFiles,
  withinBudget,
} from './store-reply.ts';

/** The same whenever the mail is read (UUID version 8, RFC 9562, 5.8). */
export function idOfMail({ mailId }: Pick<MailHead, 'mailId'>): string {
  const hex = createHash('sha256').update(`mail ${mailId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** "Menon, Asha" is Asha Menon. One that says no name is called by the address. */
function namesOf({ name, address }: MailHead['from']) {
  const [last = '', first = ''] = name.split(',', 2).map((part) => part.trim());
  const words = (first ? `${first} ${last}` : name).trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = words.slice(0, lastName ? -1 : undefined).join(' ');
  return { firstName: firstName || address.replace(/@.*$/, ''), lastName };
}

/** Erased mails are not taken in again when the mailbox is read from its beginning. */
async function isKnown({ writer, mail }: Storing, id: string): Promise<boolean> {
  const message = writer.selectFrom('message').select('id').where('mail_id', '=', mail.mailId);
  const gone = writer.selectFrom('gone').select('hash').where('hash', '=', hashOfId(id));
  return Boolean((await message.executeTakeFirst()) ?? (await gone.executeTakeFirst()));
}

async function isOneTooMany({ writer }: Storing, key: string, at: number): Promise<boolean> {
  const { number } = await writer
    .selectFrom('enquiry')
    .select((select) => select.fn.countAll<number>().as('number'))
    .where('email_key', '=', key)
    .where('channel', '=', 'mail')
    .where('received_at', '>', at - HOUR_MS)
    .executeTakeFirstOrThrow();
  return Number(number) >= MAX_PER_HOUR;
}

/** A mail written straight to our address is an enquiry, unless a colleague or a program wrote it. */
export async function storeDirectMail(storing: Storing): Promise<Stored> {
  const { writer, mail, ours, arrivedAt, position, judge, findColleague, now } = storing;
  const { name, address } = mail.from;
  const key = emailKey(address) || mail.mailId;
  const id = idOfMail(mail);
  const isFromUs = ours.map(mailboxKey).includes(mailboxKey(address));
  if (!judge || isFromUs || arrivedAt < (position.since ?? now)) return 'left';
  if (await isKnown(storing, id)) return 'left';
  const at = Math.min(arrivedAt, now);
  const isMailable = isEmailAddress(address);
  const isOther =
    !isMailable || mail.isAutomatic || mail.isOfRobot || Boolean(await findColleague(writer, key));
  if (await isOneTooMany(storing, key, at)) return isOther ? 'left' : 'too many';

  const values = {
    ...emptyValues,
    ...namesOf(mail.from),
    businessEmail: isMailable ? address : '',
    message: [mail.subject || mails.mail.noSubject, mail.text].join('\n\n').trim(),
    consent: true,
  };
  const enquiry: Enquiry = {
    id,
    receivedAt: at,
    values,
    consentVersion: null,
    bodyHash: bodyHash(values, null),
    spam: isOther ? { score: 0, reasons: [], quarantined: false } : judge(values),
    kind: isOther ? 'other' : 'enquiry',
    channel: 'mail',
    cameFrom: { page: null, campaign: [] },
  };
  const row = { ...toRow(enquiry), email_key: key, waiting_since: isOther ? null : at };
  await writer.insertInto('enquiry').values(row).execute();
  const by = { by_id: null, by_name: name ? `${name} <${address}>` : address };
  const { text, files } = mail;
  const rest = { mail_id: mail.mailId, left_out: mail.leftOut };
  await writer
    .insertInto('message')
    .values({ ...by, id, enquiry_id: id, direction: 'in', is_automatic: 0, at, text, ...rest })
    .execute();
  const kept = isOther ? [] : await withinBudget(storing, { id, replied_at: null });
  await storeFiles(writer, isOther ? files.map((file) => ({ ...file, content: '' })) : kept, id);
  await addSearchWords(writer, id, mail.words);
  return isOther ? 'other' : 'enquiry';
}

/** By the mails that it replies to, else by an open enquiry of those whom it went to. */
async function findThread({ writer, mail }: Storing) {
  const keys = [...mail.to, ...mail.cc].map(emailKey);
  const { references } = mail;
  const id = references.length > 0 ? await findByReference(writer, references) : undefined;
  if (id === undefined && keys.length === 0) return undefined;
  const found = writer
    .selectFrom('enquiry')
    .selectAll()
    .where('quarantined', '=', 0)
    .orderBy('received_at', 'desc');
  const ofRecipients = found.where('email_key', 'in', keys).where('waiting_since', 'is not', null);
  return (id === undefined ? ofRecipients : found.where('id', '=', id)).executeTakeFirst();
}

/** Mail that a colleague sent from the mailbox itself joins its thread, and counts as our reply. */
export async function storeSentMail(storing: Storing): Promise<Stored> {
  const { writer, mail, id, ours, arrivedAt, findColleague, now } = storing;
  if (mail.isFromDesk || mail.isAutomatic) return 'left';
  // What was sent to an address of staff comes by that.
  if (await findEnquiryOf(writer, { tokens: mail.tokens, references: [] })) return 'left';
  const row = await findThread(storing);
  if (!row) return 'left';
  const before = await writer
    .selectFrom('message')
    .select(['mail_id', 'by_name', 'at'])
    .where('enquiry_id', '=', row.id)
    .where('direction', '=', 'in')
    .orderBy('at')
    .execute();
  const others = (list: readonly string[]) =>
    list.filter((one) => !ours.some((own) => mailboxKey(own) === mailboxKey(one)));
  const sent = { to: others(mail.to), cc: others(mail.cc) };
  const writers = [row.email_key, ...before.map(({ by_name }) => emailKey(addressIn(by_name)))];
  const isReply = [...sent.to, ...sent.cc].some((one) => writers.includes(emailKey(one)));
  const colleague = await findColleague(writer, emailKey(mail.from.address));
  const message = {
    id,
    enquiry_id: row.id,
    direction: 'out',
    is_automatic: 0,
    at: Math.min(arrivedAt, now),
    by_id: colleague?.id ?? null,
    by_name: colleague?.name ?? (mail.from.name || mails.mail.sender),
    text: mail.text,
    mail_id: mail.mailId,
    left_out: mail.leftOut,
    is_forward: isReply ? null : 1,
    sent_to: JSON.stringify(sent.to),
    cc: JSON.stringify(sent.cc),
  } as const;
  const added = await writer
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .returningAll()
    .execute();
  const [stored] = added;
  if (!stored) return 'left';
  await storeFiles(writer, mail.files, id);
  await addSearchWords(writer, row.id, mail.words);
  // It may have been written before we had read what it replies to.
  const isAfterAll = mail.references.includes(before.at(-1)?.mail_id ?? '');
  await markReplied(writer, isAfterAll ? { ...stored, at: now } : stored, now);
  return 'sent';
}
