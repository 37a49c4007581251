import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { withoutReordering } from '../../common/text.ts';
import { isEmailAddress, normaliseText } from '../contract/check.ts';
import { wordsOfText } from '../store/enquiry.ts';
import { receiptLine } from '../store/outbox.ts';
import { TOKEN_IN_ADDRESS } from '../store/reply-token.ts';
import type { Tables } from '../store/tables.ts';
import { cutMail } from './cut-mail.ts';

/** No more is fetched of a mail that is not for the desk. */
export const MAX_HEAD_BYTES = 64_000;

const MAX = {
  text: 100_000,
  html: 1_000_000,
  files: 50,
  fileBytes: 10_000_000,
  references: 50,
  header: 20_000,
  name: 1000,
  subject: 300,
};

/** Message-IDs in visible ASCII, and short enough for an index of PostgreSQL. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/<([!-;=?-~]{1,250})>/g)].map(([, id = '']) => id);
}
/** The end of a name tells its kind. */
function inOneLine(text: string): string {
  return withoutReordering(normaliseText(text.slice(-MAX.name))).replace(/\s+/g, ' ');
}
/** The last mail of a list of references is the one replied to. */
function valuesOf({ headers }: Email, ...keys: string[]): string {
  const values = headers.flatMap(({ key, value }) => (keys.includes(key) ? value : []));
  return values
    .map((value) => value.slice(-MAX.header))
    .join(' ')
    .slice(-MAX.header);
}
function isReport(email: Email): boolean {
  return /^\s*multipart\/report\b/i.test(valuesOf(email, 'content-type'));
}

function bytesOf(content: Email['attachments'][number]['content']): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

/** How subjects of absence notices begin. */
const AWAY = [
  ...['auto(?:matic)?[ -]?(?:reply|response)', 'out of (?:the )?office', 'abwesen'],
  ...['automatische antwort', 'réponse automatique', 'respuesta automática', '自动', '自動'],
  ...['resposta automática', 'risposta automatica', 'رد تلقائي', 'الرد التلقائي'],
];
const SAYS_AWAY = new RegExp(`^(?:${AWAY.join('|')})`, 'i');

/** "Accepted" to an invitation, of which a calendar program wrote all that is in it. */
function isCalendarReply({ attachments }: Email, text: string): boolean {
  const isReply = attachments.some(
    ({ mimeType, content }) =>
      mimeType === 'text/calendar' &&
      /^METHOD:REPLY\s*$/im.test(bytesOf(content).toString('utf8', 0, 2000)),
  );
  return isReply && /^(?:.{0,200}\bhas (?:tentatively )?(?:accepted|declined)\b.*)?$/is.test(text);
}

const ROBOT = /^(?:(?:do-?)?not?-?reply|newsletters?|notifications?|bounces?|mailer-daemon)\b/i;

/** Of a newsletter, a mailing list or a program, by what its headers say (RFC 2369, RFC 2919). */
function isOfRobot(email: Email): boolean {
  return (
    valuesOf(email, 'list-id', 'list-unsubscribe').trim() !== '' ||
    /\b(bulk|list|junk)\b/i.test(valuesOf(email, 'precedence')) ||
    ROBOT.test(email.from?.address ?? '')
  );
}

function addressesIn(list: Email['to'] = []): string[] {
  return list
    .flatMap(({ address, group }) => (group ?? [{ address }]).map((one) => one.address ?? ''))
    .filter(isEmailAddress);
}

function headOf(email: Email, raw: Uint8Array) {
  const all = (...keys: string[]) => valuesOf(email, ...keys);
  const [mailId = createHash('sha256').update(raw).digest('hex')] = idsIn(all('message-id'));
  const recipients = all('to', 'cc', 'delivered-to', 'x-original-to').toLowerCase();
  const { name = '', address = '' } = email.from ?? {};
  // Vacation notices and bounces have an empty sender (RFC 3834, 3.3; RFC 5321, 4.5.5).
  const hasNoSender = all('return-path').trim() === '<>';
  const mayBeBounce =
    isReport(email) ||
    all('x-failed-recipients') !== '' ||
    (hasNoSender && /^(mailer-daemon|postmaster)@/i.test(address));
  const isSuspect =
    /\b(bulk|junk)\b/i.test(all('precedence')) || all('x-auto-response-suppress') !== '';
  return {
    hasOwnId: idsIn(all('message-id')).length > 0,
    /** Without its brackets. A mail without one is known by its hash. */
    mailId,
    references: idsIn(all('in-reply-to', 'references')).slice(-MAX.references),
    /** Between a plus and the @ of its recipients. */
    tokens: [...recipients.matchAll(/\+([0-9a-z]{1,64})@/g)]
      .map(([, token = '']) => token)
      .slice(0, MAX.references),
    subject: inOneLine((email.subject ?? '').slice(0, MAX.subject)),
    to: addressesIn(email.to),
    cc: addressesIn(email.cc),
    from: { name: inOneLine(name).slice(0, 100), address: inOneLine(address).slice(0, 254) },
    /** The desk sent it: a reply to it comes to an address with a token. */
    isFromDesk: TOKEN_IN_ADDRESS.test(all('reply-to')),
    isOfRobot: isOfRobot(email),
    /** Only its body can tell. */
    mayBeBounce,
    isAutomatic:
      hasNoSender ||
      mayBeBounce ||
      /^\s*(?!no\b)\S/i.test(all('auto-submitted')) ||
      /\bauto_reply\b/i.test(all('precedence')) ||
      (isSuspect && SAYS_AWAY.test(inOneLine(email.subject ?? ''))),
    /** Programs write these headers, and some put them on mails of people, too: its words can tell. */
    isSuspect,
  };
}
export type MailHead = ReturnType<typeof headOf>;

