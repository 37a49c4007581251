import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { openArrivals } from '../lib/arrivals.ts';
import { compare } from '../lib/compare.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { openServer, type Server } from './servers.ts';
import { emptyTally, lookAgain, type Part } from './tally.ts';
import { Visitors } from './visitors.ts';

/** One server on SQLite, killed again and again without warning on the same data. */
export const kills: Part = async ({ runs, clients, onRun }) => {
  const tally = emptyTally();
  const folder = temporaryFolder('kills');
  const arrivals = await openArrivals();
  let server: Server | undefined;
  const visitors = new Visitors(() => server, clients);
  for (tally.runs = 0; tally.runs < runs; tally.runs += 1) {
    onRun(tally);
    const victim = await openServer({ DATA_DIR: folder, ...arrivals.settings });
    server = victim;
    await visitors.untilSomeMoment();
    server = undefined;
    await victim.kill();
    await visitors.settled();

    const store = await openSqlite(folder);
    lookAgain(tally, visitors, await compare(store, visitors, arrivals.ids));
    await store.close();
  }
  await visitors.stop();
  arrivals.close();
  return tally;
};
