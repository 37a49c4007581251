import type { Database } from '../../../enquiries/store/database.ts';

/** As if servers had noted the time every hour for a month. */
export async function steadyClock(database: Database, now: number): Promise<void> {
  const note = { seen_at: now, steady_since: now - 30 * 24 * 3_600_000 };
  await database.atomically((writer) =>
    writer
      .insertInto('clock')
      .values({ id: 1, ...note })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(note))
      .execute(),
  );
}
