import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { call, callAsked, now } from '../../tests/support/enquiries/call-cli.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { arrive, closeAll } from '../../tests/support/enquiries/fakes.ts';
import { addPerson } from '../../tests/support/enquiries/people.ts';
import { freshSqlite, temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { readAudit } from '../staff/audit.ts';
import type { Database } from '../staff/tables.ts';

/** Reads RFC 4180 back. */
function cells(line: string) {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((match) => (match[1] ?? '').replaceAll('""', '"'));
}

withBothStores((store) => {
  const prepare = async (name: string) => {
    const database = await store.open(name);
    const pending = anEnquiry({ receivedAt: now - 1000 });
    const spam = { score: 10, reasons: ['The hidden field was filled in'], quarantined: true };
    const values = { ...goodValues, company: '=cmd()', businessEmail: 'bot@spam.example' };
    const held = anEnquiry({ receivedAt: now - 2000, values, spam });
    const old = anEnquiry({ receivedAt: Date.UTC(2025, 0, 1), values: { ...goodValues, firstName: 'Old' } });
    await acceptAll(database, [pending, held, old], ['smtp']);
    await database.close();
    const environment = store.settings(name);
    const inStore = async <Result>(work: (database: Database) => Promise<Result>) => {
      const opened = await store.open(name);
      const result = await work(opened);
      await opened.close();
      return result;
    };
    return { pending, held, old, inStore, environment, run: (...words: string[]) => call(environment, ...words) };
  };

  it('lists, filters and shows', async () => {
    const { run, pending, held } = await prepare('cli_look');
    const all = await run('list');
    expect(all.output.trim().split('\n')).toHaveLength(3);
    expect(all.output).toContain('Asha Menon, Nilgiri Foods <asha.menon@nilgiri.example>');
    expect(all.complaints).toContain(
      store.kind === 'sqlite'
        ? `Enquiries in ${join(store.folder('cli_look'), 'enquiries.sqlite')}.`
        : 'Enquiries in PostgreSQL, database cli_look on 127.0.0.1',
    );
    const listed = async (...options: string[]) => (await run('list', ...options, '--json')).json();
    const found = [{ id: held.id, state: 'quarantined', spamScore: 10 }];
    expect(await listed('--state', 'quarantined')).toMatchObject(found);
    expect(await listed('--email', 'BOT@spam.example')).toMatchObject(found);
    expect((await run('list', '--state', 'parked')).output).toBe('No enquiries.\n');

    const reference = referenceOf(held.id);
    expect(all.output).toContain(reference);
    const shown = await run('show', reference.replaceAll('-', ' ').toLowerCase());
    expect(shown.json()).toMatchObject({ reference, spam: { reasons: ['The hidden field was filled in'] } });
    const [thread, deliveries] = [[{ text: goodValues.message }], [{ name: 'smtp', state: 'pending' }]];
    expect((await run('show', pending.id)).json()).toMatchObject({ thread, deliveries });
    expect((await run('stats')).json()).toMatchObject({
      store: store.kind,
      states: { pending: 2, quarantined: 1, parked: 0, delivered: 0, kept: 0, dismissed: 0, lost: 0 },
      oldestUndelivered: '2025-01-01T00:00:00.000Z',
    });
  });

  it('exports everything, more than a page of it too', async () => {
    const { run, inStore, pending } = await prepare('cli_export');
    const many = Array.from({ length: 600 }, (_, number) => anEnquiry({ receivedAt: now - Math.floor(number / 7) }));
    await inStore((database) => acceptAll(database, many, ['smtp']));
    const csv = (await run('export')).output;
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const lines = csv.slice(1).trim().split('\r\n').map(cells);
    expect(lines).toHaveLength(604);
    expect(lines[0]?.slice(0, 4)).toEqual(['Reference', 'Number', 'Received', 'State']);
    expect(lines.find((line) => line[1] === pending.id)).toContain('SAP HXM Implementation; Training');
    expect(lines.flat()).toContain("'=cmd()");
    const records = (await run('export', '--json')).output.trim().split('\n');
    expect(new Set(records.map((record) => JSON.parse(record).id)).size).toBe(603);
  });

  it('erases a person and purges what is old, and asks before it does', async () => {
    const { run, environment, inStore, pending, old } = await prepare('cli_remove');
    expect((await run('purge', '--yes')).output, 'it reached nobody').toMatch(/^0 deleted\./);
    await inStore((database) => arrive(database, old.id, 'smtp', Date.UTC(2025, 0, 1)));
    expect((await run('purge', '--yes')).output, 'it waits for us').toMatch(/^0 deleted\./);
    await inStore(closeAll);
    const note = store.kind === 'postgres' ? /^1 deleted\.\nPostgreSQL's write-ahead log/ : /^1 deleted\.\n$/;
    const doubtful = await run('purge');
    expect([doubtful.code, doubtful.output]).toEqual([1, expect.stringContaining('if it is right, add --yes.')]);
    expect((await run('purge', '--yes')).output).toMatch(note);

    const hesitant = await callAsked(environment, 'no', 'erase', 'bot@spam.example');
    expect(hesitant).toMatchObject({ code: 1, output: 'Nothing was deleted.\n' });
    expect(hesitant.complaints).toContain('everything from bot@spam.example: enquiries 1,');
    const unasked = await run('erase', 'bot@spam.example');
    expect([unasked.code, unasked.complaints]).toEqual([2, expect.stringContaining('in a script add --yes')]);
    expect((await callAsked(environment, 'YES', 'erase', 'Bot@Spam.example')).output).toMatch(note);
    expect((await run('list', '--json')).json()).toMatchObject([{ id: pending.id }]);
  });

  it('invites where there is a desk', async () => {
    const { environment } = await prepare('cli_desk');
    const settings = { ...environment, DESK_ORIGIN: 'https://www.dhr.example' };
    const invited = await call(settings, 'invite', 'p@dhr.example', '--administrator');
    expect(invited.output).toMatch(
      /^https:\/\/www\.dhr\.example\/desk\/invitation#[\w-]{43}\nFor p only\. It works once/,
    );
    const inviteWith = async (more: Record<string, string>) =>
      (await call({ ...environment, ...more }, 'invite', 'q@dhr.example')).complaints;
    expect(await inviteWith({ DESK: 'off' })).toContain('DESK is off');
    vi.stubEnv('BEHIND_TLS', 'true');
    expect(await inviteWith({})).toContain('until DESK_ORIGIN is set');
    vi.unstubAllEnvs();
  });

  it('notes in the audit trail who read enquiries, one or many', async () => {
    const { run, inStore, held } = await prepare('cli_noted');
    for (const words of [['list'], ['show', held.id], ['export']]) await run(...words);
    const { entries } = await inStore(({ reader }) => readAudit(reader, { limit: 9 }));
    const by = { id: null, name: 'meera (command line)' };
    expect(entries).toMatchObject([
      { by, what: 'exported', detail: null },
      { by, what: 'read', enquiryId: held.id },
      { by, what: 'listed-all', detail: null },
    ]);
  });

  it('removes a person from the desk, and nobody comes back with a copy of the store', async () => {
    const { environment, run, inStore, held } = await prepare('cli_people');
    await inStore((database) =>
      database.atomically(async (writer) => {
        await addPerson(writer, { name: 'Priya Menon', role: 'administrator' });
        await addPerson(writer, { name: 'Arjun Rao', role: 'member' });
      }),
    );
    const remove = async (address: string) => {
      const { code, output, complaints } = await run('remove', address, '--yes');
      return `${code} ${output}${complaints}`;
    };
    expect(await remove('nobody@dhr.example')).toMatch(/^2 .*Nobody with the address/s);
    expect((await callAsked(environment, 'no', 'remove', 'arjun@dhr.example')).output).toBe('Nobody was removed.\n');
    expect(await remove('priya@dhr.example')).toMatch(
      /^2 .*There must be an administrator: invite another one first\./s,
    );
    expect(await remove('Arjun@dhr.example')).toMatch(/^0 Arjun Rao can no longer open the desk\.\n/);
    expect(await run('erase', 'bot@spam.example', '--yes')).toMatchObject({ code: 0 });
    await inStore(async (database) => {
      await acceptAll(database, [held], ['smtp']);
      await database.atomically((writer) => addPerson(writer, { name: 'Arjun Rao', role: 'member' }));
    });
    expect((await run('sign-out-all')).output).toMatch(
      /^Enquiries: 2. Erased again: 1.\nEveryone is signed out. People .* again: 1. Who .*:\n\nPriya Menon.*\n\nIn a copy/,
    );
  });

  it('writes a backup that can be read back, never over another file, and leaves none when it fails', async () => {
    const { run, inStore, pending } = await prepare('cli_backup');
    const folder = temporaryFolder();
    const file = join(folder, 'backup');
    const first = await run('backup', file);
    if (store.kind === 'postgres') {
      const refused = [first, await run('restore', file)].map(({ code, complaints }) => `${code} ${complaints}`);
      for (const one of refused) expect(one).toMatch(/^2 .*pg_dump and .*pg_restore/s);
      return;
    }
    expect([first.code, statSync(file).mode & 0o077]).toEqual([0, 0]);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare('select id from enquiry where id = ?').get(pending.id)).toEqual({ id: pending.id });
    copy.close();
    const { entries } = await inStore(({ reader }) => readAudit(reader, { limit: 1 }));
    expect(entries).toMatchObject([{ what: 'exported', detail: 'backup' }]);
    const second = await run('backup', file);
    expect([second.code, second.complaints]).toEqual([2, expect.stringContaining('exists already')]);
    // SQLite finds no room for the name of its journal.
    expect(await run('backup', join(folder, 'b'.repeat(250)))).toMatchObject({ code: 1, output: '' });
    expect(readdirSync(folder).filter((name) => name.startsWith('bb'))).toEqual([]);
  });
});

