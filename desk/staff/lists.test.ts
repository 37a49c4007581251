import { expect, it } from 'vitest';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { claim, recordFailure } from '../../enquiries/store/outbox.ts';
import { endReminders } from '../../enquiries/upkeep/reminders.ts';
import { all, from, held, names, openTestStaff, priya } from '../../tests/support/desk/open-staff.ts';
import { addPerson } from '../../tests/support/enquiries/people.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Action } from '../contract/requests.ts';

withBothStores((store) => {
  const open = (name: string) => openTestStaff(store, name);

  it('lists what waits, is in conversation, held, not delivered and all, with counts and page by page', async () => {
    const { database, clock, staff, receive } = await open('lists');
    const at = (minute: number) => ({ receivedAt: clock.time + minute * 60_000 });
    const [one, two, lost] = [from('One', at(1)), from('Two', at(2)), from('Lost', at(4))];
    await receive(one, two, from('Spam', { ...at(3), spam: held }), lost);
    const due = { delivery: 'webhook', owner: 'a', now: clock.time + 3e6, leaseMs: 1, most: 9 };
    const job = (await claim(database, due)).find(({ enquiry_id }) => enquiry_id === lost.id)!;
    await recordFailure(database, job, { owner: 'a', at: clock.time, dueAt: null, error: '401', progress: null });
    await staff.act({ id: two.id, version: 1, action: { do: 'mark-answered' }, actor: priya });

    const page = (list: Parameters<typeof staff.list>[0]['list'], more = {}) =>
      staff.list({ list, order: 'newest', limit: 9, ...more });
    expect(names(await page('waiting'))).toEqual(['Asha Lost', 'Asha One']);
    expect(names(await page('conversation'))).toEqual(['Asha Two']);
    expect(names(await page('quarantine'))).toEqual(['Asha Spam']);
    expect(names(await page('not-delivered'))).toEqual(['Asha Lost']);
    const alarms = { news: 0, urgent: 0, stuck: 0, stuckSince: 0 };
    const turn = { waiting: 2, mine: 0, nobody: 2, later: 0, unread: 2, ...alarms };
    const counts = {
      ...turn,
      conversation: 1,
      applications: 0,
      quarantine: 1,
      'not-delivered': 1,
      other: 0,
      expiring: 0,
      all: 4,
    };
    expect(await staff.counts()).toEqual(counts);

    const orders = { newest: 'Lost Spam Two One', oldest: 'One Two Spam Lost', score: 'One Two Lost Spam' };
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
    const act = async ({ id }: { id: string }, action: Action) => (await staff.act({ id, action, actor: arjun })).undo;
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

    await act(late, { do: 'mark-answered' });
    await act(late, { do: 'remind', day: '2026-11-17' });
    const closing = await act(late, { do: 'set-status', status: 'closed' });
    expect(await lists()).toBe('Long Short|Long|Short|');
    for (const action of closing.toReversed()) await act(late, action);
    expect(await lists()).toBe('Long Short|Long|Short|Late');
    await expect(act(late, { do: 'remind', day: '2026-11-13' })).rejects.toThrow('nothing-to-do');

    clock.time = Date.parse('2026-11-17T07:59:00+04:00');
    await endReminders(database, clock.time);
    expect(await staff.counts()).toMatchObject({ later: 1 });
    clock.pass({ minutes: 1 });
    await endReminders(database, clock.time);
    expect(await lists(), 'it waits as of this morning').toBe('Long Short Late|Long Late|Short|');
    expect((await staff.show(late.id))?.history[0]).toMatchObject({ what: 'reminded' });
    await act(late, { do: 'set-status', status: 'won' });
    await act(late, { do: 'set-status', status: 'new' });
    expect(await lists(), 'an answer that is taken back was none').toBe('Late Long Short|Late Long|Short|');
  });

  it('lists open payday call-backs before all others, in every order and once', async () => {
    const { clock, staff, receive } = await open('payday');
    const at = (minute: number) => ({ receivedAt: clock.time + minute * 60_000 });
    const urgent = { urgency: 'payroll-today' as const };
    const [open1, closed] = [from('First', at(1), urgent), from('Closed', at(2), urgent)];
    await receive(open1, closed, from('Held', { ...at(3), spam: held }, urgent));
    await receive(from('Four', at(4)), from('Five', at(5)));
    await staff.act({ id: closed.id, action: { do: 'set-status', status: 'closed' }, actor: priya });
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
    await staff.act({ id: muller.id, action: { do: 'add-note', text: 'Met at the Zürich fair' }, actor: priya });
    const found = async (q: string) => names(await staff.list({ ...all, q }));
    const spelt = ['muller', 'MÜLL', 'norrvik ship', 'malmo', 's/4hana', 'zurich', 'fair müller'];
    for (const q of [...spelt, '+971 50 123-4567', '(0)501234567']) expect(await found(q), q).toEqual(['Asha Müller']);
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
    await staff.act({ id: two.id, action: { do: 'set-status', status: 'closed' }, actor: priya });
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
    await staff.act({ id: answered.id, action: { do: 'mark-answered' }, actor: priya });
    await staff.act({ id: closed.id, action: { do: 'set-status', status: 'closed' }, actor: priya });
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

  it('knows what each person has read, who stands in for whom, and what mails wait', async () => {
    const { database, clock, staff, receive } = await open('whose');
    const [one, two] = [from('One'), from('Two')];
    const apply = from('Applicant', {}, { company: 'Application' });
    await receive(one, two, { ...apply, kind: 'application' });
    const join = (name: string) => database.atomically((writer) => addPerson(writer, { name, role: 'member' }));
    const [sara, arjun] = [await join('Sara'), await join('Arjun')];
    const act = (id: string, action: Action, actor = sara) => staff.act({ id, action, actor });
    const unreadOf = async (me: string) =>
      (await staff.list({ ...all, list: 'waiting', me })).rows.filter((row) => row.isUnread).length;
    await act(one.id, { do: 'mark-read' });
    expect([await unreadOf(sara.id), await unreadOf(arjun.id)]).toEqual([1, 2]);
    expect([(await staff.counts(sara.id)).unread, (await staff.counts(arjun.id)).unread]).toEqual([1, 2]);
    await act(one.id, { do: 'mark-unread' });
    expect([await unreadOf(sara.id), (await staff.show(one.id, sara.id))?.isUnread]).toEqual([2, true]);

    await act(one.id, { do: 'assign', to: sara.id });
    await act(apply.id, { do: 'assign', to: sara.id });
    const mineOf = async (me: string, of?: string) => names(await staff.list({ ...all, list: 'mine', me, of })).sort();
    expect([await mineOf(sara.id), await mineOf(arjun.id), await mineOf(arjun.id, sara.id)]).toEqual([
      ['Asha Applicant', 'Asha One'],
      [],
      ['Asha Applicant', 'Asha One'],
    ]);
    const today = new Date(clock.time).toISOString().slice(0, 10);
    await staff.describe(sara, { away_from: today, away_to: today, stand_in: arjun.id });
    expect([await mineOf(arjun.id), await staff.counts(arjun.id)]).toMatchObject([{ length: 2 }, { mine: 2, news: 2 }]);
    clock.pass({ days: 1 });
    expect(await mineOf(arjun.id)).toEqual([]);

    const due = { delivery: 'webhook', owner: 'a', now: clock.time, leaseMs: 1, most: 1 };
    const [job] = await claim(database, due);
    const failure = { owner: 'a', at: clock.time, dueAt: clock.time + 1, error: '451', progress: null };
    await recordFailure(database, job!, failure);
    expect(await staff.counts()).toMatchObject({ stuck: 0 });
    await database.atomically((writer) =>
      writer.updateTable('outbox').set({ delivery: 'smtp' }).where('id', '=', job!.id).execute(),
    );
    expect(await staff.counts()).toMatchObject({ stuck: 1, stuckSince: clock.time });
  });

  it('shows who wrote last and the words that were searched for', async () => {
    const { staff, receive, clock } = await open('words');
    const enquiry = from(
      'One',
      {},
      { message: `We run payroll. ${'And more. '.repeat(9)}The répartition is in Qatar.` },
    );
    await receive(enquiry);
    const rowFor = async (q = '') => (await staff.list({ ...all, q })).rows[0];
    expect(await rowFor('repart')).toMatchObject({
      lastBy: null,
      firstWords: expect.stringMatching(/^….{20,30}répartition is/),
    });
    clock.pass({ hours: 1 });
    await staff.act({ id: enquiry.id, action: { do: 'spoke', how: 'call', text: 'Agreed on March.' }, actor: priya });
    expect(await rowFor()).toMatchObject({ lastBy: 'Priya Menon', lastAt: clock.time, firstWords: 'Agreed on March.' });
    expect(await rowFor('qatar')).toMatchObject({ lastBy: null, firstWords: expect.stringContaining('in Qatar.') });
  });

  it('reminds on a morning on which the office of the person works', async () => {
    const { database, staff, receive } = await open('mornings');
    const one = from('One');
    await receive(one);
    const sara = await database.atomically((writer) => addPerson(writer, { name: 'Sara', role: 'member' }));
    const remind = async (day: string) => {
      await staff.act({ id: one.id, action: { do: 'remind', day }, actor: sara });
      return new Date((await staff.show(one.id))?.remindAt ?? 0).toISOString();
    };
    expect(await remind('2026-11-21'), 'a Saturday').toBe('2026-11-23T04:00:00.000Z');
    await staff.describe(sara, { office: 'india' });
    expect(await remind('2026-11-24')).toBe('2026-11-24T02:30:00.000Z');
  });

  it('counts weeks, services, countries and pages, and the time until the first answer', async () => {
    const { staff, receive, clock } = await open('numbers');
    const on = (page: string | null, receivedAt = clock.time) => ({ receivedAt, cameFrom: { page, campaign: [] } });
    const one = from('One', on('/tools/payroll-advisor'), { country: 'UAE', services: ['Service 1'] });
    const two = from('Two', on('/contact-us'), { country: 'united arab emirates', services: [] });
    const three = from('Three', on(null, clock.time - 8 * 24 * 3_600_000));
    await receive(
      one,
      two,
      three,
      from('Spam', { ...on(null), spam: held }),
      from('Caller', { ...on(null), channel: 'call' }),
    );
    clock.pass({ hours: 3 });
    await staff.act({ id: one.id, action: { do: 'mark-answered' }, actor: priya });
    clock.pass({ days: 2 });
    await staff.act({ id: three.id, action: { do: 'mark-answered' }, actor: priya });
    const numbers = await staff.numbers();
    const [enquiries, median] = [3, 3 * 3_600_000];
    expect(numbers).toMatchObject({ enquiries, answered: 2, held: 1, released: 0, medianFirstReplyMs: median });
    expect(numbers.countries).toEqual([
      { name: 'United Arab Emirates', enquiries: 2 },
      { name: 'India', enquiries: 1 },
    ]);
    expect(numbers.services.map(({ enquiries }) => enquiries)).toEqual([2, 1]);
    expect(numbers.pages.map(({ name }) => name)).toEqual(['', '/contact-us', '/tools/payroll-advisor']);
    const { days } = await staff.visits();
    expect(days.reduce((sum, { sent }) => sum + sent, 0)).toBe(enquiries);
    expect(numbers.weeks).toHaveLength(12);
    expect(numbers.weeks.slice(-3)).toMatchObject([
      { from: '2026-11-02', enquiries: 1 },
      { from: '2026-11-09', enquiries: 2 },
      { from: '2026-11-16', enquiries: 0 },
    ]);
  });
});
