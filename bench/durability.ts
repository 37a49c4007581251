import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../enquiries/store/database.ts';
import { openPostgres } from '../enquiries/store/postgres.ts';
import { openSqlite } from '../enquiries/store/sqlite.ts';
import { startVisitors, type Visitors } from '../tests/support/enquiries/visitors.ts';
import { findProgram } from '../tests/support/machine/find-program.ts';
import { whyWithoutPostgres, withoutPostgres } from '../tests/support/machine/postgres.ts';
import { atEnd, openPostgresServer, temporaryFolder, waitFor } from './programs.ts';
import { CannotMeasure, markdownTable, runBenchmark, say } from './runner.ts';
import {
  compare,
  type Found,
  openArrivals,
  openServer,
  settled,
  untilSomeMoment,
} from './visitors.ts';

/** Kills servers, cuts the power of a copy, stops PostgreSQL, and counts acknowledged enquiries that were lost. */

/** A part that this machine cannot do, while it can do the others. */
class LeftOut extends Error {}

/** The outcome of one kind of fault, added up over its runs. */
interface Tally extends Found {
  acknowledged: number;
  interrupted: number;
  otherAnswers: number;
}

interface Fault {
  visitors: Visitors;
  arrived: ReadonlySet<string>;
  strike(): Promise<void>;
  openStore(): Promise<Database>;
  repair(): Promise<void>;
}

/** Lets a fault strike repeatedly on the same data, and looks at the store before each repair. */
async function strikeOften(runs: number, fault: Fault): Promise<Tally> {
  const { visitors, arrived } = fault;
  const tally = { interrupted: 0, lost: 0, duplicates: 0, interruptedStored: 0, strayed: 0 };
  for (let run = 0; run < runs; run += 1) {
    await untilSomeMoment(visitors);
    await fault.strike();
    const store = await fault.openStore();
    const found = await compare(store, visitors, arrived);
    await store.close();
    // The store is kept: a row that is lost or duplicated counts once, not once per look.
    for (const name of ['lost', 'duplicates', 'strayed'] as const)
      tally[name] = Math.max(tally[name], found[name]);
    tally.interrupted += visitors.known.interrupted.size;
    tally.interruptedStored += found.interruptedStored;
    await fault.repair();
  }
  await visitors.stop();
  const { acknowledged, otherAnswers } = visitors.known;
  return { ...tally, acknowledged: acknowledged.size, otherAnswers };
}

type Part = (runs: number, clients: number) => Promise<Tally>;

/** How servers reach a store, and how it is looked at. */
interface Place {
  settings: Record<string, string>;
  openStore(): Promise<Database>;
}

/** Servers on one store, killed in turn; visitors of one may take their enquiry to another. */
function kills(count: number, place: () => Promise<Place>): Part {
  return async (runs, clients) => {
    const arrivals = await openArrivals();
    const { settings, openStore } = await place();
    const open = () => openServer({ ...settings, ...arrivals.settings });
    const servers = await Promise.all(Array.from({ length: count }, open));
    // Between kill and count no visitor sends: a retry elsewhere would hide a lost first attempt.
    let isHeld = false;
    const anyServer = () =>
      isHeld ? undefined : servers[Math.floor(Math.random() * servers.length)];
    const visitors = startVisitors(anyServer, clients);
    return strikeOften(runs, {
      visitors,
      arrived: arrivals.ids,
      async strike() {
        isHeld = true;
        await servers.shift()?.kill();
        await settled(visitors);
      },
      openStore,
      async repair() {
        servers.push(await open());
        isHeld = false;
      },
    });
  };
}

async function onSqlite(): Promise<Place> {
  const folder = temporaryFolder('kills');
  return { settings: { DATA_DIR: folder }, openStore: () => openSqlite(folder) };
}

function openPostgresOrLeaveOut() {
  if (withoutPostgres) throw new LeftOut(whyWithoutPostgres);
  return openPostgresServer();
}

async function onPostgres(): Promise<Place> {
  const { url } = await openPostgresOrLeaveOut();
  return {
    settings: { DATABASE_URL: url, DATA_DIR: temporaryFolder('pair') },
    openStore: () => openPostgres(url),
  };
}

function run(program: string, ...options: string[]) {
  return execFileSync(findProgram(program) ?? program, options);
}

function mount(image: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  run('mount', '-o', 'loop', image, folder);
  atEnd(() => spawnSync('umount', ['-lq', folder]));
}

/** An ext4 file system in a file, written completely now, so that nothing in it changes later. */
function mountNewDisk(image: string, folder: string): void {
  writeFileSync(image, '');
  truncateSync(image, 256 * 2 ** 20);
  try {
    run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image);
    mount(image, folder);
  } catch (error) {
    throw new LeftOut(`a disk image cannot be made and mounted here (${String(error)})`);
  }
}

/** The disk as if the power went now. Copied until two reads agree, so that it shows one moment. */
async function copyAsAfterPowerCut(image: string, copy: string): Promise<void> {
  copyFileSync(image, copy);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const now = readFileSync(image);
    if (now.equals(readFileSync(copy))) return;
    writeFileSync(copy, now);
    await pause(10);
  }
  throw new CannotMeasure('The image did not come to rest: no copy of one moment could be made.');
}

