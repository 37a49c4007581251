import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../enquiries/store/database.ts';
import { openPostgres } from '../enquiries/store/postgres.ts';
import { openSqlite } from '../enquiries/store/sqlite.ts';
import { findProgram } from '../tests/support/machine/find-program.ts';
import { whyWithoutPostgres, withoutPostgres } from '../tests/support/machine/postgres.ts';
import { atEnd, openPostgresServer, temporaryFolder, waitFor } from './programs.ts';
import { CannotMeasure, markdownTable, runBenchmark, say } from './runner.ts';
import { compare, type Door, type Found, openArrivals, openServer, Visitors } from './visitors.ts';

/** Kills servers, cuts the power of a copy, stops PostgreSQL, and counts enquiries that were acknowledged and lost. */

/** What one kind of fault did, added up over its runs. */
interface Tally extends Found {
  runs: number;
  acknowledged: number;
  interrupted: number;
  otherAnswers: number;
}
type Part = (runs: number, clients: number) => Promise<Tally>;

const emptyTally = (): Tally => {
  const found: Found = { lost: 0, duplicates: 0, interruptedStored: 0, strayed: 0 };
  return { runs: 0, acknowledged: 0, interrupted: 0, otherAnswers: 0, ...found };
};

/** One more look at a store that is kept: a row that is lost or duplicated counts once, not once per look. */
const lookAgain = (tally: Tally, visitors: Visitors, found: Found): void => {
  tally.acknowledged = visitors.acknowledged.size;
  tally.otherAnswers = visitors.otherAnswers;
  for (const name of ['lost', 'duplicates', 'strayed'] as const) tally[name] = Math.max(tally[name], found[name]);
  tally.interrupted += visitors.interrupted.size;
  tally.interruptedStored += found.interruptedStored;
};

interface Fault {
  visitors: Visitors;
  arrived: ReadonlySet<string>;
  strike(): Promise<void>;
  openStore(): Promise<Database>;
  repair(): Promise<void>;
}

/** Lets a fault strike again and again on the same data, and looks at the store each time before it is repaired. */
const strikeOften = async (runs: number, { visitors, arrived, strike, openStore, repair }: Fault): Promise<Tally> => {
  const tally = emptyTally();
  for (; tally.runs < runs; tally.runs += 1) {
    await visitors.untilSomeMoment();
    await strike();
    await visitors.settled();
    const store = await openStore();
    lookAgain(tally, visitors, await compare(store, visitors, arrived));
    await store.close();
    await repair();
  }
  await visitors.stop();
  return tally;
};

/** One server on SQLite, killed again and again without warning on the same data. */
const kills: Part = async (runs, clients) => {
  const folder = temporaryFolder('kills');
  const arrivals = await openArrivals();
  const open = () => openServer({ DATA_DIR: folder, ...arrivals.settings });
  let server: Door | undefined = await open();
  return strikeOften(runs, {
    visitors: new Visitors(() => server, clients),
    arrived: arrivals.ids,
    async strike() {
      const victim = server;
      server = undefined;
      await victim?.child.stop('SIGKILL');
    },
    openStore: () => openSqlite(folder),
    async repair() {
      server = await open();
    },
  });
};

const run = (program: string, ...options: string[]): void =>
  void execFileSync(findProgram(program) ?? program, options, { stdio: ['ignore', 'ignore', 'pipe'] });

/** An empty ext4 file system in a file, written completely now, so that nothing in it changes later by itself. */
const makeImage = (file: string): void => {
  writeFileSync(file, '');
  truncateSync(file, 64 * 2 ** 20);
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', file);
};

/** A server that was just killed may still hold its files. */
const unmount = (folder: string): Promise<void> =>
  waitFor(`${folder} to be free`, () => {
    try {
      run('umount', folder);
      return true;
    } catch {
      return false;
    }
  });

const mountImage = (file: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  run('mount', '-o', 'loop', file, folder);
};

