import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { claim, recordFailure } from '../../enquiries/store/outbox.ts';
import { countByState } from '../../enquiries/store/read.ts';
import { purge } from '../../enquiries/upkeep/erase.ts';
import { all, from, held, names, openTestStaff, priya } from '../../tests/support/desk/open-staff.ts';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { arrive, steadyClock } from '../../tests/support/enquiries/fakes.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Action } from '../contract/requests.ts';

withBothStores((store) => {
  const open = (name: string) => openTestStaff(store, name);

  it('notes a conversation once, as an enquiry of the colleague that nothing is delivered for', async () => {
    const { database, clock, staff } = await open('conversation');
    const who = { firstName: 'Khalid', lastName: 'Mansouri', company: '', contact: '+971 (50) 123-4567' };
    const call = { ...who, id: randomUUID(), how: 'call', text: 'Wants a quote for Qatar.', consent: true } as const;
    const met = { ...call, id: randomUUID(), contact: 'khalid@oryx.example', how: 'meeting' } as const;
    for (const one of [call, call, met]) await staff.converse(priya, one);
    for (const contact of ['', '12', 'call him', 'a@b', '+971 50 123 4567, +971 50 765 4321'])
      await expect(staff.converse(priya, { ...call, id: randomUUID(), contact }), contact).rejects.toThrow('malformed');
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
    for (const what of ['mark-spam', 'retry', 'release', 'dismiss'] as const)
      await expect(staff.act({ id: met.id, action: { do: what }, actor: priya }), what).rejects.toThrow(
        'nothing-to-do',
      );
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
    const both = [act({ do: 'set-status', status: 'won' }), act({ do: 'set-status', status: 'closed' })];
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(act({ do: 'mark-answered' })).rejects.toThrow('conflict');
    expect(await act({ do: 'add-note', text: 'Called' })).toMatchObject({ undo: [] });
    const once = randomUUID();
    for (const [to, actor] of [
      [id, priya],
      [id, priya],
      [other.id, priya],
      [id, { id: 'a', name: 'Arjun' }],
    ] as const)
      await staff.act({ id: to, action: { do: 'add-note', text: 'Once' }, actor, once });
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
    await expect(staff.act({ id, version, action: unknown, actor: priya })).rejects.toThrow('malformed');
    await expect(staff.act({ id: 'gone', version: 1, action: unknown, actor: priya })).rejects.toThrow('not-found');
  });

  it('lets only its author correct or remove a note, and finds it by what it says now', async () => {
    const { staff, receive } = await open('notes');
    const enquiry = from('Nair');
    await receive(enquiry);
    const { id } = enquiry;
    const by = (name: string) => (action: Action) => staff.act({ id, action, actor: { id: name, name } });
    await by('Priya')({ do: 'add-note', text: 'Wants trianing' });
    const note = (await staff.show(id))!.thread[1]!.id;
    for (const action of ['correct-note', 'remove-note'] as const)
      await expect(by('Arjun')({ do: action, note, text: 'Mine' })).rejects.toThrow('not-found');
    await by('Priya')({ do: 'correct-note', note, text: 'Wants training' });
    const corrected = { kind: 'note', id: note, text: 'Wants training', by: { name: 'Priya' } };
    expect((await staff.show(id))?.thread).toMatchObject([{ kind: 'message' }, corrected]);
    const found = async (q: string) => (await staff.list({ ...all, q })).rows.length;
    expect([await found('trianing'), await found('wants training nair')]).toEqual([0, 1]);
    await by('Priya')({ do: 'remove-note', note });
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
    await arrive(database, id, 'webhook', clock.time);
    expect(await staff.counts()).toMatchObject({ 'not-delivered': 0 });
  });

  it('takes an action back', async () => {
    const { staff, receive, clock } = await open('undo');
    const enquiry = from('Nair');
    await receive(enquiry);
    const { id } = enquiry;
    const { spam } = (await staff.show(id))!;
    clock.pass({ minutes: 5 });
    for (const action of ['mark-answered', 'mark-spam', 'mark-read'] as const) {
      const { undo } = await staff.act({ id, action: { do: action }, actor: priya });
      for (const back of undo.toReversed()) await staff.act({ id, action: back, actor: priya });
    }
    const after = { status: 'new', assignedTo: null, isUnread: false, spam, deliveries: [{ state: 'pending' }] };
    expect(await staff.show(id)).toMatchObject(after);
    expect((await staff.numbers()).answered).toBe(0);
  });

  it.each(['mark-spam', 'release'] as const)(
    'takes back a decision on a held message (%s), and sends nothing',
    async (what) => {
      const { database, staff, receive } = await open(`undo_${what.replace('-', '_')}`);
      const enquiry = from('Nair', { spam: held });
      await receive(enquiry);
      const { id } = enquiry;
      let { undo } = await staff.act({ id, action: { do: what }, actor: priya });
      expect(await staff.counts()).toMatchObject({ quarantine: 0 });
      for (const action of undo.toReversed()) ({ undo } = await staff.act({ id, action, actor: priya }));
      expect(await staff.show(id)).toMatchObject({ spam: { isQuarantined: true }, deliveries: [{ state: 'held' }] });
      expect(await staff.counts()).toMatchObject({ quarantine: 1, waiting: 0 });
      expect(await database.reader.selectFrom('lesson').selectAll().execute()).toEqual([]);
      const won = staff.act({ id, action: { do: 'set-status', status: 'won' }, actor: priya });
      await expect(won).rejects.toThrow('nothing-to-do');
      for (const action of undo) await staff.act({ id, action, actor: priya });
      expect(await staff.show(id), 'as spam again').toMatchObject({ status: 'not-for-us' });
    },
  );

  it('releases, and lets what is spam leave the quarantine', async () => {
    const { database, staff, receive, clock } = await open('quarantine');
    const [honest, spam] = [from('Honest', { spam: held }), from('Spam', { spam: held })];
    await receive(honest, spam);
    expect(await staff.act({ id: honest.id, action: { do: 'release' }, actor: priya })).toMatchObject({ jobs: 1 });
    // Nothing goes out while it can still be taken back.
    expect(await staff.show(honest.id)).toMatchObject({ deliveries: [{ nextAt: clock.time + 10_000 }] });
    const again = staff.act({ id: honest.id, action: { do: 'release' }, actor: priya });
    await expect(again).rejects.toThrow('nothing-to-do');
    await staff.act({ id: spam.id, action: { do: 'mark-spam' }, actor: priya });
    expect(await staff.counts()).toMatchObject({ waiting: 1, quarantine: 0, all: 2 });
    expect(await database.reader.selectFrom('lesson').select('kind').orderBy('kind').execute()).toEqual([
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
    await staff.act({ id: enquiry.id, action: { do: 'add-note', text: 'Secret words' }, actor: priya });
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
});
