import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { type Arrivals, openArrivals } from '../lib/arrivals.ts';
import { compare, type Found } from '../lib/compare.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { waitFor } from '../lib/wait.ts';
import { copyAsAfterPowerCut, makeImage, mountImage } from './loop-image.ts';
import { openServer, type Server } from './servers.ts';
import { emptyTally, type Part, type Tally } from './tally.ts';
import { Visitors } from './visitors.ts';

const isStopped = (pid: number): boolean => /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

/** Stops the server in the middle of its work and keeps what the disk would hold at that moment. */
const cutPower = async (server: Server, image: string, copy: string): Promise<void> => {
  const { child } = server;
  child.kill('SIGSTOP');
  await waitFor('the server to stand still', () => isStopped(child.pid ?? 0));
  await copyAsAfterPowerCut(image, copy);
};

/** What is left on the copy once the file system and SQLite have repaired themselves. */
const findOnCopy = async (folder: string, visitors: Visitors, arrivals: Arrivals): Promise<Found> => {
  const broken = { lost: visitors.acknowledged.size, duplicates: 0, interruptedStored: 0, strayed: 0 };
  const store = await openSqlite(folder).catch(() => undefined);
  if (!store) return broken;
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.reader);
    return rows[0]?.integrity_check === 'ok' ? await compare(store, visitors, arrivals.ids) : broken;
  } finally {
    await store.close();
  }
};

/** Each cut has a disk and visitors of its own, so that everything adds up. */
const add = (tally: Tally, visitors: Visitors, found: Found): void => {
  tally.acknowledged += visitors.acknowledged.size;
  tally.interrupted += visitors.interrupted.size;
  tally.otherAnswers += visitors.otherAnswers;
  for (const name of ['lost', 'duplicates', 'interruptedStored', 'strayed'] as const) tally[name] += found[name];
};

/** SQLite on a disk that loses power, as safe as we run it or, as the control, less so. */
export const powerCuts =
  (synchronous: 'FULL' | 'NORMAL'): Part =>
  async ({ runs, clients, onRun }) => {
    const tally = emptyTally();
    const folder = temporaryFolder('power');
    const arrivals = await openArrivals();
    const [empty, image, copy] = [join(folder, 'empty.img'), join(folder, 'disk.img'), join(folder, 'copy.img')];
    makeImage(empty);
    for (tally.runs = 0; tally.runs < runs; tally.runs += 1) {
      onRun(tally);
      copyFileSync(empty, image);
      const unmount = mountImage(image, join(folder, 'disk'));
      const weaker: Record<string, string> = synchronous === 'FULL' ? {} : { SYNCHRONOUS: synchronous };
      const server = await openServer({ DATA_DIR: join(folder, 'disk/data'), ...arrivals.settings, ...weaker });
      const visitors = new Visitors(() => server, clients);
      await visitors.untilSomeMoment();
      await cutPower(server, image, copy);
      const stopped = visitors.stop();
      await server.kill();
      await stopped;
      unmount();

      const unmountCopy = mountImage(copy, join(folder, 'copy'));
      add(tally, visitors, await findOnCopy(join(folder, 'copy/data'), visitors, arrivals));
      unmountCopy();
      rmSync(copy);
    }
    arrivals.close();
    return tally;
  };
