import { type FetchMessageObject, ImapFlow } from 'imapflow';
import { MINUTE_MS } from '../../common/day.ts';
import type { Log } from '../log.ts';
import { takeTurn } from '../store/clock.ts';
import { faultCode, isFaultOfRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { findEnquiryOf } from './find-enquiry.ts';
import { openMailReader } from './mail-reader.ts';
import { keepPosition, type Position } from './position.ts';
import { HEADER_NAMES, headAlone, type Mail, type MailHead } from './read-mail.ts';
import { type FindColleague, storeReply } from './store-reply.ts';

/** Shorter than the pause between two rounds, so that one server reads in each. */
const TURN_MS = 50_000;
/** Only the headers of a larger mail are fetched. */
const MAX_MAIL_BYTES = 25_000_000;
/** So are those of a mail that has broken the connection this often. */
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
  log: Log;
  now: () => number;
}

/** Reads replies from a mailbox, in rounds. It is opened for reading only: nothing in it changes. */
export function openMailbox(parts: MailboxParts) {
  const { url, store, ours, findColleague, desk, log, now } = parts;
  const { protocol, hostname: host, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const name = `${username}@${host}/${folder}`;
  const reader = openMailReader();
  let client: ImapFlow | undefined;
  let isClosed = false;
  let fetched = { uid: 0, attempts: 0 };
  let failingSince: number | undefined;
  const failingMs = () => (failingSince === undefined ? 0 : now() - failingSince);

  const connect = async (): Promise<ImapFlow> => {
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    const tls = secure
      ? { secure, port: Number(port) || 993 }
      : { doSTARTTLS: false, port: Number(port) || 143 };
    client = new ImapFlow({
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

  /** Undefined when it was deleted meanwhile. */
  const fetchMail = async (
    open: ImapFlow,
    found: FetchMessageObject,
    head: MailHead,
  ): Promise<Mail | undefined> => {
    const { uid, size = 0 } = found;
    fetched = { uid, attempts: fetched.uid === uid ? fetched.attempts + 1 : 1 };
    if (size > MAX_MAIL_BYTES || fetched.attempts > MAX_ATTEMPTS) return headAlone(head);
    const whole = await open.fetchOne(
      String(uid),
      { source: { maxLength: MAX_MAIL_BYTES } },
      { uid: true },
    );
    mustBeOpen(open);
    if (!whole) return undefined;
    const mail = await reader.whole(whole.source ?? Buffer.alloc(0));
    if (!mail) log.warn('a mail cannot be read', { uid });
    return mail ?? headAlone(head);
  };

  const readOne = async (
    open: ImapFlow,
    found: FetchMessageObject,
    position: Position,
  ): Promise<void> => {
    const { uid, headers = Buffer.alloc(0), internalDate = now() } = found;
    const head = await reader.head(headers);
    if (!head) log.warn('a mail cannot be read', { uid });
    const isForUs =
      head &&
      (head.mayBeBounce || (await store.use((database) => findEnquiryOf(database.reader, head))));
    const mail = isForUs ? await fetchMail(open, found, head) : undefined;
    if (!mail) return;
    const arrivedAt = new Date(internalDate).getTime() || now();
    try {
      const arrival = { mail, arrivedAt, position, ours, findColleague, desk };
      const stored = await store.use((database) => storeReply(database, arrival, now()));
      log[stored === 'too many' ? 'warn' : 'info']('a mail was read', { uid, stored });
    } catch (error) {
      if (!isFaultOfRow(error)) throw error;
      log.error('a mail cannot be kept', { uid, fault: faultCode(error) });
    }
  };

  const readAfter = async (open: ImapFlow, last: number, end: Position): Promise<void> => {
    const found = end.uid > last ? await open.search({ uid: `${last + 1}:*` }, { uid: true }) : [];
    if (!Array.isArray(found)) throw new Error('The mailbox could not be searched.');
    // "n:*" always has the last mail in it, also where that is before n (RFC 9051, 9).
    const uids = found.filter((uid) => uid > last).sort((one, other) => one - other);
    for (let first = 0; first < uids.length; first += BATCH_SIZE) {
      const some = uids.slice(first, first + BATCH_SIZE);
      const query = { size: true, internalDate: true, headers: HEADER_NAMES };
      const heads = await open.fetchAll(some.join(','), query, { uid: true });
      mustBeOpen(open);
      for (const head of heads.sort((one, other) => one.uid - other.uid)) {
        await readOne(open, head, { ...end, uid: head.uid });
      }
      await moveTo({ ...end, uid: some.at(-1) ?? last });
    }
  };

  const round = async (): Promise<void> => {
    const open = await connect();
    const { uidValidity, uidNext } = await open.mailboxOpen(folder, { readOnly: true });
    const end = { name, validity: String(uidValidity), uid: uidNext - 1 };
    const known = await store.use((database) =>
      database.reader.selectFrom('mailbox').selectAll().where('name', '=', name).executeTakeFirst(),
    );
    // The first time it begins at the end: years of mail are not for the desk.
    if (!known) await moveTo(end);
    else await readAfter(open, known.validity === end.validity ? known.uid : 0, end);
    await open.logout();
  };

  return {
    /** For how long it has not been readable. */
    failingMs,
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