describe('called wrongly', () => {
  it.each([
    [['constructor'], 'There is no command "constructor"'],
    [['lits'], 'There is no command "lits": did you mean list?'],
    [['list', '--nonsense'], "Unknown option '--nonsense'"],
    [['list', '--state'], 'argument missing'],
    [['list', '--state', 'gone'], '--state is one of'],
    [['show'], 'Which enquiry?'],
    [['show', 'ZZZ-ZZZ-ZZZ'], 'There is no enquiry ZZZ-ZZZ-ZZZ'],
    [['erase', 'everybody'], 'Whose enquiries?'],
    [
      ['erase', 'a@dhr.example', 'b@dhr.example', '--yes'],
      'This command does not take b@dhr.example: nothing was done.',
    ],
    [['purge', '--email', 'a@dhr.example', '--yes'], 'does not take --email'],
    [['stats', 'x', '--administrator'], 'does not take --administrator and x'],
    [['backup'], 'Where to?'],
  ])('%j says what is wrong and does nothing', async (words, sentence) => {
    const folder = temporaryFolder();
    await (await freshSqlite(folder)).close();
    const { code, output, complaints } = await call({ DATA_DIR: folder }, ...words);
    expect([code, output]).toEqual([2, '']);
    expect(complaints).toContain(sentence);
  });

  it('names the setting, the database or the folder that is at fault, and makes no empty store', async () => {
    const { code, complaints } = await call({ SMTP_URL: 'smtp://mail.dhr.example' }, 'list');
    expect([code, complaints]).toEqual([1, expect.stringContaining('MAIL_TO is needed because SMTP_URL is set.')]);
    // By this name there are often two addresses, and then Node's own error has no words.
    const refused = await call({ DATABASE_URL: 'postgres://nobody@localhost:1/none' }, 'list');
    expect([refused.code, refused.complaints]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    const folder = temporaryFolder();
    const empty = await call({ DATA_DIR: folder }, 'backup', join(folder, 'copy'));
    expect([empty.code, empty.complaints]).toEqual([1, expect.stringContaining(`no enquiries in ${folder}`)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('explains itself', async () => {
    for (const words of [[], ['help'], ['erase', '--help']])
      expect((await call({}, ...words)).output).toContain('erase ADDRESS');
  });
});
