import { randomInt } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { sqliteFile, whileUnused } from './sqlite.ts';

/** Windows flushes no folder, and no file that was opened for reading. */
function sync(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** More pages than any database has: all are read in one transaction, and a writer does not make it begin again. */
const ALL_PAGES = 2 ** 31 - 1;

/** A whole copy, while the server runs; with an id of its own, by which it is known when it is copied over the database. */
export async function backupSqlite(folder: string, copy: string): Promise<void> {
  const raw = new DatabaseSync(sqliteFile(folder));
  try {
    await backup(raw, copy, { rate: ALL_PAGES });
  } finally {
    raw.close();
  }
  const written = new DatabaseSync(copy);
  written.exec(`pragma application_id = ${randomInt(1, 2 ** 31)}`);
  written.close();
  sync(copy);
}

function confirmWhole(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    const raw = new DatabaseSync(file, { readOnly: true });
    try {
      const [checked] = Object.values(raw.prepare('pragma integrity_check(1)').get() ?? {});
      raw.prepare('select count(*) from enquiry').get();
      if (checked !== 'ok') throw new Error(String(checked));
    } finally {
      raw.close();
    }
  } catch {
    throw new Error(`${file} is not a whole backup of enquiries: nothing was changed.`);
  }
}

/**
 * Puts a backup in the place of the database. What was there is kept next to it, because it may
 * hold enquiries that came after the backup; its log goes with it, or SQLite would apply it to the
 * wrong database.
 */
export async function restoreSqlite(
  folder: string,
  copy: string,
  now: number,
): Promise<{ keptAside: string | null }> {
  confirmWhole(copy);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return whileUnused(folder, async () => {
    const file = sqliteFile(folder);
    const incoming = `${file}.restoring`;
    copyFileSync(copy, incoming);
    sync(incoming);
    const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
    const keptAside = existsSync(file) ? `${file}.before-${stamp}` : null;
    for (const ending of ['', '-wal', '-shm']) {
      if (keptAside && existsSync(file + ending)) renameSync(file + ending, keptAside + ending);
      else rmSync(file + ending, { force: true });
    }
    renameSync(incoming, file);
    sync(folder);
    return { keptAside };
  });
}
