import { sql } from 'kysely';
import { apiPaths } from '../desk/contract/paths.ts';
import { deskSchema } from '../desk/staff/tables.ts';
import type { Database } from '../enquiries/store/database.ts';
import type { Enquiry } from '../enquiries/store/enquiry.ts';
import { acceptAll } from '../enquiries/store/outbox.ts';
import { openPostgres } from '../enquiries/store/postgres.ts';
import { openSqlite } from '../enquiries/store/sqlite.ts';
import { openTestDesk } from '../tests/support/desk/open-desk.ts';
import { anEnquiry, goodValues } from '../tests/support/enquiries/examples.ts';
import { withoutPostgres } from '../tests/support/machine/postgres.ts';
import { openPostgresServer, temporaryFolder } from './programs.ts';
import { markdownTable, percentile, round, runBenchmark, say } from './runner.ts';

/** How fast the desk's own interface answers with a full store. */

const words =
  'payroll country cloud central migration support year people system time bank release plan team'.split(
    ' ',
  );
/** One in a thousand has it. */
const RARE_WORD = 'Zanzibar';
const MINUTES_BETWEEN = 5;

function enquiryOf(number: number, receivedAt: number): Enquiry {
  const one = (at: number) => words[(number * 31 + at * (number % 29)) % words.length] ?? '';
  const said = Array.from({ length: 30 + (number % 60) }, (_, at) => one(at)).join(' ');
  const message = number % 1000 === 0 ? `${said} ${RARE_WORD}` : said;
  const businessEmail = `person${number}@company.example`;
  const values = {
    ...goodValues,
    lastName: one(1),
    company: `${one(2)} ${one(3)}`,
    businessEmail,
    message,
  };
  const spam = { score: 0, reasons: [], quarantined: number % 100 === 7 };
  return anEnquiry({ receivedAt, values, spam });
}

/** Fills a store as the front door would, then as staff would leave it. The id of one half-way down. */
async function fill(database: Database, count: number, now: number): Promise<string> {
  const ids: string[] = [];
  for (let start = 0; start < count; start += 100) {
    const some = Array.from({ length: 100 }, (_, at) =>
      enquiryOf(start + at, now - (count - start - at) * MINUTES_BETWEEN * 60_000),
    );
    await acceptAll(database, some, ['smtp']);
    ids.push(...some.map(({ id }) => id));
  }
  const newest = now - 500 * MINUTES_BETWEEN * 60_000;
  await database.atomically(async (writer) => {
    await sql`update outbox set state = 'delivered', ended_at = ${now}`.execute(writer);
    await sql`update enquiry set status = case quarantined when 0 then 'closed' else 'not-for-us' end, read_at = received_at,
      waiting_since = null where received_at < ${newest}`.execute(writer);
  });
  await sql`analyze`.execute(database.reader);
  return ids[Math.floor(ids.length / 2)] ?? '';
}

function inOneCell(times: readonly number[]): string {
  return [50, 95, 99, 100].map((percent) => round(percentile(times, percent), 1)).join(' · ');
}

async function measure(
  store: string,
  database: Database,
  count: number,
  rounds: number,
): Promise<string[][]> {
  say(`filling ${store}`);
  const desk = openTestDesk(database);
  const id = await fill(database, count, desk.clock.now());
  const visit = await desk.administrator();
  const ask = async (path: string): Promise<number> => {
    const began = performance.now();
    const response = await visit.ask(path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return performance.now() - began;
  };
  const list = (query: string) => `${apiPaths.enquiries}?${query}`;
  const farDown = desk.clock.now() - (count / 2) * MINUTES_BETWEEN * 60_000;
  const paths = {
    'list: waiting for us': list('list=waiting&order=longest'),
    'list: all': list('list=all'),
    'list: all, half-way down': list(`list=all&after=${farDown}_${id}`),
    'search: rare word': list(`q=${RARE_WORD}`),
    'search: common word': list('q=payroll'),
    'search: two letters': list('q=pa'),
    'one enquiry': apiPaths.enquiry(id),
  };
  const rows: string[][] = [];
  for (const [what, path] of Object.entries(paths)) {
    await ask(path);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(path));
    rows.push([store, what, inOneCell(times)]);
  }
  await database.close();
  return rows;
}

await runBenchmark({
  name: 'desk',
  document: 'docs/performance.md',
  flags: { enquiries: 100_000, rounds: 100 },
  async measure({ enquiries, rounds }) {
    const rows = await measure(
      'SQLite',
      await openSqlite(temporaryFolder('desk'), { others: [deskSchema] }),
      enquiries,
      rounds,
    );
    if (!withoutPostgres) {
      const postgres = await openPostgresServer();
      rows.push(
        ...(await measure(
          'PostgreSQL',
          await openPostgres(postgres.fresh('desk'), { others: [deskSchema] }),
          enquiries,
          rounds,
        )),
      );
    }
    return {
      how: `${enquiries.toLocaleString('en')} enquiries, each thing asked for ${rounds} times. Times in ms: p50 · p95 · p99 · longest.`,
      markdown: markdownTable(['Store', 'What', 'Desk'], rows),
    };
  },
});
