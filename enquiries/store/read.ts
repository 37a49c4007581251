import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';
import { type Enquiry, emailKey, fromRow } from './enquiry.ts';
import type { Job } from './outbox.ts';
import { ACKNOWLEDGEMENT, type JobState, REPLY_DELIVERY, type Tables } from './tables.ts';

export const ENQUIRY_STATES = [
  'quarantined',
  'pending',
  'parked',
  'delivered',
  'kept',
  'dismissed',
  'noted',
] as const;
/** `lost` never happens: an enquiry with neither a job nor a quarantine would be. It exists so that we would see it. */
type EnquiryState = (typeof ENQUIRY_STATES)[number] | 'lost';

/** Among the jobs that bring it to staff: what the visitor was sent says nothing about that. */
function hasJob(state: JobState) {
  return sql`exists (select 1 from outbox
  where outbox.enquiry_id = enquiry.id and outbox.delivery not in (${ACKNOWLEDGEMENT}, ${REPLY_DELIVERY})
  and outbox.state = ${state})`;
}

export const stateOf: RawBuilder<EnquiryState> = sql<EnquiryState>`case
  when ${hasJob('held')} then 'quarantined'
  when ${hasJob('pending')} then 'pending'
  when ${hasJob('parked')} then 'parked'
  when ${hasJob('delivered')} then 'delivered'
  when ${hasJob('kept')} then 'kept'
  when ${hasJob('dismissed')} then 'dismissed'
  when channel <> '' then 'noted'
  else 'lost' end`;

export interface Listed {
  enquiry: Enquiry;
  state: EnquiryState;
}

interface ListFilter {
  state?: EnquiryState | 'undelivered' | undefined;
  email?: string | undefined;
  ids?: readonly string[];
  limit: number;
}

export async function listEnquiries(
  reader: Reader,
  { state, email, ids, limit }: ListFilter,
): Promise<Listed[]> {
  let query = reader.selectFrom('enquiry').selectAll('enquiry').select(stateOf.as('state'));
  if (state === 'undelivered') query = query.where('id', 'in', undeliveredIds(reader));
  else if (state) query = query.where(stateOf, '=', state);
  if (email) query = query.where('email_key', '=', emailKey(email));
  if (ids) query = query.where('id', 'in', ids);
  const rows = await query
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ enquiry: fromRow(row), state: row.state }));
}

export async function countEnquiries(reader: Reader): Promise<number> {
  const counted = reader
    .selectFrom('enquiry')
    .select((select) => select.fn.countAll<number>().as('number'));
  return (await counted.executeTakeFirstOrThrow()).number;
}

export type JobWithHistory = Job & { history: Tables['attempt'][] };

export async function jobsOf(reader: Reader, id: string): Promise<JobWithHistory[]> {
  const jobs = await reader
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('delivery')
    .execute();
  const attempts = await reader
    .selectFrom('attempt')
    .selectAll()
    .where('job_id', 'in', reader.selectFrom('outbox').select('id').where('enquiry_id', '=', id))
    .orderBy('number')
    .execute();
  return jobs.map((job) => ({ ...job, history: attempts.filter((one) => one.job_id === job.id) }));
}

export async function findEnquiry(
  reader: Reader,
  id: string,
): Promise<(Listed & { jobs: JobWithHistory[] }) | undefined> {
  const [found] = await listEnquiries(reader, { ids: [id], limit: 1 });
  return found && { ...found, jobs: await jobsOf(reader, id) };
}

export async function countByState(reader: Reader): Promise<Record<EnquiryState, number>> {
  const rows = await reader
    .selectFrom((from) => from.selectFrom('enquiry').select(stateOf.as('state')).as('states'))
    .select((select) => ['state', select.fn.countAll<number>().as('number')])
    .groupBy('state')
    .execute();
  const counts = {
    quarantined: 0,
    pending: 0,
    parked: 0,
    delivered: 0,
    kept: 0,
    dismissed: 0,
    noted: 0,
    lost: 0,
  };
  for (const row of rows) counts[row.state] = row.number;
  return counts;
}

/** Enquiries that a delivery has failed for and not reached since. What the visitor is sent does not count. */
export function undeliveredIds(reader: Reader) {
  return reader
    .selectFrom('outbox')
    .select('enquiry_id')
    .where('state', 'in', ['parked', 'pending'])
    .where((where) =>
      where.or([
        where('state', '=', 'parked'),
        where('attempts', '>', 1),
        where('attempts_before', '>', 0),
      ]),
    )
    .where('delivery', '!=', ACKNOWLEDGEMENT);
}

/** Acknowledgements do not count, nor replies that were given up: a mistyped address is no reason for an alert. */
export async function countWaiting(reader: Reader) {
  const rows = await reader
    .selectFrom('outbox')
    .select((select) => [
      'state',
      select.fn.count<number>('enquiry_id').distinct().as('number'),
      select.fn.min('waiting_since').as('oldest'),
    ])
    .where('state', 'in', ['pending', 'parked', 'held'])
    .where('delivery', '!=', ACKNOWLEDGEMENT)
    .where((where) =>
      where.or([where('delivery', '!=', REPLY_DELIVERY), where('state', '=', 'pending')]),
    )
    .groupBy('state')
    .execute();
  // Written to a file and brought nowhere else.
  const { number: kept } = await reader
    .selectFrom('enquiry')
    .select((select) => select.fn.countAll<number>().as('number'))
    .where('id', 'in', reader.selectFrom('outbox').select('enquiry_id').where('state', '=', 'kept'))
    .where(stateOf, '=', 'kept')
    .executeTakeFirstOrThrow();
  const of = (state: JobState) => rows.find((row) => row.state === state);
  const times = [of('pending')?.oldest, of('parked')?.oldest].filter(
    (time) => time !== undefined && time !== null,
  );
  return {
    pending: of('pending')?.number ?? 0,
    parked: of('parked')?.number ?? 0,
    quarantined: of('held')?.number ?? 0,
    kept,
    oldest: times.length > 0 ? Math.min(...times) : null,
    oldestHeld: of('held')?.oldest ?? null,
  };
}

/** First those that staff have not been told of, then the oldest; `untoldAlarms` are untold payday call-backs alone. */
export async function listHeld(
  reader: Reader,
  limit: number,
  { untoldAlarms = false } = {},
): Promise<Enquiry[]> {
  let held = reader
    .selectFrom('enquiry')
    .selectAll()
    .where(
      'id',
      'in',
      reader.selectFrom('outbox').select('enquiry_id').where('state', '=', 'held'),
    );
  if (untoldAlarms) held = held.where('urgency', '<>', '').where('digested_at', 'is', null);
  const rows = await held
    .orderBy(sql`case when digested_at is null then 0 else 1 end`)
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}
