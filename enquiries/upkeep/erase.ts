import { removeMailFiles, removeMailFilesBefore } from '../deliveries/mail-file.ts';
import type { Database } from '../store/database.ts';
import { idsToEraseAgain, noteErasure } from '../store/erasures.ts';
import { idsOfAddress, idsOlderThan, monthsBefore, removeEnquiries } from '../store/remove.ts';

export interface Removal {
  count: number;
  /** False when the rows are gone but another process kept their old pages alive: run it again. */
  isScrubbed: boolean;
}

type Progress = (done: number, total: number) => void;

/**
 * Files first: if this breaks off, the rows are still there to say what has to be removed. And once more at the end: a
 * delivery under way may have written its file in between.
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

/** Everything a person sent us, gone from the files as well as from the tables. */
export async function eraseAddress(
  database: Database,
  folder: string,
  { email, dataFolder, now }: { email: string; dataFolder: string; now: number },
  progress?: Progress,
): Promise<Removal> {
  noteErasure(dataFolder, email, now);
  return remove(database, folder, await idsOfAddress(database, email), true, progress);
}

/** After a restore: whoever was erased since the backup is erased again. */
export const eraseAgain = async (database: Database, folder: string, dataFolder: string): Promise<Removal> =>
  remove(database, folder, await idsToEraseAgain(database, dataFolder), true);

/**
 * Everything older than the time we promised to keep it. Files go by their own age: those of a person erased on another
 * machine have no row any more that leads to them.
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