export async function readHead(raw: Uint8Array): Promise<MailHead> {
  const head = raw.subarray(0, MAX_HEAD_BYTES);
  return headOf(await PostalMime.parse(head), head);
}

/** Whether a head is that of a mail, which has an id of its own or is compared by what else it says. */
export function isSameMail(head: MailHead, other: MailHead | undefined): boolean {
  const known = (one: MailHead) => JSON.stringify(one.hasOwnId ? one : { ...one, mailId: '' });
  return other !== undefined && known(head) === known(other);
}

/** The parser makes text of HTML only where a plain part is next to it, so it gets an empty one. It does not drop styles. */
async function textOfHtml(html: string): Promise<string> {
  const bare = html
    .slice(0, MAX.html)
    .replace(/<style\b[^<>]*>[^<]*/gi, '')
    .replace(/\s{3,}/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
  const boundary = randomUUID();
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: text/${type}; charset=utf-8\n\n${content}\n`;
  const parts = `${part('plain', '')}${part('html', bare)}--${boundary}--`;
  return (
    (await PostalMime.parse(`Content-Type: multipart/mixed; boundary=${boundary}\n\n${parts}`))
      .text ?? ''
  );
}

/** A name that leaves no folder and hides no ending. */
export function safeName(name: string): string {
  const plain = inOneLine(name).replace(/[/\\:*?"<>|]+/g, '_');
  return plain.slice(-120).toWellFormed() || 'file';
}

/** In the order of the mail; a file that does not fit any more is named, with its size and without its content. */
function filesOf({ attachments }: Email) {
  let room = MAX.fileBytes;
  return attachments.slice(0, MAX.files).map(({ filename, mimeType, content }) => {
    const bytes = bytesOf(content);
    const isKept = bytes.length <= room;
    if (isKept) room -= bytes.length;
    const name = safeName(filename ?? '');
    const type = inOneLine(mimeType).slice(0, 100);
    return { name, type, size: bytes.length, content: isKept ? bytes.toString('base64') : '' };
  });
}

/** A notice that a mail is late or was read is not a bounce (RFC 3464, 2.3.3; RFC 8098). Older mail servers quote it in their text. */
function bounceOf(email: Email) {
  const { attachments, text = '' } = email;
  const partOf = (...types: string[]) => {
    const part = attachments.find(({ mimeType }) => types.includes(mimeType));
    return part && bytesOf(part.content).toString('utf8', 0, MAX.text);
  };
  const report = partOf('message/delivery-status')?.replace(/\r?\n[ \t]+/g, ' ') ?? '';
  if (isReport(email) && !/^action:\s*failed/im.test(report)) return undefined;
  const returned = partOf('message/rfc822', 'text/rfc822-headers') ?? text.slice(0, MAX.text);
  const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(report)?.[1]?.trim();
  return {
    mailIds: idsIn((returned.match(/message-id:\s*<[^<>]{1,250}>/gi) ?? []).join(' ')),
    says: receiptLine(`${field('status') ?? ''} ${field('diagnostic-code') ?? text}`.trim()),
  };
}

/** Puts the files of a mail back in their places. */
function withFiles(email: Email, files: ReturnType<typeof cutMail>['files']): Email {
  const attachments = email.attachments.map((attachment) => {
    const bytes = bytesOf(attachment.content);
    return { ...attachment, content: files.get(bytes.toString('latin1', 0, 100).trim()) ?? bytes };
  });
  return { ...email, attachments };
}

/** Throws for what is not a mail, or is nested too deeply. */
export async function readMail(raw: Uint8Array) {
  const cut = cutMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  const email = withFiles(await PostalMime.parse(cut.raw), cut.files);
  const head = headOf(email, raw);
  const whole = email.text?.trim() ? email.text : await textOfHtml(email.html ?? '');
  // Line breaks may count twice.
  const normalised = normaliseText(whole.slice(0, 2 * MAX.text));
  const text = normalised.slice(0, MAX.text).toWellFormed();
  const files = filesOf(email);
  const isEmpty = text === '' && files.length === 0;
  const isTextCut = whole.length > 2 * MAX.text || normalised.length > MAX.text;
  const isCut = cut.isCut || isTextCut || email.attachments.length > MAX.files;
  const leftOut: Tables['message']['left_out'] = isCut ? 'end' : null;
  const hasNoWords = head.isSuspect && text === '';
  return {
    ...head,
    isAutomatic: head.isAutomatic || hasNoWords || isCalendarReply(email, text),
    text,
    /** It is found by. */
    words: wordsOfText(text),
    leftOut: isEmpty ? ('body' as const) : leftOut,
    files,
    bounce: head.mayBeBounce ? bounceOf(email) : undefined,
  };
}

export type Mail = Awaited<ReturnType<typeof readMail>>;

/** Of a mail of which only the beginning was fetched: its files are named, and stay in the mailbox. */
export function beginningOf(mail: Mail): Mail {
  const files = mail.files.map((file) => ({ ...file, content: '' }));
  return { ...mail, files, leftOut: mail.leftOut ?? 'end' };
}

/** All that is kept of a mail that cannot be read. */
export function headAlone(head: MailHead): Mail {
  return {
    ...head,
    text: '',
    words: '',
    leftOut: 'body',
    files: [],
    bounce: undefined,
  };
}
