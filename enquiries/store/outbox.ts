import type { Database } from './database.ts';
import { type Enquiry, fromRow } from './enquiry.ts';
import type { OutboxTable } from './tables.ts';
import { takeTurn } from './turns.ts';

export interface Job extends OutboxTable {
  enquiry: Enquiry;
}

export interface Claim {
  delivery: string;
  /** Who works on it: another worker may take the job over once the lease has run out. */
  owner: string;
  now: number;
  leaseMs: number;
  most: number;
  /** Least time between two claims of this delivery by any server. */
  gapMs?: number;
}

/** Takes due jobs for this worker alone. Reads first: an idle worker must not flush the disk every few seconds. */
export async function claim(database: Database, { delivery, owner, now, leaseMs, most, gapMs }: Claim): Promise<Job[]> {
  const due = database.reader
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('delivery', '=', delivery)
    .where('due_at', '<=', now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(gapMs ? 1 : most);
  if (!(await due.limit(1).executeTakeFirst())) return [];

  return database.atomically(async (writer) => {
    if (gapMs && !(await takeTurn(writer, delivery, now, gapMs))) return [];
    const mine = database.kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    const jobs = await writer
      .updateTable('outbox')
      .set((set) => ({
        lease_owner: owner,
        lease_until: now + leaseMs,
        attempts: set('attempts', '+', 1),
        first_attempt_at: set.fn.coalesce('first_attempt_at', set.val(now)),
      }))
      .where('id', 'in', mine)
      .returningAll()
      .execute();
    if (jobs.length === 0) return [];
    const ids = jobs.map((job) => job.enquiry_id);
    const rows = await writer.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
    const enquiries = new Map(rows.map((row) => [row.id, fromRow(row)]));
    return jobs.flatMap((job) => {
      const enquiry = enquiries.get(job.enquiry_id);
      return enquiry ? [{ ...job, enquiry }] : [];
    });
  });
}

/**
 * What was delivered stays delivered, even when the lease had run out meanwhile. With a reason it is a job that can
 * never be delivered and that nobody needs to look at.
 */
export async function recordDone(
  database: Database,
  jobIds: readonly string[],
  now: number,
  reason: string | null = null,
): Promise<void> {
  await database.atomically((writer) =>
    writer
      .updateTable('outbox')
      .set({ state: 'delivered', delivered_at: now, lease_owner: null, lease_until: null, last_error: reason })
      .where('id', 'in', jobIds)
      .execute(),
  );
}

export interface Failure {
  owner: string;
  /** When to try again; null parks the job until staff retry it. */
  dueAt: number | null;
  error: string;
  progress: string | null;
}

/** A failure counts only while the lease is ours: whoever took the job over knows better. */
export async function recordFailure(database: Database, job: Job, failure: Failure): Promise<void> {
  await database.atomically((writer) =>
    writer
      .updateTable('outbox')
      .set({
        ...(failure.dueAt === null ? { state: 'parked' as const } : { due_at: failure.dueAt }),
        lease_owner: null,
        lease_until: null,
        last_error: failure.error,
        progress: failure.progress,
      })
      .where('id', '=', job.id)
      .where('lease_owner', '=', failure.owner)
      .where('state', '=', 'pending')
      .execute(),
  );
}
