import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';
import { type Enquiry, emailKey, fromRow } from './enquiry.ts';
import type { EnquiryTable, OutboxTable } from './tables.ts';

export const enquiryStates = ['quarantined', 'pending', 'parked', 'delivered'] as const;
/** `lost` would be an enquiry with neither a job nor a quarantine. It never happens; the name exists so that we would see it. */
export type EnquiryState = (typeof enquiryStates)[number] | 'lost';

const hasJob = (state: OutboxTable['state']) =>
  sql`exists (select 1 from outbox where outbox.enquiry_id = enquiry.id and outbox.state = ${state})`;

/** The state of an enquiry as a whole: delivered only when every delivery is done. */
const stateOf: RawBuilder<EnquiryState> = sql<EnquiryState>`case
  when enquiry.quarantined = 1 then 'quarantined'
  when ${hasJob('pending')} then 'pending'
  when ${hasJob('parked')} then 'parked'
  when ${hasJob('delivered')} then 'delivered'
  else 'lost' end`;

export interface Listed {
  enquiry: Enquiry;
  state: EnquiryState;
}

export interface ListFilter {
  state?: EnquiryState;
  email?: string;
  since?: number;
  /** Only those older than this: the key of the next page, newest first. */
  before?: { receivedAt: number; id: string };
  limit: number;
}

function matching(reader: Reader, { state, email, since, before }: Omit<ListFilter, 'limit'>) {
  let query = reader.selectFrom('enquiry');
  if (state) query = query.where(stateOf, '=', state);
  if (email) query = query.where('email_key', '=', emailKey(email));
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before) {
    const { receivedAt, id } = before;
    query = query.where((where) =>
      where.or([
        where('received_at', '<', receivedAt),
        where.and([where('received_at', '=', receivedAt), where('id', '<', id)]),
      ]),
    );
  }
  return query;
}

export async function listEnquiries(reader: Reader, { limit, ...filter }: ListFilter): Promise<Listed[]> {
  const rows = await matching(reader, filter)
    .selectAll('enquiry')
    .select(stateOf.as('state'))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ state: found, ...row }: EnquiryTable & { state: EnquiryState }) => ({
    enquiry: fromRow(row),
    state: found,
  }));
}

export async function countEnquiries(reader: Reader, filter: Omit<ListFilter, 'limit'>): Promise<number> {
  const counted = matching(reader, filter).select((select) => select.fn.countAll<number>().as('number'));
  return (await counted.executeTakeFirstOrThrow()).number;
}

export async function findEnquiry(reader: Reader, id: string): Promise<(Listed & { jobs: OutboxTable[] }) | undefined> {
  const row = await reader
    .selectFrom('enquiry')
    .selectAll('enquiry')
    .select(stateOf.as('state'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const jobs = await reader.selectFrom('outbox').selectAll().where('enquiry_id', '=', id).orderBy('delivery').execute();
  return { enquiry: fromRow(row), state: row.state, jobs };
}

/** How many are in which state. Counts the whole table: for the staff tool and tests. */
export async function countByState(reader: Reader): Promise<Record<EnquiryState, number>> {
  const rows = await reader
    .selectFrom((from) => from.selectFrom('enquiry').select(stateOf.as('state')).as('standing'))
    .select((select) => ['state', select.fn.countAll<number>().as('number')])
    .groupBy('state')
    .execute();
  const counts = { quarantined: 0, pending: 0, parked: 0, delivered: 0, lost: 0 };
  for (const row of rows) counts[row.state] = row.number;
  return counts;
}

export interface Waiting {
  pending: number;
  parked: number;
  quarantined: number;
  /** Since when the oldest undelivered enquiry has been waiting; null when none is. */
  oldest: number | null;
}

/** The numbers of the health check, all from indexes. */
export async function countWaiting(reader: Reader): Promise<Waiting> {
  const rows = await reader
    .selectFrom('outbox')
    .select((select) => [
      'state',
      select.fn.count<number>('enquiry_id').distinct().as('number'),
      select.fn.min('waiting_since').as('oldest'),
    ])
    .where('state', 'in', ['pending', 'parked', 'held'])
    .groupBy('state')
    .execute();
  const of = (state: OutboxTable['state']) => rows.find((row) => row.state === state);
  const times = [of('pending')?.oldest, of('parked')?.oldest].filter((time) => time !== undefined && time !== null);
  return {
    pending: of('pending')?.number ?? 0,
    parked: of('parked')?.number ?? 0,
    quarantined: of('held')?.number ?? 0,
    oldest: times.length > 0 ? Math.min(...times) : null,
  };
}
