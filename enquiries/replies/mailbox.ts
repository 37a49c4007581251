import { randomUUID } from 'node:crypto';
import { type FetchMessageObject, ImapFlow, type ImapFlowOptions } from 'imapflow';
import { HOUR_MS, MINUTE_MS } from '../../common/day.ts';
import type { Log } from '../log.ts';
import { takeTurn } from '../store/clock.ts';
import { faultCode, isFaultOfRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { findEnquiryOf } from './find-enquiry.ts';
import { openMailReader } from './mail-reader.ts';
import { beginAgain, keepPosition, type Position } from './position.ts';
import {
  beginningOf,
  headAlone,
  isSameMail,
  MAX_HEAD_BYTES,
  type Mail,
  type MailHead,
} from './read-mail.ts';
import { idOfMail } from './shared-mailbox.ts';
import { type Arrival, type FindColleague, storeReply } from './store-reply.ts';

/** Shorter than the pause between two rounds, so that one server reads in each. */
const TURN_MS = 50_000;
/** Of a larger mail no more is fetched: its text comes first. */
const MAX_MAIL_BYTES = 25_000_000;
/** So are those of a mail that has broken the connection, or came otherwise, this often. */
const MAX_ATTEMPTS = 3;
const BATCH_SIZE = 100;
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: MINUTE_MS };

interface MailboxParts {
  url: string;
  store: Store;
  /** Addresses that mails of ours come from. */
  ours: readonly string[];
  findColleague: FindColleague;
  desk?: string | undefined;
  /** With it the whole mailbox is read: mail straight to our address, and what colleagues sent from it. */
  judge?: Arrival['judge'];
  /** That a message is stored. */
  noteReply?: ((id: string) => void) | undefined;
  log: Log;
  now: () => number;
  newClient?: ((options: ImapFlowOptions) => ImapFlow) | undefined;
}

interface Folder {
  path: string;
  isSent: boolean;
}

