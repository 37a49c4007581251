import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { acceptAll } from '../../enquiries/store/accept.ts';
import { claim, recordDelivered, recordFailure } from '../../enquiries/store/outbox.ts';
import { call, callAsked, now } from '../../tests/support/enquiries/call-cli.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { addPerson } from '../../tests/support/enquiries/people.ts';
import { temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { readAudit } from '../staff/audit.ts';
import { timeOf } from './command.ts';

const mailSettings = { SMTP_URL: 'smtp://mail.dhr.example', MAIL_FROM: 'a@dhr.example', MAIL_TO: 'b@dhr.example' };

/** Reads RFC 4180 back. */
const cells = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((match) => (match[1] ?? '').replaceAll('""', '"'));

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
    return { environment: store.settings(name), pending, held, old };
  };

  it('lists, filters and shows', async () => {
    const { environment, pending, held } = await prepare('cli_look');
    const all = await call(environment, 'list');
    expect(all.output.split('\n')).toHaveLength(5);
    expect(all.output).toContain('Nilgiri Foods');
    const quarantined = await call(environment, 'list', '--state', 'quarantined', '--json');
    expect(quarantined.json()).toMatchObject([{ id: held.id, state: 'quarantined', spamScore: 10 }]);
    expect((await call(environment, 'list', '--email', 'BOT@spam.example', '--json')).json()).toHaveLength(1);
    expect((await call(environment, 'list', '--since', '2026-01-01', '--json')).json()).toHaveLength(2);
    expect((await call(environment, 'list', '--limit', '1')).output).toContain('Only the newest 1');
    expect((await call(environment, 'list', '--state', 'parked')).output).toBe('No enquiries.\n');

    const reference = referenceOf(held.id);
    expect(all.output).toContain(reference);
    const said = reference.replaceAll('-', ' ').toLowerCase();
    expect((await call(environment, 'show', said)).output).toContain(reference);
    expect((await call(environment, 'show', 'ZZZ-ZZZ-ZZZ')).complaints).toContain('There is no enquiry ZZZ-ZZZ-ZZZ.');
    const shown = await call(environment, 'show', held.id.slice(0, 8));
    expect(shown.output).toContain('The hidden field was filled in');
    expect(shown.output).toMatch(/smtp +held/);
    expect((await call(environment, 'show', pending.id, '--json')).json()).toMatchObject({
      id: pending.id,
      message: goodValues.message,
      deliveries: [{ delivery: 'smtp', state: 'pending' }],
    });
  });

  it('exports everything, to the screen or to a file of its own', async () => {
    const { environment } = await prepare('cli_export');
    const csv = await call(environment, 'export');
    const [head, first, second] = csv.output.slice(1).split('\r\n');
    expect(csv.output.startsWith('\uFEFF')).toBe(true);
    expect(cells(head ?? '').slice(0, 4)).toEqual(['Reference', 'Number', 'Received', 'State']);
    expect(cells(first ?? '')).toContain('SAP HXM Implementation; Training');
    expect(cells(second ?? '')).toContain("'=cmd()");
    expect(csv.complaints).toContain('3 of 3 exported');
    expect((await call(environment, 'export', '--format', 'json')).json()).toHaveLength(3);
    expect((await call(environment, 'export', '--json', '--limit', '2')).json()).toHaveLength(2);

    const folder = temporaryFolder();
    const file = join(folder, 'all.csv');
    expect(await call(environment, 'export', '--out', file)).toMatchObject({
      code: 0,
      output: '',
      complaints: expect.stringContaining(`3 enquiries written to ${file}.`),
    });
    expect(readFileSync(file, 'utf8')).toBe(csv.output);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await call(environment, 'export', '--out', file)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining(`${file} exists already and is left as it is.\n`),
    });
    rmSync(folder, { recursive: true });
  });

  it('pages through more than one page when it exports', async () => {
    const database = await store.open('cli_many');
    const many = Array.from({ length: 1201 }, (_, number) => anEnquiry({ receivedAt: now - Math.floor(number / 7) }));
    for (let start = 0; start < many.length; start += 300) {
      await acceptAll(database, many.slice(start, start + 300), ['smtp']);
    }
    await database.close();
    const exported = await call(store.settings('cli_many'), 'export', '--json');
    const ids: string[] = exported.json().map((record: { id: string }) => record.id);
    expect(new Set(ids)).toEqual(new Set(many.map((enquiry) => enquiry.id)));
    expect(ids).toHaveLength(many.length);
  });

  it('shows every attempt and says truthfully what became of it', async () => {
    const { environment, pending, old } = await prepare('cli_truth');
    const database = await store.open('cli_truth');
    const jobs = await claim(database, { delivery: 'smtp', owner: 'me', now, leaseMs: 1, most: 9 });
    const failure = { owner: 'me', at: now, dueAt: null, error: '550 no such user', progress: null };
    for (const job of jobs) await recordFailure(database, job, failure);
    const kept = anEnquiry({ receivedAt: now });
    await acceptAll(database, [kept], ['file']);
    await recordDelivered(database, [{ id: `${kept.id}/file`, attempts: 1, answer: 'Written to a file.' }], now);
    await database.close();

    expect((await call(environment, 'list')).output).toMatch(/ kept as file +Asha Menon/);
    expect((await call(environment, 'list', '--state', 'kept', '--json')).json()).toMatchObject([{ id: kept.id }]);
    expect((await call(environment, 'show', kept.id)).output).toMatch(/file +kept as file +Written to a file\./);
    const shown = (await call(environment, 'show', pending.id)).output;
    expect(shown).toMatch(/2026-11-15 12:00 +smtp +parked +550 no such user/);

    expect((await call(environment, 'list', '--state', 'parked', '--json')).json()).toMatchObject([
      { id: pending.id },
      { id: old.id },
    ]);
    expect((await call(environment, 'stats')).output).toMatch(/kept as file +1\n/);
  });

  it.each([
    [['erase', 'bot@spam.example', 'erased@by.mistake.example']],
    [['erase', 'bot@spam.example', '--since', '2026-01-01']],
    [['purge', 'somebody@dhr.example']],
    [['purge', '--email', '']],
    [['backup', 'FILE', '--dry-run']],
  ])('does nothing at all for %j, which it cannot obey', async (words) => {
    const name = `cli_refused_${words.join('_').toLowerCase().replace(/\W+/g, '_')}`;
    const { environment, held } = await prepare(name);
    const folder = temporaryFolder();
    const given = words.map((word) => word.replace('NUMBER', held.id).replace('FILE', join(folder, 'copy')));
    const before = await call(environment, 'export', '--json');
    const refused = await call({ ...environment, ...mailSettings }, ...given);
    expect(refused).toMatchObject({ code: 2, output: '' });
    expect((await call(environment, 'export', '--json')).output).toBe(before.output);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('erases a person and purges what is old, and can say beforehand what it would do', async () => {
    const { environment, pending, old } = await prepare('cli_remove');
    expect((await call(environment, 'purge', '--yes')).output, 'it reached nobody').toMatch(/^0 deleted\./);
    const database = await store.open('cli_remove');
    const arrival = { id: `${old.id}/smtp`, attempts: 1, answer: '250 OK' };
    await recordDelivered(database, [arrival], Date.UTC(2025, 0, 1));
    await database.close();
    expect((await call(environment, 'purge', '--dry-run')).output).toBe('1 would be deleted.\n');
    const log =
      "PostgreSQL's write-ahead log and archives of it keep old pages until they are recycled; see docs/deploying.md.";
    const [note, remains] = store.kind === 'postgres' ? [`${log}\n`, log] : ['', null];
    expect(await call(environment, 'purge')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was deleted; if it is right, add --yes.'),
    });
    expect((await call(environment, 'purge', '--json')).json()).toEqual({ count: 0, refused: 'clock', due: 1 });
    expect((await call(environment, 'purge', '--yes')).output).toBe(`1 deleted.\n${note}`);
    expect((await call(environment, 'purge', '--json')).json()).toEqual({
      count: 0,
      scrubbed: true,
      remains,
      dryRun: false,
    });
    expect((await call(environment, 'erase', 'bot@spam.example', '--dry-run', '--json')).json()).toMatchObject({
      count: 1,
      remains: null,
    });
    expect((await call(environment, 'erase', 'Bot@Spam.example', '--yes')).output).toBe(`1 deleted.\n${note}`);
    expect((await call(environment, 'list', '--json')).json()).toMatchObject([{ id: pending.id }]);
  });

  it('asks before it erases, and does not unless it is told to', async () => {
    const { environment } = await prepare('cli_ask');
    const before = (await call(environment, 'list', '--json')).json().length;
    const hesitant = await callAsked(environment, 'no', 'erase', 'bot@spam.example');
    expect(hesitant).toMatchObject({ code: 1, output: 'Nothing was deleted.\n' });
    expect(hesitant.complaints).toContain('everything from bot@spam.example: 1 enquiry with 0 notes and 0 mail files.');
    expect(hesitant.complaints).toContain('Type yes to go on');
    expect(await call(environment, 'erase', 'bot@spam.example')).toMatchObject({
      code: 2,
      complaints: expect.stringContaining('in a script add --yes'),
    });
    expect((await call(environment, 'list', '--json')).json()).toHaveLength(before);
    const sure = await callAsked(environment, 'YES', 'erase', 'bot@spam.example');
    expect(sure).toMatchObject({ code: 0, output: expect.stringMatching(/^1 deleted\./) });
    expect((await call(environment, 'list', '--json')).json()).toHaveLength(before - 1);
  });

  it('says which store it reads, and tells the time where the person is', async () => {
    const { environment } = await prepare('cli_store');
    const found = await call(environment, 'list');
    expect(found.complaints).toContain(
      store.kind === 'sqlite'
        ? `Enquiries in ${join(store.folder('cli_store'), 'enquiries.sqlite')}.`
        : 'Enquiries in PostgreSQL, database cli_store on 127.0.0.1',
    );
    expect(found.output).toContain('Received (UTC)');
    expect(timeOf(Date.UTC(2026, 10, 15, 9), 'Asia/Dubai')).toBe('2026-11-15 13:00');
  });

  it('invites where there is a desk', async () => {
    const { environment } = await prepare('cli_desk');
    const invited = await call(
      { ...environment, DESK_ORIGIN: 'https://www.dhr.example' },
      'invite',
      'p@dhr.example',
      '--administrator',
    );
    expect(invited.output).toMatch(
      /^https:\/\/www\.dhr\.example\/desk\/invitation#[\w-]{43}\nFor p only\. It works once/,
    );
    const inviteWith = async (settings: Record<string, string>) =>
      (await call({ ...environment, ...settings }, 'invite', 'q@dhr.example')).complaints;
    expect(await inviteWith({ DESK: 'off' })).toContain('DESK is off');
    vi.stubEnv('BEHIND_TLS', 'true');
    expect(await inviteWith({})).toContain('until DESK_ORIGIN is set');
    vi.unstubAllEnvs();
  });

  it('notes in the audit trail who read many enquiries at once, and reads on where nothing can be noted', async () => {
    const { environment } = await prepare('cli_noted');
    const folder = temporaryFolder();
    for (const words of [['list'], ['export'], ['export', '--format', 'xml'], ['backup', join(folder, 'copy')]])
      await call(environment, ...words);
    const database = await store.open('cli_noted');
    const { entries } = await readAudit(database.reader, { limit: 9 });
    expect(entries.map(({ what, by, detail }) => [by?.name, what, detail])).toEqual([
      ['meera (command line)', 'exported', 'backup'],
      ['meera (command line)', 'exported', null],
      ['meera (command line)', 'listed-all', null],
    ]);
    await sql`alter table audit rename to elsewhere`.execute(database.reader);
    await database.close();
    const unnoted = await call(environment, 'export', '--json');
    expect(unnoted).toMatchObject({ code: 0, complaints: expect.stringContaining('not in the audit trail') });
    expect(unnoted.json()).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });

  it('removes somebody from the desk and signs everybody out', async () => {
    const { environment } = await prepare('cli_people');
    const database = await store.open('cli_people');
    await database.atomically(async (writer) => {
      await addPerson(writer, { name: 'Priya Menon', role: 'administrator' });
      await addPerson(writer, { name: 'Arjun Rao', role: 'member' });
    });
    await database.close();
    await call(environment, 'invite', 'sara@dhr.example');
    expect(await call(environment, 'remove', 'nobody@dhr.example', '--yes')).toMatchObject({ code: 2 });
    expect(await callAsked(environment, 'no', 'remove', 'arjun@dhr.example')).toMatchObject({
      code: 1,
      output: 'Nobody was removed.\n',
    });
    expect(await call(environment, 'remove', 'priya@dhr.example', '--yes')).toMatchObject({
      code: 1,
      output: 'Somebody must be able to invite: invite another administrator first.\n',
    });
    expect((await call(environment, 'remove', 'Arjun@dhr.example', '--yes')).output).toBe(
      'Arjun Rao can no longer open the desk.\n',
    );
    expect((await call(environment, 'sign-out-all')).output).toMatch(
      /^Everybody is signed out \(sessions ended: 1\)\. Who can open the desk:\n\n.*Priya Menon/s,
    );
    expect((await call(environment, 'sign-out-all', '--json')).json()).toMatchObject({
      sessions: 0,
      people: [{ name: 'Priya Menon' }],
    });
  });

  it('counts', async () => {
    const { environment } = await prepare('cli_stats');
    expect((await call(environment, 'stats', '--json')).json()).toMatchObject({
      store: store.kind,
      states: { pending: 2, quarantined: 1, parked: 0, delivered: 0, kept: 0, dismissed: 0, lost: 0 },
      received: { lastDay: 2 },
      oldestUndelivered: '2025-01-01T00:00:00.000Z',
    });
    expect((await call(environment, 'stats')).output).toContain(
      'The oldest undelivered waits since 2025-01-01 00:00 (UTC).',
    );
  });

  it('writes a backup that can be read back, and never over another file', async () => {
    const { environment, pending } = await prepare('cli_backup');
    const folder = temporaryFolder();
    const file = join(folder, 'backup');
    expect((await call(environment, 'backup', file)).code).toBe(0);
    expect(existsSync(file)).toBe(true);
    if (store.kind === 'sqlite') {
      const copy = new DatabaseSync(file, { readOnly: true });
      expect(copy.prepare('select count(*) as number from enquiry where id = ?').get(pending.id)).toEqual({
        number: 1,
      });
      copy.close();
    } else {
      const rows = execFileSync('pg_restore', ['--data-only', '--table=enquiry', '--file=-', file], {
        encoding: 'utf8',
      });
      expect(rows).toContain(pending.id);
    }
    expect(await call(environment, 'backup', file)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining('exists already'),
    });
    rmSync(folder, { recursive: true });
  });

  it('leaves nothing behind that looks like a backup when it fails', async () => {
    const { environment } = await prepare('cli_backup_fails');
    const folder = temporaryFolder();
    // SQLite finds no room for the name of its journal, PostgreSQL's program is not found.
    const file = join(folder, 'b'.repeat(250));
    if (store.kind === 'postgres') vi.stubEnv('PATH', '');
    const failed = await call(environment, 'backup', file);
    vi.unstubAllEnvs();
    expect(failed).toMatchObject({ code: 1, output: '' });
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
