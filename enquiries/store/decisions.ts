import { newJob } from './accept.ts';
import type { Writer } from './database.ts';
import type { JobState } from './states.ts';

export interface Configured {
  names: readonly string[];
  /** Those that a server can carry out; jobs of any other would wait for ever. */
  known: readonly string[];
  /** No delivery is set up, so mails become files. Often that is a terminal without the server's settings. */
  isEmpty: boolean;
}

export interface Started {
  jobs: number;
  dropped: string[];
}

const undone: readonly JobState[] = ['held', 'pending', 'parked'];
/** What staff may take up again by its number. */
const revivable: readonly JobState[] = [...undone, 'dismissed'];

/** What to do with the jobs of one enquiry, so that each belongs to a delivery that is set up. */
async function plan(writer: Writer, id: string, { names, known, isEmpty }: Configured) {
  const jobs = await writer
    .selectFrom('outbox')
    .select(['id', 'delivery', 'state'])
    .where('enquiry_id', '=', id)
    .execute();
  const waiting = jobs.filter((job) => undone.includes(job.state));
  const open = waiting.length > 0 ? waiting : jobs.filter((job) => job.state === 'dismissed');
  const present = jobs.map((job) => job.delivery);
  return {
    drop: open.filter((job) => !known.includes(job.delivery)),
    start: open.filter((job) => known.includes(job.delivery)),
    add: isEmpty && jobs.length > 0 ? [] : names.filter((name) => !present.includes(name)),
  };
}

type Plan = Awaited<ReturnType<typeof plan>>;

/** A file does not replace what was meant for people: without any delivery set up, nothing is dropped. */
const wouldLose = ({ drop }: Plan, { isEmpty }: Configured) => isEmpty && drop.length > 0;

async function carryOut(
  writer: Writer,
  id: string,
  { drop, start, add }: Plan,
  changes: { due_at: number; waiting_since?: number },
): Promise<Started> {
  const ids = (jobs: readonly { id: string }[]) => jobs.map((job) => job.id);
  if (drop.length > 0) {
    await writer.deleteFrom('outbox').where('id', 'in', ids(drop)).where('state', 'in', revivable).execute();
  }
  const started =
    start.length === 0
      ? []
      : await writer
          .updateTable('outbox')
          .set({ state: 'pending', first_attempt_at: null, ended_at: null, dismissed_by: null, ...changes })
          .where('id', 'in', ids(start))
          .where('state', 'in', revivable)
          .returning('id')
          .execute();
  const added =
    add.length === 0
      ? []
      : await writer
          .insertInto('outbox')
          .values(add.map((delivery) => newJob(id, delivery, 'pending', changes.due_at)))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
  return { jobs: started.length + added.length, dropped: drop.map((job) => job.delivery) };
}

const findQuarantined = async (writer: Writer, id: string) =>
  (await writer.selectFrom('enquiry').select('quarantined').where('id', '=', id).executeTakeFirst())?.quarantined;

/** Lets an enquiry out of quarantine: it is delivered like any other, by the deliveries set up today. */
export async function release(
  writer: Writer,
  id: string,
  setUp: Configured,
  now: number,
): Promise<Started | 'not quarantined' | 'not set up' | 'unknown'> {
  const planned = await plan(writer, id, setUp);
  if (wouldLose(planned, setUp)) return 'not set up';
  const released = await writer
    .updateTable('enquiry')
    .set({ quarantined: 0, released_at: now })
    .where('id', '=', id)
    .where('quarantined', '=', 1)
    .returning('id')
    .execute();
  if (released.length === 0) return (await findQuarantined(writer, id)) === undefined ? 'unknown' : 'not quarantined';
  return carryOut(writer, id, planned, { due_at: now, waiting_since: now });
}

/**
 * Tries an enquiry again now, with a fresh 72 hours: what was parked or is waiting, and deliveries that were set up
 * only after it came in. What waited for a delivery that is set up no longer is dropped. A quarantined one is released
 * instead.
 */
export async function retry(
  writer: Writer,
  id: string,
  setUp: Configured,
  now: number,
): Promise<Started | 'quarantined' | 'not set up' | 'unknown'> {
  const quarantined = await findQuarantined(writer, id);
  if (quarantined === undefined) return 'unknown';
  if (quarantined === 1) return 'quarantined';
  const planned = await plan(writer, id, setUp);
  return wouldLose(planned, setUp) ? 'not set up' : carryOut(writer, id, planned, { due_at: now });
}

/**
 * Ends what staff need no more: deliveries that are hopeless, or a message in quarantine that is what it seems to be. The
 * enquiry stays until the time of retention and can be taken up again.
 */
export async function dismiss(
  writer: Writer,
  id: string,
  who: string,
  now: number,
): Promise<{ jobs: number } | 'nothing waits' | 'unknown'> {
  if ((await findQuarantined(writer, id)) === undefined) return 'unknown';
  const dismissed = await writer
    .updateTable('outbox')
    .set({ state: 'dismissed', ended_at: now, dismissed_by: who, lease_owner: null, lease_until: null })
    .where('enquiry_id', '=', id)
    .where('state', 'in', undone)
    .returning('id')
    .execute();
  return dismissed.length > 0 ? { jobs: dismissed.length } : 'nothing waits';
}

/** Takes back that a held message was dismissed: what was never tried waits for a decision again. */
export async function hold(writer: Writer, id: string): Promise<void> {
  await writer
    .updateTable('outbox')
    .set({ state: 'held', ended_at: null, dismissed_by: null })
    .where('enquiry_id', '=', id)
    .where('state', '=', 'dismissed')
    .where('attempts', '=', 0)
    .execute();
}
