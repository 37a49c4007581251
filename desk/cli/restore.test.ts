import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnquirySettings } from '../../enquiries/settings.ts';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { sqliteFile } from '../../enquiries/store/sqlite.ts';
import { call, now } from '../../tests/support/enquiries/call-cli.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { addPerson } from '../../tests/support/enquiries/people.ts';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { openStaff } from '../staff/open-staff.ts';
import type { Database } from '../staff/tables.ts';

function from(businessEmail: string) {
  return anEnquiry({ values: { ...goodValues, businessEmail } });
}
function fill(database: Database, ...enquiries: ReturnType<typeof anEnquiry>[]) {
  return acceptAll(database, enquiries, ['smtp']);
}
function openFor(settings: Record<string, string>, database: Database) {
  return openStaff({ settings: readEnquirySettings(settings), use: (work) => work(database), now: () => now });
}
async function backUp(settings: Record<string, string>) {
  const backup = join(temporaryFolder(), 'backup');
  expect(await call(settings, 'backup', backup)).toMatchObject({ code: 0 });
  return backup;
}
async function idsIn(settings: Record<string, string>) {
  return (await call(settings, 'list', '--json')).json().map((row: { id: string }) => row.id);
}

it('brings back what a backup holds, less the people erased since', async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const kept = from('kept@a.example');
  const erased = from('erased@b.example');
  const database = await freshSqlite(settings.DATA_DIR);
  await fill(database, kept, erased);
  await database.close();
  const backup = await backUp(settings);
  expect(await call(settings, 'erase', 'erased@b.example', '--yes')).toMatchObject({ code: 0 });
  const later = await freshSqlite(settings.DATA_DIR);
  await fill(later, from('later@c.example'));
  await later.close();

  const { code, output } = await call(settings, 'restore', backup);
  expect([code, output]).toEqual([0, expect.stringContaining('Enquiries: 1. Erased again: 1.')]);
  expect(output).not.toContain('erasures.log');
  expect(await idsIn(settings)).toEqual([kept.id]);

  const elsewhere = await call({ DATA_DIR: temporaryFolder() }, 'restore', backup);
  expect(elsewhere.output).toMatch(/^There was no erasures\.log and no access-ends\.log in .* of the newest backup/);
});

it('lets nobody in whom the desk had shut out since the backup', async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const database = await freshSqlite(settings.DATA_DIR);
  const staff = openFor(settings, database);
  const [priya, arjun] = await database.atomically(async (writer) => [
    await addPerson(writer, { name: 'Priya Menon', role: 'administrator' }),
    await addPerson(writer, { name: 'Arjun Rao', role: 'member' }),
  ]);
  const sara = { name: 'Sara Khalil', address: 'sara@dhr.example', role: 'administrator' as const };
  const { token } = await staff.invite({ ...sara, actor: priya });
  const backup = await backUp(settings);
  await staff.removePerson(arjun.id, priya);
  await staff.removePasskey(priya.lostPasskey, priya);
  await database.close();

  const { output } = await call(settings, 'restore', backup);
  expect(output).toContain('People and passkeys removed again: 2.');
  expect(output).toMatch(
    /\n\nPriya Menon {2}priya@dhr.example {2}administrator {2}passkeys: 1\n\nIn a copy that came back, roles are as they were/,
  );
  const restored = await freshSqlite(settings.DATA_DIR);
  const again = openFor(settings, restored);
  expect(await again.session(priya.token, true)).toBeUndefined();
  expect(await again.session(arjun.token, true)).toBeUndefined();
  expect(await again.findInvitation(token)).toBeUndefined();
  expect(await again.passkey(priya.lostPasskey)).toBeUndefined();
});

it('stops while a server has the store open, and changes nothing', async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const database = await freshSqlite(settings.DATA_DIR);
  await fill(database, anEnquiry());
  const backup = await backUp(settings);
  const { code, complaints } = await call(settings, 'restore', backup);
  expect([code, complaints]).toEqual([1, expect.stringContaining('stop it first')]);
  expect(await idsIn(settings)).toHaveLength(1);
});

it('keeps what was there next to it, with its log, so that newer enquiries can be looked up', async () => {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder };
  const database = await freshSqlite(folder);
  await fill(database, anEnquiry());
  await database.close();
  const backup = await backUp(settings);
  writeFileSync(`${sqliteFile(folder)}-wal`, 'left over from a copy made by hand');
  const { code, output } = await call(settings, 'restore', backup);
  expect([code, output]).toEqual([0, expect.stringContaining('before-2026-11-15')]);
  expect(readdirSync(folder).some((name) => /before-.*-wal$/.test(name))).toBe(true);
  expect(await idsIn(settings)).toHaveLength(1);
  expect(existsSync(`${sqliteFile(folder)}.restoring`)).toBe(false);
});

it.each(['not a database at all', ''])('refuses a file that is no whole backup (%j)', async (content) => {
  const folder = temporaryFolder();
  await (await freshSqlite(folder)).close();
  const file = join(temporaryFolder(), 'backup');
  writeFileSync(file, content);
  const restore = async (name: string) => {
    const { code, complaints } = await call({ DATA_DIR: folder }, 'restore', name);
    return `${code} ${complaints}`;
  };
  expect(await restore(file)).toMatch(/^1 .*not a whole backup/s);
  expect(await restore(`${file}.missing`)).toMatch(/^1 .*no file/s);
});
