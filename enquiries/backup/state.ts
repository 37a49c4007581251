import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../../common/day.ts';

const state = z
  .object({
    /** When the last whole backup, the last copy elsewhere and the last rehearsal ended well. */
    wholeAt: z.number(),
    copiedAt: z.number(),
    rehearsedAt: z.number(),
    /** The enquiries that the rehearsal found, or why it failed. */
    rehearsed: z.number(),
    rehearsalFault: z.string(),
  })
  .partial();
type BackupState = z.infer<typeof state>;

function fileOf(folder: string): string {
  return join(folder, 'backups.json');
}

/** Kept next to the database: one that is damaged or replaced still says how old its backup is. */
function readBackupState(folder: string): BackupState {
  try {
    return state.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch {
    return {};
  }
}

export function noteBackup(folder: string, news: BackupState): void {
  const { rehearsalFault, ...before } = readBackupState(folder);
  const kept = 'rehearsedAt' in news || !rehearsalFault ? before : { ...before, rehearsalFault };
  const aside = `${fileOf(folder)}.new`;
  writeFileSync(aside, JSON.stringify({ ...kept, ...news }), { mode: 0o600, flush: true });
  renameSync(aside, fileOf(folder));
}

/** A night and a long build later, one is overdue. */
const MAX_WHOLE_MS = DAY_MS + 3 * HOUR_MS;
/** Copies go every five minutes: an hour of failures is trouble, a restart of the store is not. */
const MAX_COPY_MS = HOUR_MS;
const MAX_REHEARSAL_MS = 9 * DAY_MS;

/** How old the last good backup is, and whether somebody has to act. Where there was none, the age is that of the store. */
export function backupHealth(folder: string, now: number) {
  const { wholeAt, copiedAt, rehearsedAt, rehearsed, rehearsalFault } = readBackupState(folder);
  const store = statSync(join(folder, 'in-use.sqlite'), { throwIfNoEntry: false });
  const begunAt = store?.birthtimeMs ?? now;
  const isOld = (at: number | undefined, maxMs: number) => at !== undefined && now - at > maxMs;
  const seconds = (at: number | undefined) =>
    at === undefined ? null : Math.max(0, Math.round((now - at) / 1000));
  const isLate =
    isOld(wholeAt ?? begunAt, MAX_WHOLE_MS) ||
    isOld(copiedAt, MAX_COPY_MS) ||
    isOld(rehearsedAt, MAX_REHEARSAL_MS) ||
    rehearsalFault !== undefined;
  return {
    isLate,
    ageSeconds: seconds(wholeAt),
    copyAgeSeconds: seconds(copiedAt),
    rehearsalAgeSeconds: seconds(rehearsedAt),
    rehearsedEnquiries: rehearsed ?? null,
    rehearsalFault: rehearsalFault ?? null,
  };
}
export type BackupHealth = ReturnType<typeof backupHealth>;
