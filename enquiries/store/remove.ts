import type { ExpressionBuilder } from 'kysely';
import type { Database } from './database.ts';
import { emailKey } from './enquiry.ts';
import { noteHash, readHashes } from './hash-log.ts';
import { stateOf } from './read.ts';
import { acknowledgement, type Tables } from './tables.ts';

/** In small steps, so that enquiries can be stored in between. */
const step = 200;

export const idsOfAddress = async (database: Database, email: string): Promise<string[]> =>
  (await database.reader.selectFrom('enquiry').select('id').where('email_key', '=', emailKey(email)).execute()).map(
    (row) => row.id,
  );

/** How long after it reached staff an enquiry stays at least, however old it is. */
const graceMs = 30 * 24 * 3_600_000;

/**
 * What is older than `time` and reached staff: every delivery is done or was dismissed, or a digest named it while it
 * was held. What waits, or only became a file, stays.
 */
export async function idsOlderThan(database: Database, time: number, now: number): Promise<string[]> {
  const reached = now - graceMs;
  const endedLately = (where: ExpressionBuilder<Tables, 'enquiry'>) =>
    where.exists(
      where
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.enquiry_id', '=', 'enquiry.id')
        .where('outbox.delivery', '!=', acknowledgement)
        .where('outbox.ended_at', '>', reached),
    );
  const rows = await database.reader
    .selectFrom('enquiry')
    .select('id')
    .where('received_at', '<', time)
    .where((where) =>
      where.or([
        where.and([where(stateOf, 'in', ['delivered', 'dismissed']), where.not(endedLately(where))]),
        where.and([where(stateOf, '=', 'quarantined'), where('digested_at', '<=', reached)]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes enquiries with their jobs. The caller scrubs the files afterwards. */
export async function removeEnquiries(database: Database, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += step) {
    const some = ids.slice(start, start + step);
    await database.atomically((writer) => writer.deleteFrom('enquiry').where('id', 'in', some).execute());
  }
}

/** The same day of the month so many months ago, or the last day of a shorter month. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

const log = (folder: string) => ({ folder, name: 'erasures.log' });

/** Notes that a person was erased: the time and a keyed hash of the address, never the address. */
export const noteErasure = (database: Database, folder: string, email: string, now: number): Promise<void> =>
  noteHash(database.reader, log(folder), emailKey(email), now);

/** Enquiries in a restored store whose senders were erased after they had sent them. */
export async function idsToEraseAgain(database: Database, folder: string): Promise<string[]> {
  const erasedAt = await readHashes(database.reader, log(folder));
  const rows = await database.reader.selectFrom('enquiry').select(['id', 'email_key', 'received_at']).execute();
  return rows.filter((row) => row.received_at <= erasedAt(row.email_key)).map((row) => row.id);
}
