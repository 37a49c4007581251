import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { faultCode, reasonOf } from './database.ts';
import { tables } from './tables.ts';

const ours = Object.keys(tables).map((name) => `--table=${name}`);

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
    if (faultCode(error) === 'ENOENT')
      throw new Error(`This needs the program ${program}, which is not installed here.`);
    throw new Error(`${program} did not finish: ${reasonOf(error)}`);
  }
}

export const dumpPostgres = (address: string, file: string): Promise<void> =>
  run('pg_dump', address, ['--format=custom', ...ours, `--file=${file}`]);

const LOOKS = 20;
const LOOK_EVERY_MS = 100;
/** Connections of a server that has just stopped are still listed for a moment, so it is asked more than once. */
async function isInUse(client: pg.Client): Promise<boolean> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = 'enquiries' and pid <> pg_backend_pid()`,
    );
    if (rowCount === 0) return false;
    await setTimeout(LOOK_EVERY_MS);
  }
  return true;
}

/** Puts a dump in the place of our tables, all of it or nothing. No server may be connected meanwhile. */
export async function restorePostgres(address: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    if (await isInUse(client)) throw new Error('A server is using this database: stop it first.');
  } finally {
    await client.end();
  }
  const { PGDATABASE = '' } = connectionEnvironment(address);
  const whole = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await run('pg_restore', address, [...whole, `--dbname=${PGDATABASE}`, file]);
}
