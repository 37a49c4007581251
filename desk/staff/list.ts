import { type SqlBool, sql } from 'kysely';
import { withoutReordering } from '../../common/text.ts';
import { applicationCompany, isApplication } from '../../enquiries/contract/fields.ts';
import { readReference } from '../../enquiries/contract/reference.ts';
import { deadlineOf } from '../../enquiries/office-calendar.ts';
import type { Reader } from '../../enquiries/store/database.ts';
import { foldPhones, searchWords } from '../../enquiries/store/enquiry.ts';
import { undeliveredIds } from '../../enquiries/store/read.ts';
import { applied, ourTurn, type Tables } from '../../enquiries/store/tables.ts';
import { type ListName, type Order, openStatuses, type Status, turnLists } from '../names.ts';

export interface Listing {
  list: ListName;
  order: Order;
  /** Whose list `mine` is. */
  me?: string | undefined;
  /** Words or a reference. A search goes over all enquiries, newest first, whatever `list` and `order` say. */
  q?: string | undefined;
  after?: string | undefined;
  limit: number;
}

const longestWords = 160;

/** An open payday call-back: it comes before all others. */
const isUrgent = sql<SqlBool>`(urgency <> '' and status in ('new', 'conversation'))`;
// As the index has it.
const isOurTurn = sql<SqlBool>`${sql.raw(ourTurn)}`;
const isApplied = sql<SqlBool>`${sql.raw(applied)}`;
const isPutOff = sql<SqlBool>`(quarantined = 0 and remind_at is not null)`;

/** They wrote again, and nobody has answered that. */
const hasReplied = sql<SqlBool>`(waiting_since is not null and exists
  (select 1 from message where message.enquiry_id = enquiry.id and message.kind = 'reply'))`;

const select = (reader: Reader) =>
  reader
    .selectFrom('enquiry')
    .leftJoin('person', 'person.id', 'enquiry.assigned_to')
    .select(['enquiry.id', 'version', 'received_at', 'first_name', 'last_name', 'company', 'country'])
    .select(['status', 'read_at', 'quarantined', 'spam_score', 'assigned_to', 'person.name as assigned_name'])
    .select(['waiting_since', 'remind_at'])
    .select((where) => where('enquiry.id', 'in', undeliveredIds(reader)).as('is_undelivered'))
    .select(isUrgent.as('is_urgent'))
    .select(hasReplied.as('has_replied'))
    .select(sql<string>`substr(enquiry.message, 1, 400)`.as('beginning'));

type Selected = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const shorten = (text: string) => {
  const line = withoutReordering(text).replace(/\s+/g, ' ').trim();
  return line.length > longestWords ? `${line.slice(0, longestWords - 1).trimEnd()}…` : line;
};

/** Whose turn it is: since when it waits for us, by when an answer is due, and until when it was put off. */
export function turnOf(row: Pick<Tables['enquiry'], 'quarantined' | 'waiting_since' | 'remind_at'>) {
  const waitingSince = row.quarantined === 1 ? null : row.waiting_since;
  return { waitingSince, dueAt: waitingSince === null ? null : deadlineOf(waitingSince), remindAt: row.remind_at };
}

const toRow = (row: Selected) => ({
  id: row.id,
  version: row.version,
  receivedAt: row.received_at,
  name: `${row.first_name} ${row.last_name}`,
  company: row.company,
  country: row.country,
  firstWords: shorten(row.beginning),
  status: row.status,
  assignedTo: row.assigned_name === null ? null : { id: row.assigned_to, name: row.assigned_name },
  isApplication: isApplication(row),
  isUnread: row.read_at === null,
  isQuarantined: row.quarantined === 1,
  spamScore: row.spam_score,
  isNotDelivered: Boolean(row.is_undelivered),
  isPayrollToday: Boolean(row.is_urgent),
  hasReplied: Boolean(row.has_replied),
  ...turnOf(row),
});

const mostOthers = 100;

