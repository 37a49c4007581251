import { openPostgres } from '../../enquiries/store/postgres.ts';
import { openArrivals } from '../lib/arrivals.ts';
import { compare } from '../lib/compare.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { openPostgresServer, stopImmediately } from './database-server.ts';
import { openServer } from './servers.ts';
import { emptyTally, lookAgain, type Part } from './tally.ts';
import { Visitors } from './visitors.ts';

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
