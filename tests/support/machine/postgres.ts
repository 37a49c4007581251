import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const { PATH = '', CI } = process.env;

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...PATH.split(':')];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

const programs = findPrograms();

/** Without PostgreSQL its tests are left out on a developer's machine, never in continuous integration. */
export const withoutPostgres = programs === undefined && CI !== 'true';
export const whyWithoutPostgres = 'PostgreSQL is not installed here, so its tests are left out';

export interface TestPostgres {
  folder: string;
  url: string;
  /** A database of its own, so that tests do not see each other's rows. */
  fresh(name: string): string;
  query(sql: string, database?: string): string;
  start(): void;
  stop(how: 'fast' | 'immediate'): void;
  remove(): void;
}

/** In memory where there is such a place: a flush then costs nothing, and what a test writes needs to survive no power cut. */
const memory = '/dev/shm';

/** A real PostgreSQL with its default durability, in a folder of its own. It refuses to run as root, so root steps down. */
export async function startPostgres(): Promise<TestPostgres> {
  if (!programs) throw new Error('PostgreSQL is not installed: initdb and pg_ctl were not found.');
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'enquiries-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const run = (program: string, ...options: string[]) => {
    const call = [join(programs, program), ...options];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...call] : call;
    return execFileSync(file, rest, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'tester', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () => {
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  };
  const url = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`;
  const query = (sql: string, database = 'postgres') =>
    run('psql', '-X', '-qAt', '-d', url(database), '-c', sql).trim();
  start();
  return {
    folder: data,
    url: url('postgres'),
    fresh: (name) => {
      query(`create database ${name}`);
      return url(name);
    },
    query,
    start,
    stop: (how) => void run('pg_ctl', '-D', data, '-w', '-m', how, 'stop'),
    remove: () => {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
