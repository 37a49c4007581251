import { sql } from 'kysely';
import { textFields } from '../contract/fields.ts';
import type { Database, Writer } from './database.ts';
import { createTables } from './migrations/0001-tables.ts';

export interface Migration {
  number: number;
  name: string;
  up(writer: Writer, kind: Database['kind']): Promise<void>;
}

/** In order, for both databases. One that has been released is never changed: write the next. */
export const migrations: readonly Migration[] = [{ number: 1, name: 'tables', up: createTables }];

/** What a form sends as text is a column of its own, without a migration. */
async function addColumnsOfFields(writer: Writer): Promise<void> {
  const tables = await writer.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'enquiry')?.columns.map(({ name }) => name) ?? [];
  const wanted = [...textFields.map(({ column }) => column), 'urgency'];
  for (const column of wanted.filter((one) => !columns.includes(one))) {
    await writer.schema
      .alterTable('enquiry')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  }
}

/** Any number that all our servers share. */
const lockKey = 4_471_001;

/**
 * Brings the tables up to date or leaves them as they were. All in one transaction that holds the lock, so that servers
 * that start together wait for each other. (Kysely's own migrator takes no lock on SQLite.)
 */
export async function migrate(database: Database, all = migrations): Promise<void> {
  await database.atomically(async (writer) => {
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(writer);
    await writer.schema
      .createTable('enquiries_migration')
      .ifNotExists()
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = await writer.selectFrom('enquiries_migration').select('number').execute();
    const newest = Math.max(0, ...applied.map((row) => row.number));
    if (newest > Math.max(...all.map((one) => one.number))) {
      throw new Error(`The database is at migration ${newest}, which this version of the program does not know.`);
    }
    for (const { number, name, up } of all.filter((one) => one.number > newest)) {
      await up(writer, database.kind);
      await writer.insertInto('enquiries_migration').values({ number, name, applied_at: Date.now() }).execute();
    }
    await addColumnsOfFields(writer);
  });
}
