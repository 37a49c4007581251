import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { normalForm, withoutReordering } from '../../common/text.ts';
import { readReference } from '../../enquiries/contract/reference.ts';
import {
  addressIn,
  deadlineOf,
  emailKey,
  expiringIds,
  foldPhones,
  IS_APART,
  IS_OUR_TURN,
  searchWords,
  undeliveredIds,
} from '../../enquiries/for-desk.ts';
import { type ListName, OPEN_STATUSES, type Order, type Status, TURN_LISTS } from '../names.ts';
import { holdersFor } from './people.ts';
import type { Reader, Tables } from './tables.ts';

/** Whose lists they are, and what tells which enquiries will be deleted soon. */
export interface Whose {
  me: string;
  /** The colleague whose list `mine` is meant. */
  of?: string | undefined;
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
/** An application counts in the list of who has it. */
const isTurnOfHolder = sql<SqlBool>`(quarantined = 0 and kind <> 'other' and waiting_since is not null and remind_at is null)`;
const isPutOff = sql<SqlBool>`(quarantined = 0 and remind_at is not null)`;

const hasReplied = sql<SqlBool>`(waiting_since is not null and exists
  (select 1 from message where message.enquiry_id = enquiry.id and message.direction = 'in' and message.is_automatic = 0
  and message.id <> enquiry.id))`;

/** A text as it is looked at for a word. */
const MAX_SEARCHED_LENGTH = 5000;

function select(reader: Reader, me: string) {
  return reader
    .selectFrom('enquiry')
    .leftJoin('person', 'person.id', 'enquiry.assigned_to')
    .leftJoin('own_state', (join) =>
      join.on('own_state.id', '=', sql<string>`enquiry.id || ${` ${me}`}`),
    )
    .select('own_state.read_at as own_read_at')
    .select([
      'enquiry.id',
      'version',
      'received_at',
      'first_name',
      'last_name',
      'company',
      'kind',
      'country',
      'email_key',
    ])
    .select([
      'status',
      'enquiry.read_at',
      'news_at',
      'quarantined',
      'spam_score',
      'assigned_to',
      'person.name as assigned_name',
    ])
    .select(['waiting_since', 'remind_at'])
    .select((where) => where('enquiry.id', 'in', undeliveredIds(reader)).as('is_undelivered'))
    .select(isUrgent.as('is_urgent'))
    .select(hasReplied.as('has_replied'))
    .select(
      sql<string>`substr(enquiry.message, 1, ${sql.lit(MAX_SEARCHED_LENGTH)})`.as('beginning'),
    );
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

/** It waits, and more has come since this person read it; or they marked it themselves. */
export function isUnreadFor(
  row: Pick<Tables['enquiry'], 'read_at' | 'news_at' | 'waiting_since'>,
  me: string | null,
  ownReadAt: number | null,
): boolean {
  if (!me) return row.read_at === null;
  const isMarked = ownReadAt === -1 && row.read_at === null;
  return isMarked || (row.waiting_since !== null && (ownReadAt ?? -1) < row.news_at);
}

/** The last message of each thread, or the one with the words that were searched for. */
async function findLines(reader: Reader, rows: readonly Selected[], q: string) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return () => undefined;
  const text = sql<string>`substr(text, 1, ${sql.lit(MAX_SEARCHED_LENGTH)})`.as('text');
  const messages = await reader
    .selectFrom('message')
    .select(['enquiry_id', 'by_name', 'direction', 'at', text])
    .where('enquiry_id', 'in', ids)
    .whereRef('message.id', '!=', 'enquiry_id')
    .orderBy('at')
    .execute();
  // PostgreSQL takes no empty list.
  const notes = await reader
    .selectFrom('note')
    .select(['enquiry_id', 'by_name', 'at', text])
    .select(sql<string>`'note'`.as('direction'))
    .where('enquiry_id', 'in', q === '' ? [''] : ids)
    .execute();
  const words = searchWords(q).trim().split(' ').filter(Boolean);
  return ({ id, beginning, received_at, email_key }: Selected) => {
    const first = { by_name: email_key, direction: 'in', at: received_at, text: beginning };
    const thread = [first, ...messages.filter(({ enquiry_id }) => enquiry_id === id)];
    const noted = notes.filter(({ enquiry_id }) => enquiry_id === id);
    const found = [...thread, ...noted].findLast((one) => excerptOf(one.text, words) !== undefined);
    const { text: shown, by_name, direction, at } = found ?? thread.at(-1) ?? first;
    const isTheirs = direction === 'in' && emailKey(addressIn(by_name)) === email_key;
    const who = isTheirs ? null : by_name.replace(/ <[^<>]*>$/, '');
    return { who, at, words: shorten(excerptOf(shown, words) ?? shown) };
  };
}

const CHARACTERS_BEFORE = 30;

/** A text from shortly before the first of the words on; undefined where it has none. */
function excerptOf(text: string, words: readonly string[]): string | undefined {
  const folded = normalForm(text, { form: 'NFKD', maxLength: MAX_SEARCHED_LENGTH })
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const at = Math.min(
    ...words.map((word) => {
      const found = new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').exec(folded);
      return found ? found.index : Infinity;
    }),
  );
  if (at === Infinity) return undefined;
  return at > CHARACTERS_BEFORE ? `…${text.slice(at - CHARACTERS_BEFORE)}` : text;
}

type Line = ReturnType<Awaited<ReturnType<typeof findLines>>>;

function toRow(row: Selected, me: string, last?: Line) {
  return {
    id: row.id,
    version: row.version,
    receivedAt: row.received_at,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company,
    country: row.country,
    firstWords: last?.words ?? shorten(row.beginning),
    /** Who wrote these words, if not the visitor, and when. */
    lastBy: last?.who ?? null,
    lastAt: last?.at ?? row.received_at,
    status: row.status,
    assignedTo:
      row.assigned_name === null ? null : { id: row.assigned_to, name: row.assigned_name },
    isApplication: row.kind === 'application',
    isUnread: isUnreadFor(row, me, row.own_read_at),
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
  me: string,
) {
  const others = select(reader, me)
    .where('email_key', '=', email_key)
    .where('enquiry.id', '!=', id);
  const rows = await others.orderBy('received_at', 'desc').limit(MAX_OTHERS).execute();
  return rows.map((row) => toRow(row, me));
}

/** Every word must begin a word of the enquiry, or the text is its reference. */
function searched(reader: Reader, q: string, me: string) {
  const spellings = [searchWords(q), searchWords(foldPhones(q))].filter(Boolean);
  return select(reader, me).where((where) =>
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
function conditions(reader: Reader, retention: Whose, holders: readonly string[]) {
  const where = expressionBuilder<Tables, 'enquiry'>();
  const ofKind = (kind: 'application' | 'other') =>
    where.and([isApart, where('kind', '=', kind), where('status', 'in', OPEN_STATUSES)]);
  return {
    waiting: isOurTurn,
    mine: where.and([isTurnOfHolder, where('assigned_to', 'in', holders)]),
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
  const holders = whose.of ? [whose.of] : await holdersFor(reader, whose.me, whose.now);
  const columns = columnsOf(list, order);
  const isRising = order === 'score' || order === 'oldest' || order === 'longest';
  const sorted = (query: ReturnType<typeof select>) =>
    columns.reduce(
      (part, column) => part.orderBy(`enquiry.${column}`, isRising ? 'asc' : 'desc'),
      query,
    );
  const inList = select(reader, whose.me).where(conditions(reader, whose, holders)[list]);
  const urgent =
    q === '' && after === undefined ? await sorted(inList.where(isUrgent)).execute() : [];
  let query =
    q === '' ? inList.where(sql<SqlBool>`not ${isUrgent}`) : searched(reader, q, whose.me);
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
  const all = [...urgent, ...rows];
  const lineOf = await findLines(reader, all, q);
  return { rows: all.map((row) => toRow(row, whose.me, lineOf(row))), next };
}

/** By few queries: a count for each list took twice as long with 20,000 enquiries. */
export async function countLists(
  reader: Reader,
  { me, ...retention }: Whose,
): Promise<Record<ListName | 'unread' | 'news' | 'urgent' | 'stuck' | 'stuckSince', number>> {
  const holders = await holdersFor(reader, me, retention.now);
  const ours = await reader
    .selectFrom('enquiry')
    .select((count) => [
      count.fn.countAll<number>().as('waiting'),
      count.fn.count<number>('assigned_to').as('assigned'),
    ])
    .where(isOurTurn)
    .executeTakeFirstOrThrow();
  const own = await reader
    .selectFrom('own_state')
    .innerJoin('enquiry', 'enquiry.id', 'own_state.enquiry_id')
    .select((count) => count.fn.countAll<number>().as('read'))
    .where('person_id', '=', me)
    .whereRef('own_state.read_at', '>=', 'news_at')
    .where(isOurTurn)
    .executeTakeFirstOrThrow();
  const held = await reader
    .selectFrom('enquiry')
    .leftJoin('own_state', (join) =>
      join.on('own_state.id', '=', sql<string>`enquiry.id || ${` ${me}`}`),
    )
    .select(['news_at', 'own_state.read_at'])
    .where('assigned_to', 'in', holders)
    .where(isTurnOfHolder)
    .execute();
  const { urgent } = await reader
    .selectFrom('enquiry')
    .select((count) => count.fn.countAll<number>().as('urgent'))
    .where(isUrgent)
    .where('quarantined', '=', 0)
    .executeTakeFirstOrThrow();
  const stuck = await reader
    .selectFrom('outbox')
    .select((select) => [
      select.fn.countAll<number>().as('number'),
      select.fn.min('first_attempt_at').as('since'),
    ])
    .where('state', '=', 'pending')
    .where('delivery', 'in', ['smtp', 'reply', 'acknowledgement'])
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
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
    mine: held.length,
    /** Those of mine that I have not read. */
    news: held.filter(({ news_at, read_at }) => (read_at ?? -1) < news_at).length,
    urgent,
    /** Mails that wait because the mail server refuses them, and since when. */
    stuck: stuck.number,
    stuckSince: stuck.since ?? 0,
    nobody: ours.waiting - ours.assigned,
    later,
    unread: ours.waiting - own.read,
    conversation: of(0, 'conversation') - countApart(['conversation']),
    applications: countApart(OPEN_STATUSES, ['application']),
    other: countApart(OPEN_STATUSES, ['other']),
    quarantine: of(1, 'new'),
    'not-delivered': parked,
    expiring,
    all: groups.reduce((sum, { number }) => sum + number, 0),
  };
}
