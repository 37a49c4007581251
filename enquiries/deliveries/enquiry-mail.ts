import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import { longDay, MINUTE_MS, officeTimes } from '../../common/day.ts';
import { escapeHtml, withoutReordering } from '../../common/text.ts';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { textIn } from '../contract/call-times.ts';
import { fieldsFor, fieldWords, serviceLabels, wordsFor } from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import { coreOf, type Known, splitQuoted } from '../replies/quoted.ts';
import { type Enquiry, emailKey } from '../store/enquiry.ts';
import type { Reply } from '../store/replies.ts';
import type { Tables } from '../store/tables.ts';
import type { Notice } from './delivery.ts';

/** The Message-ID is the same for every attempt, so that a mail server or reader can drop repeats (RFC 5322, 3.6.4). */
function sentBy(from: string, id: string) {
  return {
    from: { name: mails.mail.sender, address: from },
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function named(addresses: readonly string[]) {
  return addresses.map((address) => ({ name: '', address }));
}

export function noticeMail(
  { id, subject, text }: Notice,
  from: string,
  to: readonly string[],
): SendMailOptions {
  return {
    ...sentBy(from, id),
    to: named(to),
    subject,
    text,
  };
}

export function consentSentence({ consentVersion }: Enquiry): string {
  const { consentText, consentUnstated } = mails.mail;
  return consentVersion === null ? consentUnstated : fill(consentText, { version: consentVersion });
}

/** For a header: breaks up an encoded word (RFC 2047), or mail programs would decode it. */
export function headerText(text: string): string {
  return withoutReordering(text).replaceAll('=?', '= ?');
}

type Row = [label: string, text: string];

function fieldRows({ kind, values }: Enquiry): Row[] {
  const application = kind === 'application';
  return fieldsFor(application).flatMap((field): Row[] => {
    if (field.kind === 'consent') return [];
    if (field.kind === 'services')
      return [[words.services.legend, serviceLabels(values.services).join(', ')]];
    // Above its message the form speaks to the applicant.
    const { label } =
      field.kind === 'textarea' ? fieldWords[field.name] : wordsFor(field.name, application);
    return field.kind === 'times' && values[field.name] === ''
      ? []
      : [[label, textIn(field, values)]];
  });
}

function telephoneRow({ values: { telephone } }: Enquiry): Row[] {
  return telephone ? [[words.telephone.label, telephone]] : [];
}

function cameFrom({ cameFrom: { page, campaign } }: Enquiry): Row[] {
  const parts = [page ?? '', ...campaign.map(([name, value]) => `${name}=${value}`)].filter(
    Boolean,
  );
  return parts.length > 0 ? [[mails.mail.cameFrom, parts.join(', ')]] : [];
}

function mailRows(enquiry: Enquiry): Row[] {
  const rows: Row[] = [
    [mails.mail.reference, referenceOf(enquiry.id)],
    ...telephoneRow(enquiry),
    ...fieldRows(enquiry),
    ...cameFrom(enquiry),
    [mails.mail.received, fill(mails.mail.time, officeTimes(enquiry.receivedAt))],
    [mails.mail.consent, consentSentence(enquiry)],
    [mails.mail.number, enquiry.id],
  ];
  return rows.map(([label, text]) => [label, text || mails.mail.nothing]);
}

function linkIn(text: string) {
  return escapeHtml(text).replace(/https?:\S+/, '<a href="$&">$&</a>');
}

function html(intro: string, links: string[], rows: Row[]): string {
  const cell = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');
  const lines = rows.map(
    ([label, text]) =>
      `<tr><th align="left" valign="top">${cell(label)}</th><td dir="auto">${cell(text)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><body><p>${cell(intro)}</p>${links.map((one) => `<p>${linkIn(one)}</p>`).join('')}<table cellpadding="6">\n${lines.join('\n')}\n</table></body></html>\n`;
}

/** A mail server without SMTPUTF8 (RFC 6531) refuses letters beyond ASCII before the @: then it is in the text only. */
function replyTo(
  { firstName, lastName }: Enquiry['values'],
  address: string,
): Pick<SendMailOptions, 'replyTo'> {
  const name = address.slice(0, address.lastIndexOf('@'));
  if (!/^[\x21-\x7e]+$/.test(name)) return {};
  return { replyTo: { name: headerText(`${firstName} ${lastName}`), address } };
}

function wordsOf({ kind, values }: Enquiry): { subject: string; intro: string } {
  if (values.urgency) return mails.payrollToday;
  return kind === 'application' ? mails.application : mails.mail;
}

/** Where staff answer: the list of the desk, the address that passes a reply on, and the one that keeps a note. */
export interface StaffLinks {
  desk?: string | undefined;
  through?: string | undefined;
  note?: string | undefined;
}

/** To staff. A reply to it goes to the visitor, by `through`, the address that passes a reply on, where there is one. */
export function enquiryMail(
  enquiry: Enquiry,
  from: string,
  to: readonly string[],
  { desk, through, note }: StaffLinks = {},
): SendMailOptions {
  const { values } = enquiry;
  const rows = mailRows(enquiry);
  const { subject, intro } = wordsOf(enquiry);
  const links = [
    ...(note ? [fill(mails.mail.forColleagues, { note })] : []),
    ...(desk ? [fill(mails.mail.atTheDesk, { link: `${desk}/${enquiry.id}` })] : []),
  ];
  return {
    ...sentBy(from, `${enquiry.id}.enquiry`),
    to: named(to),
    ...replyTo(values, through ?? values.businessEmail),
    subject: headerText(
      fill(subject, {
        ...values,
        services: '',
        consent: '',
        urgency: '',
        reference: referenceOf(enquiry.id),
      }),
    ),
    priority: values.urgency ? 'high' : 'normal',
    text: `${[intro, ...links].join('\n')}\n\n${rows.map(([label, text]) => `${label}:\n${text}\n`).join('\n')}`,
    html: html(intro, links, rows),
  };
}

/**
 * To the visitor. It repeats nothing that was typed: anyone can enter anyone's address, and our
 * mail server must not carry a stranger's words there. Marked as automatic (RFC 3834), so that no
 * machine answers it.
 */
export function acknowledgementMail(
  enquiry: Enquiry,
  from: string,
  replyTo: string | undefined,
): SendMailOptions {
  const { subject, text, reference } = mails.acknowledgement;
  return {
    ...sentBy(from, `${enquiry.id}.acknowledgement`),
    to: named([enquiry.values.businessEmail]),
    ...(replyTo && { replyTo }),
    subject,
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: `${text}\n\n${fill(reference, { reference: referenceOf(enquiry.id) })}\n`,
  };
}

function forwardSubject({ id, values: { firstName, lastName } }: Enquiry): string {
  const words = { name: `${firstName} ${lastName}`, reference: referenceOf(id) };
  return headerText(fill(mails.reply.forward, words));
}

export function replySubject({ id, kind, channel, values }: Enquiry): string {
  const { toApplicant, toMail, subject } = mails.reply;
  const theirs = /^(?:re: *)*(.*)/i.exec(values.message)?.[1] ?? '';
  const toEnquiry = channel === 'mail' ? toMail : subject;
  const words = { reference: referenceOf(id), subject: headerText(theirs) };
  return fill(kind === 'application' ? toApplicant : toEnquiry, words);
}

type Message = Tables['message'];
type Quoted = Pick<Message, 'at' | 'text' | 'by_name'>;

function headOf({ values: { firstName, lastName } }: Enquiry, { at, by_name }: Quoted): string {
  const name = by_name.replace(/ <[^<>]*>$/, '') || `${firstName} ${lastName}`;
  return fill(mails.reply.quoted, { day: longDay(new Date(at)), name });
}

/** The enquiry itself, as what a first reply quotes. */
function firstOf({ receivedAt, values }: Enquiry): Quoted {
  return { at: receivedAt, text: values.message, by_name: '' };
}

/** A mark that no text has, in the place of the message. */
const PLACE = '\uFFFE';

/** The parts of the mail to staff before and after the message: they are not for the visitor. */
export function frameOf(enquiry: Enquiry, links: StaffLinks): string[] {
  const values = { ...enquiry.values, message: PLACE };
  return String(enquiryMail({ ...enquiry, values }, '', [], links).text).split(PLACE);
}

/** Everything that was sent in this thread. `ours` are the addresses that we write from. */
export function knownOf(
  enquiry: Enquiry,
  messages: readonly Message[],
  ours: readonly string[],
  links: StaffLinks = {},
): Known {
  const { values, id } = enquiry;
  const sentOf = ({ direction, at, text }: Message): string => {
    if (direction === 'in') return text;
    const before = repliedTo(messages, at) ?? firstOf(enquiry);
    return [text, headOf(enquiry, before), before.text].join('\n');
  };
  const first = [
    values.message,
    String(acknowledgementMail(enquiry, '', undefined).text),
    String(enquiryMail(enquiry, '', [], links).text),
  ];
  const writers = messages.map(({ direction, by_name }) =>
    direction === 'in' ? by_name : fill(mails.reply.sender, { name: by_name }),
  );
  const { firstName, lastName, businessEmail } = values;
  const people = [`${firstName} ${lastName}`, businessEmail, mails.mail.sender, ...ours];
  return {
    texts: [
      ...first.map((text) => ({ at: -Infinity, core: coreOf(text) })),
      ...messages.map((one) => ({ at: one.at, core: coreOf(sentOf(one)) })),
    ],
    names: [...new Set([referenceOf(id), ...people, ...writers])]
      .map((name) => name.toLowerCase())
      .filter(Boolean),
  };
}

/** The message that a reply quotes: the last one before it that a person wrote. */
export function repliedTo(messages: readonly Message[], before: number): Message | undefined {
  return messages.findLast(
    ({ direction, is_automatic, at }) => direction === 'in' && is_automatic === 0 && at < before,
  );
}

const MAX_QUOTED_LENGTH = 5000;

/** Of what was written last: without what it quotes itself, or we noted. */
export function quotation(enquiry: Enquiry, repliesTo: Quoted | undefined, known: Known): string {
  if (!repliesTo && enquiry.channel) return '';
  const quoted = repliesTo ?? firstOf(enquiry);
  const own = splitQuoted(quoted.text, known, quoted.at).text;
  const lines = own.trim().slice(0, MAX_QUOTED_LENGTH).split('\n');
  return lines.join('') === ''
    ? ''
    : `${headOf(enquiry, quoted)}\n${lines.map((line) => `> ${line}`).join('\n')}`;
}

/** The address of who wrote a message that came in. */
export function addressIn(by_name: string): string {
  return /<([^<>]*)>$/.exec(by_name)?.[1] ?? by_name;
}

type Sent = Pick<Message, 'sent_to' | 'cc'>;

/** Whom staff chose for a reply; the person who enquired where they chose nobody. */
export function chosenFor({ values }: Enquiry, { sent_to, cc }: Sent) {
  const to: string[] = sent_to ? JSON.parse(sent_to) : [values.businessEmail];
  const copies: string[] = JSON.parse(cc ?? '[]');
  return { to, cc: copies };
}

/** Whom a next reply goes to: who wrote last, or those whom we wrote to last. */
export function repliesGoTo(enquiry: Enquiry, messages: readonly Message[]) {
  const mails = messages.filter((one) => one.channel === null && one.is_forward === null);
  const last = mails.findLast(({ is_automatic }) => is_automatic === 0);
  if (last?.direction === 'out') return chosenFor(enquiry, last);
  const to = last ? addressIn(last.by_name) : enquiry.values.businessEmail;
  const before = mails.findLast(({ direction }) => direction === 'out');
  const cc = before ? chosenFor(enquiry, before).cc : [];
  return { to: to ? [to] : [], cc: cc.filter((address) => address !== to) };
}

/** Those whom staff chose, and of a call the colleagues who have it in their calendars. */
export function recipientsOf(enquiry: Enquiry, reply: Reply | undefined): string[] {
  if (!reply) return [enquiry.values.businessEmail];
  const { to, cc } = chosenFor(enquiry, reply);
  return [...new Set([...to, ...cc, ...(reply.call_at ? reply.colleagues : [])])];
}

const CALL_MINUTES = 30;

/** A call for the calendars of both sides (RFC 5546): one UID for each enquiry, a higher SEQUENCE for each change. */
function invitationOf(
  reply: Reply,
  address: string,
  guests: readonly string[],
): Pick<SendMailOptions, 'icalEvent'> {
  const { enquiry_id, call_at, call_off, call_where, sequence, at, text } = reply;
  if (call_at === null) return {};
  const isOff = call_off === 1;
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'DHR', product: 'calls', language: 'EN' }, method });
  const event = calendar.createEvent({
    id: `${enquiry_id}@calls.dhr`,
    sequence,
    stamp: new Date(at),
    start: new Date(call_at),
    end: new Date(call_at + CALL_MINUTES * MINUTE_MS),
    summary: fill(mails.invitation.title, { reference: referenceOf(enquiry_id) }),
    description: text,
    location: call_where,
    organizer: { name: mails.mail.sender, email: address },
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  for (const email of guests)
    event.createAttendee({ email, rsvp: !isOff, role: ICalAttendeeRole.REQ });
  return { icalEvent: { method, filename: 'call.ics', content: `${calendar.toString()}\r\n` } };
}

/**
 * The last message of those who get a reply; else the enquiry itself is quoted. Nobody gets what a
 * third person wrote.
 */
function quotedFor(before: readonly Message[], recipients: readonly string[]) {
  const keys = recipients.map(emailKey);
  const theirs = before.filter(({ by_name }) => keys.includes(emailKey(addressIn(by_name))));
  return repliedTo(theirs, Infinity);
}

/** From a colleague to the visitor, as plain text, so that nothing in it is more than words. */
export function replyMail(
  enquiry: Enquiry,
  reply: Reply,
  from: string,
  replyTo: string,
): SendMailOptions {
  const { by_name: name, text, mail_id, references, repliesTo, before, files, is_forward } = reply;
  const known = knownOf(enquiry, before, [from, replyTo]);
  const all = recipientsOf(enquiry, reply);
  const { cc } = chosenFor(enquiry, reply);
  const quoted = quotedFor(before, all);
  return {
    ...sentBy(from, enquiry.id),
    from: { name: headerText(fill(mails.reply.sender, { name })), address: from },
    messageId: `<${mail_id}>`,
    ...(repliesTo && { inReplyTo: `<${repliesTo.mail_id}>` }),
    references: references.map((one) => `<${one}>`),
    to: named(all.filter((address) => !cc.includes(address))),
    cc: named(cc),
    replyTo,
    subject: is_forward === 1 ? forwardSubject(enquiry) : replySubject(enquiry),
    text: is_forward === 1 ? `${text}\n` : `${text}\n\n${quotation(enquiry, quoted, known)}\n`,
    ...invitationOf(reply, replyTo, all),
    attachments: files.map(({ name: filename, content }) => ({
      filename,
      content,
      encoding: 'base64',
    })),
  };
}
