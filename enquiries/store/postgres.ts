import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { confirmWritable, type Database, faultCode, type Opening, StoreFault } from './database.ts';
import { migrate } from './migrate.ts';
import { enquirySchema, type Tables } from './tables.ts';

/** Times and counts, which fit into a JavaScript number. */
const BIGINT_TYPE = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === BIGINT_TYPE ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Measured: with synchronous_commit off an immediate stop lost acknowledged enquiries. It may be
 * turned off for the whole server while we run, so every connection sets it for itself. The other
 * two only the server can set.
 */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query('set synchronous_commit = on');
  for (const name of ['fsync', 'full_page_writes']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    if (rows[0]?.value === 'off')
      throw new StoreFault('NotDurable', `PostgreSQL would lose enquiries: ${name} is off.`);
  }
}

/**
 * VACUUM FULL waits for anything that reads the tables, such as pg_dump, and new enquiries wait
 * behind it. This is shorter than their limit of ten seconds, so that erasing makes none of them
 * fail.
 */
const LOCK_WAIT_MS = 5000;
const LOCK_NOT_AVAILABLE = '55P03';

/** ANALYZE leaves what it knows of a table that has become empty; a column that gets a type, even its own, is forgotten. */
async function forgetEmpty(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows: first } = await client.query(`select from ${table} limit 1`);
    if (first.length > 0) continue;
    const { rows } = await client.query<{ columns: string | null }>(
      `select string_agg(format('alter column %I type %s', a.attname, format_type(atttypid, atttypmod)), ', ') as columns
         from pg_attribute a join pg_stats s on s.schemaname = current_schema() and s.tablename = $1 and s.attname = a.attname
        where attrelid = $1::regclass and not exists (select from pg_rules r where r.tablename = $1)`,
      [table],
    );
    const columns = rows[0]?.columns;
    if (columns) await client.query(`alter table ${table} ${columns}`);
  }
}

/** On a connection of its own: it may take long, and the limits of the pool would cut it short. */
async function scrubPostgres(
  url: string,
  tables: readonly string[],
  thoroughly: boolean,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'enquiries',
  });
  // Without a listener, a lost connection would end the program; the query itself fails and is
  // reported.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_WAIT_MS}`);
    // Plain VACUUM frees rows but leaves their bytes in the page; FULL rewrites the tables.
    // What the planner knows of a table has words of its rows: ANALYZE forgets those that are gone.
    await client.query(`vacuum (${thoroughly ? 'full, ' : ''}analyze) ${tables.join(', ')}`);
    await forgetEmpty(client, tables);
    return true;
  } catch (error) {
    if (faultCode(error) === LOCK_NOT_AVAILABLE) return false;
    throw error;
  } finally {
    await client.end();
  }
}

export async function openPostgres(url: string, { others = [] }: Opening = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'enquiries',
    types,
    onConnect: makeDurable,
  });
  // Without a listener, a lost connection would end the program; the query itself fails and is
  // handled there.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const reader = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const tables = [enquirySchema, ...others].flatMap((room) => Object.keys(room.tables));
  const database: Database = {
    kind: 'postgres',
    reader,
    atomically: (work) => reader.transaction().execute(work),
    scrub: (thoroughly) => scrubPostgres(url, tables, thoroughly),
    // Its own checksums and its administrator look after that.
    checkIntegrity: async () => {},
    close: () => reader.destroy(),
  };
  try {
    await sql`select 1`.execute(reader);
    await migrate(database, others);
    await confirmWritable(database);
    return database;
  } catch (error) {
    await reader.destroy();
    throw error;
  }
}