/** Why power cuts cannot be simulated here; nothing when they can. */
const whyNoCuts = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting an image needs Linux and root';
  if (!findProgram('mkfs.ext4')) return 'mkfs.ext4 is not installed (Debian: apt-get install e2fsprogs)';
  const folder = temporaryFolder('trial');
  try {
    makeImage(join(folder, 'trial.img'));
    mountImage(join(folder, 'trial.img'), join(folder, 'trial'));
    await unmount(join(folder, 'trial'));
    return undefined;
  } catch {
    return 'this machine lets nobody mount an image, which is common in containers';
  }
};

/** What a disk would hold if the power went now. Copied until two reads agree, so that the copy shows one moment. */
const copyAsAfterPowerCut = async (image: string, copy: string): Promise<void> => {
  copyFileSync(image, copy);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const now = readFileSync(image);
    if (now.equals(readFileSync(copy))) return;
    writeFileSync(copy, now);
    await pause(10);
  }
  throw new CannotMeasure('The image did not come to rest: no copy of one moment could be made.');
};

/** What is left on the copy once the file system and SQLite have repaired themselves. */
const findOnCopy = async (folder: string, visitors: Visitors, arrived: ReadonlySet<string>): Promise<Found> => {
  const broken = { lost: visitors.acknowledged.size, duplicates: 0, interruptedStored: 0, strayed: 0 };
  const store = await openSqlite(folder).catch(() => undefined);
  if (!store) return broken;
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.reader);
    return rows[0]?.integrity_check === 'ok' ? await compare(store, visitors, arrived) : broken;
  } finally {
    await store.close();
  }
};

/** SQLite on a disk that loses power, as safe as we run it or, as the control, less so. */
const powerCuts =
  (weaker: Record<string, string>): Part =>
  async (runs, clients) => {
    const tally = emptyTally();
    const folder = temporaryFolder('power');
    const arrivals = await openArrivals();
    const [empty, image, copy] = [join(folder, 'empty.img'), join(folder, 'disk.img'), join(folder, 'copy.img')];
    const [disk, copied] = [join(folder, 'disk'), join(folder, 'copy')];
    atEnd(() => {
      for (const place of [disk, copied]) spawnSync('umount', ['-lq', place]);
    });
    makeImage(empty);
    for (; tally.runs < runs; tally.runs += 1) {
      copyFileSync(empty, image);
      mountImage(image, disk);
      const server = await openServer({ DATA_DIR: join(disk, 'data'), ...arrivals.settings, ...weaker });
      const visitors = new Visitors(() => server, clients);
      await visitors.untilSomeMoment();
      const { process: child } = server.child;
      child.kill('SIGSTOP');
      await waitFor('the server to stop', () => /^State:\s+T/m.test(readFileSync(`/proc/${child.pid}/status`, 'utf8')));
      await copyAsAfterPowerCut(image, copy);
      const stopped = visitors.stop();
      await server.child.stop('SIGKILL');
      await stopped;
      await unmount(disk);

      mountImage(copy, copied);
      const found = await findOnCopy(join(copied, 'data'), visitors, arrivals.ids);
      await unmount(copied);
      rmSync(copy);
      // Each cut has a disk and visitors of its own, so that everything adds up.
      tally.acknowledged += visitors.acknowledged.size;
      tally.interrupted += visitors.interrupted.size;
      tally.otherAnswers += visitors.otherAnswers;
      for (const name of ['lost', 'duplicates', 'interruptedStored', 'strayed'] as const) tally[name] += found[name];
    }
    return tally;
  };

/** PostgreSQL stops without a last write while our server runs on, refuses in words and recovers by itself. */
const postgresStops: Part = async (runs, clients) => {
  const arrivals = await openArrivals();
  const postgres = await openPostgresServer();
  const server = await openServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: temporaryFolder('stops'),
    ...arrivals.settings,
  });
  const pidFile = join(postgres.folder, 'postmaster.pid');
  let isOpen = true;
  return strikeOften(runs, {
    visitors: new Visitors(() => (isOpen ? server : undefined), clients),
    arrived: arrivals.ids,
    async strike() {
      // SIGQUIT is its immediate shutdown; by pg_ctl it takes so long that the requests under way would end well.
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
      await waitFor('PostgreSQL to end', () => !existsSync(pidFile));
      isOpen = false;
    },
    openStore() {
      postgres.start();
      return openPostgres(postgres.url);
    },
    async repair() {
      isOpen = true;
    },
  });
};

