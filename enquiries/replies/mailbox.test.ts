import type { ImapFlow } from 'imapflow';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../desk/staff/tables.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { arrive, storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { freshSqlite } from '../../tests/support/enquiries/stores.ts';
import { acceptAll } from '../store/outbox.ts';
import { openMailbox } from './mailbox.ts';

const enquiry = anEnquiry();
const other = anEnquiry();
const headOf = (uid: number) =>
  `From: asha@b.example\r\n${uid === 3 ? '' : `Message-ID: <${uid}@b.example>\r\n`}In-Reply-To: <${enquiry.id}.acknowledgement@dhr.example>\r\n\r\n`;
const mailOf = (uid: number) => Buffer.from(`${headOf(uid)}Reply ${uid}${' and more'.repeat(60)}\r\n`);

/** A mail server that says it has three mails; each test lets it lie. */
const honest = {
  status: () => ({ uidValidity: 1n as bigint | undefined, uidNext: 4 as number | undefined, exists: 3 }),
  search: (): number[] | undefined => [1, 2, 3],
  heads: (uids: number[]) =>
    uids.map((uid) => ({ uid, size: mailOf(uid).length, headers: Buffer.from(headOf(uid)) as Buffer | undefined })),
  whole: (uid: number): object | false | undefined => ({ uid, source: mailOf(uid) }),
};
type Server = typeof honest;
let server: Server;

class FakeClient {
  usable = true;
  mailbox: object | undefined;
  on() {}
  async connect() {}
  async logout() {}
  close() {}
  async mailboxOpen() {
    this.mailbox = server.status();
    return this.mailbox;
  }
  search = async () => server.search();
  fetchAll = async (uids: string) => server.heads(uids.split(',').map(Number));
  fetchOne = async (uid: string) => server.whole(Number(uid));
}

let database: Database;
let clock: TestClock;
let mailbox: ReturnType<typeof openMailbox>;
beforeEach(async () => {
  [database, clock] = [await freshSqlite(), new TestClock()];
  await acceptAll(database, [enquiry, other], ['file', 'acknowledgement']);
  for (const { id } of [enquiry, other]) await arrive(database, id, 'acknowledgement', clock.now());
  mailbox = openMailbox({
    url: 'imap://desk:secret@localhost/INBOX',
    store: storeOf(database),
    ours: [],
    findColleague: async () => undefined,
    log: new TestLog(),
    now: clock.now,
    newClient: () => new FakeClient() as unknown as ImapFlow,
  });
  server = { ...honest, status: () => ({ uidValidity: 1n, uidNext: 1, exists: 0 }) };
  await round();
});

async function round(rounds = 1) {
  for (let n = 0; n < rounds; n += 1) {
    clock.pass({ minutes: 1 });
    await mailbox.read();
  }
}
async function stored() {
  const rows = await database.reader.selectFrom('message').selectAll().orderBy('at').orderBy('mail_id').execute();
  return rows.map(({ text, left_out }) => left_out ?? text.slice(0, 7)).sort();
}

const apology = Buffer.from('Sorry, this message could not be retrieved.\r\n'.repeat(20));
const lies: Record<string, Partial<Server>> = {
  'finds nothing where there are mails': { search: () => [] },
  'cannot search': { search: () => undefined },
  'says OK and gives no heads': { heads: () => [] },
  'leaves out one head': { heads: (uids) => honest.heads(uids).filter(({ uid }) => uid !== 2) },
  'gives an empty head': { heads: (uids) => honest.heads(uids).map((one) => ({ ...one, headers: Buffer.alloc(0) })) },
  'gives no head': { heads: (uids) => honest.heads(uids).map((one) => ({ ...one, headers: undefined })) },
  'says OK and gives no mail': { whole: () => false },
  'gives an empty mail': { whole: (uid) => ({ uid, source: Buffer.alloc(0) }) },
  'gives a mail without a source': { whole: (uid) => ({ uid }) },
  'gives the head alone': { whole: (uid) => ({ uid, source: Buffer.from(headOf(uid)) }) },
  'apologises instead': { whole: (uid) => ({ uid, source: apology }) },
  'apologises behind a head': {
    whole: (uid) => ({ uid, source: Buffer.concat([Buffer.from('From: asha@b.example\r\n\r\n'), apology]) }),
  },
  'gives the mail of another enquiry': {
    whole: (uid) => ({ uid, source: Buffer.from(String(mailOf(uid)).replace(enquiry.id, other.id)) }),
  },
  'gives another mail of the thread': { whole: (uid) => ({ uid, source: mailOf((uid % 3) + 1) }) },
  'says no UIDNEXT': { status: () => ({ ...honest.status(), uidNext: undefined }) },
  'says no UIDVALIDITY': { status: () => ({ ...honest.status(), uidValidity: undefined }) },
};

describe('a mail server that answers oddly', () => {
  it.each(Object.entries(lies))('and %s loses no reply once it answers again', async (_, lie) => {
    server = { ...honest, ...lie };
    await round(2);
    expect(mailbox.failingMs()).toBeGreaterThan(0);
    server = honest;
    await round(2);
    expect(await stored()).toEqual(['Reply 1', 'Reply 2', 'Reply 3']);
    expect([mailbox.failingMs(), mailbox.takeLeft()]).toEqual([0, 0]);
  });

  it.each(['leaves out one head', 'apologises instead'])('and always %s is passed over, and said', async (name) => {
    server = { ...honest, ...lies[name] };
    await round(20);
    const isHead = name.includes('head');
    expect(await stored()).toEqual(isHead ? ['Reply 1', 'Reply 3'] : ['body', 'body', 'body']);
    expect(mailbox.takeLeft()).toBe(isHead ? 1 : 0);
  });

  it('and gives lower numbers after a restore is read from the beginning', async () => {
    server = honest;
    await round();
    const four = [1, 2, 3, 4];
    server = { ...honest, status: () => ({ ...honest.status(), uidNext: 2 }), search: () => [1] };
    await round();
    server = { ...honest, status: () => ({ ...honest.status(), uidNext: 5 }), search: () => four };
    await round();
    expect(await stored()).toEqual(['Reply 1', 'Reply 2', 'Reply 3', 'Reply 4']);
  });
});
