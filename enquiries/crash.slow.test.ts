import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStaff } from '../desk/staff/open-staff.ts';
import { deskSchema } from '../desk/staff/tables.ts';
import { startMailServer, type TestMailServer } from '../tests/support/enquiries/mail-server.ts';
import { expectNothingLost } from '../tests/support/enquiries/nothing-lost.ts';
import { type ServerProcess, startServer } from '../tests/support/enquiries/server-process.ts';
import { temporaryFolder } from '../tests/support/enquiries/stores.ts';
import { enquiryForm, startVisitors } from '../tests/support/enquiries/visitors.ts';
import { readEnquirySettings } from './settings.ts';
import { openSqlite } from './store/sqlite.ts';

let folder: string;
let mails: TestMailServer;
beforeEach(async () => {
  folder = temporaryFolder();
  mails = await startMailServer();
});

function settings() {
  return {
    DATA_DIR: folder,
    SMTP_URL: mails.url,
    MAIL_FROM: 'website@dhr.example',
    MAIL_TO: 'sales@dhr.example',
  };
}
function arrived() {
  return new Set(mails.mails.map((mail) => mail.messageId.slice(1, 37)));
}

/** Staff answer, a minute ago, so that it is due. */
async function answer(ids: readonly string[]): Promise<void> {
  const database = await openSqlite(folder, { others: [deskSchema] });
  const actor = { id: null, name: 'Priya Menon' };
  const minuteAgo = () => Date.now() - 60_000;
  const staff = openStaff({ settings: readEnquirySettings(settings()), use: (work) => work(database), now: minuteAgo });
  for (const id of ids) await staff.act({ id, action: { do: 'send-reply', text: `On ${id}`, seen: 0 }, actor });
  await database.close();
}

describe('a server that is killed under load', () => {
  it('has lost no enquiry and no answer after ten kills, and a retry makes nothing double', async () => {
    let server: ServerProcess | undefined;
    const { known, stop } = startVisitors(() => server, 8);
    for (let round = 0; round < 10; round += 1) {
      server = await startServer(settings());
      const enough = known.acknowledged.size + 8 + round;
      await vi.waitUntil(() => known.acknowledged.size >= enough, { timeout: 60_000, interval: 5 });
      await server.kill();
      server = undefined;
      await answer([...known.acknowledged].slice(-8));
    }
    await stop();
    const store = await openSqlite(folder);
    const rows = await store.reader.selectFrom('enquiry').select('id').execute();
    const stored = new Set(rows.map((row) => row.id));
    expect([...known.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(known.acknowledged.size).toBeGreaterThan(100);
    await store.close();

    const last = await startServer(settings());
    for (const id of known.interrupted) {
      expect((await last.post(enquiryForm(id))).status).toBe(200);
      known.acknowledged.add(id);
    }
    const isDelivered = async () => (await last.health())['pending'] === 0;
    // Jobs that were on their way at a kill are free again when their lease has run out.
    const leases = await openSqlite(folder);
    await leases.atomically((writer) => writer.updateTable('outbox').set({ lease_until: 0, due_at: 0 }).execute());
    await leases.close();
    await vi.waitUntil(isDelivered, { timeout: 60_000, interval: 100 });
    expect(await last.terminate()).toBe(0);

    const after = await openSqlite(folder);
    const counts = await expectNothingLost(after, known.acknowledged, arrived());
    expect(counts).toMatchObject({ delivered: known.acknowledged.size });
    // One that was taken just before a kill may come twice, but under one Message-ID, and it counts once.
    const sent = new Map(mails.mails.map(({ messageId, raw }) => [messageId, raw]));
    const answers = await after.reader.selectFrom('message').selectAll().execute();
    for (const { mail_id, text } of answers) expect(sent.get(`<${mail_id}>`)).toContain(text);
    const done = await after.reader.selectFrom('history').select('what').where('what', '=', 'reply-sent').execute();
    expect([answers.length, done.length]).toEqual([80, 80]);
    await after.close();
  }, 180_000);
});

describe('a server that is asked to stop', () => {
  it('answers what it has begun, finishes its deliveries and ends in order', async () => {
    const server = await startServer(settings());
    const { known, stop } = startVisitors(() => server, 8);
    await vi.waitUntil(() => known.acknowledged.size > 0, { timeout: 60_000 });
    expect(await server.terminate()).toBe(0);
    await stop();
    const store = await openSqlite(folder);
    const rows = await store.reader.selectFrom('enquiry').select('id').execute();
    for (const { id } of rows) if (known.interrupted.has(id)) known.acknowledged.add(id);
    await expectNothingLost(store, known.acknowledged, arrived());
    const leased = await store.reader.selectFrom('outbox').select('id').where('lease_until', 'is not', null).execute();
    expect(leased).toEqual([]);
    await store.close();
  });
});
