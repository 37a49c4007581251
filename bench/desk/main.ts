import { apiPaths } from '../../desk/contract/paths.ts';
import type { Database } from '../../enquiries/store/database.ts';
import { openPostgres } from '../../enquiries/store/postgres.ts';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { withoutPostgres } from '../../tests/support/machine/postgres.ts';
import { runBenchmark } from '../lib/main.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { openPostgresServer } from '../lib/postgres-server.ts';
import { startProgress } from '../lib/progress.ts';
import { inOneCell, type Latency, latencyOf } from '../lib/statistics.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { bareSql } from './bare-sql.ts';
import { startDesk } from './desk-server.ts';
import { commonWord, fill, rareWord } from './fill.ts';

interface Measured {
  store: string;
  what: string;
  desk: Latency;
  bare: Latency;
}

const { enquiries } = apiPaths;
const list = (query: string) => `${enquiries}?${query}`;

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Desk and bare SQL take turns, so that both meet the same machine. */
async function measure(store: string, database: Database, count: number, rounds: number): Promise<Measured[]> {
  const show = startProgress(count);
  const ids = await fill(database, count, (done) => show(done, `filling ${store}`));
  const desk = await startDesk(database);
  const id = ids[Math.floor(ids.length / 2)] ?? '';
  const oldest = await database.reader
    .selectFrom('enquiry')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  const far = `${(oldest?.received_at ?? 0) - 15_000_000_000}_${id}`;
  const paths: Record<string, string> = {
    'list: new': list('list=new'),
    'list: all': list('list=all'),
    'list: all, page 1,000': list(`list=all&after=${far}`),
    'search: rare word': list(`q=${rareWord}`),
    'search: common word': list(`q=${commonWord}`),
    'search: two letters': list('q=pa'),
    'one enquiry': apiPaths.enquiry(id),
  };
  const bare = bareSql(database.kind, id);
  const measured: Measured[] = [];
  for (const [what, path] of Object.entries(paths)) {
    const [asked, alone]: [number[], number[]] = [[], []];
    await desk.ask(path);
    for (let round = 0; round < rounds; round += 1) {
      asked.push(await time(() => desk.ask(path)));
      alone.push(await time(async () => bare[what]?.execute(database.reader)));
    }
    measured.push({ store, what, desk: latencyOf(asked), bare: latencyOf(alone) });
  }
  await desk.stop();
  return measured;
}

runBenchmark({
  name: 'desk',
  document: 'docs/performance.md',
  flags: {
    enquiries: { default: 100_000, meaning: 'enquiries in each store' },
    rounds: { default: 200, meaning: 'times that each thing is asked for' },
  },
  async measure({ enquiries: count, rounds }) {
    const sqlite = await openSqlite(temporaryFolder('desk'));
    const measured = await measure('SQLite', sqlite, count, rounds);
    await sqlite.close();
    if (!withoutPostgres) {
      const { postgres } = await openPostgresServer();
      const database = await openPostgres(postgres.fresh('desk'));
      measured.push(...(await measure('PostgreSQL', database, count, rounds)));
      await database.close();
    }
    const intro = `${count.toLocaleString('en')} enquiries, each thing asked for ${rounds} times by HTTP, in turn with the bare SQL on the same connection. Times in ms: p50 · p95 · p99 · longest.`;
    const rows = measured.map(({ store, what, desk, bare }) => [store, what, inOneCell(desk), inOneCell(bare)]);
    const table = markdownTable(['Store', 'What', 'Desk', 'Bare SQL'], rows);
    return { markdown: `${intro}\n\n${table}`, result: { measured } };
  },
});
