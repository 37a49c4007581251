import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anEnquiry, formOf, goodValues } from '../../tests/support/enquiries/examples.ts';
import { openFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { freshSqlite, temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { noteAcknowledged, readAcknowledged } from '../store/acknowledgements.ts';
import type { Database } from '../store/database.ts';
import { acceptAll } from '../store/outbox.ts';
import { sqliteFile } from '../store/sqlite.ts';
import { eraseAddress } from './erase.ts';
import { reconcile } from './reconcile.ts';

const NONE = { missing: 0, changed: 0, stranded: 0 };
const run = (database: Database, statement: string) =>
  database.atomically((writer) => sql.raw(statement).execute(writer));

it('notes what is acknowledged, without a word of it, and nothing else', async () => {
  const folder = temporaryFolder();
  const door = await openFrontDoor({ DATA_DIR: folder });
  const form = () => formOf(goodValues);
  const [first, again] = [form(), form()];
  again.set('enquiry_id', String(first.get('enquiry_id')));
  expect((await door.post(first)).status).toBe(200);
  expect((await door.post(again)).status).toBe(200);
  expect((await door.post(formOf({ ...goodValues, country: '' }))).status).toBe(422);
  expect(readAcknowledged(folder).map(({ id }) => id)).toEqual([first.get('enquiry_id')]);
  expect(readFileSync(join(folder, 'acknowledged.log'), 'utf8')).not.toContain(goodValues.lastName);
  const database = await freshSqlite(folder);
  expect(await reconcile(database, folder)).toEqual(NONE);
  await run(database, 'delete from enquiry');
  expect(await reconcile(database, folder)).toEqual({ ...NONE, missing: 1 });
});

it('notices what a lost or broken log of the database took along', async () => {
  for (const spoil of [
    (log: string) => rmSync(log),
    (log: string) => {
      const bytes = readFileSync(log);
      // Of a page in the middle: SQLite reads what comes before it, and calls that whole.
      const half = bytes.length / 2;
      bytes[half] = (bytes[half] ?? 0) ^ 1;
      writeFileSync(log, bytes);
    },
  ]) {
    const [folder, copy] = [temporaryFolder(), temporaryFolder()];
    const database = await freshSqlite(folder);
    await sql`pragma wal_checkpoint(truncate)`.execute(database.reader);
    const all = Array.from({ length: 20 }, () => anEnquiry());
    for (const one of all) {
      await acceptAll(database, [one], ['file']);
      noteAcknowledged(copy, 'enquiry', one.id);
    }
    // As a power cut leaves it: a database that is closed empties its log.
    for (const ending of ['', '-wal']) copyFileSync(sqliteFile(folder) + ending, sqliteFile(copy) + ending);
    spoil(`${sqliteFile(copy)}-wal`);
    const { missing } = await reconcile(await freshSqlite(copy), copy);
    expect(missing).toBeGreaterThan(0);
  }
});

withBothStores((store) => {
  it('tells what is missing, changed or without a delivery from what was deleted', async () => {
    const folder = temporaryFolder();
    const database = await store.open('reconcile');
    const all = Array.from({ length: 5 }, () => anEnquiry());
    const [lost, changed, stranded, broken, erased] = all.map(({ id }) => id);
    await acceptAll(database, all, ['file']);
    for (const { id } of all) noteAcknowledged(folder, 'enquiry', id);
    const message = {
      id: randomUUID(),
      enquiry_id: erased!,
      direction: 'in',
      at: 1,
      mail_id: 'a',
      by_name: '',
    } as const;
    await database.atomically((writer) =>
      writer
        .insertInto('message')
        .values({ ...message, is_automatic: 0, text: '', by_id: null })
        .execute(),
    );
    noteAcknowledged(folder, 'reply', message.id);
    expect(await reconcile(database, folder)).toEqual(NONE);

    await run(database, `delete from enquiry where id = '${lost}'`);
    await run(database, `update enquiry set last_name = 'Menom' where id = '${changed}'`);
    await run(database, `update enquiry set services = '[' where id = '${broken}'`);
    await run(database, `delete from outbox where enquiry_id = '${stranded}'`);
    expect(await reconcile(database, folder)).toEqual({ missing: 1, changed: 2, stranded: 1 });

    await run(database, `update enquiry set email_key = 'gone@b.example' where id = '${erased}'`);
    const now = Date.UTC(2026, 10, 16);
    await eraseAddress(database, folder, { email: 'gone@b.example', dataFolder: folder, now });
    expect(await reconcile(database, folder)).toMatchObject({ missing: 1 });
    expect(readAcknowledged(folder).map(({ id }) => id)).not.toContain(erased);
    noteAcknowledged(folder, 'reply', randomUUID());
    expect(await reconcile(database, folder)).toMatchObject({ missing: 2 });
  });
});

describe('the health check', () => {
  it('is red after a difference', async () => {
    const folder = temporaryFolder();
    noteAcknowledged(folder, 'enquiry', randomUUID());
    const door = await openFrontDoor({ DATA_DIR: folder });
    expect(await door.enquiries.health()).toMatchObject({ ok: true });
    door.enquiries.start();
    await expect.poll(door.enquiries.health).toMatchObject({ ok: false, difference: { missing: 1 } });
  });
});
