import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Database, NotDurable } from './database.ts';
import { migrate } from './migrate.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { scrubPostgres } from './postgres-scrub.ts';
import { confirmWritable } from './probe.ts';
import type { Tables } from './tables.ts';

/** Times and counts are bigint and fit into a JavaScript number for the next 280,000 years. */
const bigint = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigint ? Number : pg.types.getTypeParser(oid, format)),
};

/** Measured: with synchronous_commit off, an immediate stop lost acknowledged enquiries; with it on, none. */
async function refuseUnlessDurable(reader: Kysely<Tables>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(reader);
    if (rows[0]?.value === 'off') throw new NotDurable(`PostgreSQL would lose enquiries: ${name} is off.`);
  }
}

export async function openPostgres(url: string): Promise<Database> {
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
  });
  // A database that goes away closes its connections, even those in use. The query itself fails and is handled there;
  // without a listener, the event would end the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const reader = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const database: Database = {
    kind: 'postgres',
    reader,
    atomically: (work) => reader.transaction().execute(work),
    scrub: (thoroughly) => scrubPostgres(url, thoroughly),
    backup: (file) => dumpPostgres(url, file),
    close: () => reader.destroy(),
  };
  try {
    await refuseUnlessDurable(reader);
    await migrate(database);
    await confirmWritable(database);
    return database;
  } catch (error) {
    await reader.destroy();
    throw error;
  }
}
