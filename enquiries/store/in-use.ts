import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * A database of its own whose lock says that the folder is in use. The system drops the lock when a process ends,
 * however it ends, so no left-over file can stand in the way of a restore.
 */
const openLock = (folder: string): DatabaseSync => {
  const lock = new DatabaseSync(join(folder, 'in-use.sqlite'), { timeout: 1000 });
  lock.exec('create table if not exists in_use (held integer)');
  return lock;
};

/** Held by whoever has the store open, as many as there are. Call the result to let go. */
export function holdInUse(folder: string): () => void {
  const lock = openLock(folder);
  lock.exec('begin');
  lock.prepare('select held from in_use').get();
  return () => lock.close();
}

/** Runs the work while nobody else has the store open; says so in words when somebody has. */
export async function whileUnused<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = openLock(folder);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(`A server or another command is using the enquiries in ${folder}: stop it first.`);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
