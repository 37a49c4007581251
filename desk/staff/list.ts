import { type SqlBool, sql } from 'kysely';
import { withoutReordering } from '../../common/text.ts';
import { idStartOf, readReference, referenceOf } from '../../enquiries/contract/reference.ts';
import type { Database, Reader } from '../../enquiries/store/database.ts';
import { searchWords } from '../../enquiries/store/search.ts';
import { acknowledgement } from '../../enquiries/store/tables.ts';
import type { ListName, Order, Status } from '../names.ts';
import type { Actor } from './work.ts';

export interface Listing {
  list: ListName;
  order: Order;
  after?: string | undefined;
  limit: number;
}

export interface StaffRow {
  id: string;
  reference: string;
  version: number;
  receivedAt: number;
  name: string;
  company: string;
  country: string;
  firstWords: string;
  status: Status;
  assignedTo: Actor | null;
  isUnread: boolean;
  isQuarantined: boolean;
  spamScore: number;
  isNotDelivered: boolean;
}

export interface Page {
  rows: StaffRow[];
  next: string | null;
}

const longestWords = 160;

/** Enquiries that a delivery was given up for. What the visitor is sent does not count. */
export const parkedIds = (reader: Reader) =>
  reader
    .selectFrom('outbox')
    .select('enquiry_id')
    .where('state', '=', 'parked')
    .where('delivery', '!=', acknowledgement);

