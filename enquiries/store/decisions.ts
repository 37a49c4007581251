import type { ExpressionBuilder } from 'kysely';
import type { Writer } from './database.ts';
import { newJob } from './outbox.ts';
import type { JobState, Tables } from './tables.ts';

export interface Configured {
  names: readonly string[];
  /** Jobs of any other would wait for ever. */
  known: readonly string[];
  /** No delivery is set up, so mails become files. */
  isEmpty: boolean;
  /** The address that replies are sent from; undefined without a mail server. */
  repliesFrom?: string | undefined;
}

interface Started {
  jobs: number;
  dropped: string[];
}

const UNDONE_STATES: readonly JobState[] = ['held', 'pending', 'parked'];

/**
 * Starts every delivery that is not done, by what is set up today: jobs that no server knows any
 * more are dropped, those set up since are added. A file does not replace what was meant for
 * people. A reply that staff stopped stays stopped.
 */
async function start(
  writer: Writer,
  id: string,
  { names, known, isEmpty }: Configured,
  times: { due_at: number; waiting_since?: number },
): Promise<Started | 'not set up'> {
  const isOpen = (where: ExpressionBuilder<Tables, 'outbox'>) =>
    where.or([
      where('state', 'in', UNDONE_STATES),
      where.and({ state: 'dismissed', message_id: null }),
    ]);
  const jobs = await writer
    .selectFrom('outbox')
    .select(['id', 'delivery'])
    .where('enquiry_id', '=', id)
    .where('message_id', 'is', null)
    .where(isOpen)
    .execute();
  const dropped = jobs.filter((job) => !known.includes(job.delivery));
  if (isEmpty && dropped.length > 0) return 'not set up';
  for (const job of dropped) await writer.deleteFrom('outbox').where('id', '=', job.id).execute();
  for (const name of isEmpty ? [] : names) {
    await writer
      .insertInto('outbox')
      .values(newJob(id, name, 'pending', times.due_at))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const started = await writer
    .updateTable('outbox')
    .set((set) => ({
      state: 'pending' as const,
      attempts_before: set
        .case()
        .when('state', '=', 'parked')
        .then(set.ref('attempts'))
        .else(set.ref('attempts_before'))
        .end(),
      first_attempt_at: null,
      ended_at: null,
      dismissed_by: null,
      ...times,
    }))
    .where('enquiry_id', '=', id)
    .where(isOpen)
    .returning('id')
    .execute();
  return { jobs: started.length, dropped: dropped.map((job) => job.delivery) };
}

async function findQuarantined(writer: Writer, id: string) {
  return (
    await writer.selectFrom('enquiry').select('quarantined').where('id', '=', id).executeTakeFirst()
  )?.quarantined;
}

/** How long a release or a reply can be taken back. */
export const UNDO_MS = 10_000;

export async function release(
  writer: Writer,
  id: string,
  setUp: Configured,
  now: number,
): Promise<Started | 'not quarantined' | 'not set up' | 'unknown'> {
  const quarantined = await findQuarantined(writer, id);
  if (quarantined !== 1) return quarantined === undefined ? 'unknown' : 'not quarantined';
  const started = await start(writer, id, setUp, { due_at: now + UNDO_MS, waiting_since: now });
  if (started !== 'not set up') {
    await writer
      .updateTable('enquiry')
      .set({ quarantined: 0, released_at: now })
      .where('id', '=', id)
      .execute();
  }
  return started;
}

/** Retries an enquiry now, with a fresh 72 hours. A quarantined one is released instead. */
export async function retry(
  writer: Writer,
  id: string,
  setUp: Configured,
  now: number,
): Promise<Started | 'quarantined' | 'not set up' | 'unknown'> {
  const quarantined = await findQuarantined(writer, id);
  if (quarantined !== 0) return quarantined === undefined ? 'unknown' : 'quarantined';
  return start(writer, id, setUp, { due_at: now });
}

/** Ends deliveries that staff no longer need. The enquiry stays for the retention period and can be taken up again. */
export async function dismiss(
  writer: Writer,
  id: string,
  who: string,
  now: number,
): Promise<{ jobs: number; replies: number } | 'nothing waits' | 'unknown'> {
  if ((await findQuarantined(writer, id)) === undefined) return 'unknown';
  const dismissed = await writer
    .updateTable('outbox')
    .set({
      state: 'dismissed',
      ended_at: now,
      dismissed_by: who,
      lease_owner: null,
      lease_until: null,
    })
    .where('enquiry_id', '=', id)
    .where('state', 'in', UNDONE_STATES)
    .returning('message_id')
    .execute();
  const replies = dismissed.filter(({ message_id }) => message_id !== null).length;
  return dismissed.length > 0 ? { jobs: dismissed.length, replies } : 'nothing waits';
}

/** Takes back that a held enquiry was dismissed: it waits for a decision again. */
export async function hold(writer: Writer, id: string): Promise<void> {
  await writer
    .updateTable('outbox')
    .set({ state: 'held', ended_at: null, dismissed_by: null })
    .where('enquiry_id', '=', id)
    .where('state', '=', 'dismissed')
    .where('message_id', 'is', null)
    .execute();
}
