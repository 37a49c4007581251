import { removeMailFiles, removeMailFilesBefore } from '../deliveries/mail-file.ts';
import type { Database } from '../store/database.ts';
import { idsOfAddress, idsOlderThan, monthsBefore, removeEnquiries } from '../store/remove.ts';

export interface Removal {
  count: number;
  /** False when the rows are gone but another process keeps their old pages alive: run it again. */
  isScrubbed: boolean;
}

type Progress = (done: number, total: number) => void;

/**
 * Files first: if this is interrupted, the rows still say what must be removed. And once more at the end: a delivery
 * under way may have written its file in between.
 */
async function remove(
  database: Database,
  folder: string,
  ids: readonly string[],
  thoroughly: boolean,
  progress?: Progress,
): Promise<Removal> {
  await removeMailFiles(folder, ids);
  await removeEnquiries(database, ids, progress);
  const isScrubbed = await database.scrub(thoroughly);
  await removeMailFiles(folder, ids);
  return { count: ids.length, isScrubbed };
}

/** Removes everything a person sent us, from the files as well as from the tables. */
export async function eraseAddress(
  database: Database,
  folder: string,
  email: string,
  progress?: Progress,
): Promise<Removal> {
  return remove(database, folder, await idsOfAddress(database, email), true, progress);
}

/**
 * Removes everything older than we promised to keep. Files go by their own age: those of a person erased on another
 * machine have no row that leads to them.
 */
export async function purge(
  database: Database,
  folder: string,
  { months, now }: { months: number; now: number },
  progress?: Progress,
): Promise<Removal> {
  const time = monthsBefore(now, months);
  await removeMailFilesBefore(folder, time);
  const ids = await idsOlderThan(database, time);
  if (ids.length === 0) return { count: 0, isScrubbed: true };
  return remove(database, folder, ids, false, progress);
}