/** SQLite on a disk that loses power, as safe as we run it or, as the control, less so. */
function powerCuts(weaker: Record<string, string>): Part {
  return async (runs, clients) => {
    const folder = temporaryFolder('power');
    const [image, disk] = [join(folder, 'disk.img'), join(folder, 'disk')];
    const [copy, copied] = [join(folder, 'copy.img'), join(folder, 'copy')];
    mountNewDisk(image, disk);
    const arrivals = await openArrivals();
    const server = await openServer({
      DATA_DIR: join(disk, 'data'),
      ...arrivals.settings,
      ...weaker,
    });
    const status = `/proc/${server.child.pid}/status`;
    const tally = await strikeOften(runs, {
      visitors: startVisitors(() => server, clients),
      arrived: arrivals.ids,
      async strike() {
        server.child.kill('SIGSTOP');
        await waitFor('the server to stop', () =>
          /^State:\s+T/m.test(readFileSync(status, 'utf8')),
        );
        await copyAsAfterPowerCut(image, copy);
        mount(copy, copied);
      },
      async openStore() {
        const store = await openSqlite(join(copied, 'data'));
        const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
          store.reader,
        );
        if (rows[0]?.integrity_check !== 'ok')
          throw new Error('A power cut has broken the database.');
        return store;
      },
      async repair() {
        run('umount', copied);
        rmSync(copy);
        server.child.kill('SIGCONT');
      },
    });
    await server.kill();
    return tally;
  };
}

/** PostgreSQL stops without a last write; our server runs on, refuses in words and recovers. */
async function postgresStops(runs: number, clients: number): ReturnType<Part> {
  const postgres = await openPostgresOrLeaveOut();
  const arrivals = await openArrivals();
  const folder = temporaryFolder('stops');
  const server = await openServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ...arrivals.settings,
  });
  const pidFile = join(postgres.folder, 'postmaster.pid');
  let isOpen = true;
  const visitors = startVisitors(() => (isOpen ? server : undefined), clients);
  return strikeOften(runs, {
    visitors,
    arrived: arrivals.ids,
    async strike() {
      // SIGQUIT is its immediate shutdown; pg_ctl would let the requests under way end well.
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
      await waitFor('PostgreSQL to end', () => !existsSync(pidFile));
      isOpen = false;
      await settled(visitors);
    },
    openStore() {
      postgres.start();
      return openPostgres(postgres.url);
    },
    async repair() {
      isOpen = true;
    },
  });
}

const PARTS = {
  kills: { title: '`kill -9` of the server, SQLite', part: kills(1, onSqlite) },
  cuts: { title: 'power cut, SQLite with `synchronous=FULL`', part: powerCuts({}) },
  control: {
    title: 'power cut, `NORMAL` (control, must lose)',
    part: powerCuts({ TEST_SYNCHRONOUS: 'NORMAL' }),
  },
  stops: { title: 'immediate stop of PostgreSQL', part: postgresStops },
  pair: { title: 'two servers on one PostgreSQL, killed in turn', part: kills(2, onPostgres) },
};
type Name = keyof typeof PARTS;

/** Outcomes that must never happen. The control must lose something, or the method proves nothing. */
function faultsOf(name: Name, { lost, duplicates, strayed, otherAnswers }: Tally): string[] {
  if (name === 'control')
    return lost > 0 ? [] : ['The control lost nothing, so the power cuts prove nothing.'];
  return Object.entries({ lost, duplicates, strayed, otherAnswers })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${PARTS[name].title}: ${count} ${word}.`);
}

await runBenchmark({
  name: 'durability',
  document: 'docs/durability.md',
  flags: { kills: 200, cuts: 50, control: 10, stops: 50, pair: 50, clients: 32 },
  async measure({ clients, ...runs }) {
    const rows: (string | number)[][] = [];
    const faults: string[] = [];
    for (const name of Object.keys(PARTS) as Name[]) {
      const { title, part } = PARTS[name];
      say(`${title}, ${runs[name]} times`);
      try {
        const tally = await part(runs[name], clients);
        const { acknowledged, lost, duplicates, strayed, interrupted, interruptedStored } = tally;
        rows.push([
          title,
          runs[name],
          acknowledged,
          lost,
          duplicates,
          strayed,
          interrupted,
          interruptedStored,
        ]);
        if (runs[name] > 0) faults.push(...faultsOf(name, tally));
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        say(`Left out: ${error.message}.`);
      }
    }
    const titles = [
      'Fault',
      'Runs',
      'Acknowledged',
      'Lost',
      'Duplicates',
      'Astray',
      'Interrupted',
      'of those stored',
    ];
    const verdict = faults.map((fault) => `- ${fault}`).join('\n');
    return {
      how: `${clients} visitors at once.`,
      markdown: `${markdownTable(titles, rows)}\n${verdict || 'Nothing that was acknowledged is missing or double.'}\n`,
      hasFaults: faults.length > 0,
    };
  },
});
