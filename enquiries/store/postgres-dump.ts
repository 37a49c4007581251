import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const tables = ['enquiry', 'outbox', 'turn', 'probe', 'enquiries_migration'].map((name) => `--table=${name}`);

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

/** A dump for pg_restore, from one snapshot, while the servers go on writing. */
export async function dumpPostgres(address: string, file: string): Promise<void> {
  const environment = { ...process.env, ...connectionEnvironment(address) };
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', ...tables, `--file=${file}`], { env: environment });
  } catch (error) {
    const absent = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (absent) throw new Error('A backup of PostgreSQL needs the program pg_dump, which is not installed here.');
    throw new Error(`pg_dump could not write the backup: ${error instanceof Error ? error.message : String(error)}`);
  }
}
