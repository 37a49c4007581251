import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { call } from '../../tests/support/enquiries/call-cli.ts';
import { databaseThatRefusesTwice } from '../../tests/support/enquiries/fakes.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';

describe('calling it wrongly', () => {
  it.each([
    [['nonsense'], 'There is no command "nonsense"'],
    [['constructor'], 'There is no command "constructor"'],
    [['lits'], 'There is no command "lits": did you mean list?'],
    [['list', '--nonsense'], 'There is no option --nonsense: try help.'],
    [['list', '--lmit', '3'], 'There is no option --lmit: did you mean --limit?'],
    [['list', '--state'], '--state needs a value after it.'],
    [['list', '--since', '2026-02-30'], '--since is a day'],
    [['list', '--state', 'gone'], '--state is one of'],
    [['list', '--since', 'yesterday'], '--since is a day'],
    [['list', '--limit', '0'], '--limit is a whole number'],
    [['show'], 'Which enquiry?'],
    [['show', '%'], 'is not the reference of an enquiry'],
    [['show', 'abcd1234'], 'There is no enquiry abcd1234'],
    [['release', 'abcd1234'], 'There is no command "release"'],
    [['erase', 'everybody'], 'Whose enquiries?'],
    [['export', '--format', 'pdf'], '--format is csv or json'],
    [['backup'], 'Where to?'],
    [['show', 'abcd1234', 'dcba4321'], 'This command does not take dcba4321: nothing was done. Usage: show REFERENCE'],
    [['stats', '--out', 'f', '--administrator'], 'does not take --out and --administrator'],
  ])('%j says what is wrong', async (words, sentence) => {
    const folder = temporaryFolder();
    await (await openSqlite(folder)).close();
    const { code, complaints } = await call({ DATA_DIR: folder }, ...words);
    expect(code).toBe(2);
    expect(complaints).toContain(sentence);
    rmSync(folder, { recursive: true });
  });

  it('names the setting that is at fault', async () => {
    const { code, complaints } = await call({ SMTP_URL: 'smtp://mail.dhr.example' }, 'list');
    expect([code, complaints]).toEqual([1, expect.stringContaining('MAIL_TO is needed because SMTP_URL is set.')]);
  });

  it('says why when the database refuses on both addresses of its host', async () => {
    const { code, complaints } = await call({ DATABASE_URL: databaseThatRefusesTwice() }, 'list');
    vi.restoreAllMocks();
    expect([code, complaints]).toEqual([
      1,
      'No database answers at that address: check DATABASE_URL, and that PostgreSQL runs. (ECONNREFUSED)\n',
    ]);
  });

  it('says in words that there is no folder for a file', async () => {
    const folder = temporaryFolder();
    await (await openSqlite(folder)).close();
    const { code, complaints } = await call({ DATA_DIR: folder }, 'export', '--out', join(folder, 'gone', 'all.csv'));
    expect([code, complaints]).toEqual([
      1,
      expect.stringContaining('There is no such folder: make it first, or name another.'),
    ]);
    rmSync(folder, { recursive: true });
  });

  it('makes no empty store where the server keeps none, and no backup of it', async () => {
    const folder = temporaryFolder();
    const { code, complaints } = await call({ DATA_DIR: folder }, 'backup', join(folder, 'copy'));
    expect([code, complaints]).toEqual([
      1,
      `There are no enquiries in ${folder}: set DATA_DIR or DATABASE_URL as the server has them.\n`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('explains itself', async () => {
    for (const words of [[], ['help'], ['--help']])
      expect((await call({}, ...words)).output).toContain('erase ADDRESS');
    expect((await call({}, 'erase', '--help')).output).toContain('deletes everything one person sent');
  });
});
