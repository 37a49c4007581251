import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type Database, DatabaseDamaged, DatabaseGone, NotDurable, type Opening } from './database.ts';
import { holdInUse } from './in-use.ts';
import { migrate } from './migrate.ts';
import { kyselyOver } from './node-sqlite.ts';
import { confirmWritable } from './probe.ts';
import type { Tables } from './tables.ts';

/** node:sqlite blocks the event loop while it waits for a lock: wait briefly there, and longer between attempts. */
const lockWaitMs = 25;
const lockAttempts = 40;

const isBusy = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt === lockAttempts) throw error;
      await pause(lockWaitMs);
    }
  }
}

function pragma(raw: DatabaseSync, name: string): unknown {
  return Object.values(raw.prepare(`pragma ${name}`).get() ?? {})[0];
}

/** WAL with synchronous=FULL loses nothing in a power cut; NORMAL does (docs/durability.md). */
function makeDurable(raw: DatabaseSync): void {
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  raw.exec('pragma fullfsync = on; pragma checkpoint_fullfsync = on');
  const [journal, synchronous] = [pragma(raw, 'journal_mode'), pragma(raw, 'synchronous')];
  if (journal !== 'wal' || synchronous !== 2) {
    throw new NotDurable(`SQLite would lose enquiries: journal_mode is ${journal}, synchronous is ${synchronous}.`);
  }
}

export const sqliteFile = (folder: string) => join(folder, 'enquiries.sqlite');

const openRaw = (file: string, readOnly: boolean): DatabaseSync => {
  if (!readOnly) {
    // For nobody else's eyes, whatever the folder allows; SQLite gives its log the same rights.
    closeSync(openSync(file, 'a', 0o600));
    return new DatabaseSync(file, { timeout: lockWaitMs });
  }
  const raw = new DatabaseSync(file, { timeout: lockWaitMs, readOnly });
  try {
    raw.prepare('select 1 from sqlite_master').get();
    return raw;
  } catch (error) {
    // On a read-only disk SQLite cannot make the index of the log; without a log there is nothing to miss.
    raw.close();
    if (existsSync(`${file}-wal`)) throw error;
    return new DatabaseSync(`${pathToFileURL(file).href}?immutable=1`, { readOnly });
  }
};

function refuseIfDamaged(raw: DatabaseSync): void {
  const found = pragma(raw, 'quick_check(1)');
  if (found !== 'ok') throw new DatabaseDamaged('The database is damaged: restore a backup (docs/deploying.md).');
}

/** Throws when the path no longer leads to the file that is open. */
const watchFile = (file: string): (() => void) => {
  const opened = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    throw new DatabaseGone('The database was deleted or exchanged while it was in use.');
  };
};

export async function openSqlite(
  folder: string,
  { readOnly = false, mustExist = false }: Opening = {},
): Promise<Database> {
  const file = sqliteFile(folder);
  if (mustExist && !existsSync(file)) {
    throw new DatabaseGone(
      `${file} was deleted: restore a backup, or start the server again to begin with an empty one.`,
    );
  }
  if (!readOnly) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = readOnly ? () => {} : holdInUse(folder);
  const raw = openRaw(file, readOnly);
  const confirmSameFile = watchFile(file);
  const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyOver(raw) }) });
  const database: Database = {
    kind: 'sqlite',
    reader,
    // Looked at after the commit: a row in a file that nobody can find is not stored.
    atomically: async (work) => {
      const result = await whenFree(() => reader.transaction().execute(work));
      confirmSameFile();
      return result;
    },
    // secure_delete overwrites the rows; older copies of their pages live on in the log until it is emptied.
    scrub: async () => {
      for (let attempt = 1; attempt <= lockAttempts; attempt += 1) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(reader);
        if (rows[0]?.busy === 0) return true;
        await pause(lockWaitMs);
      }
      return false;
    },
    backup: async (file, progress) => {
      await backup(raw, file, {
        progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
      });
    },
    checkIntegrity: async () => refuseIfDamaged(raw),
    close: async () => {
      raw.close();
      release();
    },
  };
  try {
    if (readOnly) return database;
    refuseIfDamaged(raw);
    await whenFree(async () => makeDurable(raw));
    await migrate(database);
    await confirmWritable(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
