import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type Database, NotDurable, type Writer } from './database.ts';
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

export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(folder);
  // Readable by nobody else, whatever the folder allows; SQLite gives its log the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const raw = new DatabaseSync(file, { timeout: lockWaitMs });
  const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyOver(raw) }) });
  const atomically = <Result>(work: (writer: Writer) => Promise<Result>) =>
    whenFree(() => reader.transaction().execute(work));
  const database: Database = {
    kind: 'sqlite',
    reader,
    atomically,
    // secure_delete overwrites the rows; older copies of their pages stay in the log until it is emptied.
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
    close: async () => raw.close(),
  };
  try {
    await whenFree(async () => makeDurable(raw));
    await migrate(database);
    await confirmWritable(database);
    return database;
  } catch (error) {
    raw.close();
    throw error;
  }
}
