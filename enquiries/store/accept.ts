import type { Database, Reader } from './database.ts';
import { type Enquiry, toRow } from './enquiry.ts';
import type { JobState, Tables } from './tables.ts';

/** `again`: the same enquiry was stored before. `conflict`: another one has this id or its reference. */
export type Acceptance = 'stored' | 'again' | 'conflict';

export function newJob(enquiryId: string, delivery: string, state: JobState, now: number): Tables['outbox'] {
  return {
    id: `${enquiryId}/${delivery}`,
    enquiry_id: enquiryId,
    delivery,
    state,
    waiting_since: now,
    due_at: now,
    attempts: 0,
    attempts_before: 0,
    first_attempt_at: null,
    lease_owner: null,
    lease_until: null,
    ended_at: null,
    last_error: null,
    progress: null,
    dismissed_by: null,
  };
}

/**
 * Stores enquiries and the jobs that will deliver them in one transaction, so that there is never one
 * without the other. Ids are written in order; otherwise two servers could deadlock.
 */
export async function acceptAll(
  database: Database,
  enquiries: readonly Enquiry[],
  deliveries: readonly string[],
): Promise<Acceptance[]> {
  const rows = enquiries.map(toRow);
  const ordered = [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));
  return database.atomically(async (writer) => {
    const stored = await writer
      .insertInto('enquiry')
      .values(ordered)
      // Another enquiry may have the id, or its first digits and so the reference.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'quarantined', 'received_at'])
      .execute();
    const jobs = stored.flatMap(({ id, quarantined, received_at }) =>
      deliveries.map((delivery) => newJob(id, delivery, quarantined ? 'held' : 'pending', received_at)),
    );
    if (jobs.length > 0) await writer.insertInto('outbox').values(jobs).execute();

    const ids = [...new Set(rows.map((row) => row.id))];
    const kept = await writer.selectFrom('enquiry').select(['id', 'body_hash']).where('id', 'in', ids).execute();
    const hashes = new Map(kept.map((row) => [row.id, row.body_hash]));
    const fresh = new Set(stored.map((row) => row.id));
    return rows.map((row) => {
      if (hashes.get(row.id) !== row.body_hash) return 'conflict';
      return fresh.delete(row.id) ? 'stored' : 'again';
    });
  });
}

export async function isStoredSince(reader: Reader, id: string, time: number): Promise<boolean> {
  const found = reader.selectFrom('enquiry').select('id').where('id', '=', id).where('received_at', '>', time);
  return (await found.executeTakeFirst()) !== undefined;
}
