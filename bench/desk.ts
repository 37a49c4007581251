import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type RawBuilder, sql } from 'kysely';
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

/** How fast the desk's own interface answers with a full store, in turn with the bare SQL. */

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
    const passkey = { id: 'k', person_id: 'p', public_key: '', counter: 0, transports: '[]', is_synced: 0 as const };
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

/** What each answer asks the database for, and nothing around it. */
const bareSql = (id: string): Record<string, RawBuilder<unknown>> => {
  const list = (where: string) =>
    sql`select id, received_at, first_name, last_name, company, country, status, substr(message, 1, 400)
      from enquiry ${sql.raw(where)} order by received_at desc, id desc limit 51`;
  const find = (word: string) =>
    sql`select id from enquiry where search_words like ${`% ${word}%`} order by received_at desc, id desc limit 51`;
  return {
    'list: new': list(`where quarantined = 0 and status = 'new'`),
    'list: all': list(''),
    'list: all, page 1,000': list('where received_at < (select max(received_at) from enquiry) - 15000000000'),
    'search: rare word': find('zanzibar'),
    'search: common word': find('payroll'),
    'search: two letters': find('pa'),
    'one enquiry': sql`select * from enquiry where id = ${id}`,
  };
};

interface Measured {
  store: string;
  what: string;
  desk: string;
  bare: string;
}

/** p50 · p95 · p99 · longest. */
const inOneCell = (times: readonly number[]): string =>
  [50, 95, 99, 100].map((percent) => round(percentile(times, percent), 1)).join(' · ');

const { enquiries } = apiPaths;
const list = (query: string) => `${enquiries}?${query}`;

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Desk and bare SQL take turns, so that both meet the same machine. */
async function measure(store: string, database: Database, count: number, rounds: number): Promise<Measured[]> {
  say(`filling ${store}`);
  const ids = await fill(database, count);
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
  const bare = bareSql(id);
  const measured: Measured[] = [];
  for (const [what, path] of Object.entries(paths)) {
    const [asked, alone]: [number[], number[]] = [[], []];
    await desk.ask(path);
    for (let round = 0; round < rounds; round += 1) {
      asked.push(await time(() => desk.ask(path)));
      alone.push(await time(async () => bare[what]?.execute(database.reader)));
    }
    measured.push({ store, what, desk: inOneCell(asked), bare: inOneCell(alone) });
  }
  await desk.stop();
  return measured;
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
    const intro = `${count.toLocaleString('en')} enquiries, each thing asked for ${rounds} times by HTTP, in turn with the bare SQL on the same connection. Times in ms: p50 · p95 · p99 · longest.`;
    const rows = measured.map(({ store, what, desk, bare }) => [store, what, desk, bare]);
    const table = markdownTable(['Store', 'What', 'Desk', 'Bare SQL'], rows);
    return { markdown: `${intro}\n\n${table}`, result: { measured } };
  },
});