/** Reads replies from a mailbox, in rounds. It is opened for reading only: nothing in it changes. */
export function openMailbox(parts: MailboxParts) {
  const { url, store, ours, findColleague, desk, judge, log, now } = parts;
  const { noteReply = () => {}, newClient = (options) => new ImapFlow(options) } = parts;
  const { protocol, hostname: host, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const reader = openMailReader();
  let client: ImapFlow | undefined;
  let isClosed = false;
  let fetched = { mail: '', attempts: 0 };
  let left = 0;
  let failingSince: number | undefined;
  const failingMs = () => (failingSince === undefined ? 0 : now() - failingSince);

  const connect = async (): Promise<ImapFlow> => {
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    const tls = secure
      ? { secure, port: Number(port) || 993 }
      : { doSTARTTLS: false, port: Number(port) || 143 };
    client = newClient({
      host,
      ...tls,
      auth,
      ...TIMEOUTS,
      logger: false,
      disableAutoIdle: true,
    });
    // A lost connection fails the command that waits; without a listener, the event would end the
    // program.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  /** Commands on a lost connection find nothing, as if all mails had been deleted. */
  const mustBeOpen = ({ usable, mailbox }: ImapFlow): void => {
    if (!usable || !mailbox) throw new Error('The connection to the mailbox was lost.');
  };
  const moveTo = (position: Position) =>
    store.use((database) => database.atomically((writer) => keepPosition(writer, position)));

  /** Whether it came as often as it is tried. Otherwise the round ends, and the next begins with it. */
  const isLastAttempt = (): boolean => fetched.attempts > MAX_ATTEMPTS;
  const countAttempt = ({ name, uid }: Position): void => {
    const mail = `${name} ${uid}`;
    fetched = { mail, attempts: fetched.mail === mail ? fetched.attempts + 1 : 1 };
  };

  /** The head that was read first says whose mail it is: what else a server gives under its number is not this mail. */
  const fetchMail = async (
    open: ImapFlow,
    { uid, size = 0 }: FetchMessageObject,
    head: MailHead,
  ): Promise<Mail> => {
    if (isLastAttempt()) return headAlone(head);
    const query = { source: { maxLength: MAX_MAIL_BYTES } };
    const whole = await open.fetchOne(String(uid), query, { uid: true });
    mustBeOpen(open);
    const source = (whole ? whole.source : undefined) ?? Buffer.alloc(0);
    // Mail servers count a little differently; half of a mail is none.
    const isWhole = source.length >= Math.min(size, MAX_MAIL_BYTES) / 2;
    if (!isWhole || !isSameMail(head, await reader.head(source)))
      throw new Error('The mail server gave another mail.');
    const mail = await reader.whole(source);
    if (!mail) log.warn('a mail cannot be read', { uid });
    if (!mail) return headAlone(head);
    return size > MAX_MAIL_BYTES ? beginningOf(mail) : mail;
  };

  const readOne = async (
    open: ImapFlow,
    found: FetchMessageObject,
    position: Position,
    isSent: boolean,
  ): Promise<void> => {
    const { uid, headers = Buffer.alloc(0), internalDate = now() } = found;
    const head = await reader.head(headers);
    if (!head) log.warn('a mail cannot be read', { uid });
    const isForUs =
      head &&
      (judge ||
        head.mayBeBounce ||
        (await store.use((database) => findEnquiryOf(database.reader, head))));
    if (!isForUs) return;
    const mail = await fetchMail(open, found, head);
    const arrivedAt = new Date(internalDate).getTime() || now();
    try {
      const id = randomUUID();
      const whose = { ours, findColleague, desk, judge, isSent };
      const arrival = { ...whose, id, mail, arrivedAt, position };
      const stored = await store.use((database) => storeReply(database, arrival, now()));
      if (['reply', 'automatic', 'without files', 'sent'].includes(stored)) noteReply(id);
      if (['enquiry', 'other'].includes(stored)) noteReply(idOfMail(mail));
      const isLeft = stored === 'too many' || stored === 'without files';
      if (isLeft) left += 1;
      log[isLeft ? 'warn' : 'info']('a mail was read', { uid, stored });
    } catch (error) {
      if (!isFaultOfRow(error)) throw error;
      left += 1;
      log.error('a mail cannot be kept', { uid, fault: faultCode(error) });
    }
  };

  /** Each one in turn, and no further than what was decided: a server may say `OK` and give nothing. */
  const readBatch = async (
    open: ImapFlow,
    uids: readonly number[],
    end: Position,
    isSent: boolean,
  ): Promise<void> => {
    const query = {
      size: true,
      internalDate: true,
      bodyParts: [{ key: 'HEADER', maxLength: MAX_HEAD_BYTES }],
    };
    const heads = await open.fetchAll(uids.join(','), query, { uid: true });
    mustBeOpen(open);
    let decided = 0;
    try {
      for (const uid of uids) {
        const found = heads.find((one) => one.uid === uid);
        countAttempt({ ...end, uid });
        if (found?.headers?.length) await readOne(open, found, { ...end, uid }, isSent);
        else if (isLastAttempt()) {
          left += 1;
          log.error('a mail cannot be read', { uid });
        } else throw new Error('The mail server gave no mail.');
        decided = uid;
      }
    } finally {
      if (decided > 0) await moveTo({ ...end, uid: decided });
    }
  };

  const readAfter = async (
    open: ImapFlow,
    last: number,
    end: Position,
    isSent: boolean,
  ): Promise<void> => {
    if (end.uid <= last) return;
    const found = await open.search({ uid: `${last + 1}:*` }, { uid: true });
    // "n:*" always has the last mail in it, also where that is before n (RFC 9051, 9).
    const isEmpty = open.mailbox && open.mailbox.exists === 0;
    if (!Array.isArray(found) || (found.length === 0 && !isEmpty))
      throw new Error('The mailbox could not be searched.');
    const uids = found.filter((uid) => uid > last).sort((one, other) => one - other);
    for (let first = 0; first < uids.length; first += BATCH_SIZE)
      await readBatch(open, uids.slice(first, first + BATCH_SIZE), end, isSent);
  };

  /** After a restore numbers are lower than they were, and are given again: then all is looked at again. */
  const begin = async (known: Position, end: Position): Promise<number> => {
    if (known.validity !== end.validity) return 0;
    if (known.uid <= end.uid) return known.uid;
    log.warn('the numbers of the mailbox went back', { from: known.uid, to: end.uid });
    await store.use((database) => database.atomically((writer) => beginAgain(writer, known.name)));
    return 0;
  };

  const readFolder = async (open: ImapFlow, { path, isSent }: Folder): Promise<void> => {
    const { uidValidity, uidNext } = await open.mailboxOpen(path, { readOnly: true });
    if (!uidValidity || !uidNext) throw new Error('The mailbox has no numbers.');
    const name = `${username}@${host}/${path}`;
    const known = await store.use((database) =>
      database.reader.selectFrom('mailbox').selectAll().where('name', '=', name).executeTakeFirst(),
    );
    const since = known?.since ?? now() - HOUR_MS;
    const end = { name, validity: String(uidValidity), uid: uidNext - 1, since };
    // The first time it begins at the end: years of mail are not for the desk.
    if (!known) await moveTo(end);
    else await readAfter(open, await begin(known, end), end, isSent);
  };

  const round = async (): Promise<void> => {
    const open = await connect();
    await readFolder(open, { path: folder, isSent: false });
    const folders = judge ? await open.list() : [];
    const sent = folders.find(({ specialUse, path }) => specialUse === '\\Sent' && path !== folder);
    if (sent) await readFolder(open, { path: sent.path, isSent: true });
    await open.logout();
  };

  return {
    /** For how long it has not been readable. */
    failingMs,
    /** How many mails, or their files, have stayed in it since this was asked last. */
    takeLeft(): number {
      const count = left;
      left = 0;
      return count;
    },
    async read(): Promise<void> {
      const isOurs = await store.use((database) =>
        database.atomically((writer) => takeTurn(writer, 'mailbox', now(), TURN_MS)),
      );
      if (isOurs) {
        try {
          await round();
        } catch (error) {
          if (isClosed) return;
          failingSince ??= now();
          log.warn('the mailbox cannot be read', { fault: faultCode(error) });
          return;
        } finally {
          client?.close();
          reader.end();
        }
      }
      failingSince = undefined;
    },
    /** Ends a round under way: what it has not kept is read after the next start. */
    close(): void {
      isClosed = true;
      client?.close();
    },
  };
}
