import { inBatches } from '../../common/batches.ts';
import type { Database } from '../store/database.ts';

/** Brings back on its morning what was put off: if it was not our turn, it is now. */
export async function endReminders(database: Database, now: number): Promise<void> {
  const due = database.reader
    .selectFrom('enquiry')
    .select('id')
    .where('remind_at', '<=', now)
    .limit(1);
  if (!(await due.executeTakeFirst())) return;
  await database.atomically(async (writer) => {
    const ended = await writer
      .updateTable('enquiry')
      .set((set) => ({
        remind_at: null,
        waiting_since: set.fn.coalesce('waiting_since', 'remind_at'),
      }))
      .where('remind_at', '<=', now)
      .returning('id')
      .execute();
    const event = { at: now, by_id: null, by_name: '', what: 'reminded', detail: null };
    const events = ended.map(({ id }) => ({ ...event, enquiry_id: id }));
    for (const batch of inBatches(events))
      await writer.insertInto('history').values(batch).execute();
  });
}
