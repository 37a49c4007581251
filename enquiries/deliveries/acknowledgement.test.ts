import { beforeEach, expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { TestClock, workerOn } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { referenceOf } from '../contract/reference.ts';
import type { Database } from '../store/database.ts';
import { mailboxKey } from '../store/enquiry.ts';
import { acceptAll } from '../store/outbox.ts';
import { acknowledgementDelivery, smtpSender } from './smtp.ts';

let server: TestMailServer;
beforeEach(async () => {
  server = await startMailServer();
});

it('knows one mailbox by its spellings', () => {
  const spellings = ['a.menon@Nilgiri.example', 'amenon+news@nilgiri.example', 'A.Menon+x+y@nilgiri.EXAMPLE'];
  expect(new Set(spellings.map(mailboxKey))).toEqual(new Set(['amenon@nilgiri.example']));
  expect(mailboxKey('a@उदाहरण.भारत')).toBe(mailboxKey('a@xn--p1b6ci4b4b3a.xn--h2brj9c'));
});

withBothStores((store) => {
  const clock = new TestClock();
  const newWorker = (database: Database) =>
    workerOn(database, [acknowledgementDelivery(smtpSender(server.url), 'website@dhr.example')], clock);
  const from = (businessEmail: string) =>
    anEnquiry({ receivedAt: clock.now(), values: { ...goodValues, businessEmail } });
  const victim = (number: number) => from(number % 2 ? `vic.tim+${number}@x.example` : 'Victim@X.example');
  const accept = (database: Database, enquiries: ReturnType<typeof from>[]) =>
    acceptAll(database, enquiries, ['acknowledgement']);
  const statesIn = async ({ reader }: Database) => {
    const rows = await reader.selectFrom('outbox').select('state').execute();
    const counts: Record<string, number> = {};
    for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  };
  /** Until nothing waits any more. */
  const drain = async (...databases: Database[]) => {
    while ((await statesIn(databases[0]!))['pending'])
      await Promise.all(databases.map((one) => newWorker(one).runOnce()));
  };

  it('goes to an address once a day, though 58 enquiries came in its name and two servers send', async () => {
    const databases = [await store.open('once'), await store.open('once')] as const;
    const [database] = databases;
    await accept(database, [...Array.from({ length: 58 }, (_, number) => victim(number)), from('another@x.example')]);
    await drain(...databases);
    expect(server.mails).toHaveLength(2);
    expect(await statesIn(database)).toEqual({ delivered: 2, skipped: 57 });
    for (const [hours, mails] of [
      [23, 2],
      [2, 3],
    ] as const) {
      clock.pass({ hours });
      await accept(database, [victim(hours)]);
      await drain(...databases);
      expect(server.mails).toHaveLength(mails);
    }
  });

  it('goes to ten addresses of a domain in an hour, subdomains included', async () => {
    const database = await store.open('domain');
    const some = (count: number) =>
      Array.from({ length: count }, (_, n) => from(`p${clock.now()}${n}@${n % 2 ? '' : `s${n}.`}one.co.in`));
    await accept(database, some(30));
    await drain(database);
    expect(await statesIn(database)).toEqual({ delivered: 10, skipped: 20 });
    clock.pass({ minutes: 61 });
    await accept(database, some(3));
    await drain(database);
    expect(await statesIn(database)).toEqual({ delivered: 13, skipped: 20 });
  });

  it('keeps its place through a failure, and is forgotten with the enquiry', async () => {
    const database = await store.open('once_failing');
    const first = victim(0);
    await accept(database, [first]);
    server.fault = '450';
    await newWorker(database).runOnce();
    await accept(database, [victim(1)]);
    server.fault = null;
    clock.pass({ minutes: 2 });
    await drain(database);
    expect(server.mails.map((mail) => mail.messageId)).toEqual([`<${first.id}.acknowledgement@dhr.example>`]);
    expect(server.mails[0]?.parsed.text).toContain(referenceOf(first.id));
    await database.atomically((writer) => writer.deleteFrom('enquiry').where('id', '=', first.id).execute());
    for (const table of ['acknowledged', 'attempt'] as const)
      expect(await database.reader.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
