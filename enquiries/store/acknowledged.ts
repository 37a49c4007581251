import { hasCome } from './clock.ts';
import type { Writer } from './database.ts';
import { mailboxKey } from './enquiry.ts';
import type { Job } from './outbox.ts';

const day = 24 * 3_600_000;

/**
 * Anybody can enter anybody's address: a mailbox gets one acknowledgement a day, whatever is sent in its name. The job
 * that took the place keeps it through its retries. Mailboxes are written in order, or two servers could wait for each
 * other for ever.
 */
async function takeMailbox(writer: Writer, job: Job, now: number): Promise<boolean> {
  const place = { job_id: job.id, at: now };
  const taken = await writer
    .insertInto('acknowledged')
    .values({ mailbox: mailboxKey(job.enquiry.values.businessEmail), ...place })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet(place)
        .where((where) =>
          where.or([where('acknowledged.job_id', '=', job.id), hasCome('acknowledged.at', now - day, day)]),
        ),
    )
    .returning('mailbox')
    .execute();
  return taken.length > 0;
}

/** Those whose turn it is to be sent; the others are not needed any more. */
export async function oncePerMailbox(writer: Writer, jobs: readonly Job[], now: number): Promise<Job[]> {
  const key = ({ enquiry }: Job) => mailboxKey(enquiry.values.businessEmail);
  const kept: Job[] = [];
  const skipped: string[] = [];
  for (const job of [...jobs].sort((one, other) => (key(one) < key(other) ? -1 : 1))) {
    if (await takeMailbox(writer, job, now)) kept.push(job);
    else skipped.push(job.id);
  }
  if (skipped.length > 0) {
    await writer
      .updateTable('outbox')
      .set((set) => ({
        state: 'skipped' as const,
        ended_at: now,
        attempts: set('attempts', '-', 1),
        lease_owner: null,
        lease_until: null,
      }))
      .where('id', 'in', skipped)
      .execute();
  }
  return kept;
}
