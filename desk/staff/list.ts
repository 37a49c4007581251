import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { withoutReordering } from '../../common/text.ts';
import { readReference } from '../../enquiries/contract/reference.ts';
import {
  deadlineOf,
  expiringIds,
  foldPhones,
  IS_APART,
  IS_OUR_TURN,
  searchWords,
  undeliveredIds,
} from '../../enquiries/for-desk.ts';
import { type ListName, OPEN_STATUSES, type Order, type Status, TURN_LISTS } from '../names.ts';
import type { Reader, Tables } from './tables.ts';

/** Whose lists they are, and what tells which enquiries will be deleted soon. */
export interface Whose {
  me: string;
  months: number;
  now: number;
}

export interface Listing {
  list: ListName;
  order: Order;
  /** Words or a reference, over all enquiries, newest first. */
  q?: string | undefined;
  after?: string | undefined;
  limit: number;
}

const MAX_FIRST_WORDS_LENGTH = 160;

/** An open payday call-back that nobody has spoken about: it comes before all others. */
const isUrgent = sql<SqlBool>`(urgency <> '' and status in ('new', 'conversation') and not exists
  (select 1 from message where message.enquiry_id = enquiry.id and message.channel is not null))`;
const isOurTurn = sql<SqlBool>`${sql.raw(IS_OUR_TURN)}`;
const isApart = sql<SqlBool>`${sql.raw(IS_APART)}`;
const isPutOff = sql<SqlBool>`(quarantined = 0 and remind_at is not null)`;

const hasReplied = sql<SqlBool>`(waiting_since is not null and exists
  (select 1 from message where message.enquiry_id = enquiry.id and message.direction = 'in' and message.is_automatic = 0
  and message.id <> enquiry.id))`;

function select(reader: Reader) {
  return reader
    .selectFrom('enquiry')
    .leftJoin('person', 'person.id', 'enquiry.assigned_to')
    .select([
      'enquiry.id',
      'version',
      'received_at',
      'first_name',
      'last_name',
      'company',
      'kind',
      'country',
    ])
    .select([
      'status',
      'read_at',
      'quarantined',
      'spam_score',
      'assigned_to',
      'person.name as assigned_name',
    ])
    .select(['waiting_since', 'remind_at'])
    .select((where) => where('enquiry.id', 'in', undeliveredIds(reader)).as('is_undelivered'))
    .select(isUrgent.as('is_urgent'))
    .select(hasReplied.as('has_replied'))
    .select(sql<string>`substr(enquiry.message, 1, 400)`.as('beginning'));
}

type Selected = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function shorten(text: string) {
  const line = withoutReordering(text).replace(/\s+/g, ' ').trim();
  return line.length > MAX_FIRST_WORDS_LENGTH
    ? `${line.slice(0, MAX_FIRST_WORDS_LENGTH - 1).trimEnd()}…`
    : line;
}

/** Since when it waits for us, by when a reply is due, and until when it was put off. */
export function turnOf(
  row: Pick<Tables['enquiry'], 'quarantined' | 'waiting_since' | 'remind_at'>,
) {
  const waitingSince = row.quarantined === 1 ? null : row.waiting_since;
  return {
    waitingSince,
    dueAt: waitingSince === null ? null : deadlineOf(waitingSince),
    remindAt: row.remind_at,
  };
}

function toRow(row: Selected) {
  return {
    id: row.id,
    version: row.version,
    receivedAt: row.received_at,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company,
    country: row.country,
    firstWords: shorten(row.beginning),
    status: row.status,
    assignedTo:
      row.assigned_name === null ? null : { id: row.assigned_to, name: row.assigned_name },
    isApplication: row.kind === 'application',
    isUnread: row.read_at === null,
    isQuarantined: row.quarantined === 1,
    spamScore: row.spam_score,
    isNotDelivered: Boolean(row.is_undelivered),
    isPayrollToday: Boolean(row.is_urgent),
    hasReplied: Boolean(row.has_replied),
    ...turnOf(row),
  };
}

const MAX_OTHERS = 100;

export async function listOthers(
  reader: Reader,
  { id, email_key }: Pick<Tables['enquiry'], 'id' | 'email_key'>,
) {
  const others = select(reader).where('email_key', '=', email_key).where('enquiry.id', '!=', id);
  return (await others.orderBy('received_at', 'desc').limit(MAX_OTHERS).execute()).map(toRow);
}

/** Every word must begin a word of the enquiry, or the text is its reference. */
function searched(reader: Reader, q: string) {
  const spellings = [searchWords(q), searchWords(foldPhones(q))].filter(Boolean);
  return select(reader).where((where) =>
    where.or([
      where('reference', '=', readReference(q)),
      ...spellings.map((words) =>
        where.and(
          words
            .trim()
            .split(' ')
            .map((word) => where('search_words', 'like', `% ${word}%`)),
        ),
      ),
    ]),
  );
}

