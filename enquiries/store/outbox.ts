import { hasCome } from './clock.ts';
import type { Database, Writer } from './database.ts';
import { domainKey, type Enquiry, fromRow, mailboxKey } from './enquiry.ts';
import { acknowledgement, fileDelivery, type Tables } from './tables.ts';

/** No job is put off for longer than this at a time. */
export const longestWaitMs = 6 * 3_600_000;

export type Job = Tables['outbox'];
export type ClaimedJob = Job & { enquiry: Enquiry };

export interface Claim {
  delivery: string;
  owner: string;
  now: number;
  leaseMs: number;
  most: number;
}

const hour = 3_600_000;
const day = 24 * hour;
const mostOfDomain = 10;

/**
 * Anybody can enter anybody's address: a mailbox gets one acknowledgement a day and a domain ten an hour, whatever is
 * sent in their name. The job that took the place keeps it through its retries. Mailboxes are written in order, or two
 * servers could wait for each other for ever.
 */
async function takeMailbox(writer: Writer, job: ClaimedJob, now: number): Promise<boolean> {
  const address = job.enquiry.values.businessEmail;
  const [mailbox, domain] = [mailboxKey(address), domainKey(address)];
  const { others } = await writer
    .selectFrom('acknowledged')
    .select((select) => select.fn.countAll<number>().as('others'))
    .where('domain', '=', domain)
    .where('at', '>', now - hour)
    .where('job_id', '!=', job.id)
    .executeTakeFirstOrThrow();
  if (others >= mostOfDomain) return false;
  const place = { job_id: job.id, at: now };
  const taken = await writer
    .insertInto('acknowledged')
    .values({ mailbox, domain, ...place })
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
async function oncePerMailbox(writer: Writer, jobs: readonly ClaimedJob[], now: number): Promise<ClaimedJob[]> {
  const key = ({ enquiry }: ClaimedJob) => mailboxKey(enquiry.values.businessEmail);
  const kept: ClaimedJob[] = [];
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

/** Claims due jobs for this worker. Reads first: an idle worker must not flush the disk every few seconds. */
export async function claim(database: Database, { delivery, owner, now, leaseMs, most }: Claim): Promise<ClaimedJob[]> {
  const due = database.reader
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('delivery', '=', delivery)
    .where(hasCome('due_at', now, longestWaitMs))
    .where((where) => where.or([where('lease_until', 'is', null), hasCome('lease_until', now, leaseMs)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(most);
  if (!(await due.limit(1).executeTakeFirst())) return [];

  return database.atomically(async (writer) => {
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
    const claimed = jobs.flatMap((job) => {
      const enquiry = enquiries.get(job.enquiry_id);
      return enquiry ? [{ ...job, enquiry }] : [];
    });
    return delivery === acknowledgement ? oncePerMailbox(writer, claimed, now) : claimed;
  });
}

const longestAnswer = 300;

/** What a receiver said, as it is kept: one line, and not too long. PostgreSQL takes no NUL. */
const answerInOneLine = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').slice(0, longestAnswer);

/** Only for jobs that exist: an erased one takes its attempts along. One that was thought to have failed may still arrive. */
async function keepAttempts(writer: Writer, attempts: readonly Tables['attempt'][]): Promise<void> {
  for (const { job_id, number, ...attempt } of attempts) {
    const kept = { ...attempt, answer: answerInOneLine(attempt.answer) };
    await writer
      .insertInto('attempt')
      .values({ job_id, number, ...kept })
      .onConflict((conflict) => conflict.columns(['job_id', 'number']).doUpdateSet(kept))
      .execute();
  }
}

export interface Arrival extends Pick<Job, 'id' | 'attempts'> {
  answer: string;
}

const ended = (now: number) => ({ ended_at: now, lease_owner: null, lease_until: null });

/** What was delivered stays delivered, even when the lease had run out meanwhile. A file is kept, not delivered. */
export async function recordDelivered(database: Database, arrivals: readonly Arrival[], now: number): Promise<void> {
  const ids = arrivals.map((arrival) => arrival.id);
  await database.atomically(async (writer) => {
    const rows = await writer
      .updateTable('outbox')
      .set((set) => ({
        state: set
          .case()
          .when('delivery', '=', fileDelivery)
          .then('kept' as const)
          .else('delivered' as const)
          .end(),
        ...ended(now),
        last_error: null,
        dismissed_by: null,
      }))
      .where('id', 'in', ids)
      .returning(['id', 'state'])
      .execute();
    const states = new Map(rows.map((row) => [row.id, row.state === 'kept' ? 'kept' : 'delivered'] as const));
    const kept = arrivals.flatMap(({ id, attempts, answer }) => {
      const outcome = states.get(id);
      return outcome ? [{ job_id: id, number: attempts, at: now, outcome, answer }] : [];
    });
    await keepAttempts(writer, kept);
  });
}

export interface Failure {
  owner: string;
  at: number;
  /** When to try again; null ends the trying: staff look after an enquiry, nobody after an acknowledgement. */
  dueAt: number | null;
  error: string;
  progress: string | null;
}

const afterFailure = ({ delivery }: Job, { dueAt, at }: Failure) => {
  if (dueAt !== null) return { due_at: dueAt };
  return delivery === acknowledgement ? { state: 'given-up' as const, ended_at: at } : { state: 'parked' as const };
};

/** A failure counts only while the lease is ours: another worker that took the job over knows better. The attempt is kept all the same. */
export async function recordFailure(database: Database, job: Job, failure: Failure): Promise<void> {
  const next = afterFailure(job, failure);
  const { owner, at, error, progress } = failure;
  await database.atomically(async (writer) => {
    await writer
      .updateTable('outbox')
      .set({ ...next, lease_owner: null, lease_until: null, last_error: answerInOneLine(error), progress })
      .where('id', '=', job.id)
      .where('lease_owner', '=', owner)
      .where('state', '=', 'pending')
      .execute();
    const known = await writer.selectFrom('outbox').select('id').where('id', '=', job.id).executeTakeFirst();
    if (!known) return;
    const outcome = next.state ?? 'failed';
    await keepAttempts(writer, [{ job_id: job.id, number: job.attempts, at, outcome, answer: error }]);
  });
}