const select = (reader: Reader) =>
  reader
    .selectFrom('enquiry')
    .leftJoin('person', 'person.id', 'enquiry.assigned_to')
    .select([
      'enquiry.id',
      'enquiry.version',
      'enquiry.received_at',
      'enquiry.first_name',
      'enquiry.last_name',
      'enquiry.company',
      'enquiry.country',
      'enquiry.status',
      'enquiry.read_at',
      'enquiry.quarantined',
      'enquiry.spam_score',
      'enquiry.assigned_to',
      'person.name as assigned_name',
      sql<string>`substr(enquiry.message, 1, 400)`.as('beginning'),
      sql<SqlBool>`exists (select 1 from outbox where outbox.enquiry_id = enquiry.id
        and outbox.state = 'parked' and outbox.delivery <> ${acknowledgement})`.as('is_parked'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const shorten = (text: string) => {
  const line = withoutReordering(text).replace(/\s+/g, ' ').trim();
  return line.length > longestWords ? `${line.slice(0, longestWords - 1).trimEnd()}…` : line;
};

const toRow = (row: Selected): StaffRow => ({
  id: row.id,
  reference: referenceOf(row.id),
  version: row.version,
  receivedAt: row.received_at,
  name: `${row.first_name} ${row.last_name}`,
  company: row.company,
  country: row.country,
  firstWords: shorten(row.beginning),
  status: row.status,
  assignedTo: row.assigned_name === null ? null : { id: row.assigned_to, name: row.assigned_name },
  isUnread: row.read_at === null,
  isQuarantined: row.quarantined === 1,
  spamScore: row.spam_score,
  isNotDelivered: Boolean(row.is_parked),
});

const keyOfRow = /^(?:(-?\d+)_)?(\d+)_([0-9a-f-]{36})$/;

/** One page of a list. Pages are found by the last row of the one before, so that arrivals move nothing. */
export async function listForStaff(reader: Reader, { list, order, after, limit }: Listing): Promise<Page> {
  let query = select(reader);
  if (list === 'not-delivered') query = query.where('enquiry.id', 'in', parkedIds(reader));
  else if (list !== 'all') {
    query = query
      .where('quarantined', '=', list === 'quarantine' ? 1 : 0)
      .where('status', '=', list === 'conversation' ? 'conversation' : 'new');
  }
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const [, score, time, id] = keyOfRow.exec(after ?? '') ?? [];
  if (time !== undefined && order === 'score') {
    query = query.where(
      sql<SqlBool>`(spam_score, received_at, enquiry.id) < (${Number(score ?? 0)}, ${Number(time)}, ${id})`,
    );
  } else if (time !== undefined) {
    const beyond = sql.raw(order === 'oldest' ? '>' : '<');
    query = query.where(sql<SqlBool>`(received_at, enquiry.id) ${beyond} (${Number(time)}, ${id})`);
  }
  if (order === 'score') query = query.orderBy('spam_score', 'desc');
  const found = await query
    .orderBy('received_at', direction)
    .orderBy('enquiry.id', direction)
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const key = last && `${order === 'score' ? `${last.spam_score}_` : ''}${last.received_at}_${last.id}`;
  return { rows: rows.map(toRow), next: found.length > limit ? (key ?? null) : null };
}

export async function idsOfReference(reader: Reader, text: string): Promise<string[]> {
  const reference = readReference(text);
  if (!reference) return [];
  const start = idStartOf(reference);
  const found = await reader
    .selectFrom('enquiry')
    .select('id')
    .where('id', '>=', start)
    .where('id', '<', `${start}~`)
    .limit(100)
    .execute();
  return found.map(({ id }) => id).filter((id) => referenceOf(id) === reference);
}

interface Hit {
  number: number;
  id: string;
}

interface Wanted {
  words: readonly string[];
  below: number;
  limit: number;
}

/**
 * SQLite reads the list of a whole word lazily, but puts together all the lists of a beginning first. So whole words are
 * tried first; beginnings count where those do not fill a page.
 */
async function findInSqlite(reader: Reader, { words, below, limit }: Wanted): Promise<Hit[]> {
  const match = async (query: string) =>
    (
      await sql<Hit>`select search_row.number, search_row.enquiry_id as id
        from search_words join search_row on search_row.number = search_words.rowid
        where search_words match ${query} and search_words.rowid < ${below}
        order by search_words.rowid desc limit ${limit}`.execute(reader)
    ).rows;
  const whole = await match(words.map((word) => `"${word}"`).join(' '));
  return whole.length === limit ? whole : match(words.map((word) => `"${word}"*`).join(' '));
}

/** So many of the newest are looked at one by one: a word that many have is found there. */
const window = 5000;

/**
 * PostgreSQL cannot know how many have a word, and chooses wrongly between the two ways to the newest of them. So the
 * newest rows come first; what they do not hold enough of is rare, and the index finds it quickly.
 */
async function findInPostgres(reader: Reader, { words, below, limit }: Wanted): Promise<Hit[]> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const newest = await reader
    .selectFrom('search_row')
    .select((select) => select.fn.max('number').as('number'))
    .where('number', '<', below)
    .executeTakeFirst();
  const from = Number(newest?.number ?? 0) - window;
  const near = await sql<Hit>`select number, id from (
      select number, enquiry_id as id, words from search_row where number < ${below} and number > ${from}
      order by number desc offset 0) as newest
    where words @@ ${query}::tsquery limit ${limit}`.execute(reader);
  if (near.rows.length === limit) return near.rows;
  const all = await sql<Hit>`with found as materialized (
      select number, enquiry_id as id from search_row where words @@ ${query}::tsquery and number < ${below})
    select number, id from found order by number desc limit ${limit}`.execute(reader);
  return all.rows;
}

/** Every word must be in it, or begin a word in it. The newest first. */
const idsOfWords = async ({ reader, kind }: Database, wanted: Wanted): Promise<Hit[]> =>
  wanted.words.length === 0 ? [] : (kind === 'postgres' ? findInPostgres : findInSqlite)(reader, wanted);

const beyondAll = Number.MAX_SAFE_INTEGER;

export async function search(
  database: Database,
  { q, after, limit }: { q: string; after?: string | undefined; limit: number },
): Promise<Page> {
  const start = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : beyondAll;
  const referred = after === undefined ? await idsOfReference(database.reader, q) : [];
  const found = await idsOfWords(database, { words: searchWords(q), below: start, limit: limit + 1 });
  const ids = [...new Set([...referred, ...found.slice(0, limit).map(({ id }) => id)])];
  if (ids.length === 0) return { rows: [], next: null };
  const rows = await select(database.reader).where('enquiry.id', 'in', ids).execute();
  const ofId = new Map(rows.map((row) => [row.id, toRow(row)]));
  const next = found.length > limit ? String(found[limit - 1]?.number ?? '') : null;
  return { rows: ids.flatMap((id) => ofId.get(id) ?? []), next };
}

export type Counts = Record<ListName | 'unread', number>;

/** How many there are. The whole index is read for it, so nobody should ask too often. */
async function countAll(reader: Reader): Promise<number> {
  const all = reader.selectFrom('enquiry').select((select) => select.fn.countAll<number>().as('number'));
  return (await all.executeTakeFirstOrThrow()).number;
}

async function countLists(reader: Reader): Promise<Omit<Counts, 'all'>> {
  const groups = await reader
    .selectFrom('enquiry')
    .select((select) => [
      'quarantined',
      'status',
      select.fn.countAll<number>().as('number'),
      select.fn.count<number>('read_at').as('read'),
    ])
    .where((where) =>
      where.or([
        where.and([where('quarantined', '=', 0), where('status', '=', 'new')]),
        where.and([where('quarantined', '=', 0), where('status', '=', 'conversation')]),
        where.and([where('quarantined', '=', 1), where('status', '=', 'new')]),
      ]),
    )
    .groupBy(['quarantined', 'status'])
    .execute();
  const { parked } = await reader
    .selectFrom(parkedIds(reader).as('parked'))
    .select((select) => select.fn.count<number>('enquiry_id').distinct().as('parked'))
    .executeTakeFirstOrThrow();
  const of = (quarantined: 0 | 1, status: Status) =>
    groups.find((group) => group.quarantined === quarantined && group.status === status);
  const fresh = of(0, 'new');
  return {
    new: fresh?.number ?? 0,
    unread: (fresh?.number ?? 0) - (fresh?.read ?? 0),
    conversation: of(0, 'conversation')?.number ?? 0,
    quarantine: of(1, 'new')?.number ?? 0,
    'not-delivered': parked,
  };
}

const newestArrival = async (reader: Reader): Promise<string> => {
  const newest = reader.selectFrom('search_row').select('enquiry_id').orderBy('number', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.enquiry_id ?? '';
};

/** How long the number of all enquiries may be old when only some were removed. */
const restMs = 10_000;

/** The counts of all lists. All enquiries are counted again when one has arrived, and otherwise from time to time. */
export function countsOver(now: () => number): (reader: Reader) => Promise<Counts> {
  let known = { newest: '', at: Number.NEGATIVE_INFINITY, all: 0 };
  return async (reader) => {
    const newest = await newestArrival(reader);
    if (newest !== known.newest || now() - known.at >= restMs) {
      known = { newest, at: now(), all: await countAll(reader) };
    }
    return { ...(await countLists(reader)), all: known.all };
  };
}
