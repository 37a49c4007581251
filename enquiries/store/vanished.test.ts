import { closeSync, copyFileSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { call } from '../../tests/support/enquiries/call-cli.ts';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { formOf, openFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { sqliteFile } from './sqlite.ts';

async function openInFolder() {
  const folder = temporaryFolder();
  return { folder, file: sqliteFile(folder), ...(await openFrontDoor({ DATA_DIR: folder })) };
}

it('refuses with a message when the database was deleted under a running server, until it is back', async () => {
  const { file, post, enquiries } = await openInFolder();
  expect((await post(formOf(goodValues))).status).toBe(200);
  renameSync(file, `${file}.away`);
  expect((await post(formOf(goodValues))).status).toBe(503);
  expect((await post(formOf(goodValues))).status).toBe(503);
  expect(await enquiries.health()).toMatchObject({ ok: false, fault: 'DatabaseGone' });
  renameSync(`${file}.away`, file);
  expect((await post(formOf(goodValues))).status).toBe(200);
  expect(await enquiries.health()).toMatchObject({ ok: true });
});

it('refuses once the database is damaged, and says so in its health', async () => {
  const { folder, file, post, enquiries } = await openInFolder();
  for (let n = 0; n < 40; n += 1) await post(formOf({ ...goodValues, message: `${n} ${'long '.repeat(600)}` }));
  const damaged = join(folder, 'damaged');
  expect((await call({ DATA_DIR: folder }, 'backup', damaged)).code).toBe(0);
  const handle = openSync(damaged, 'r+');
  for (let page = 3; page < 12; page += 1) writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, page * 4096);
  closeSync(handle);
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  renameSync(damaged, file);
  expect((await post(formOf(goodValues))).status).toBe(503);
  expect((await post(formOf(goodValues))).status).toBe(503);
  expect(await enquiries.health()).toMatchObject({ ok: false, fault: 'DatabaseDamaged' });
});

it.each(['a copy made by hand', 'a backup'])(
  'refuses once %s was copied over the database, and says so',
  async (kind) => {
    const { folder, file, post, enquiries } = await openInFolder();
    const send = async () => (await post(formOf(goodValues))).status;
    const copy = join(folder, 'copy');
    expect(await send()).toBe(200);
    const checkpoint = () => {
      const other = new DatabaseSync(file);
      other.exec('pragma wal_checkpoint(truncate)');
      other.close();
    };
    checkpoint();
    if (kind === 'a backup') expect((await call({ DATA_DIR: folder }, 'backup', copy)).code).toBe(0);
    else copyFileSync(file, copy);
    for (let n = 0; n < 5; n += 1) expect(await send()).toBe(200);
    await enquiries.health();
    checkpoint();
    expect(await send()).toBe(200);
    copyFileSync(copy, file);
    expect([await send(), await send()]).toEqual([503, 503]);
    expect(await enquiries.health()).toMatchObject({ ok: false, fault: 'DatabaseOverwritten' });
  },
);
