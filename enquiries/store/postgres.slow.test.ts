import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import {
  startPostgres,
  type TestPostgres,
  whyWithoutPostgres,
  withoutPostgres,
} from '../../tests/support/machine/postgres.ts';
import { type Database, StoreFault } from './database.ts';
import { acceptAll } from './outbox.ts';
import { openPostgres } from './postgres.ts';

describe.skipIf(withoutPostgres)(withoutPostgres ? whyWithoutPostgres : 'scrubbing PostgreSQL', () => {
  let server: TestPostgres;
  let database: Database;
  let reading: pg.Client;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openPostgres(server.url);
    reading = new pg.Client({ connectionString: server.url });
    await reading.connect();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await reading.end();
    await database.close();
    server.remove();
  });

  /** As pg_dump does while it reads. */
  const hold = () => reading.query('begin; lock table enquiry in access share mode');
  const isWaiting = async () => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'vacuum%'`;
    return (await waiting.execute(database.reader)).rows.length === 1;
  };

  it('goes on for longer than any other query may take', async () => {
    await hold();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scrubbed = database.scrub(true);
    while (!(await isWaiting()));
    vi.advanceTimersByTime(3_600_000);
    await reading.query('commit');
    expect(await scrubbed).toBe(true);
  });

  it('keeps nothing of the last person in what the planner knows', async () => {
    const values = { ...goodValues, lastName: 'Zqgonezq' };
    await acceptAll(database, [anEnquiry({ values }), anEnquiry({ values })], ['smtp']);
    server.query('analyze');
    const columns =
      "select count(*) from pg_stats where tablename = 'enquiry' and most_common_vals::text like '%Zqgone%'";
    expect(Number(server.query(columns))).toBeGreaterThan(0);
    await database.atomically((writer) => writer.deleteFrom('enquiry').execute());
    for (const thoroughly of [false, true]) expect(await database.scrub(thoroughly)).toBe(true);
    expect(Number(server.query(columns))).toBe(0);
    expect(await acceptAll(database, [anEnquiry()], ['smtp'])).toEqual(['stored']);
  });

  it('says so when a reader is in the way, and lets the enquiries behind it through', async () => {
    await hold();
    const scrubbed = database.scrub(true);
    while (!(await isWaiting()));
    const accepted = acceptAll(database, [anEnquiry()], ['smtp']);
    expect(await scrubbed).toBe(false);
    expect(await accepted).toEqual(['stored']);
    await reading.query('commit');
    expect(await database.scrub(true)).toBe(true);
  });
});

describe.skipIf(withoutPostgres)('the durability of PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  it('flushes every commit, whatever the server is told while we run', async () => {
    const database = await openPostgres(server.url);
    server.query('alter system set synchronous_commit = off');
    server.query('select pg_reload_conf()');
    const settings = await Promise.all(
      Array.from({ length: 4 }, () =>
        database.atomically(async (writer) => {
          const { rows } = await sql<{
            value: string;
          }>`select current_setting('synchronous_commit') as value, pg_sleep(0.05)`.execute(writer);
          return rows[0]?.value;
        }),
      ),
    );
    expect(settings).toEqual(['on', 'on', 'on', 'on']);
    await database.close();
    server.query('alter system reset synchronous_commit');
    server.query('select pg_reload_conf()');
  });

  it.each(['fsync', 'full_page_writes'])('refuses to start where %s is off', async (name) => {
    server.query(`alter system set ${name} = off`);
    server.query('select pg_reload_conf()');
    server.stop('fast');
    server.start();
    const refused = openPostgres(server.url);
    await expect(refused).rejects.toThrow(StoreFault);
    await expect(refused).rejects.toThrow(`${name} is off`);
    server.query(`alter system reset ${name}`);
    server.query('select pg_reload_conf()');
  });
});
