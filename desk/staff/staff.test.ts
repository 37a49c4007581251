import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { readEnquirySettings } from '../../enquiries/settings.ts';
import { acceptAll, claim, recordFailure } from '../../enquiries/store/outbox.ts';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { steadyClock, TestClock } from '../../tests/support/enquiries/fakes.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { openStaff } from './open.ts';
import type { Actor } from './work.ts';

const priya: Actor = { id: null, name: 'Priya Menon' };
const all = { list: 'all', order: 'newest', limit: 9 } as const;
const held = {
  score: 12,
  reasons: ['The hidden field was filled in', 'Uses words of trade (2)'],
  quarantined: true,
};

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

  it('lists what is new, in conversation, held, not delivered and all, with counts and page by page', async () => {
    const { database, clock, staff, receive } = await open('lists');
    const at = (minute: number) => ({ receivedAt: clock.time + minute * 60_000 });
    const lost = from('Lost', at(4));
    await receive(from('One', at(1)), from('Two', at(2)), from('Spam', { ...at(3), spam: held }), lost);
    for (const job of await claim(database, {
      delivery: 'webhook',
      owner: 'a',
      now: clock.time + 3e6,
      leaseMs: 1,
      most: 9,
    })) {
      if (job.enquiry_id !== lost.id) continue;
      await recordFailure(database, job, { owner: 'a', at: clock.time, dueAt: null, error: '401', progress: null });
    }
    const [, two] = (await staff.list({ list: 'new', order: 'newest', limit: 9 })).rows;
    expect(two?.name).toBe('Asha Two');
    await staff.act({ id: two!.id, version: two!.version, action: { do: 'answer' }, actor: priya });

    const page = (list: Parameters<typeof staff.list>[0]['list'], more = {}) =>
      staff.list({ list, order: 'newest', limit: 9, ...more });
    expect(names(await page('new'))).toEqual(['Asha Lost', 'Asha One']);
    expect(names(await page('conversation'))).toEqual(['Asha Two']);
    expect(names(await page('quarantine'))).toEqual(['Asha Spam']);
    expect(names(await page('not-delivered'))).toEqual(['Asha Lost']);
    expect(await staff.counts()).toEqual({
      new: 2,
      unread: 2,
      conversation: 1,
      quarantine: 1,
      'not-delivered': 1,
      all: 4,
    });

    for (const order of ['newest', 'oldest', 'score'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const part = await page('all', { order, after, limit: 1 });
        seen.push(...names(part));
        after = part.next ?? undefined;
      } while (after !== undefined);
      const expected = { newest: 'Lost Spam Two One', oldest: 'One Two Spam Lost', score: 'Spam Lost Two One' }[order];
      expect(seen.map((name) => name.replace('Asha ', '')).join(' ')).toBe(expected);
    }
  });

  it('lists open call-backs of payday before all others, in every order and once', async () => {
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
    const page = async (list: 'new' | 'quarantine' | 'all', more = {}) => staff.list({ ...all, list, ...more });
    expect(names(await page('new'))).toEqual(['Asha First', 'Asha Five', 'Asha Four']);
    expect((await page('new')).rows.map((row) => row.isPayrollToday)).toEqual([true, false, false]);
    expect(names(await page('quarantine'))).toEqual(['Asha Held']);
    const first = await page('all', { limit: 2 });
    expect(names(first)).toEqual(['Asha Held', 'Asha First', 'Asha Five', 'Asha Four']);
    expect(names(await page('all', { limit: 2, after: first.next }))).toEqual(['Asha Closed']);
    expect(names(await page('all', { order: 'oldest' }))[0]).toBe('Asha First');
    expect((await staff.show(open1.id))?.isPayrollToday).toBe(true);
  });

  it('finds by name, company, address, message, notes and reference, without accents and by beginnings', async () => {
    const { staff, receive } = await open('finds');
    const muller = from(
      'Müller',
      { receivedAt: 5 },
      { company: 'Norrvik Shipping', message: 'S/4HANA payroll in Malmö' },
    );
    const other = from('Haddad', { receivedAt: 6 }, { businessEmail: 'lina.haddad@cedar.example', message: 'payroll' });
    await receive(muller, other);
    await staff.act({ id: muller.id, action: { do: 'note', text: 'Met at the Zürich fair' }, actor: priya });
    const found = async (q: string) => names(await staff.list({ ...all, q }));
    for (const q of ['muller', 'MÜLL', 'norrvik ship', 'malmo', 's/4hana', 'zurich', 'fair müller']) {
      expect(await found(q), q).toEqual(['Asha Müller']);
    }
    expect(await found('lina.haddad@cedar')).toEqual(['Asha Haddad']);
    expect(await found('payroll')).toEqual(['Asha Haddad', 'Asha Müller']);
    expect(await found(referenceOf(other.id).toLowerCase())).toEqual(['Asha Haddad']);
    for (const q of ['"', "' or 1=1 --", 'zürich haddad', ':* & | !', 'NEAR(']) expect(await found(q), q).toEqual([]);
    const first = await staff.list({ ...all, q: 'payroll', limit: 1 });
    expect(names(await staff.list({ ...all, q: 'payroll', limit: 1, after: first.next ?? '' }))).toEqual([
      'Asha Müller',
    ]);
  });

  it('lets nobody overwrite what they have not seen', async () => {
    const { staff, receive } = await open('conflict');
    const enquiry = from('Nair');
    await receive(enquiry);
    const { id } = enquiry;
    const seen = (await staff.show(id))!;
    const set = (status: 'won' | 'closed', version: number) =>
      staff.act({ id, version, action: { do: 'status', status }, actor: priya });
    const both = await Promise.all([set('won', seen.version), set('closed', seen.version)]);
    expect(both.filter((result) => result === 'conflict')).toHaveLength(1);
    const noted = await staff.act({ id, version: seen.version, action: { do: 'note', text: 'Called' }, actor: priya });
    expect(noted).toMatchObject({ undo: [] });
    const other = from('Other');
    await receive(other);
    const once = randomUUID();
    for (const [to, actor] of [
      [id, priya],
      [id, priya],
      [other.id, priya],
      [id, { id: 'a', name: 'Arjun' }],
    ] as const)
      await staff.act({ id: to, action: { do: 'note', text: 'Once' }, actor, once });
    expect((await staff.show(id))?.notes).toHaveLength(3);
    expect((await staff.show(other.id))?.notes).toHaveLength(1);
    const now = (await staff.show(id))!;
    expect(now.history.map(({ what, by }) => `${what} ${by?.name ?? ''}`)).toEqual([
      'noted Arjun',
      'noted Priya Menon',
      'noted Priya Menon',
      'status Priya Menon',
      'received ',
    ]);
    expect(await staff.act({ id, version: now.version, action: { do: 'assign', to: 'nobody' }, actor: priya })).toBe(
      'unknown person',
    );
    expect(await staff.act({ id: 'gone', version: 1, action: { do: 'answer' }, actor: priya })).toBe('unknown');
  });

  it('takes an action back', async () => {
    const { staff, receive, clock } = await open('undo');
    const enquiry = from('Nair');
    await receive(enquiry);
    const { id } = enquiry;
    const before = (await staff.show(id))!;
    clock.pass({ minutes: 5 });
    for (const action of ['answer', 'spam', 'read'] as const) {
      const result = await staff.act({ id, action: { do: action }, actor: priya });
      if (typeof result === 'string') throw new Error(result);
      for (const back of result.undo.toReversed())
        expect(await staff.act({ id, action: back, actor: priya })).toHaveProperty('jobs');
    }
    const { status, assignedTo, isUnread, spam, deliveries } = (await staff.show(id))!;
    expect({ status, assignedTo, isUnread, spam, state: deliveries[0]?.state }).toEqual({
      status: before.status,
      assignedTo: null,
      isUnread: false,
      spam: before.spam,
      state: 'pending',
    });
    expect((await staff.numbers({ weeks: 4, zone: 'UTC' })).answered).toBe(0);
  });

  it('takes back that a held message was called spam, and sends nothing', async () => {
    const { staff, receive } = await open('undo_spam');
    const enquiry = from('Nair', { spam: held });
    await receive(enquiry);
    const { id } = enquiry;
    const result = await staff.act({ id, action: { do: 'dismiss' }, actor: priya });
    if (typeof result === 'string') throw new Error(result);
    expect(await staff.counts()).toMatchObject({ quarantine: 0 });
    for (const action of result.undo) expect(await staff.act({ id, action, actor: priya })).toHaveProperty('undo');
    expect(await staff.show(id)).toMatchObject({ spam: { isQuarantined: true }, deliveries: [{ state: 'held' }] });
    expect(await staff.counts()).toMatchObject({ quarantine: 1, new: 0 });
    expect(await staff.act({ id, action: { do: 'status', status: 'won' }, actor: priya })).toBe('quarantined');
  });

  it('releases, and lets what is spam leave the quarantine', async () => {
    const { staff, receive } = await open('quarantine');
    const [honest, spam] = [from('Honest', { spam: held }), from('Spam', { spam: held })];
    await receive(honest, spam);
    expect(await staff.act({ id: honest.id, action: { do: 'release' }, actor: priya })).toMatchObject({ jobs: 1 });
    expect(await staff.act({ id: honest.id, action: { do: 'release' }, actor: priya })).toBe('not quarantined');
    expect(await staff.act({ id: spam.id, action: { do: 'dismiss' }, actor: priya })).toMatchObject({ jobs: 1 });
    expect(await staff.counts()).toMatchObject({ new: 1, quarantine: 0, all: 2 });
    expect(await staff.read((reader) => reader.selectFrom('lesson').select('kind').orderBy('kind').execute())).toEqual([
      { kind: 'honest' },
      { kind: 'spam' },
    ]);
    const shown = (await staff.show(spam.id))!;
    expect(shown.spam.reasons[0]).toBe('The hidden field was filled in');
    const { entries } = await staff.audit({ limit: 9 });
    expect(entries.map(({ what, by, reference }) => [what, by?.name, reference])).toEqual([
      ['dismissed', 'Priya Menon', referenceOf(spam.id)],
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
    expect(await staff.lookAtErasure(goodValues.businessEmail)).toEqual({ enquiries: 1, notes: 1, mailFiles: 0 });
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
    const page = (path: string | null) => ({ cameFrom: { page: path, campaign: [] } });
    const [one, two, three] = [
      from(
        'One',
        { ...page('/tools/payroll-advisor'), receivedAt: clock.time },
        { country: 'UAE', services: ['Service 1'] },
      ),
      from(
        'Two',
        { ...page('/contact-us'), receivedAt: clock.time },
        { country: 'united arab emirates', services: [] },
      ),
      from('Three', { ...page(null), receivedAt: clock.time - 8 * 24 * 3_600_000 }),
    ];
    await receive(one, two, three, from('Spam', { spam: held, receivedAt: clock.time }));
    clock.pass({ hours: 3 });
    await staff.act({ id: one.id, action: { do: 'answer' }, actor: priya });
    clock.pass({ days: 2 });
    await staff.act({ id: three.id, action: { do: 'answer' }, actor: priya });
    const numbers = await staff.numbers({ weeks: 4, zone: 'Asia/Dubai' });
    expect(numbers).toMatchObject({
      enquiries: 3,
      answered: 2,
      held: 1,
      released: 0,
      medianFirstAnswer: 3 * 3_600_000,
    });
    expect(numbers.countries).toEqual([
      { name: 'United Arab Emirates', enquiries: 2 },
      { name: 'India', enquiries: 1 },
    ]);
    expect(numbers.services.map(({ enquiries }) => enquiries)).toEqual([2, 1]);
    expect(numbers.pages.map(({ name }) => name)).toEqual(['', '/contact-us', '/tools/payroll-advisor']);
    expect(numbers.weeks.map(({ from: monday, enquiries }) => [monday, enquiries])).toEqual([
      ['2026-10-26', 0],
      ['2026-11-02', 1],
      ['2026-11-09', 2],
      ['2026-11-16', 0],
    ]);
  });
});
