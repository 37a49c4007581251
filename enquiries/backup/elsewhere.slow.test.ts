import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, now } from '../../tests/support/enquiries/call-cli.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { acceptAll } from '../store/outbox.ts';
import { backupHealth } from './state.ts';

const programs = ['age', 'rclone'].filter((name) => spawnSync(name, ['--version']).error);
if (programs.length > 0 && process.env['CI'])
  throw new Error(`${programs.join(' and ')} are needed here: .ci/run installs them.`);

describe.skipIf(programs.length > 0)('a copy elsewhere', () => {
  const aMachine = () => {
    const [folder, place] = [temporaryFolder(), temporaryFolder()];
    const settings = {
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'backups'),
      BACKUP_TO: join(place, 'copies'),
      BACKUP_RECIPIENTS: join(folder, 'recipients'),
      BACKUP_IDENTITY: join(folder, 'identity'),
    };
    const { stdout } = spawnSync('age-keygen', ['-o', settings.BACKUP_IDENTITY], { encoding: 'utf8' });
    expect(stdout).toBe('');
    const [, key = ''] = /public key: (\S+)/.exec(readFileSync(settings.BACKUP_IDENTITY, 'utf8')) ?? [];
    writeFileSync(settings.BACKUP_RECIPIENTS, `${key}\n`);
    mkdirSync(settings.DATA_DIR);
    return settings;
  };
  const done = expect.objectContaining({ code: 0 });

  it('gives back what came until five minutes before the machine was lost, and is unreadable without the key', async () => {
    const settings = aMachine();
    const database = await freshSqlite(settings.DATA_DIR);
    await acceptAll(database, [anEnquiry()], ['smtp']);
    expect(await call(settings, 'backup-whole')).toEqual(done);
    await acceptAll(database, [anEnquiry(), anEnquiry()], ['smtp']);
    expect(await call(settings, 'backup-changes')).toEqual(done);
    const sent = readdirSync(settings.BACKUP_TO);
    expect(sent).toHaveLength(2);
    for (const name of sent)
      expect(readFileSync(join(settings.BACKUP_TO, name), 'latin1')).toMatch(/^age-encryption\.org/);
    expect(await call(settings, 'rehearse')).toMatchObject({ code: 0, output: expect.stringContaining('in it: 3.') });

    const fresh = { ...settings, DATA_DIR: join(temporaryFolder(), 'data'), BACKUP_DIR: temporaryFolder() };
    const copy = join(fresh.BACKUP_DIR, 'copy');
    expect(await call(fresh, 'fetch', copy)).toEqual(done);
    expect(await call(fresh, 'restore', copy)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Enquiries: 3.'),
    });
  });

  it('falls back to an earlier copy where the newest is damaged, and the rehearsal says so', async () => {
    const settings = aMachine();
    const database = await freshSqlite(settings.DATA_DIR);
    await acceptAll(database, [anEnquiry()], ['smtp']);
    // Without a whole copy there is nothing that changes could belong to.
    expect(await call(settings, 'backup-changes')).toEqual(done);
    await acceptAll(database, [anEnquiry()], ['smtp']);
    expect(await call(settings, 'backup-changes')).toEqual(done);
    const [changes = ''] = readdirSync(settings.BACKUP_TO).filter((name) => name.includes('changes'));
    truncateSync(join(settings.BACKUP_TO, changes), 300);
    expect(await call(settings, 'rehearse')).toMatchObject({ code: 1 });
    expect(backupHealth(settings.DATA_DIR, now)).toMatchObject({ isLate: true });
    expect(readdirSync(settings.BACKUP_DIR).filter((name) => !name.endsWith('.backup'))).toEqual([]);
    const { code, output } = await call(settings, 'fetch', join(temporaryFolder(), 'copy'));
    expect([code, output]).toEqual([0, expect.stringContaining('because it is damaged: enquiries-')]);
  });

  it.each([
    ['', 'BACKUP_RECIPIENTS is needed for this'],
    ['/no/recipients', 'no such file or directory'],
  ])('with recipients in "%s" says "%s", and leaves the backup of this machine', async (file, said) => {
    const settings = { ...aMachine(), BACKUP_RECIPIENTS: file };
    await freshSqlite(settings.DATA_DIR);
    const { code, complaints } = await call(settings, 'backup-whole');
    expect([code, complaints]).toEqual([1, expect.stringContaining(said)]);
    expect(readdirSync(settings.BACKUP_DIR)).toHaveLength(1);
  });
});
