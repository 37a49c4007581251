import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readEnquirySettings } from '../../enquiries/settings.ts';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { openSqlite, sqliteFile } from '../../enquiries/store/sqlite.ts';
import { call, now } from '../../tests/support/enquiries/call-cli.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { addPerson } from '../../tests/support/enquiries/people.ts';
import { temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { openStaff } from '../staff/open.ts';

const from = (businessEmail: string) => anEnquiry({ values: { ...goodValues, businessEmail } });

withBothStores((store) => {
  it('brings back what a backup holds, less the people erased since', async () => {
    const settings = store.settings('restored');
    const kept = from('kept@a.example');
    const erased = from('erased@b.example');
    const database = await store.open('restored');
    await acceptAll(database, [kept, erased], ['smtp']);
    await database.close();
    const backup = join(temporaryFolder(), 'backup');
    expect(await call(settings, 'backup', backup)).toMatchObject({ code: 0 });
    expect(await call(settings, 'erase', 'erased@b.example', '--yes')).toMatchObject({ code: 0 });
    const later = await store.open('restored');
    await acceptAll(later, [from('later@c.example')], ['smtp']);
    await later.close();

    expect(await call(settings, 'restore', backup)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored: 1 enquiries. Erased again: 1.'),
    });
    expect((await call(settings, 'list', '--json')).json().map((row: { id: string }) => row.id)).toEqual([kept.id]);
  });

  it('lets nobody in whom the desk had shut out since the backup', async () => {
    const settings = store.settings('shutout');
    const database = await store.open('shutout');
    const staff = openStaff({ settings: readEnquirySettings(settings), use: (work) => work(database), now: () => now });
    const [priya, arjun] = await database.atomically(async (writer) => [
      await addPerson(writer, { name: 'Priya Menon', role: 'administrator' }),
      await addPerson(writer, { name: 'Arjun Rao', role: 'member' }),
    ]);
    const sara = { name: 'Sara Khalil', address: 'sara@dhr.example', role: 'administrator' as const };
    const { token } = await staff.invite({ ...sara, actor: priya });
    const backup = join(temporaryFolder(), 'backup');
    expect(await call(settings, 'backup', backup)).toMatchObject({ code: 0 });
    await staff.removePerson(arjun.id, priya);
    await staff.removePasskey(priya.lostPasskey, priya);
    await database.close();

    const { output } = await call(settings, 'restore', backup);
    expect(output).toContain('People and passkeys removed again: 2.');
    expect(output).toMatch(
      /\n\nPriya Menon {2}priya@dhr.example {2}administrator {2}passkeys: 1\n\nRoles are those of the backup/,
    );
    const restored = await store.open('shutout');
    const again = openStaff({ settings: readEnquirySettings(settings), use: (work) => work(restored), now: () => now });
    expect(await again.session(priya.token, true)).toBeUndefined();
    expect(await again.session(arjun.token, true)).toBeUndefined();
    expect(await again.findInvitation(token)).toBeUndefined();
    expect(await again.passkey(priya.lostPasskey)).toBeUndefined();
  });

  it('stops while a server has the store open, and changes nothing', async () => {
    const settings = store.settings('inuse');
    const database = await store.open('inuse');
    await acceptAll(database, [anEnquiry()], ['smtp']);
    const backup = join(temporaryFolder(), 'backup');
    expect(await call(settings, 'backup', backup)).toMatchObject({ code: 0 });
    expect(await call(settings, 'restore', backup)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/stop it first/),
    });
    expect((await call(settings, 'list', '--json')).json()).toHaveLength(1);
  });

  if (store.kind === 'postgres')
    it('waits a moment for a server that is just stopping', async () => {
      const settings = store.settings('stopping');
      const database = await store.open('stopping');
      await acceptAll(database, [anEnquiry()], ['smtp']);
      const backup = join(temporaryFolder(), 'backup');
      expect(await call(settings, 'backup', backup)).toMatchObject({ code: 0 });
      const stopping = setTimeout(300).then(() => database.close());
      expect(await call(settings, 'restore', backup)).toMatchObject({ code: 0 });
      await stopping;
    });
});

describe('with SQLite, restore', () => {
  it('keeps what was there beside it, with its log, so that newer enquiries can be looked up', async () => {
    const folder = temporaryFolder();
    const settings = { DATA_DIR: folder };
    const database = await openSqlite(folder);
    await acceptAll(database, [anEnquiry()], ['smtp']);
    await database.close();
    const backup = join(temporaryFolder(), 'backup');
    await call(settings, 'backup', backup);
    writeFileSync(`${sqliteFile(folder)}-wal`, 'left over from a copy made by hand');
    expect(await call(settings, 'restore', backup)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/before-2026-11-15/),
    });
    expect(readdirSync(folder).some((name) => /before-.*-wal$/.test(name))).toBe(true);
    expect((await call(settings, 'list', '--json')).json()).toHaveLength(1);
    expect(existsSync(`${sqliteFile(folder)}.restoring`)).toBe(false);
  });

  it.each(['not a database at all', ''])('refuses a file that is no whole backup (%j)', async (content) => {
    const folder = temporaryFolder();
    await (await openSqlite(folder)).close();
    const file = join(temporaryFolder(), 'backup');
    writeFileSync(file, content);
    expect(await call({ DATA_DIR: folder }, 'restore', file)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/not a whole backup/),
    });
    expect(await call({ DATA_DIR: folder }, 'restore', `${file}.missing`)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/no file/),
    });
  });
});
