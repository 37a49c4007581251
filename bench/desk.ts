import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import { openDesk } from '../desk/api/open.ts';
import { apiPaths } from '../desk/contract/paths.ts';
import { openStaff } from '../desk/staff/open.ts';
import { hashOf, newToken } from '../desk/staff/work.ts';
import { readEnquirySettings } from '../enquiries/settings.ts';
import type { Database } from '../enquiries/store/database.ts';
import { openPostgres } from '../enquiries/store/postgres.ts';
import { openSqlite } from '../enquiries/store/sqlite.ts';
import { withoutPostgres } from '../tests/support/machine/postgres.ts';
import { commonWord, fill, rareWord } from './desk-fill.ts';
import { openPostgresServer, temporaryFolder } from './programs.ts';
import { markdownTable, percentile, round, runBenchmark, say } from './runner.ts';

/** How fast the desk's own interface answers with a full store. */

/** A signed-in person, without the ceremony. */
async function signIn(database: Database): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await database.atomically(async (writer) => {
    const person = { id: 'p', name: 'Priya Menon', address: 'priya@dhr.example', address_key: 'priya@dhr.example' };
    await writer
      .insertInto('person')
      .values({ ...person, role: 'administrator', joined_at: now, seen_at: now })
      .execute();
    const passkey = { id: 'k', person_id: 'p', public_key: '', counter: 0, device: '' };
    await writer
      .insertInto('passkey')
      .values({ ...passkey, made_at: now, used_at: now })
      .execute();
    const session = {
      hash: hashOf(token),
      person_id: 'p',
      passkey_id: 'k',
      began_at: now,
      seen_at: now,
      confirmed_at: now,
      device: '',
    };
    await writer.insertInto('session').values(session).execute();
  });
  return `desk=${token}`;
}

/** The desk's own interface over a store, on a free port. */
async function startDesk(database: Database) {
  const cookie = await signIn(database);
  const staff = openStaff({ settings: readEnquirySettings({}), use: (work) => work(database), now: Date.now });
  const silent = () => {};
  const desk = openDesk({
    staff,
    log: { info: silent, warn: silent, error: silent },
    now: Date.now,
    origin: () => 'http://localhost',
    isSecure: false,
    clientAddress: () => undefined,
    isThisMachine: () => true,
  });
  const server = serve({ fetch: desk.routes.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    async ask(path: string): Promise<void> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
      await response.arrayBuffer();
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}

/** p50 · p95 · p99 · longest. */
const inOneCell = (times: readonly number[]): string =>
  [50, 95, 99, 100].map((percent) => round(percentile(times, percent), 1)).join(' · ');

const list = (query: string) => `${apiPaths.enquiries}?${query}`;

/** The time of each thing that staff ask for, again and again. */
async function measure(store: string, database: Database, count: number, rounds: number): Promise<string[][]> {
  say(`filling ${store}`);
  const ids = await fill(database, count);
  const desk = await startDesk(database);
  const id = ids[Math.floor(ids.length / 2)] ?? '';
  const newest = await database.reader.selectFrom('enquiry').select(sql<number>`max(received_at)`.as('at')).execute();
  const paths: Record<string, string> = {
    'list: new': list('list=new'),
    'list: all': list('list=all'),
    'list: all, page 1,000': list(`list=all&after=${Number(newest[0]?.at) - 15_000_000_000}_${id}`),
    'search: rare word': list(`q=${rareWord}`),
    'search: common word': list(`q=${commonWord}`),
    'search: two letters': list('q=pa'),
    'one enquiry': apiPaths.enquiry(id),
  };
  const rows: string[][] = [];
  for (const [what, path] of Object.entries(paths)) {
    const times: number[] = [];
    await desk.ask(path);
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await desk.ask(path);
      times.push(performance.now() - began);
    }
    rows.push([store, what, inOneCell(times)]);
  }
  await desk.stop();
  return rows;
}

await runBenchmark({
  name: 'desk',
  document: 'docs/performance.md',
  flags: { enquiries: 100_000, rounds: 200 },
  async measure({ enquiries: count, rounds }) {
    const sqlite = await openSqlite(temporaryFolder('desk'));
    const measured = await measure('SQLite', sqlite, count, rounds);
    await sqlite.close();
    if (!withoutPostgres) {
      const postgres = await openPostgresServer();
      const database = await openPostgres(postgres.fresh('desk'));
      measured.push(...(await measure('PostgreSQL', database, count, rounds)));
      await database.close();
    }
    const intro = `${count.toLocaleString('en')} enquiries, each thing asked for ${rounds} times by HTTP. Times in ms: p50 · p95 · p99 · longest.`;
    const table = markdownTable(['Store', 'What', 'Desk'], measured);
    return { markdown: `${intro}\n\n${table}`, result: { measured } };
  },
});
