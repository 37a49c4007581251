import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { readEnquirySettings } from '../../enquiries/settings.ts';
import { acceptAll, claim, recordDelivered, recordFailure } from '../../enquiries/store/outbox.ts';
import { countByState } from '../../enquiries/store/read.ts';
import { purge } from '../../enquiries/upkeep/erase.ts';
import { endReminders } from '../../enquiries/upkeep/reminders.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { steadyClock, TestClock } from '../../tests/support/enquiries/fakes.ts';
import { addPerson } from '../../tests/support/enquiries/people.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Action } from '../contract/requests.ts';
import { openStaff } from './open.ts';
import type { Actor } from './work.ts';

const priya: Actor = { id: null, name: 'Priya Menon' };
const all = { list: 'all', order: 'newest', limit: 9 } as const;
const held = { score: 12, reasons: ['The hidden field was filled in'], quarantined: true };

withBothStores((store) => {
  const open = async (name: string) => {
    const database = await store.open(name);
    const clock = new TestClock();
    const settings = readEnquirySettings({
      ...store.settings(name),
      WEBHOOK_URL: 'http://127.0.0.1:1/',
      WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    });
    const staff = openStaff({ settings, use: (work) => work(database), now: clock.now });
    const receive = async (...enquiries: ReturnType<typeof anEnquiry>[]) => acceptAll(database, enquiries, ['webhook']);
    return { database, clock, staff, receive };
  };
  const names = (page: { rows: { name: string }[] }) => page.rows.map((row) => row.name);
  const from = (lastName: string, changes: Partial<ReturnType<typeof anEnquiry>> = {}, values = {}) =>
    anEnquiry({ ...changes, values: { ...goodValues, lastName, ...values } });

  it('lists what waits, is in conversation, held, not delivered and all, with counts and page by page', async () => {
    const { database, clock, staff, receive } = await open('lists');
    const at = (minute: number) => ({ receivedAt: clock.time + minute * 60_000 });
    const [one, two, lost] = [from('One', at(1)), from('Two', at(2)), from('Lost', at(4))];
    await receive(one, two, from('Spam', { ...at(3), spam: held }), lost);
    const due = { delivery: 'webhook', owner: 'a', now: clock.time + 3e6, leaseMs: 1, most: 9 };
    const job = (await claim(database, due)).find(({ enquiry_id }) => enquiry_id === lost.id)!;
    await recordFailure(database, job, { owner: 'a', at: clock.time, dueAt: null, error: '401', progress: null });
    await staff.act({ id: two.id, version: 1, action: { do: 'answer' }, actor: priya });

    const page = (list: Parameters<typeof staff.list>[0]['list'], more = {}) =>
      staff.list({ list, order: 'newest', limit: 9, ...more });
    expect(names(await page('waiting'))).toEqual(['Asha Lost', 'Asha One']);
    expect(names(await page('conversation'))).toEqual(['Asha Two']);
    expect(names(await page('quarantine'))).toEqual(['Asha Spam']);
    expect(names(await page('not-delivered'))).toEqual(['Asha Lost']);
    const turn = { waiting: 2, mine: 0, nobody: 2, later: 0, unread: 2 };
    const counts = { ...turn, conversation: 1, applications: 0, quarantine: 1, 'not-delivered': 1, all: 4 };
    expect(await staff.counts()).toEqual(counts);

    const orders = { newest: 'Lost Spam Two One', oldest: 'One Two Spam Lost', score: 'Spam Lost Two One' };
    for (const [order, expected] of Object.entries(orders)) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const part = await page('all', { order, after, limit: 1 });
        seen.push(...names(part));
        after = part.next ?? undefined;
      } while (after !== undefined);
      expect(seen.join(' ').replaceAll('Asha ', '')).toBe(expected);
    }
  });

  it('says whose turn it is, the longest wait first, and leaves out what was put off until its morning', async () => {
    const { database, clock, staff, receive } = await open('turn');
    const arjun = await database.atomically((writer) => addPerson(writer, { name: 'Arjun Rao', role: 'member' }));
    const at = (hours: number) => ({ receivedAt: clock.time - hours * 3_600_000 });
    const [long, short, late] = [from('Long', at(30)), from('Short', at(2)), from('Late', at(80))];
    await receive(short, long, late);
    const act = async ({ id }: { id: string }, action: Action) => {
      const result = await staff.act({ id, action, actor: arjun });
      if (typeof result === 'string') throw new Error(result);
      return result.undo;
    };
    const page = async (list: 'waiting' | 'mine' | 'nobody' | 'later', more = {}) =>
      staff.list({ list, order: 'longest', me: arjun.id, limit: 9, ...more });
    const lists = async () => {
      const pages = await Promise.all((['waiting', 'mine', 'nobody', 'later'] as const).map((list) => page(list)));
      const { waiting, mine, nobody, later } = await staff.counts(arjun.id);
      expect(pages.map(({ rows }) => rows.length)).toEqual([waiting, mine, nobody, later]);
      return pages.map((one) => names(one).join(' ').replaceAll('Asha ', '')).join('|');
    };
    expect(await lists()).toBe('Late Long Short||Late Long Short|');
    const first = await page('waiting', { limit: 1 });
    expect(first.rows[0]!.dueAt).toBeLessThan(clock.time);
    expect(names(await page('waiting', { limit: 2, after: first.next }))).toEqual(['Asha Long', 'Asha Short']);

    await act(long, { do: 'assign', to: arjun.id });
    const undo = await act(short, { do: 'remind', day: '2026-11-17' });
    expect(await lists()).toBe('Late Long|Long|Late|Short');
    for (const action of undo.toReversed()) await act(short, action);
    expect(await lists()).toBe('Late Long Short|Long|Late Short|');

    await act(late, { do: 'answer' });
    await act(late, { do: 'remind', day: '2026-11-17' });
    const closing = await act(late, { do: 'status', status: 'closed' });
    expect(await lists()).toBe('Long Short|Long|Short|');
    for (const action of closing.toReversed()) await act(late, action);
    expect(await lists()).toBe('Long Short|Long|Short|Late');
    const past = { id: late.id, action: { do: 'remind', day: '2026-11-15' }, actor: arjun } as const;
    expect(await staff.act(past)).toBe('nothing waits');

    clock.time = Date.parse('2026-11-17T07:59:00+04:00');
    await endReminders(database, clock.time);
    expect(await staff.counts()).toMatchObject({ later: 1 });
    clock.pass({ minutes: 1 });
    await endReminders(database, clock.time);
    expect(await lists(), 'it waits as of this morning').toBe('Long Short Late|Long Late|Short|');
    expect((await staff.show(late.id))?.history[0]).toMatchObject({ what: 'reminded' });
    await act(late, { do: 'status', status: 'won' });
    await act(late, { do: 'status', status: 'new' });
    expect(await lists(), 'an answer that is taken back was none').toBe('Late Long Short|Late Long|Short|');
  });

  it('lists open payday call-backs before all others, in every order and once', async () => {
    const { clock, staff, receive } = await open('payday');
    const at = (minute: number) => ({ receivedAt: clock.time + minute * 60_000 });
    const urgent = { urgency: 'payroll-today' as const };
    const [open1, closed] = [from('First', at(1), urgent), from('Closed', at(2), urgent)];
    await receive(
      open1,
      from('Held', { ...at(3), spam: held }, urgent),
      closed,
      from('Four', at(4)),
      from('Five', at(5)),
    );
    await staff.act({ id: closed.id, action: { do: 'status', status: 'closed' }, actor: priya });
    const page = async (list: 'waiting' | 'quarantine' | 'all', more = {}) => staff.list({ ...all, list, ...more });
    expect(names(await page('waiting'))).toEqual(['Asha First', 'Asha Five', 'Asha Four']);
    expect((await page('waiting')).rows.map((row) => row.isPayrollToday)).toEqual([true, false, false]);
    expect(names(await page('quarantine'))).toEqual(['Asha Held']);
    const first = await page('all', { limit: 2 });
    expect(names(first)).toEqual(['Asha Held', 'Asha First', 'Asha Five', 'Asha Four']);
    expect(names(await page('all', { limit: 2, after: first.next }))).toEqual(['Asha Closed']);
    expect(names(await page('all', { order: 'oldest' }))[0]).toBe('Asha First');
    expect((await staff.show(open1.id))?.isPayrollToday).toBe(true);
  });

  it('finds by name, company, address, message, notes and reference, without accents and by beginnings', async () => {
    const { staff, receive } = await open('finds');
    const shipping = { company: 'Norrvik Shipping', message: 'S/4HANA payroll in Malmö, 050 123 4567' };
    const muller = from('Müller', { receivedAt: 5 }, shipping);
    const other = from('Haddad', { receivedAt: 6 }, { businessEmail: 'lina.haddad@cedar.example', message: 'payroll' });
    await receive(muller, other);
    await staff.act({ id: muller.id, action: { do: 'note', text: 'Met at the Zürich fair' }, actor: priya });
    const found = async (q: string) => names(await staff.list({ ...all, q }));
    for (const q of [
      'muller',
      'MÜLL',
      'norrvik ship',
      'malmo',
      's/4hana',
      'zurich',
      'fair müller',
      '+971 50 123-4567',
      '(0)501234567',
    ]) {
      expect(await found(q), q).toEqual(['Asha Müller']);
    }
    expect(await found('lina.haddad@cedar')).toEqual(['Asha Haddad']);
    expect(await found('payroll')).toEqual(['Asha Haddad', 'Asha Müller']);
    expect(await found(referenceOf(other.id).toLowerCase())).toEqual(['Asha Haddad']);
    for (const q of ['"', "' or 1=1 --", 'zürich haddad', ':* & | !', 'NEAR(']) expect(await found(q), q).toEqual([]);
    const { next } = await staff.list({ ...all, q: 'payroll', limit: 1 });
    expect(names(await staff.list({ ...all, q: 'payroll', after: next ?? '' }))).toEqual(['Asha Müller']);
  });

  it('shows what else came from the same address, however it was typed', async () => {
    const { staff, receive } = await open('same_address');
    const asha = (lastName: string, receivedAt: number, businessEmail = 'ASHA@Bücher.example') =>
      from(lastName, { receivedAt }, { businessEmail, message: `From ${lastName}` });
    const [one, two] = [asha('One', 1), asha('Two', 2, 'asha@xn--bcher-kva.example')];
    await receive(one, two, asha('Stranger', 3, 'asha@other.example'), asha('Three', 4));
    await staff.act({ id: two.id, action: { do: 'status', status: 'closed' }, actor: priya });
    expect((await staff.show(one.id))?.visitor.others).toMatchObject([
      { firstWords: 'From Three', status: 'new', version: 1 },
      { id: two.id, firstWords: 'From Two', status: 'closed', version: 2 },
    ]);
  });

  it('lists and counts applications apart', async () => {
    const { staff, receive } = await open('applications');
    const apply = (lastName: string, changes = {}) => from(lastName, changes, { company: 'Application' });
    const [answered, closed] = [apply('Answered'), apply('Closed')];
    await receive(from('Client'), apply('Fresh'), answered, closed, apply('Held', { spam: held }));
    await staff.act({ id: answered.id, action: { do: 'answer' }, actor: priya });
    await staff.act({ id: closed.id, action: { do: 'status', status: 'closed' }, actor: priya });
    const turn = { waiting: 1, nobody: 1, unread: 1, later: 0 };
    expect(await staff.counts()).toMatchObject({ ...turn, conversation: 0, applications: 2, quarantine: 1, all: 5 });
    const page = async (list: 'waiting' | 'conversation' | 'applications') => names(await staff.list({ ...all, list }));
    expect([await page('waiting'), await page('conversation')]).toEqual([['Asha Client'], []]);
    expect((await page('applications')).sort()).toEqual(['Asha Answered', 'Asha Fresh']);
    expect(await staff.show(answered.id)).toMatchObject({ isApplication: true });
    expect(await staff.numbers()).toMatchObject({
      enquiries: 1,
      answered: 0,
      applications: 3,
      applicationsAnswered: 1,
    });
  });

  it('notes a conversation once, as an enquiry of the colleague that nothing is delivered for', async () => {
    const { database, clock, staff } = await open('conversation');
    const call = {
      id: randomUUID(),
      firstName: 'Khalid',
      lastName: 'Mansouri',
      company: '',
      contact: '+971 (50) 123-4567',
      how: 'call',
      text: 'Wants a quote for Qatar.',
      consent: true,
    } as const;
    const met = { ...call, id: randomUUID(), contact: 'khalid@oryx.example', how: 'meeting' } as const;
    for (const one of [call, call, met]) expect(await staff.converse(priya, one)).toBe('noted');
    for (const contact of ['', '12', 'call him', 'a@b', '+971 50 123 4567, +971 50 765 4321']) {
      expect(await staff.converse(priya, { ...call, id: randomUUID(), contact }), contact).toBe('unknown contact');
    }
    expect(await staff.show(call.id)).toMatchObject({
      status: 'conversation',
      channel: 'call',
      visitor: { email: '', telephone: call.contact, others: [] },
      consent: { version: 'spoken' },
      deliveries: [],
      thread: [{ kind: 'call', text: call.text }],
      history: [{ what: 'conversation', by: priya }],
    });
    expect(await staff.show(met.id)).toMatchObject({ visitor: { email: met.contact, telephone: '' } });
    const refused = {
      spam: 'nothing waits',
      retry: 'nothing waits',
      dismiss: 'nothing waits',
      release: 'not quarantined',
    };
    for (const what of ['spam', 'retry', 'release', 'dismiss'] as const) {
      expect(await staff.act({ id: met.id, action: { do: what }, actor: priya }), what).toBe(refused[what]);
    }
    expect(await countByState(database.reader)).toMatchObject({ noted: 2, lost: 0 });
    expect((await staff.list({ ...all, q: '0501234567' })).rows).toHaveLength(1);
    expect(await staff.exportText(call.id)).toContain(call.contact);
    expect(await staff.numbers()).toMatchObject({ enquiries: 0, answered: 0 });
    expect((await staff.erase('+971501234567', priya)).count).toBe(1);
    await steadyClock(database, clock.time + 400 * 86_400_000);
    const folder = join(tmpdir(), 'no-mails-here');
    expect(await purge(database, folder, { months: 12, now: clock.time + 400 * 86_400_000 })).toMatchObject({
      count: 1,
    });
  });

  it('lets nobody overwrite what they have not seen', async () => {
    const { staff, receive } = await open('conflict');
    const [nair, other] = [from('Nair'), from('Other')];
    const { id } = nair;
    await receive(nair, other);
    const act = (action: Action) => staff.act({ id, version: 1, action, actor: priya });
    const both = await Promise.all([act({ do: 'status', status: 'won' }), act({ do: 'status', status: 'closed' })]);
    expect(both.filter((result) => result === 'conflict')).toHaveLength(1);
    expect(await act({ do: 'note', text: 'Called' })).toMatchObject({ undo: [] });
    const once = randomUUID();
    for (const [to, actor] of [
      [id, priya],
      [id, priya],
      [other.id, priya],
      [id, { id: 'a', name: 'Arjun' }],
    ] as const)
      await staff.act({ id: to, action: { do: 'note', text: 'Once' }, actor, once });
    expect((await staff.show(id))?.thread).toHaveLength(4);
    expect((await staff.show(other.id))?.thread).toHaveLength(2);
    const { version, history } = (await staff.show(id))!;
    expect(history.map(({ what, by }) => `${what} ${by?.name ?? ''}`)).toEqual([
      'noted Arjun',
      'noted Priya Menon',
      'noted Priya Menon',
      'status Priya Menon',
      'received ',
    ]);
    const unknown = { do: 'assign', to: 'nobody' } as const;
    expect(await staff.act({ id, version, action: unknown, actor: priya })).toBe('unknown person');
    expect(await staff.act({ id: 'gone', version: 1, action: { do: 'answer' }, actor: priya })).toBe('unknown');
  });

  it('lets only its author correct or remove a note, and finds it by what it says now', async () => {
    const { staff, receive } = await open('notes');
    const enquiry = from('Nair');
    await receive(enquiry);
    const { id } = enquiry;
    const by = (name: string) => (action: Action) => staff.act({ id, action, actor: { id: name, name } });
    await by('Priya')({ do: 'note', text: 'Wants trianing' });
    const note = (await staff.show(id))!.thread[1]!.id;
    for (const action of ['note-correct', 'note-remove'] as const)
      expect(await by('Arjun')({ do: action, note, text: 'Mine' })).toBe('unknown');
    await by('Priya')({ do: 'note-correct', note, text: 'Wants training' });
    const corrected = { kind: 'note', id: note, text: 'Wants training', by: { name: 'Priya' } };
    expect((await staff.show(id))?.thread).toMatchObject([{ kind: 'message' }, corrected]);
    const found = async (q: string) => (await staff.list({ ...all, q })).rows.length;
    expect([await found('trianing'), await found('wants training nair')]).toEqual([0, 1]);
    await by('Priya')({ do: 'note-remove', note });
    expect([(await staff.show(id))?.thread.length, await found('wants')]).toEqual([1, 0]);
    const { history } = (await staff.show(id))!;
    expect(history.map(({ what }) => what)).toEqual(['note-removed', 'note-corrected', 'noted', 'received']);
  });

  it('keeps what was tried again in its list until it is delivered', async () => {
    const { database, clock, staff, receive } = await open('retried');
    const enquiry = from('Lost', { receivedAt: clock.time });
    await receive(enquiry);
    const { id } = enquiry;
    const attempt = async (dueAt: number | null) => {
      const due = { delivery: 'webhook', owner: 'a', now: clock.time, leaseMs: 1, most: 9 };
      for (const job of await claim(database, due)) {
        const failure = { owner: 'a', at: clock.time, dueAt, error: '401', progress: null };
        await recordFailure(database, job, failure);
      }
      return staff.counts();
    };
    const listed = { 'not-delivered': 1 };
    expect(await attempt(null)).toMatchObject(listed);
    await staff.act({ id, action: { do: 'retry' }, actor: priya });
    expect(await staff.counts()).toMatchObject(listed);
    expect(await attempt(clock.time + 30_000)).toMatchObject(listed);
    const nextAt = clock.time + 30_000;
    expect(await staff.show(id)).toMatchObject({ isNotDelivered: true, deliveries: [{ isUndelivered: true, nextAt }] });
    await recordDelivered(database, [{ id: `${id}/webhook`, attempts: 3, answer: '200' }], clock.time);
    expect(await staff.counts()).toMatchObject({ 'not-delivered': 0 });
  });

  it('takes an action back', async () => {
    const { staff, receive, clock } = await open('undo');
    const enquiry = from('Nair');
    await receive(enquiry);
    const { id } = enquiry;
    const { spam } = (await staff.show(id))!;
    clock.pass({ minutes: 5 });
    for (const action of ['answer', 'spam', 'read'] as const) {
      const result = await staff.act({ id, action: { do: action }, actor: priya });
      if (typeof result === 'string') throw new Error(result);
      for (const back of result.undo.toReversed())
        expect(await staff.act({ id, action: back, actor: priya })).toHaveProperty('jobs');
    }
    const after = { status: 'new', assignedTo: null, isUnread: false, spam, deliveries: [{ state: 'pending' }] };
    expect(await staff.show(id)).toMatchObject(after);
    expect((await staff.numbers()).answered).toBe(0);
  });

  it.each(['spam', 'release'] as const)(
    'takes back a decision on a held message (%s), and sends nothing',
    async (what) => {
      const { staff, receive } = await open(`undo_${what}`);
      const enquiry = from('Nair', { spam: held });
      await receive(enquiry);
      const { id } = enquiry;
      const result = await staff.act({ id, action: { do: what }, actor: priya });
      if (typeof result === 'string') throw new Error(result);
      expect(await staff.counts()).toMatchObject({ quarantine: 0 });
      for (const action of result.undo.toReversed())
        expect(await staff.act({ id, action, actor: priya })).toHaveProperty('undo');
      expect(await staff.show(id)).toMatchObject({ spam: { isQuarantined: true }, deliveries: [{ state: 'held' }] });
      expect(await staff.counts()).toMatchObject({ quarantine: 1, waiting: 0 });
      expect(await staff.read((reader) => reader.selectFrom('lesson').selectAll().execute())).toEqual([]);
      expect(await staff.act({ id, action: { do: 'status', status: 'won' }, actor: priya })).toBe('quarantined');
    },
  );

  it('releases, and lets what is spam leave the quarantine', async () => {
    const { staff, receive, clock } = await open('quarantine');
    const [honest, spam] = [from('Honest', { spam: held }), from('Spam', { spam: held })];
    await receive(honest, spam);
    expect(await staff.act({ id: honest.id, action: { do: 'release' }, actor: priya })).toMatchObject({ jobs: 1 });
    // Nothing goes out while it can still be taken back.
    expect(await staff.show(honest.id)).toMatchObject({ deliveries: [{ nextAt: clock.time + 10_000 }] });
    expect(await staff.act({ id: honest.id, action: { do: 'release' }, actor: priya })).toBe('not quarantined');
    expect(await staff.act({ id: spam.id, action: { do: 'spam' }, actor: priya })).toHaveProperty('undo');
    expect(await staff.counts()).toMatchObject({ waiting: 1, quarantine: 0, all: 2 });
    expect(await staff.read((reader) => reader.selectFrom('lesson').select('kind').orderBy('kind').execute())).toEqual([
      { kind: 'honest' },
      { kind: 'spam' },
    ]);
    const shown = (await staff.show(spam.id))!;
    expect(shown.spam.reasons[0]).toBe('The hidden field was filled in');
    const { entries } = await staff.audit({ limit: 9 });
    expect(entries.map(({ what, by, reference }) => [what, by?.name, reference])).toEqual([
      ['spam', 'Priya Menon', referenceOf(spam.id)],
      ['released', 'Priya Menon', referenceOf(honest.id)],
    ]);
  });

  it('keeps an audit trail that cannot be changed, and of an erased person only who and when', async () => {
    const { database, clock, staff, receive } = await open('audit');
    // The database goes by its own clock.
    clock.time = Date.now();
    const enquiry = from('Nair', { spam: held });
    await receive(enquiry);
    await staff.act({ id: enquiry.id, action: { do: 'release' }, actor: priya });
    await staff.act({ id: enquiry.id, action: { do: 'note', text: 'Secret words' }, actor: priya });
    await staff.erase(goodValues.businessEmail, priya);
    const before = await staff.audit({ limit: 9 });
    expect(before.entries.map(({ what, enquiryId, detail }) => [what, enquiryId, detail])).toEqual([
      ['erased', null, '1'],
      ['released', null, null],
    ]);
    const changes = [
      `update audit set by_name = 'Somebody else', at = 1`,
      'update audit set at = 1',
      'delete from audit',
      store.kind === 'sqlite'
        ? `insert or replace into audit select number, at, by_id, 'Somebody else', what, detail from audit`
        : 'truncate audit cascade',
    ];
    for (const change of changes)
      await sql
        .raw(change)
        .execute(database.reader)
        .catch(() => {});
    expect((await staff.audit({ limit: 9 })).entries).toEqual(before.entries);
    expect(await staff.show(enquiry.id)).toBeUndefined();
    expect(names(await staff.list({ ...all, q: 'secret' }))).toEqual([]);
  });

  it('removes what the audit trail need no longer keep, but not because the clock is ahead', async () => {
    const { database, clock, staff } = await open('audit_clock');
    // More than a year ago, or the database itself would refuse: it goes by its own clock.
    clock.time = Date.now();
    clock.pass({ days: -370 });
    await staff.note({ by: priya, what: 'searched' });
    await steadyClock(database, clock.now());
    clock.pass({ days: 400 });
    await staff.upkeep();
    expect((await staff.audit({ limit: 9 })).entries).toHaveLength(1);
    await steadyClock(database, clock.now());
    await staff.upkeep();
    expect((await staff.audit({ limit: 9 })).entries).toEqual([]);
  });

  it('counts weeks, services, countries and pages, and the time until the first answer', async () => {
    const { staff, receive, clock } = await open('numbers');
    const on = (page: string | null, receivedAt = clock.time) => ({ receivedAt, cameFrom: { page, campaign: [] } });
    const one = from('One', on('/tools/payroll-advisor'), { country: 'UAE', services: ['Service 1'] });
    const two = from('Two', on('/contact-us'), { country: 'united arab emirates', services: [] });
    const three = from('Three', on(null, clock.time - 8 * 24 * 3_600_000));
    await receive(one, two, three, from('Spam', { ...on(null), spam: held }));
    clock.pass({ hours: 3 });
    await staff.act({ id: one.id, action: { do: 'answer' }, actor: priya });
    clock.pass({ days: 2 });
    await staff.act({ id: three.id, action: { do: 'answer' }, actor: priya });
    const numbers = await staff.numbers();
    const [enquiries, median] = [3, 3 * 3_600_000];
    expect(numbers).toMatchObject({ enquiries, answered: 2, held: 1, released: 0, medianFirstAnswer: median });
    expect(numbers.countries).toEqual([
      { name: 'United Arab Emirates', enquiries: 2 },
      { name: 'India', enquiries: 1 },
    ]);
    expect(numbers.services.map(({ enquiries }) => enquiries)).toEqual([2, 1]);
    expect(numbers.pages.map(({ name }) => name)).toEqual(['', '/contact-us', '/tools/payroll-advisor']);
    expect(numbers.weeks).toHaveLength(12);
    expect(numbers.weeks.slice(-3)).toMatchObject([
      { from: '2026-11-02', enquiries: 1 },
      { from: '2026-11-09', enquiries: 2 },
      { from: '2026-11-16', enquiries: 0 },
    ]);
  });
});
