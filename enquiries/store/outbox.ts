import type { Insertable } from 'kysely';
import { HOUR_MS } from '../../common/day.ts';
import { skipRepeated } from './acknowledged.ts';
import { hasCome } from './clock.ts';
import type { Database, Reader, Writer } from './database.ts';
import { addSearchWords, type Enquiry, fromRow, toRow, wordsOfText } from './enquiry.ts';
import { markReplied, type Reply, repliesOf } from './replies.ts';
import { replyToken, secretOf } from './reply-token.ts';
import {
  ACKNOWLEDGEMENT,
  FILE_DELIVERY,
  type JobState,
  REPLY_DELIVERY,
  type Tables,
} from './tables.ts';

/** `duplicate`: the same enquiry was stored before. `conflict`: another one has this id or its reference. */
export type Acceptance = 'stored' | 'duplicate' | 'conflict';

export function newJob(
  enquiryId: string,
  delivery: string,
  state: JobState,
  now: number,
): Insertable<Job> {
  const times = { waiting_since: now, due_at: now };
  const id = `${enquiryId}/${delivery}`;
  return { id, enquiry_id: enquiryId, delivery, state, ...times, attempts: 0, attempts_before: 0 };
}

/** With their jobs in one transaction: never one without the other. In order of their ids, or two servers could deadlock. */
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
      .returning(['id', 'quarantined', 'received_at', 'urgency'])
      .execute();
    const jobs = stored.flatMap(({ id, quarantined, received_at, urgency }) =>
      deliveries.map((delivery) => ({
        ...newJob(id, delivery, quarantined ? 'held' : 'pending', received_at),
        // Due since 1970, so it goes before whatever waits.
        ...(urgency !== '' && { due_at: 0 }),
      })),
    );
    if (jobs.length > 0) await writer.insertInto('outbox').values(jobs).execute();

    const ids = [...new Set(rows.map((row) => row.id))];
    const kept = await writer
      .selectFrom('enquiry')
      .select(['id', 'body_hash'])
      .where('id', 'in', ids)
      .execute();
    const hashes = new Map(kept.map((row) => [row.id, row.body_hash]));
    const fresh = new Set(stored.map((row) => row.id));
    return rows.map((row) => {
      if (hashes.get(row.id) !== row.body_hash) return 'conflict';
      return fresh.delete(row.id) ? 'stored' : 'duplicate';
    });
  });
}

export async function isStoredSince(reader: Reader, id: string, time: number): Promise<boolean> {
  const found = reader
    .selectFrom('enquiry')
    .select('id')
    .where('id', '=', id)
    .where('received_at', '>', time);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function queueReply(
  writer: Writer,
  reply: Omit<Insertable<Tables['message']>, 'direction' | 'is_automatic'>,
  dueAt: number,
): Promise<void> {
  const { id, enquiry_id, at } = reply;
  await writer
    .insertInto('message')
    .values({ ...reply, direction: 'out', is_automatic: 0 })
    .execute();
  const job = newJob(enquiry_id, REPLY_DELIVERY, 'pending', at);
  await writer
    .insertInto('outbox')
    .values({ ...job, id: `${job.id}/${id}`, message_id: id, due_at: dueAt })
    .execute();
  await addSearchWords(writer, enquiry_id, wordsOfText(reply.text ?? ''));
}

/** No job is put off for longer than this at a time. */
export const MAX_WAIT_MS = 6 * HOUR_MS;

export type Job = Tables['outbox'];
export interface ClaimedJob extends Job {
  enquiry: Enquiry;
  reply: Reply | undefined;
  /** For the address by which staff reply to the mail about an enquiry. */
  staffToken: string;
  /** For the address that keeps what they write as a note. */
  noteToken: string;
}

interface Claim {
  delivery: string;
  owner: string;
  now: number;
  leaseMs: number;
  most: number;
}

/** Reads first: an idle worker must not flush the disk every few seconds. */
export async function claim(
  database: Database,
  { delivery, owner, now, leaseMs, most }: Claim,
): Promise<ClaimedJob[]> {
  const due = database.reader
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('delivery', '=', delivery)
    .where(hasCome('due_at', now, MAX_WAIT_MS))
    .where((where) =>
      where.or([where('lease_until', 'is', null), hasCome('lease_until', now, leaseMs)]),
    )
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
    const replies = delivery === REPLY_DELIVERY ? await repliesOf(writer, ids) : undefined;
    const secret = await secretOf(writer);
    const claimed = jobs.flatMap((job) => {
      const enquiry = enquiries.get(job.enquiry_id);
      const staffToken = replyToken(job.enquiry_id, secret, 'staff');
      const noteToken = replyToken(job.enquiry_id, secret, 'note');
      const reply = replies?.get(job.message_id ?? '');
      return enquiry ? [{ ...job, enquiry, reply, staffToken, noteToken }] : [];
    });
    if (delivery !== ACKNOWLEDGEMENT) return claimed;
    const addressed = claimed.map(({ id, enquiry }) => ({
      id,
      address: enquiry.values.businessEmail,
    }));
    const skipped = await skipRepeated(writer, addressed, now);
    return claimed.filter(({ id }) => !skipped.has(id));
  });
}

