import { sql } from 'kysely';
import type { Database, Writer } from '../database.ts';
import { indexMissing } from '../search.ts';

/**
 * An index of words in each database's own way. Both are given words that we have cut and folded ourselves, so that both
 * find the same. SQLite is told to take erased words out of its index at once and not when it next has time.
 */
export async function findByWords(writer: Writer, kind: Database['kind']): Promise<void> {
  await writer.schema
    .createTable('search_row')
    .addColumn('number', kind === 'postgres' ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().unique().references('enquiry.id').onDelete('cascade'))
    .execute();
  if (kind === 'postgres') {
    await sql`alter table search_row add column words tsvector not null default ''`.execute(writer);
    await sql`create index search_row_by_words on search_row using gin (words)`.execute(writer);
  } else {
    await sql`create virtual table search_words using fts5(words, detail = none, columnsize = 0)`.execute(writer);
    await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(writer);
    await sql`create trigger search_row_gone after delete on search_row
      begin delete from search_words where rowid = old.number; end`.execute(writer);
  }
  while ((await indexMissing(writer, kind)) > 0);
}
