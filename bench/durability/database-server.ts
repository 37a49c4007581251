import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestPostgres, whyWithoutPostgres, withoutPostgres } from '../../machine/postgres.ts';
import { atEnd } from '../lib/at-end.ts';
import { waitFor } from '../lib/wait.ts';

/** Why PostgreSQL cannot be measured here; nothing when it can. */
export const whyNoPostgres = (): string | undefined => (withoutPostgres ? whyWithoutPostgres : undefined);

export interface DatabaseServer {
  postgres: TestPostgres;
  remove(): void;
}

/** A PostgreSQL of our own, removed after the run. */
export const openPostgresServer = async (): Promise<DatabaseServer> => {
  const postgres = await startPostgres();
  return { postgres, remove: atEnd(() => postgres.remove()) };
};

/**
 * Stops PostgreSQL without a last write: SIGQUIT is its immediate shutdown. Sent directly, because pg_ctl takes so long
 * that the requests under way would end well.
 */
export const stopImmediately = async ({ folder }: TestPostgres): Promise<void> => {
  const file = join(folder, 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  await waitFor('PostgreSQL to end', () => !existsSync(file));
};