/** The condition of each list. */
function conditions(reader: Reader, { me, ...retention }: Whose) {
  const where = expressionBuilder<Tables, 'enquiry'>();
  const ofKind = (kind: 'application' | 'other') =>
    where.and([isApart, where('kind', '=', kind), where('status', 'in', OPEN_STATUSES)]);
  return {
    waiting: isOurTurn,
    mine: where.and([isOurTurn, where('assigned_to', '=', me)]),
    nobody: where.and([isOurTurn, where('assigned_to', 'is', null)]),
    later: isPutOff,
    conversation: where.and([
      where('quarantined', '=', 0),
      where('status', '=', 'conversation'),
      where('kind', '=', 'enquiry'),
    ]),
    applications: ofKind('application'),
    quarantine: where.and([where('quarantined', '=', 1), where('status', '=', 'new')]),
    other: ofKind('other'),
    'not-delivered': where('enquiry.id', 'in', undeliveredIds(reader)),
    expiring: where('enquiry.id', 'in', expiringIds(reader, retention)),
    all: where.lit(true),
  } satisfies Record<ListName, Expression<SqlBool>>;
}

type Column = 'spam_score' | 'received_at' | 'waiting_since' | 'remind_at' | 'id';

/** The order of a list. Sorted by its wait, a list would leave out what does not wait. */
function columnsOf(list: ListName, order: Order): readonly Column[] {
  if (order === 'score') return ['spam_score', 'received_at', 'id'];
  if (order === 'longest' && list === 'later') return ['remind_at', 'id'];
  if (order === 'longest' && TURN_LISTS.some((name) => name === list))
    return ['waiting_since', 'id'];
  return ['received_at', 'id'];
}

/** One page, found by the last row of the page before, so that arrivals move nothing. Payday call-backs come first. */
export async function listForStaff(
  reader: Reader,
  whose: Whose,
  { list, order: asked, q = '', after, limit }: Listing,
) {
  const order = q === '' ? asked : 'newest';
  const columns = columnsOf(list, order);
  const isRising = order === 'oldest' || order === 'longest';
  const sorted = (query: ReturnType<typeof select>) =>
    columns.reduce(
      (part, column) => part.orderBy(`enquiry.${column}`, isRising ? 'asc' : 'desc'),
      query,
    );
  const inList = select(reader).where(conditions(reader, whose)[list]);
  const urgent =
    q === '' && after === undefined ? await sorted(inList.where(isUrgent)).execute() : [];
  let query = q === '' ? inList.where(sql<SqlBool>`not ${isUrgent}`) : searched(reader, q);
  const seen = after?.split('_') ?? [];
  if (seen.length === columns.length) {
    const values = seen.map((value, at) => (columns[at] === 'id' ? value : Number(value)));
    const ours = columns.map((column) => sql.ref(`enquiry.${column}`));
    const beyond = sql.raw(isRising ? '>' : '<');
    query = query.where(sql<SqlBool>`(${sql.join(ours)}) ${beyond} (${sql.join(values)})`);
  }
  const found = await sorted(query.limit(limit + 1)).execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last ? columns.map((column) => last[column]).join('_') : null;
  return { rows: [...urgent, ...rows].map(toRow), next };
}

/** By few queries: a count for each list took twice as long with 20,000 enquiries. */
export async function countLists(
  reader: Reader,
  { me, ...retention }: Whose,
): Promise<Record<ListName | 'unread', number>> {
  const ours = await reader
    .selectFrom('enquiry')
    .select((count) => [
      count.fn.countAll<number>().as('waiting'),
      count.fn.count<number>('assigned_to').as('assigned'),
      count.fn.count<number>('read_at').as('read'),
      count.fn.countAll<number>().filterWhere('assigned_to', '=', me).as('mine'),
    ])
    .where(isOurTurn)
    .executeTakeFirstOrThrow();
  const { later } = await reader
    .selectFrom('enquiry')
    .select((count) => count.fn.countAll<number>().as('later'))
    .where(isPutOff)
    .executeTakeFirstOrThrow();
  const groups = await reader
    .selectFrom('enquiry')
    .select((count) => ['quarantined', 'status', count.fn.countAll<number>().as('number')])
    .groupBy(['quarantined', 'status'])
    .execute();
  const apart = await reader
    .selectFrom('enquiry')
    .select((count) => ['kind', 'status', count.fn.countAll<number>().as('number')])
    .where(isApart)
    .groupBy(['kind', 'status'])
    .execute();
  const countApart = (statuses: readonly Status[], kinds = ['application', 'other']) =>
    apart
      .filter(({ kind, status }) => kinds.includes(kind) && statuses.includes(status))
      .reduce((sum, { number }) => sum + number, 0);
  const { parked } = await reader
    .selectFrom(undeliveredIds(reader).as('parked'))
    .select((count) => count.fn.count<number>('enquiry_id').distinct().as('parked'))
    .executeTakeFirstOrThrow();
  const { expiring } = await reader
    .selectFrom(expiringIds(reader, retention).as('expiring'))
    .select((count) => count.fn.countAll<number>().as('expiring'))
    .executeTakeFirstOrThrow();
  const of = (quarantined: 0 | 1, status: Status) =>
    groups.find((group) => group.quarantined === quarantined && group.status === status)?.number ??
    0;
  return {
    waiting: ours.waiting,
    mine: ours.mine,
    nobody: ours.waiting - ours.assigned,
    later,
    unread: ours.waiting - ours.read,
    conversation: of(0, 'conversation') - countApart(['conversation']),
    applications: countApart(OPEN_STATUSES, ['application']),
    other: countApart(OPEN_STATUSES, ['other']),
    quarantine: of(1, 'new'),
    'not-delivered': parked,
    expiring,
    all: groups.reduce((sum, { number }) => sum + number, 0),
  };
}
