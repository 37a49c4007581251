import { newJob } from './accept.ts';
import type { Database, Writer } from './database.ts';

/** Lets an enquiry out of quarantine: from now on it is delivered like any other. False when it was not in there. */
export async function release(database: Database, id: string, now: number): Promise<boolean> {
  return database.atomically(async (writer) => {
    const released = await writer
      .updateTable('enquiry')
      .set({ quarantined: 0, released_at: now })
      .where('id', '=', id)
      .where('quarantined', '=', 1)
      .returning('id')
      .execute();
    if (released.length === 0) return false;
    await writer
      .updateTable('outbox')
      .set({ state: 'pending', waiting_since: now, due_at: now })
      .where('enquiry_id', '=', id)
      .where('state', '=', 'held')
      .execute();
    return true;
  });
}

async function addMissingJobs(writer: Writer, id: string, deliveries: readonly string[], now: number): Promise<number> {
  if (deliveries.length === 0) return 0;
  const added = await writer
    .insertInto('outbox')
    .values(deliveries.map((delivery) => newJob(id, delivery, 'pending', now)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/**
 * Tries an enquiry again now, with a fresh 72 hours: what was parked or is waiting, and deliveries that were set up
 * only after it came in. Returns how many jobs that makes. A quarantined one is released instead.
 */
export async function retry(
  database: Database,
  id: string,
  deliveries: readonly string[],
  now: number,
): Promise<number | 'quarantined' | 'unknown'> {
  return database.atomically(async (writer) => {
    const enquiry = await writer.selectFrom('enquiry').select('quarantined').where('id', '=', id).executeTakeFirst();
    if (!enquiry) return 'unknown';
    if (enquiry.quarantined === 1) return 'quarantined';
    const again = await writer
      .updateTable('outbox')
      .set({ state: 'pending', due_at: now, first_attempt_at: null })
      .where('enquiry_id', '=', id)
      .where('state', 'in', ['parked', 'pending'])
      .returning('id')
      .execute();
    return again.length + (await addMissingJobs(writer, id, deliveries, now));
  });
}
