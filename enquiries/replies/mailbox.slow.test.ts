import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findColleague } from '../../desk/staff/people.ts';
import type { Database } from '../../desk/staff/tables.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { arrive, storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { freshSqlite } from '../../tests/support/enquiries/stores.ts';
import { startDovecot, withoutDovecot } from '../../tests/support/machine/dovecot.ts';
import { acceptAll } from '../store/outbox.ts';
import { openMailReader } from './mail-reader.ts';
import { openMailbox } from './mailbox.ts';

it('answers others while it reads the worst mail, gives up what takes too long and reads the next', async () => {
  const mail = (type: string, text: string) => Buffer.from(`From: a@b.example\nContent-Type: text/${type}\n\n${text}`);
  const lines = mail('html', `x${'\n'.repeat(24_000_000)}x`);
  const hurried = openMailReader(1);
  expect(await hurried.whole(lines)).toBeUndefined();
  hurried.end();
  const reader = openMailReader();
  let turns = 0;
  const answering = setInterval(() => {
    turns += 1;
  }, 10);
  expect(await reader.whole(lines)).toMatchObject({ leftOut: 'end' });
  clearInterval(answering);
  expect(turns).toBeGreaterThan(10);
  expect(await reader.whole(mail('plain', 'Hello'))).toMatchObject({ text: 'Hello' });
  reader.end();
});

describe.skipIf(withoutDovecot)('a mailbox on a real mail server', () => {
  let server: Awaited<ReturnType<typeof startDovecot>>;
  let database: Database;
  let clock: TestClock;
  let log: TestLog;
  const enquiry = anEnquiry();
  beforeAll(async () => {
    server = await startDovecot();
  });
  afterAll(() => server?.remove());
  beforeEach(async () => {
    [database, clock, log] = [await freshSqlite(), new TestClock(), new TestLog()];
    await acceptAll(database, [enquiry], ['file', 'acknowledgement']);
    await arrive(database, enquiry.id, 'acknowledgement', clock.now());
    await empty();
  });

  const folder = 'Replies';
  const empty = () =>
    server.inMailbox(async (client) => {
      await client.mailboxDelete(folder).catch(() => {});
      await client.mailboxCreate(folder);
    });
  const mail = (number: number, to = `<${enquiry.id}.acknowledgement@dhr.example>`) =>
    `From: asha@b.example\r\nMessage-ID: <${number}@b.example>\r\nReferences: ${to}\r\n\r\nReply ${number}\r\n`;
  const deliver = (...mails: string[]) =>
    server.inMailbox(async (client) => {
      for (const one of mails) await client.append(folder, one);
    });
  const open = (given = log, judge?: Parameters<typeof openMailbox>[0]['judge']) => {
    const url = server.url.replace('INBOX', folder);
    const whose = { ours: [], findColleague, judge };
    return openMailbox({ url, store: storeOf(database), ...whose, log: given, now: clock.now });
  };
  const read = async (reader = open()) => {
    clock.pass({ minutes: 1 });
    await reader.read();
    const kept = await database.reader.selectFrom('message').select('text').orderBy('at').orderBy('mail_id').execute();
    return kept.map(({ text }) => text);
  };

  it('begins at the end, reads what came since, also while no server ran, and changes nothing', async () => {
    await deliver(mail(1));
    expect(await read()).toEqual([]);
    await deliver(mail(2), mail(3, '<other@b.example>'));
    expect(await read()).toEqual(['Reply 2']);
    await deliver(mail(4));
    expect(await read()).toEqual(['Reply 2', 'Reply 4']);
    expect(await read()).toHaveLength(2);
    const flags = await server.inMailbox(async (client) => {
      await client.mailboxOpen(folder);
      return (await client.fetchAll('1:*', { flags: true })).flatMap((one) => [...(one.flags ?? [])]);
    });
    expect(flags.filter((flag) => flag !== '\\Recent')).toEqual([]);
  });

  it('takes in mail straight to our address, and what was sent from the mailbox itself, once each', async () => {
    const whole = () => open(log, () => ({ score: 0, reasons: [], quarantined: false }));
    await read(whole());
    await deliver(mail(1, '<theirs@b.example>'));
    const answer = mail(2, '<1@b.example>').replace('From: asha', 'To: asha@b.example\r\nFrom: priya');
    await server.inMailbox((client) => client.append('Sent', answer));
    expect(await read(whole())).toEqual(['Reply 1', 'Reply 2']);
    expect(await read(whole())).toHaveLength(2);
    const found = await database.reader.selectFrom('enquiry').selectAll().where('channel', '=', 'mail').execute();
    expect(found).toMatchObject([{ email_key: 'asha@b.example', status: 'conversation', waiting_since: null }]);
  });

  it('goes on where it was cut off, and reads nothing twice where the mailbox counts from 1 again', async () => {
    await read();
    await deliver(mail(1), mail(2), mail(3), mail(4));
    const cut = new TestLog();
    const first = open(cut);
    cut.info = () => void first.close();
    expect((await read(first)).length).toBeLessThan(4);
    expect(await read()).toHaveLength(4);
    await empty();
    await deliver(mail(4), mail(5));
    expect(await read()).toHaveLength(5);
  });

  it('reads the text of 26 MB as far as it is kept, and what follows', async () => {
    await read();
    await deliver(`${mail(1)}${'x'.repeat(998)}\r\n`.concat(`${'y'.repeat(998)}\r\n`.repeat(26_000)), mail(2));
    const [text, next] = await read();
    expect([text?.slice(0, 9), next]).toEqual(['Reply 1\nx', 'Reply 2']);
    const [large] = await database.reader.selectFrom('message').selectAll().orderBy('mail_id').execute();
    expect(large).toMatchObject({ left_out: 'end', mail_id: '1@b.example' });
  });

  it('says for how long the server has been away, and reads on when it is back', async () => {
    const reader = open();
    await read(reader);
    await deliver(mail(1));
    await server.stop();
    for (let minutes = 0; minutes < 3; minutes += 1) await read(reader);
    expect(reader.failingMs()).toBe(2 * 60_000);
    expect(log.events('warn')).toEqual(Array(3).fill('the mailbox cannot be read'));
    await server.start();
    expect([await read(reader), reader.failingMs()]).toEqual([['Reply 1'], 0]);
    expect(log.text).not.toMatch(/secret|asha/);
  });
});
