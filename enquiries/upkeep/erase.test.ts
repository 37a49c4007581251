import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { steadyClock } from '../../tests/support/enquiries/fakes.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { freshSqlite, temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { mailFileDelivery } from '../deliveries/mail-file.ts';
import { syncLedger } from '../store/hash-log.ts';
import { acceptAll } from '../store/outbox.ts';
import { eraseAddress, eraseAgain, purge } from './erase.ts';

function erasing(email: string) {
  return { email, dataFolder: temporaryFolder(), now: Date.UTC(2026, 10, 16) };
}

/** Which of the texts are in any file. PostgreSQL's own log of changes is its administrator's to keep or drop. */
function tracesIn(folder: string, texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.includes('pg_wal') || !existsSync(file)) continue;
    const bytes = readFileSync(file);
    for (const text of texts) if (bytes.includes(text)) found.add(text);
  }
  return [...found];
}

it('says so when another program keeps the old pages of an erased person alive', async () => {
  const [folder, mails] = [temporaryFolder(), temporaryFolder()];
  const database = await freshSqlite(folder);
  await acceptAll(database, [anEnquiry()], ['file']);
  const other = new DatabaseSync(join(folder, 'enquiries.sqlite'), { readOnly: true });
  other.exec('begin; select * from enquiry');
  expect(await eraseAddress(database, mails, erasing(goodValues.businessEmail))).toEqual({
    count: 1,
    isScrubbed: false,
  });
  other.exec('commit');
  expect(await eraseAddress(database, mails, erasing(goodValues.businessEmail))).toEqual({
    count: 0,
    isScrubbed: true,
  });
  expect(tracesIn(folder, [goodValues.businessEmail])).toEqual([]);
  other.close();
});

it('deletes mail files by their own age', async () => {
  const mails = temporaryFolder();
  const database = await freshSqlite();
  const now = Date.UTC(2026, 10, 15);
  const write = (name: string, time: number) => {
    writeFileSync(join(mails, name), '');
    utimesSync(join(mails, name), time / 1000, time / 1000);
  };
  for (const name of ['erased-elsewhere.eml', 'notes.txt']) write(name, Date.UTC(2025, 10, 14));
  write('young.eml', Date.UTC(2025, 10, 16));
  const all = readdirSync(mails);
  expect(await purge(database, mails, { months: 12, now }), 'the clock is not trusted yet').toMatchObject({ count: 0 });
  expect(readdirSync(mails)).toEqual(all);
  await steadyClock(database, now);
  expect(await purge(database, mails, { months: 12, now })).toEqual({ count: 0, isScrubbed: true });
  expect(readdirSync(mails).sort()).toEqual(['notes.txt', 'young.eml']);
  rmSync(mails, { recursive: true });
  expect(await purge(database, mails, { months: 12, now })).toEqual({ count: 0, isScrubbed: true });
});

withBothStores((store) => {
  const settle = async (database: Awaited<ReturnType<typeof store.open>>) => {
    if (store.kind === 'postgres') await sql`checkpoint`.execute(database.reader);
  };

  it('erases a person from tables, pages, log and mail files, and nobody else', async () => {
    const database = await store.open('erase');
    const mails = temporaryFolder();
    // Secrets that occur nowhere else, spread among other rows so that pages are shared, split and reused.
    const people = Array.from({ length: 300 }, (_, number) => {
      const who = number % 10 === 3 ? 'Erased.Person@gone.example' : `person${number}@stays.example`;
      const mark = number % 10 === 3 ? 'zqgonezq' : 'zqstayzq';
      const message = `${mark} ${number} ${mark.repeat(number * 2)}`.slice(0, 5000);
      const values = { ...goodValues, firstName: mark, company: `${mark} Ltd`, businessEmail: who, message };
      return anEnquiry({ values });
    });
    for (let start = 0; start < people.length; start += 50) {
      await acceptAll(database, people.slice(start, start + 50), ['file']);
    }
    const file = mailFileDelivery(mails, 'website@dhr.example', ['sales@dhr.example']);
    const erased = people.filter((one) => one.values.firstName === 'zqgonezq');
    for (const one of [...erased.slice(0, 3), people[0]!]) await file.deliver(one, null, new AbortController().signal);
    await settle(database);
    const traces = ['zqgonezq', 'gone.example', erased[0]!.id];
    expect(tracesIn(store.folder('erase'), traces)).toHaveLength(traces.length);
    expect(tracesIn(mails, traces)).toHaveLength(traces.length);

    const removal = await eraseAddress(database, mails, erasing(' ERASED.person@gone.example '));
    expect(removal).toEqual({ count: 30, isScrubbed: true });
    await settle(database);
    expect(tracesIn(store.folder('erase'), [...traces, 'zqstayzq'])).toEqual(['zqstayzq']);
    expect(tracesIn(mails, traces)).toEqual([]);
    expect(readdirSync(mails)).toEqual([`${people[0]!.id}.eml`]);
    const kept = people.filter((one) => !erased.includes(one)).map((one) => one.id);
    await expectNothingLost(database, kept);
    expect(await eraseAddress(database, mails, erasing('nobody@gone.example'))).toEqual({ count: 0, isScrubbed: true });
  });
});

it('a person erased on one machine stays so in a copy that another machine restores', async () => {
  const [one, other, mails] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const shared = await freshSqlite();
  expect(await syncLedger(shared, other)).toEqual(['erasures.log', 'access-ends.log']);
  await eraseAddress(shared, mails, { ...erasing(goodValues.businessEmail), dataFolder: one });
  expect(await syncLedger(shared, other), 'hourly, on every machine').toEqual([]);
  const secret = await shared.reader.selectFrom('secret').selectAll().executeTakeFirstOrThrow();

  const copy = await freshSqlite();
  await copy.atomically((writer) => writer.updateTable('secret').set(secret).execute());
  await acceptAll(copy, [anEnquiry({ receivedAt: Date.UTC(2026, 10, 1) })], ['smtp']);
  await syncLedger(copy, other);
  expect(await eraseAgain(copy, mails, other)).toMatchObject({ count: 1 });
  expect(await copy.reader.selectFrom('ledger').select('name').execute()).toEqual([{ name: 'erasures.log' }]);
});