/** What else came from the address of an enquiry, the newest first. */
export async function listOthers(reader: Reader, { id, email_key }: Pick<Tables['enquiry'], 'id' | 'email_key'>) {
  const others = select(reader).where('email_key', '=', email_key).where('enquiry.id', '!=', id);
  return (await others.orderBy('received_at', 'desc').limit(mostOthers).execute()).map(toRow);
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

function listed(reader: Reader, list: ListName, me = '') {
  if (list === 'all') return select(reader);
  if (list === 'waiting') return select(reader).where(isOurTurn);
  if (list === 'mine') return select(reader).where(isOurTurn).where('assigned_to', '=', me);
  if (list === 'nobody') return select(reader).where(isOurTurn).where('assigned_to', 'is', null);
  if (list === 'later') return select(reader).where(isPutOff);
  if (list === 'applications') return select(reader).where(isApplied).where('status', 'in', openStatuses);
  if (list === 'not-delivered') return select(reader).where('enquiry.id', 'in', undeliveredIds(reader));
  if (list === 'quarantine') return select(reader).where('quarantined', '=', 1).where('status', '=', 'new');
  const open = select(reader).where('quarantined', '=', 0).where('status', '=', 'conversation');
  return open.where('company', '!=', applicationCompany);
}

/** By which time a list is sorted. Elsewhere nothing need wait, and what does not would be left out. */
function columnOf(list: ListName, order: Order): 'waiting_since' | 'remind_at' | 'received_at' {
  if (order !== 'longest') return 'received_at';
  if (list === 'later') return 'remind_at';
  return turnLists.some((name) => name === list) ? 'waiting_since' : 'received_at';
}

const keyOfRow = /^(?:(-?\d+)_)?(\d+)_([0-9a-f-]{36})$/;

/**
 * One page of a list. Pages are found by the last row of the one before, so that arrivals move nothing. Before the first
 * page come all open payday call-backs.
 */
export async function listForStaff(reader: Reader, { list, order: asked, me, q = '', after, limit }: Listing) {
  const order = q === '' ? asked : 'newest';
  const column = columnOf(list, order);
  const direction = order === 'oldest' || order === 'longest' ? 'asc' : 'desc';
  const sorted = (query: ReturnType<typeof select>) =>
    (order === 'score' ? query.orderBy('spam_score', 'desc') : query)
      .orderBy(column, direction)
      .orderBy('enquiry.id', direction);
  const isFirst = q === '' && after === undefined;
  const urgent = isFirst ? await sorted(listed(reader, list, me).where(isUrgent)).execute() : [];
  let query = q === '' ? listed(reader, list, me).where(sql<SqlBool>`not ${isUrgent}`) : searched(reader, q);
  const [, score, time, id] = keyOfRow.exec(after ?? '') ?? [];
  if (time !== undefined && order === 'score') {
    query = query.where(
      sql<SqlBool>`(spam_score, received_at, enquiry.id) < (${Number(score ?? 0)}, ${Number(time)}, ${id})`,
    );
  } else if (time !== undefined) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<SqlBool>`(${sql.ref(column)}, enquiry.id) ${beyond} (${Number(time)}, ${id})`);
  }
  const found = await sorted(query)
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const key = last && `${order === 'score' ? `${last.spam_score}_` : ''}${last[column]}_${last.id}`;
  return { rows: [...urgent, ...rows].map(toRow), next: found.length > limit ? (key ?? null) : null };
}

export async function countLists(reader: Reader, me = ''): Promise<Record<ListName | 'unread', number>> {
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
  const applications = await reader
    .selectFrom('enquiry')
    .select((count) => ['status', count.fn.countAll<number>().as('number')])
    .where(isApplied)
    .groupBy('status')
    .execute();
  const appliedAs = (status: Status) => applications.find((group) => group.status === status)?.number ?? 0;
  const { parked } = await reader
    .selectFrom(undeliveredIds(reader).as('parked'))
    .select((count) => count.fn.count<number>('enquiry_id').distinct().as('parked'))
    .executeTakeFirstOrThrow();
  const of = (quarantined: 0 | 1, status: Status) =>
    groups.find((group) => group.quarantined === quarantined && group.status === status)?.number ?? 0;
  return {
    waiting: ours.waiting,
    mine: ours.mine,
    nobody: ours.waiting - ours.assigned,
    later,
    unread: ours.waiting - ours.read,
    conversation: of(0, 'conversation') - appliedAs('conversation'),
    applications: appliedAs('new') + appliedAs('conversation'),
    quarantine: of(1, 'new'),
    'not-delivered': parked,
    all: groups.reduce((sum, { number }) => sum + number, 0),
  };
}
