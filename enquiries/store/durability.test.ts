import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
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
  });

  it('gives up on a database that another process holds, and opens it when it is free', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'enquiries.sqlite');
    const raw = new DatabaseSync(file);
    raw.exec('pragma journal_mode = delete; create table t (x); begin; insert into t values (1)');
    await expect(openSqlite(folder)).rejects.toThrow(/locked/);
    raw.exec('commit');
    raw.close();
    await (await openSqlite(folder)).close();
  });
});
