import { sql } from 'kysely';
import type { Database, Writer } from './database.ts';
import type { EnquiryTable } from './tables.ts';

/** Longer than any name; PostgreSQL takes no word of more than 2,047 bytes. */
const longest = 60;
/** A message is at most 5,000 characters; notes grow for as long as people write them. */
const most = 5000;

/**
 * A text as words to be found by: in small letters, without accents, each once. An address is found by its parts.
 */
export function searchWords(...texts: readonly string[]): string[] {
  const folded = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longest)))].slice(0, most);
}

type Kind = Database['kind'];
type Found = Pick<EnquiryTable, 'first_name' | 'last_name' | 'company' | 'business_email' | 'message'>;

const wordsOf = (row: Found, notes: readonly string[] = []) =>
  searchWords(row.first_name, row.last_name, row.company, row.business_email, row.message, ...notes);

interface Entry {
  enquiry_id: string;
  words: string[];
}

/** PostgreSQL takes the words as they are: its own parser would cut addresses and numbers in other places. */
const vector = (words: readonly string[]) => sql<string>`array_to_tsvector(${words}::text[])`;

async function addEntries(writer: Writer, kind: Kind, entries: readonly Entry[]): Promise<void> {
  if (kind === 'postgres') {
    const values = entries.map(({ enquiry_id, words }) => ({ enquiry_id, words: vector(words) }));
    await writer.insertInto('search_row').values(values).execute();
    return;
  }
  const ids = entries.map(({ enquiry_id }) => ({ enquiry_id }));
  const rows = await writer.insertInto('search_row').values(ids).returning(['number', 'enquiry_id']).execute();
  const words = new Map(entries.map((entry) => [entry.enquiry_id, entry.words.join(' ')]));
  const lines = rows.map((row) => sql`(${row.number}, ${words.get(row.enquiry_id) ?? ''})`);
  await sql`insert into search_words (rowid, words) values ${sql.join(lines)}`.execute(writer);
}

/**
 * Does something that may fail without failing the transaction around it. When the database has rolled back everything
 * by itself, as on a full disk, there is nothing to go back to, and the first fault is told.
 */
async function withoutHarm(writer: Writer, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint indexing`.execute(writer);
  try {
    await work();
    await sql`release savepoint indexing`.execute(writer);
    return true;
  } catch (fault) {
    await sql`rollback to savepoint indexing`.execute(writer).catch(() => {
      throw fault;
    });
    await sql`release savepoint indexing`.execute(writer);
    return false;
  }
}

/**
 * Makes new enquiries findable, in the transaction that stores them. If that fails they are stored all the same, and
 * indexMissing comes back to them.
 */
export const indexNew = (writer: Writer, kind: Kind, rows: readonly EnquiryTable[]): Promise<boolean> =>
  withoutHarm(writer, () =>
    addEntries(
      writer,
      kind,
      rows
        .toSorted((one, other) => one.received_at - other.received_at)
        .map((row) => ({ enquiry_id: row.id, words: wordsOf(row) })),
    ),
  );

/** After a note: the words of an enquiry anew. */
export const indexAgain = (writer: Writer, kind: Kind, id: string): Promise<boolean> =>
  withoutHarm(writer, async () => {
    const row = await writer.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return;
    const notes = await writer.selectFrom('note').select('text').where('enquiry_id', '=', id).execute();
    const words = wordsOf(
      row,
      notes.map((note) => note.text),
    );
    if (kind === 'postgres') {
      await sql`update search_row set words = ${vector(words)} where enquiry_id = ${id}`.execute(writer);
    } else {
      await sql`update search_words set words = ${words.join(' ')}
        where rowid = (select number from search_row where enquiry_id = ${id})`.execute(writer);
    }
  });

const step = 500;

/** Makes some of those findable that are not yet; how many they were. Older ones get lower numbers. */
export async function indexMissing(writer: Writer, kind: Kind): Promise<number> {
  const rows = await writer
    .selectFrom('enquiry')
    .leftJoin('search_row', 'search_row.enquiry_id', 'enquiry.id')
    .selectAll('enquiry')
    .where('search_row.number', 'is', null)
    .orderBy('enquiry.received_at')
    .orderBy('enquiry.id')
    .limit(step)
    .execute();
  if (rows.length === 0) return 0;
  const notes = await writer
    .selectFrom('note')
    .select(['enquiry_id', 'text'])
    .where(
      'enquiry_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  const entries = rows.map((row) => ({
    enquiry_id: row.id,
    words: wordsOf(
      row,
      notes.filter((note) => note.enquiry_id === row.id).map((note) => note.text),
    ),
  }));
  await addEntries(writer, kind, entries);
  return rows.length;
}
