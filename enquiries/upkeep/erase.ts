import { removeDigestFiles, removeMailFiles, removeMailFilesBefore } from '../deliveries/mail-file.ts';
import { isSteady } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { countEnquiries } from '../store/read.ts';
import {
  idsOfAddress,
  idsOlderThan,
  idsToEraseAgain,
  monthsBefore,
  noteErasure,
  removeEnquiries,
} from '../store/remove.ts';

export interface Removal {
  count: number;
  /** False when the rows are gone but another process keeps their old pages alive: run it again. */
  isScrubbed: boolean;
}

/**
 * Files first: if this is interrupted, the rows still say what must be removed. And once more at the end: a delivery
 * under way may have written its file in between.
 */
async function remove(
  database: Database,
  folder: string,
  ids: readonly string[],
  thoroughly: boolean,
): Promise<Removal> {
  await removeMailFiles(folder, ids);
  await removeEnquiries(database, ids);
  const isScrubbed = await database.scrub(thoroughly);
  await removeMailFiles(folder, ids);
  return { count: ids.length, isScrubbed };
}

export async function eraseAddress(
  database: Database,
  folder: string,
  { email, dataFolder, now }: { email: string; dataFolder: string; now: number },
): Promise<Removal> {
  await noteErasure(database, dataFolder, email, now);
  // A digest may quote it; the next one is composed afresh.
  await removeDigestFiles(folder);
  return remove(database, folder, await idsOfAddress(database, email), true);
}

/** After a restore: people erased since the backup are erased again. */
export const eraseAgain = async (database: Database, folder: string, dataFolder: string): Promise<Removal> =>
  remove(database, folder, await idsToEraseAgain(database, dataFolder), true);

/** More than this at once, and more than this share of all, is not a normal day: a person has to look. */
const most = { count: 20, share: 0.2 };

/** Why nothing was deleted: the clock may be wrong, or it would be too much at once. */
export interface Doubt {
  reason: 'clock' | 'share';
  count: number;
}

async function doubtAbout(database: Database, count: number, now: number): Promise<Doubt['reason'] | undefined> {
  if (!(await isSteady(database, now))) return 'clock';
  if (count > most.count && count > most.share * (await countEnquiries(database.reader))) return 'share';
  return undefined;
}

export interface Retention {
  months: number;
  now: number;
  /** A person has looked: delete although there is a doubt. */
  isSure?: boolean;
}

/** What reached staff and is older than the time we promised to keep it. In doubt nothing is deleted. */
export async function purge(
  database: Database,
  folder: string,
  { months, now, isSure = false }: Retention,
): Promise<Removal & { doubt?: Doubt }> {
  const time = monthsBefore(now, months);
  const ids = await idsOlderThan(database, time, now);
  const reason = isSure ? undefined : await doubtAbout(database, ids.length, now);
  if (reason !== 'clock') await removeMailFilesBefore(folder, time);
  if (ids.length === 0) return { count: 0, isScrubbed: true };
  if (reason) return { count: 0, isScrubbed: true, doubt: { reason, count: ids.length } };
  return remove(database, folder, ids, false);
}