/** Two servers on one PostgreSQL, killed in turn; visitors of the one take the same enquiry to the other. */
const twoServers: Part = async (runs, clients) => {
  const arrivals = await openArrivals();
  const postgres = await openPostgresServer();
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder('pair'), ...arrivals.settings };
  const servers = await Promise.all([openServer(settings), openServer(settings)]);
  // Between kill and count nobody sends, or a retry at the other server would hide what became of the first attempt.
  let isHeld = false;
  return strikeOften(runs, {
    visitors: new Visitors(() => (isHeld ? undefined : servers[Math.floor(Math.random() * servers.length)]), clients),
    arrived: arrivals.ids,
    async strike() {
      isHeld = true;
      await servers.shift()?.child.stop('SIGKILL');
    },
    openStore: () => openPostgres(postgres.url),
    async repair() {
      servers.push(await openServer(settings));
      isHeld = false;
    },
  });
};

const whyNoPostgres = () => (withoutPostgres ? whyWithoutPostgres : undefined);
const PARTS = {
  kills: { title: '`kill -9` of the server, SQLite', part: kills, whyNot: () => undefined },
  cuts: { title: 'power cut, SQLite with `synchronous=FULL`', part: powerCuts({}), whyNot: whyNoCuts },
  control: {
    title: 'power cut, `NORMAL` (control, must lose)',
    part: powerCuts({ TEST_SYNCHRONOUS: 'NORMAL' }),
    whyNot: whyNoCuts,
  },
  stops: { title: 'immediate stop of PostgreSQL', part: postgresStops, whyNot: whyNoPostgres },
  pair: { title: 'two servers on one PostgreSQL, killed in turn', part: twoServers, whyNot: whyNoPostgres },
};
type Name = keyof typeof PARTS;

/** What must never happen. The control must lose something, or the method would detect nothing. */
const faultsOf = (name: Name, { lost, duplicates, strayed, otherAnswers }: Tally): string[] => {
  if (name === 'control') return lost > 0 ? [] : ['The control lost nothing, so the power cuts prove nothing.'];
  return Object.entries({ lost, duplicates, strayed, otherAnswers })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${PARTS[name].title}: ${count} ${word}.`);
};

await runBenchmark({
  name: 'durability',
  document: 'docs/durability.md',
  flags: { kills: 200, cuts: 50, control: 10, stops: 50, pair: 50, clients: 32 },
  async measure({ clients, ...runs }) {
    const tallies: [Name, Tally][] = [];
    for (const name of Object.keys(PARTS) as Name[]) {
      const { title, part, whyNot } = PARTS[name];
      const reason = runs[name] > 0 ? await whyNot() : 'no runs were asked for';
      say(reason ? `Left out: ${title}: ${reason}.` : `${title}, ${runs[name]} times`);
      if (!reason) tallies.push([name, await part(runs[name], clients)]);
    }
    const faults = tallies.flatMap(([name, tally]) => faultsOf(name, tally));
    const table = markdownTable(
      ['Fault', 'Runs', 'Acknowledged', 'Lost', 'Duplicates', 'Astray', 'Interrupted', 'of those stored'],
      tallies.map(
        ([name, { runs: count, acknowledged, lost, duplicates, strayed, interrupted, interruptedStored }]) => [
          PARTS[name].title,
          ...[count, acknowledged, lost, duplicates, strayed, interrupted, interruptedStored],
        ],
      ),
    );
    const verdict =
      faults.map((fault) => `- ${fault}`).join('\n') || 'Nothing that was acknowledged is missing or double.';
    return {
      how: `${clients} visitors at once.`,
      markdown: `${table}\n${verdict}\n`,
      result: { clients, parts: Object.fromEntries(tallies) },
      hasFaults: faults.length > 0,
    };
  },
});
