import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { referenceOf } from '../contract/reference.ts';
import { OutboxWorker } from '../outbox/worker.ts';
import type { Database } from '../store/database.ts';
import { mailboxKey } from '../store/enquiry.ts';
import { acceptAll } from '../store/outbox.ts';
import { acknowledgementDelivery, smtpSender } from './smtp.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.mails.length = 0;
  server.fault = null;
});

it('knows one mailbox by its spellings', () => {
  const spellings = ['a.menon@Nilgiri.example', 'amenon+news@nilgiri.example', 'A.Menon+x+y@nilgiri.EXAMPLE'];
  expect(new Set(spellings.map(mailboxKey))).toEqual(new Set(['amenon@nilgiri.example']));
  expect(mailboxKey('a@उदाहरण.भारत')).toBe(mailboxKey('a@xn--p1b6ci4b4b3a.xn--h2brj9c'));
});

withBothStores((store) => {
  const clock = new TestClock();
  const workerOn = (database: Database) => {
    const deliveries = [acknowledgementDelivery(smtpSender(server.url), 'website@dhr.example')];
    return new OutboxWorker({ store: storeOf(database), deliveries, log: new TestLog(), now: clock.now });
  };
  const from = (businessEmail: string) =>
    anEnquiry({ receivedAt: clock.now(), values: { ...goodValues, businessEmail } });
  const victim = (number: number) => from(number % 2 ? `vic.tim+${number}@x.example` : 'Victim@X.example');
  const statesIn = async (database: Database) => {
    const rows = await database.reader
      .selectFrom('outbox')
      .select((select) => ['state', select.fn.countAll<number>().as('number')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.state, row.number]));
  };
  /** Until nothing waits any more. */
  const drain = async (databases: readonly Database[]) => {
    for (const database of databases) {
      const waits = database.reader.selectFrom('outbox').select('id').where('state', '=', 'pending');
      while (await waits.executeTakeFirst()) {
        await Promise.all(databases.map((one) => workerOn(one).runOnce()));
      }
    }
  };

  it('goes to an address once a day, though 58 enquiries came in its name and two servers send', async () => {
    const databases = [await store.open('once'), await store.open('once')];
    const many = Array.from({ length: 58 }, (_, number) => victim(number));
    await acceptAll(databases[0]!, [...many, from('another@x.example')], ['acknowledgement']);
    await drain(databases);
    expect(server.mails).toHaveLength(2);
    expect(await statesIn(databases[0]!)).toEqual({ delivered: 2, skipped: 57 });

    clock.pass({ hours: 23 });
    await acceptAll(databases[0]!, [victim(1)], ['acknowledgement']);
    await drain(databases);
    expect(server.mails).toHaveLength(2);
    clock.pass({ hours: 2 });
    await acceptAll(databases[0]!, [victim(2)], ['acknowledgement']);
    await drain(databases);
    expect(server.mails).toHaveLength(3);
  });

  it('goes to ten addresses of a domain in an hour, subdomains included', async () => {
    const database = await store.open('domain');
    const accept = (count: number) =>
      acceptAll(
        database,
        Array.from({ length: count }, (_, n) => from(`p${clock.now()}${n}@${n % 2 ? '' : `s${n}.`}one.co.in`)),
        ['acknowledgement'],
      );
    await accept(30);
    await drain([database]);
    expect(await statesIn(database)).toEqual({ delivered: 10, skipped: 20 });
    clock.pass({ minutes: 61 });
    await accept(3);
    await drain([database]);
    expect(await statesIn(database)).toEqual({ delivered: 13, skipped: 20 });
  });

  it('keeps its place through a failure, and is forgotten with the enquiry', async () => {
    const database = await store.open('once_failing');
    const first = victim(0);
    await acceptAll(database, [first], ['acknowledgement']);
    server.fault = '450';
    await workerOn(database).runOnce();
    await acceptAll(database, [victim(1)], ['acknowledgement']);
    server.fault = null;
    clock.pass({ minutes: 2 });
    await drain([database]);
    expect(server.mails.map((mail) => mail.messageId)).toEqual([`<${first.id}.acknowledgement@dhr.example>`]);
    expect(server.mails[0]?.parsed.text).toContain(referenceOf(first.id));
    await database.atomically((writer) => writer.deleteFrom('enquiry').where('id', '=', first.id).execute());
    expect(await database.reader.selectFrom('acknowledged').selectAll().execute()).toEqual([]);
    expect(await database.reader.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  it('is given up after 72 hours, and nothing is parked for staff', async () => {
    const database = await store.open('once_given_up');
    await acceptAll(database, [victim(0)], ['acknowledgement']);
    server.fault = '450';
    for (let hours = 0; hours <= 73; hours += 1) {
      await workerOn(database).runOnce();
      clock.pass({ hours: 1 });
    }
    expect(await statesIn(database)).toEqual({ 'given-up': 1 });
  });
});
