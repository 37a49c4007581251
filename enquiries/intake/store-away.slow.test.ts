import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { asNavigation, type FrontDoor, formOf, openFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { startPostgres, withoutPostgres } from '../../tests/support/machine/postgres.ts';
import type { Database } from '../store/database.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';

let folder: string;
const acknowledged = new Set<string>();
beforeEach(() => {
  folder = temporaryFolder();
  acknowledged.clear();
});

async function send(door: FrontDoor, values = goodValues): Promise<number> {
  const form = formOf(values);
  const response = await door.post(form);
  if (response.status === 200) acknowledged.add(String(form.get('enquiry_id')));
  return response.status;
}

/** The visitor is told the truth, the health check too, and nothing that was not stored is called stored. */
async function expectAway(door: FrontDoor): Promise<void> {
  const response = await door.post(formOf(goodValues));
  expect([response.status, await response.text()]).toEqual([503, `${words.responses['503']}\n`]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await door.post(formOf(goodValues), asNavigation);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(words.responses['503']);
  expect(await door.enquiries.health()).toMatchObject({ ok: false, store: 'unavailable' });
}

async function expectBack(door: FrontDoor): Promise<void> {
  expect(await send(door)).toBe(200);
  expect(await door.enquiries.health()).toMatchObject({ ok: true });
}

async function expectKept(open: () => Promise<Database>): Promise<void> {
  const database = await open();
  await expectNothingLost(database, acknowledged);
  await database.close();
}

describe('SQLite', () => {
  it('refuses with a message while the database may not grow, and recovers without a restart', async () => {
    let store: Database | undefined;
    const openStore = async () => {
      store = await openSqlite(folder);
      return store;
    };
    const door = await openFrontDoor({ DATA_DIR: folder }, { openStore });
    expect(await send(door)).toBe(200);
    const pragma = async (text: string) => {
      const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(text)}`.execute(store!.reader);
      return Object.values(rows[0] ?? {})[0] ?? 0;
    };
    const pages = await pragma('page_count');
    await pragma(`max_page_count = ${pages}`);
    const long = { ...goodValues, message: 'x'.repeat(4999) };
    let status = 200;
    for (let sent = 0; status === 200 && sent < 50; sent += 1) status = await send(door, long);
    expect(status).toBe(503);
    expect(await door.enquiries.health()).toMatchObject({ ok: false });
    await pragma(`max_page_count = ${pages * 1000}`);
    await expectBack(door);
    await expectKept(() => openSqlite(folder));
  });
});

describe.skipIf(withoutPostgres)('PostgreSQL', () => {
  it('refuses with a message while the database is down, from the start too, and recovers without a restart', async () => {
    const server = await startPostgres();
    const settings = { DATABASE_URL: server.url, DATA_DIR: folder };
    server.stop('fast');
    const door = await openFrontDoor(settings);
    await expectAway(door);
    server.start();
    await expectBack(door);
    server.stop('immediate');
    await expectAway(door);
    server.start();
    await expectBack(door);
    await expectKept(() => openPostgres(server.url));
    server.remove();
  });
});
