import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/**
 * Runs Kysely's SQLite dialect on node:sqlite, with two changes: a transaction takes the write lock at once
 * (one that begins as a reader fails without waiting when another process writes in between), and a rollback after
 * SQLite has rolled back by itself, as on a full disk, does not hide the first fault behind a second.
 */
export function kyselyOver(raw: DatabaseSync): SqliteDatabase {
  return {
    close: () => raw.close(),
    prepare(text) {
      const sql = text === 'begin' ? 'begin immediate' : text === 'rollback' && !raw.isTransaction ? 'select 1' : text;
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
