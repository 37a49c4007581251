import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import {
  confirmWritable,
  type Database,
  type Opening,
  StoreFault,
  sqliteCode,
} from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** node:sqlite blocks the event loop while it waits for a lock: wait briefly there, and longer between attempts. */
const LOCK_WAIT_MS = 25;
const LOCK_ATTEMPTS = 40;
const SQLITE_BUSY = 5;

async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY || attempt === LOCK_ATTEMPTS) throw error;
      await pause(LOCK_WAIT_MS);
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
    const found = `journal_mode is ${journal}, synchronous is ${synchronous}`;
    throw new StoreFault('NotDurable', `SQLite would lose enquiries: ${found}.`);
  }
}

export function sqliteFile(folder: string) {
  return join(folder, 'enquiries.sqlite');
}

function refuseIfDamaged(raw: DatabaseSync): void {
  const found = pragma(raw, 'quick_check(1)');
  if (found !== 'ok')
    throw new StoreFault(
      'DatabaseDamaged',
      'The database is damaged: restore a backup (docs/deploying.md).',
    );
}

/** Bytes of the header of a database file (sqlite.org/fileformat2.html, 1.3). */
const HEADER = { length: 100, userVersion: 60, applicationId: 68 };

/**
 * Throws when the path no longer leads to the file that is open, or when another one was copied
 * over it: each commit raises the user version, and each database and backup has an application id
 * of its own.
 */
function watchFile(file: string, applicationId: number) {
  const opened = statSync(file);
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(HEADER.length);
  let newest = 0;
  return {
    confirm() {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found?.ino !== opened.ino || found.dev !== opened.dev) {
        throw new StoreFault(
          'DatabaseGone',
          'The database was deleted or exchanged while it was in use.',
        );
      }
      bytes.fill(0);
      readSync(descriptor, bytes, 0, HEADER.length, 0);
      const version = bytes.readUInt32BE(HEADER.userVersion);
      const id = bytes.readUInt32BE(HEADER.applicationId);
      // A new database is in its log alone until the first checkpoint.
      const isOurs = id === applicationId || (id === 0 && newest === 0);
      if (!isOurs || version < newest) {
        throw new StoreFault(
          'DatabaseOverwritten',
          'Another file was copied over the database while it was in use: stop the server and restore a backup (docs/deploying.md).',
        );
      }
      if (id === applicationId) newest = version;
    },
    close: () => closeSync(descriptor),
  };
}

/**
 * Kysely's dialect on node:sqlite, with three changes: a transaction takes the write lock at once
 * (as a reader it would fail when another process writes in between), a commit of changes raises
 * the user version, and a rollback after SQLite's own, as on a full disk, does not hide the first
 * fault behind a second.
 */
function kyselyOver(raw: DatabaseSync): SqliteDatabase {
  const changes = raw.prepare('select total_changes() as number');
  let before: unknown;
  const beginOrCommit = (text: string) => {
    const { number } = changes.get() ?? {};
    if (text === 'commit' && number !== before) {
      raw.exec(`pragma user_version = ${Number(pragma(raw, 'user_version')) + 1}`);
    }
    before = number;
  };
  return {
    close: () => raw.close(),
    prepare(text) {
      if (text === 'begin' || text === 'commit') beginOrCommit(text);
      const sql =
        text === 'begin'
          ? 'begin immediate'
          : text === 'rollback' && !raw.isTransaction
            ? 'select 1'
            : text;
      const statement = raw.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** Its lock says that the folder is in use. The system drops it however a process ends: no stale one blocks a restore. */
function openLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'in-use.sqlite'), { timeout: 1000 });
  lock.exec('create table if not exists in_use (held integer)');
  return lock;
}

/** A shared lock, held by every process that has the store open. Call the result to release it. */
function holdInUse(folder: string): () => void {
  const lock = openLock(folder);
  lock.exec('begin');
  lock.prepare('select held from in_use').get();
  return () => lock.close();
}

/** Runs the work under an exclusive lock; refuses while another process has the store open. */
export async function whileUnused<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = openLock(folder);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(
      `A server or another command is using the enquiries in ${folder}: stop it first.`,
    );
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

export async function openSqlite(
  folder: string,
  { mustExist = false, others }: Opening = {},
): Promise<Database> {
  const file = sqliteFile(folder);
  if (mustExist && !existsSync(file)) {
    throw new StoreFault(
      'DatabaseGone',
      `${file} was deleted: restore a backup, or start the server again to begin with an empty one.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = holdInUse(folder);
  // For this user only, whatever the folder allows; SQLite gives its log the same permissions.
  closeSync(openSync(file, 'a', 0o600));
  const raw = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  let watched: ReturnType<typeof watchFile> | undefined;
  const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyOver(raw) }) });
  const database: Database = {
    kind: 'sqlite',
    reader,
    // After the commit too: a row in a file that was deleted is not stored.
    atomically: async (work) => {
      watched?.confirm();
      const result = await whenFree(() => reader.transaction().execute(work));
      watched?.confirm();
      return result;
    },
    // secure_delete overwrites rows; copies of their pages stay in the log until it is emptied.
    scrub: async () => {
      for (let attempt = 1; attempt <= LOCK_ATTEMPTS; attempt += 1) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
          reader,
        );
        if (rows[0]?.busy === 0) return true;
        await pause(LOCK_WAIT_MS);
      }
      return false;
    },
    checkIntegrity: async () => refuseIfDamaged(raw),
    close: async () => {
      watched?.close();
      raw.close();
      release();
    },
  };
  try {
    refuseIfDamaged(raw);
    await whenFree(async () => makeDurable(raw));
    await migrate(database, others);
    // Without statistics SQLite takes the wrong index for what waits.
    await whenFree(async () => raw.exec('pragma optimize = 0x10002'));
    watched = watchFile(file, Number(pragma(raw, 'application_id')));
    await confirmWritable(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
