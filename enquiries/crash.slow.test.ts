import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStaff } from '../desk/staff/open.ts';
import { goodValues } from '../tests/support/enquiries/examples.ts';
import { formOf } from '../tests/support/enquiries/front-door.ts';
import { startMailServer, type TestMailServer } from '../tests/support/enquiries/mail-server.ts';
import { expectNothingLost } from '../tests/support/enquiries/nothing-lost.ts';
import { type ServerProcess, startServer } from '../tests/support/enquiries/server-process.ts';
import { temporaryFolder } from '../tests/support/enquiries/stores.ts';
import { readEnquirySettings } from './settings.ts';
import { openSqlite } from './store/sqlite.ts';

let folder: string;
let mails: TestMailServer;
beforeEach(async () => {
  folder = temporaryFolder();
  mails = await startMailServer();
});

const settings = () => ({
  DATA_DIR: folder,
  SMTP_URL: mails.url,
  MAIL_FROM: 'website@dhr.example',
  MAIL_TO: 'sales@dhr.example',
});
const arrived = () => new Set(mails.mails.map((mail) => mail.messageId.slice(1, 37)));

/** Visitors who send one enquiry after another until the server is gone. */
class Visitors {
  readonly acknowledged = new Set<string>();
  readonly interrupted = new Set<string>();

  async sendUntilGone(server: ServerProcess, onAcknowledged: () => void): Promise<void> {
    for (;;) {
      const id = randomUUID();
      try {
        const response = await server.post(this.form(id));
        if (response.status === 200) this.acknowledged.add(id);
        onAcknowledged();
      } catch {
        this.interrupted.add(id);
        return;
      }
    }
  }

  form = (id: string) => formOf({ ...goodValues, message: `About ${id}` }, { enquiry_id: id });
}

/** Staff answer, a minute ago, so that it is due. */
async function answer(ids: readonly string[]): Promise<void> {
  const [database, actor] = [await openSqlite(folder), { id: null, name: 'Priya Menon' }];
  const minuteAgo = () => Date.now() - 60_000;
  const staff = openStaff({ settings: readEnquirySettings(settings()), use: (work) => work(database), now: minuteAgo });
  for (const id of ids) await staff.act({ id, action: { do: 'send', text: `On ${id}`, seen: 0 }, actor });
  await database.close();
}

describe('a server that is killed under load', () => {
  it('has lost no enquiry and no answer after ten kills, and a retry makes nothing double', async () => {
    const visitors = new Visitors();
    for (let round = 0; round < 10; round += 1) {
      const server = await startServer(settings());
      const enough = Promise.withResolvers<void>();
      let answers = 0;
      const clients = Array.from({ length: 8 }, () =>
        visitors.sendUntilGone(server, () => {
          answers += 1;
          if (answers === 8 + round) enough.resolve();
        }),
      );
      await enough.promise;
      await server.kill();
      await Promise.all(clients);
      await answer([...visitors.acknowledged].slice(-8));
    }
    const store = await openSqlite(folder);
    const rows = await store.reader.selectFrom('enquiry').select('id').execute();
    const stored = new Set(rows.map((row) => row.id));
    expect([...visitors.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(visitors.acknowledged.size).toBeGreaterThan(100);
    await store.close();

    const server = await startServer(settings());
    const retries = [...visitors.interrupted].map((id) => server.post(visitors.form(id)));
    expect(new Set((await Promise.all(retries)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const id of visitors.interrupted) visitors.acknowledged.add(id);
    const isDelivered = async () => (await server.health())['pending'] === 0;
    // Jobs that were on their way at a kill are free again when their lease has run out.
    const leases = await openSqlite(folder);
    await leases.atomically((writer) => writer.updateTable('outbox').set({ lease_until: 0, due_at: 0 }).execute());
    await leases.close();
    await vi.waitUntil(isDelivered, { timeout: 60_000, interval: 100 });
    expect(await server.terminate()).toBe(0);

    const after = await openSqlite(folder);
    const counts = await expectNothingLost(after, visitors.acknowledged, arrived());
    expect(counts).toMatchObject({ delivered: visitors.acknowledged.size });
    // One that was taken just before a kill may come twice, but under one Message-ID, and it counts once.
    const sent = new Map(mails.mails.map(({ messageId, raw }) => [messageId, raw]));
    const answers = await after.reader.selectFrom('message').selectAll().execute();
    for (const { mail_id, text } of answers) expect(sent.get(`<${mail_id}>`)).toContain(text);
    const done = await after.reader.selectFrom('history').select('what').where('what', '=', 'answered').execute();
    expect([answers.length, done.length]).toEqual([80, 80]);
    await after.close();
  }, 180_000);
});

describe('a server that is asked to stop', () => {
  it('answers what it has begun, finishes its deliveries and ends in order', async () => {
    const server = await startServer(settings());
    const visitors = new Visitors();
    const begun = Promise.withResolvers<void>();
    const clients = Array.from({ length: 8 }, () => visitors.sendUntilGone(server, begun.resolve));
    await begun.promise;
    expect(await server.terminate()).toBe(0);
    await Promise.all(clients);
    const store = await openSqlite(folder);
    const rows = await store.reader.selectFrom('enquiry').select('id').execute();
    for (const { id } of rows) if (visitors.interrupted.has(id)) visitors.acknowledged.add(id);
    await expectNothingLost(store, visitors.acknowledged, arrived());
    const leased = await store.reader.selectFrom('outbox').select('id').where('lease_until', 'is not', null).execute();
    expect(leased).toEqual([]);
    await store.close();
  });
});
