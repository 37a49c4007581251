import type { Database } from './database.ts';
import { emailKey } from './enquiry.ts';

/** In small steps, so that enquiries can be stored in between. */
const step = 200;

export const idsOfAddress = async (database: Database, email: string): Promise<string[]> =>
  (await database.reader.selectFrom('enquiry').select('id').where('email_key', '=', emailKey(email)).execute()).map(
    (row) => row.id,
  );

export const idsOlderThan = async (database: Database, time: number): Promise<string[]> =>
  (await database.reader.selectFrom('enquiry').select('id').where('received_at', '<', time).execute()).map(
    (row) => row.id,
  );

/** Deletes enquiries with their jobs. The caller scrubs the files afterwards. */
export async function removeEnquiries(
  database: Database,
  ids: readonly string[],
  progress: (done: number, total: number) => void = () => {},
): Promise<void> {
  for (let start = 0; start < ids.length; start += step) {
    const some = ids.slice(start, start + step);
    await database.atomically((writer) => writer.deleteFrom('enquiry').where('id', 'in', some).execute());
    progress(Math.min(start + step, ids.length), ids.length);
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
