import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const tables = [
  ...['enquiry', 'outbox', 'attempt', 'acknowledged', 'clock', 'turn', 'probe', 'enquiries_migration'],
  ...[
    'person',
    'passkey',
    'session',
    'invitation',
    'challenge',
    'note',
    'history',
    'audit',
    'audit_about',
    'search_row',
  ],
].map((name) => `--table=${name}`);

/** The connection goes into the environment: anybody on the machine can read arguments. */
function connectionEnvironment(address: string): Record<string, string> {
  const url = new URL(address);
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const all = {
    PGHOST: given('host') || url.hostname,
    PGPORT: given('port') || url.port,
    PGUSER: decodeURIComponent(url.username) || given('user'),
    PGPASSWORD: decodeURIComponent(url.password) || given('password'),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: given('sslmode'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

async function run(program: 'pg_dump' | 'pg_restore', address: string, options: readonly string[]): Promise<void> {
  const environment = { ...process.env, ...connectionEnvironment(address) };
  try {
    await promisify(execFile)(program, options, { env: environment });
  } catch (error) {
    const absent = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (absent) throw new Error(`This needs the program ${program}, which is not installed here.`);
    throw new Error(`${program} did not finish: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A dump for pg_restore. It is taken from one snapshot while the servers go on writing. */
export const dumpPostgres = (address: string, file: string): Promise<void> =>
  run('pg_dump', address, ['--format=custom', ...tables, `--file=${file}`]);

/** Puts a dump in the place of our tables, all of it or nothing. No server may be connected meanwhile. */
export async function restorePostgres(address: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ servers: string }>(
      `select count(*) as servers from pg_stat_activity
       where datname = current_database() and application_name = 'enquiries' and pid <> pg_backend_pid()`,
    );
    if (Number(rows[0]?.servers) > 0) throw new Error('A server is using this database: stop it first.');
  } finally {
    await client.end();
  }
  const { PGDATABASE = '' } = connectionEnvironment(address);
  const whole = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await run('pg_restore', address, [...whole, `--dbname=${PGDATABASE}`, file]);
}
