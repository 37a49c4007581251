import { openPostgres } from '../../enquiries/store/postgres.ts';
import { openArrivals } from '../lib/arrivals.ts';
import { compare } from '../lib/compare.ts';
import { openPostgresServer } from '../lib/postgres-server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { openServer, type Server } from './servers.ts';
import { emptyTally, lookAgain, type Part } from './tally.ts';
import { Visitors } from './visitors.ts';

/** Two servers on one PostgreSQL, killed in turn; visitors of the one take the same enquiry to the other. */
export const twoServers: Part = async ({ runs, clients, onRun }) => {
  const tally = emptyTally();
  const arrivals = await openArrivals();
  const { postgres, remove } = await openPostgresServer();
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder('pair'), ...arrivals.settings };
  const servers: (Server | undefined)[] = await Promise.all([openServer(settings), openServer(settings)]);
  const alive = (): Server[] => servers.filter((server) => server !== undefined);
  let isHeld = false;
  const anyServer = (): Server | undefined => alive()[Math.floor(Math.random() * alive().length)];
  const visitors = new Visitors(() => (isHeld ? undefined : anyServer()), clients);
  const store = await openPostgres(postgres.url);
  for (tally.runs = 0; tally.runs < runs; tally.runs += 1) {
    onRun(tally);
    const place = tally.runs % 2;
    await visitors.untilSomeMoment();
    // Between kill and count nobody sends, or a retry at the other server would hide what became of the first attempt.
    isHeld = true;
    const victim = servers[place];
    servers[place] = undefined;
    await victim?.kill();
    await visitors.settled();
    lookAgain(tally, visitors, await compare(store, visitors, arrivals.ids));
    isHeld = false;
    servers[place] = await openServer(settings);
  }
  await visitors.stop();
  await Promise.all(alive().map((server) => server.kill()));
  await store.close();
  remove();
  arrivals.close();
  return tally;
};