const MAX_RECEIPT_LENGTH = 300;

/** The receipt as it is kept: one line, and not too long. PostgreSQL takes no NUL. */
export function receiptLine(receipt: string): string {
  return receipt.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_RECEIPT_LENGTH);
}

/** Only of a job that exists: an erased one takes its attempts along. One that was thought to have failed may still arrive. */
async function keepAttempt(
  writer: Writer,
  { job_id, number, ...attempt }: Tables['attempt'],
): Promise<void> {
  const job = await writer
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', job_id)
    .executeTakeFirst();
  if (!job) return;
  const kept = { ...attempt, receipt: receiptLine(attempt.receipt) };
  await writer
    .insertInto('attempt')
    .values({ job_id, number, ...kept })
    .onConflict((conflict) => conflict.columns(['job_id', 'number']).doUpdateSet(kept))
    .execute();
}

export interface Arrival extends Pick<Job, 'id' | 'delivery' | 'attempts'> {
  receipt: string;
}

/** A delivered job stays delivered, even when the lease had run out meanwhile. A file is kept, not delivered. */
export async function recordDelivered(
  database: Database,
  arrival: Arrival,
  now: number,
): Promise<void> {
  const { id, delivery, attempts, receipt } = arrival;
  const state = delivery === FILE_DELIVERY ? 'kept' : 'delivered';
  const ended = {
    ended_at: now,
    lease_owner: null,
    lease_until: null,
    last_error: null,
    dismissed_by: null,
  };
  await database.atomically(async (writer) => {
    const message = await writer
      .selectFrom('outbox')
      .innerJoin('message', 'message.id', 'outbox.message_id')
      .selectAll('message')
      .where('outbox.id', '=', id)
      .where('state', '!=', 'delivered')
      .executeTakeFirst();
    if (message) await markReplied(writer, message, now);
    await writer
      .updateTable('outbox')
      .set({ state, ...ended })
      .where('id', '=', id)
      .execute();
    await keepAttempt(writer, { job_id: id, number: attempts, at: now, outcome: state, receipt });
  });
}

interface Failure {
  owner: string;
  at: number;
  /** When to try again; null ends the trying: staff look after an enquiry, nobody after an acknowledgement. */
  dueAt: number | null;
  error: string;
  progress: string | null;
}

function afterFailure({ delivery }: Job, { dueAt, at }: Failure) {
  if (dueAt !== null) return { due_at: dueAt };
  return delivery === ACKNOWLEDGEMENT
    ? { state: 'given-up' as const, ended_at: at }
    : { state: 'parked' as const };
}

/** It counts only while the lease is ours: a worker that took the job over knows better. The attempt is kept all the same. */
export async function recordFailure(database: Database, job: Job, failure: Failure): Promise<void> {
  const next = afterFailure(job, failure);
  const { owner, at, error, progress } = failure;
  await database.atomically(async (writer) => {
    await writer
      .updateTable('outbox')
      .set({
        ...next,
        lease_owner: null,
        lease_until: null,
        last_error: receiptLine(error),
        progress,
      })
      .where('id', '=', job.id)
      .where('lease_owner', '=', owner)
      .where('state', '=', 'pending')
      .execute();
    const outcome = next.state ?? 'failed';
    await keepAttempt(writer, {
      job_id: job.id,
      number: job.attempts,
      at,
      outcome,
      receipt: error,
    });
  });
}
