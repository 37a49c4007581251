import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../enquiries/store/postgres.ts';
import type { TestPostgres } from '../../tests/support/machine/postgres.ts';
import { openArrivals } from '../lib/arrivals.ts';
import { compare } from '../lib/compare.ts';
import { openPostgresServer } from '../lib/postgres-server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { waitFor } from '../lib/wait.ts';
import { openServer } from './servers.ts';
import { emptyTally, lookAgain, type Part } from './tally.ts';
import { Visitors } from './visitors.ts';

/**
 * Stops PostgreSQL without a last write: SIGQUIT is its immediate shutdown. Sent directly, because pg_ctl takes so long
 * that the requests under way would end well.
 */
const stopImmediately = async ({ folder }: TestPostgres): Promise<void> => {
  const file = join(folder, 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  await waitFor('PostgreSQL to end', () => !existsSync(file));
};

/** PostgreSQL stops without a last write while our server runs on, refuses in words and recovers by itself. */
export const postgresStops: Part = async ({ runs, clients, onRun }) => {
  const tally = emptyTally();
  const arrivals = await openArrivals();
  const { postgres, remove } = await openPostgresServer();
  const server = await openServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: temporaryFolder('stops'),
    ...arrivals.settings,
  });
  let isOpen = true;
  const visitors = new Visitors(() => (isOpen ? server : undefined), clients);
  for (tally.runs = 0; tally.runs < runs; tally.runs += 1) {
    onRun(tally);
    await visitors.untilSomeMoment();
    await stopImmediately(postgres);
    isOpen = false;
    await visitors.settled();
    postgres.start();

    const store = await openPostgres(postgres.url);
    lookAgain(tally, visitors, await compare(store, visitors, arrivals.ids));
    await store.close();
    isOpen = true;
  }
  await visitors.stop();
  await server.kill();
  remove();
  arrivals.close();
  return tally;
};
