import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { startPostgres, type TestPostgres, withoutPostgres } from '../../tests/support/machine/postgres.ts';
import { NotDurable } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

describe('SQLite', () => {
  it('runs with the settings that lost nothing in a power cut', async () => {
    const folder = temporaryFolder();
    const database = await openSqlite(folder);
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database.reader)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('secure_delete')).toBe(1);
    expect(await pragma('foreign_keys')).toBe(1);
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('gives up on a database that somebody else holds, and opens it when it is free', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'enquiries.sqlite');
    const raw = new DatabaseSync(file);
    raw.exec('pragma journal_mode = delete; create table t (x); begin; insert into t values (1)');
    await expect(openSqlite(folder)).rejects.toThrow(/locked/);
    raw.exec('commit');
    raw.close();
    await (await openSqlite(folder)).close();
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(withoutPostgres)('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  it('flushes every commit, whatever the server is told while we run', async () => {
    const database = await openPostgres(server.url);
    server.query('alter system set synchronous_commit = off');
    server.query('select pg_reload_conf()');
    const settings = await Promise.all(
      Array.from({ length: 4 }, () =>
        database.atomically(async (writer) => {
          const { rows } = await sql<{
            value: string;
          }>`select current_setting('synchronous_commit') as value, pg_sleep(0.05)`.execute(writer);
          return rows[0]?.value;
        }),
      ),
    );
    expect(settings).toEqual(['on', 'on', 'on', 'on']);
    await database.close();
    server.query('alter system reset synchronous_commit');
    server.query('select pg_reload_conf()');
  });

  it.each(['fsync', 'full_page_writes'])('refuses to start where %s is off', async (name) => {
    server.query(`alter system set ${name} = off`);
    server.query('select pg_reload_conf()');
    server.stop('fast');
    server.start();
    const refused = openPostgres(server.url);
    await expect(refused).rejects.toThrow(NotDurable);
    await expect(refused).rejects.toThrow(`${name} is off`);
    server.query(`alter system reset ${name}`);
    server.query('select pg_reload_conf()');
  });
});
