import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import { chooseDeliveries } from '../../enquiries/choose-deliveries.ts';
import { readEnquirySettings } from '../../enquiries/settings.ts';
import { acceptAll } from '../../enquiries/store/outbox.ts';
import { countWaiting } from '../../enquiries/store/read.ts';
import { findByReplyToken } from '../../enquiries/store/reply-token.ts';
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { TestClock, workerOn } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Action } from '../contract/requests.ts';
import { openStaff } from './open-staff.ts';

let server: TestMailServer;
beforeEach(async () => {
  server = await startMailServer();
});

withBothStores((store) => {
  const open = async (name: string, more = {}) => {
    const [database, clock, enquiry] = [await store.open(name), new TestClock(), anEnquiry()];
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'website@dhr.example', MAIL_TO: 'hello@dhr.example', ...more };
    const settings = readEnquirySettings({ ...store.settings(name), ...mail });
    const staff = openStaff({ settings, use: (transaction) => transaction(database), now: clock.now });
    await acceptAll(database, [enquiry], ['smtp']);
    const person = { role: 'member', joined_at: 0, seen_at: null } as const;
    const people = ['Priya Menon', 'Arjun Rao'].map((one) => ({
      id: one,
      name: one,
      address: `${one.split(' ')[0]}@dhr.example`,
      address_key: one,
    }));
    await database.atomically((writer) =>
      writer
        .insertInto('person')
        .values(people.map((one) => ({ ...person, ...one })))
        .execute(),
    );
    const { id } = enquiry;
    const by =
      (actor: string) =>
      (action: Action, once: string = randomUUID()) =>
        staff.act({ id, action, once, actor: { id: actor, name: actor } });
    const worker = workerOn(database, chooseDeliveries(settings, clock.now).all, clock);
    const show = async () => (await staff.show(id, 'Priya Menon'))!;
    const job = async () => (await show()).deliveries.find(({ name: delivery }) => delivery === 'reply');
    const answers = () => server.mails.filter(({ recipients }) => recipients.includes(goodValues.businessEmail));
    const goOut = async (seconds = 10) => {
      clock.pass({ seconds });
      await worker.runOnce();
    };
    return { database, clock, staff, id, priya: by('Priya Menon'), arjun: by('Arjun Rao'), show, job, answers, goOut };
  };
  const said = 'Dear Asha Menon,\n\nYes, from January.';

  it('goes out once after ten seconds, and counts when the mail server has taken it', async () => {
    const { database, staff, id, priya, show, job, answers, goOut, clock } = await open('answer');
    await priya({ do: 'keep-draft', text: 'Dear Asha' });
    expect((await show()).replying.draft).toBe('Dear Asha');
    expect((await staff.show(id, 'Arjun Rao'))?.replying.draft).toBe('');
    const once = randomUUID();
    for (const _ of [1, 2]) await priya({ do: 'send-reply', text: said, seen: 0 }, once);
    expect(await show()).toMatchObject({ status: 'new', assignedTo: { id: 'Priya Menon' }, replying: { draft: '' } });
    expect(await job()).toMatchObject({ state: 'pending', nextAt: clock.time + 10_000 });
    await goOut(9);
    expect(answers()).toEqual([]);
    await goOut(1);
    await goOut(200);
    const [mail, ...more] = answers();
    expect([mail?.recipients, more]).toEqual([[goodValues.businessEmail], []]);
    const { thread, replying, history, status } = await show();
    expect(mail?.parsed).toMatchObject({
      from: { name: 'Priya Menon, DHR', address: 'website@dhr.example' },
      replyTo: [{ address: 'hello@dhr.example' }],
      subject: replying.subject,
    });
    const quoted = '> We run payroll in two countries.\n> Can you help us move to the cloud?';
    expect(mail?.parsed.text?.trim()).toBe(`${said}\n\nOn 15 November 2026, Asha Menon wrote:\n${quoted}`);
    expect(replying.quotation).toContain(quoted);
    expect(thread.map(({ kind, text }) => [kind, text])).toEqual([
      ['message', goodValues.message],
      ['our-reply', said],
    ]);
    expect([status, history[0]]).toMatchObject(['conversation', { what: 'reply-sent', by: { name: 'Priya Menon' } }]);
    const row = await database.reader.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ replied_at: clock.time - 200_000, waiting_since: null });
    const found = await staff.list({ list: 'all', order: 'newest', limit: 9, q: 'january' });
    expect(found.rows).toHaveLength(1);
    expect(await staff.exportText(id)).toContain(`Priya Menon replied:\n${said}`);
    await staff.erase(goodValues.businessEmail, { id: null, name: 'Priya' });
    for (const table of ['message', 'own_state', 'outbox', 'attempt', 'history'] as const)
      expect(await database.reader.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('comes back as a draft while it can be taken back, and not later', async () => {
    const { priya, show, answers, goOut } = await open('answer_undo');
    const sent = await priya({ do: 'send-reply', text: said, seen: 0 });
    for (const action of sent.undo.toReversed()) await priya(action);
    await goOut();
    expect([answers(), await show()]).toMatchObject([
      [],
      { thread: [{}], assignedTo: null, replying: { draft: said } },
    ]);
    await priya({ do: 'send-reply', text: said, seen: 0 });
    const message = (await show()).thread[1]!.id;
    await goOut();
    await expect(priya({ do: 'take-back-reply', message })).rejects.toThrow('nothing-to-do');
    expect(answers()).toHaveLength(1);
  });

  it('is not sent before its writer has seen what a colleague answered', async () => {
    const { clock, id, priya, arjun, show, answers, goOut, database } = await open('answer_two', {
      IMAP_URL: 'imaps://a.example',
    });
    const both = [
      arjun({ do: 'send-reply', text: 'From Arjun', seen: 0 }),
      priya({ do: 'send-reply', text: said, seen: 0 }),
    ];
    const refused = (await Promise.allSettled(both)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ kind: 'conflict' }]);
    await goOut();
    clock.pass({ minutes: 1 });
    await arjun({ do: 'send-reply', text: 'And another thing', seen: (await show()).thread.at(-1)!.at });
    await goOut();
    const [first, second] = answers();
    expect([first?.parsed.references, second?.parsed.references]).toEqual([undefined, first?.messageId]);
    const [, token = ''] = /\+(\w+)@dhr/.exec(first?.parsed.replyTo?.[0]?.address ?? '') ?? [];
    expect(await findByReplyToken(database.reader, token)).toBe(id);
    const toStaff = server.mails.find(({ recipients }) => recipients.includes('hello@dhr.example'));
    const [, staffToken = ''] = /\+(\w+)@dhr/.exec(toStaff?.parsed.replyTo?.[0]?.address ?? '') ?? [];
    expect(await findByReplyToken(database.reader, staffToken, 'staff')).toBe(id);
    expect(await findByReplyToken(database.reader, staffToken)).toBeUndefined();
  });

  it('goes to those who were chosen, or who wrote last, and quotes the author of each', async () => {
    const { database, clock, id, priya, show, goOut } = await open('answer_to');
    const ravi = 'ravi@nilgiri.example';
    const write = (number: number, by_name: string, is_automatic: 0 | 1 = 0) =>
      database.atomically((writer) =>
        writer
          .insertInto('message')
          .values({
            id: `in-${number}`,
            enquiry_id: id,
            direction: 'in',
            is_automatic,
            at: clock.time,
            by_id: null,
            by_name,
            text: 'And in Oman?',
            mail_id: `in-${number}`,
          })
          .execute(),
      );
    clock.pass({ minutes: 1 });
    await write(1, `Ravi Rao <${ravi}>`);
    await write(2, 'Robot <no-reply@nilgiri.example>', 1);
    const people = [{ address: goodValues.businessEmail }, { address: ravi }];
    expect((await show()).replying).toMatchObject({ to: [ravi], cc: [], people });
    const seen = clock.time;
    clock.pass({ minutes: 1 });
    for (const wrong of ['ravi', 'a@b.example\nBcc: c@d.example'])
      await expect(priya({ do: 'send-reply', text: said, seen, to: [wrong] }), wrong).rejects.toThrow('malformed');
    await priya({ do: 'send-reply', text: said, seen });
    await goOut();
    const right = 'asha@nilgiri.example';
    await priya({ do: 'send-reply', text: 'Once more', seen: clock.time, to: [right], cc: [ravi] });
    await goOut();
    const sent = server.mails.filter(({ parsed }) => parsed.from?.name === 'Priya Menon, DHR');
    expect(sent.map(({ recipients, parsed }) => [recipients, parsed.to, parsed.cc])).toMatchObject([
      [[ravi], [{ address: ravi }], undefined],
      [[right, ravi], [{ address: right }], [{ address: ravi }]],
    ]);
    expect(sent[0]?.parsed.text).toContain('Ravi Rao wrote:\n> And in Oman?');
    expect(await show()).toMatchObject({ replying: { to: [right], cc: [ravi] } });
    const noted = (await show()).history.filter(({ what }) => what === 'readdressed');
    expect(noted).toMatchObject([{ detail: right, by: { name: 'Priya Menon' } }]);
  });

  it('counts what was said by telephone as answered, and a payday emergency as over', async () => {
    const { database, staff, priya, arjun, show } = await open('answer_spoken');
    await database.atomically((writer) => writer.updateTable('enquiry').set({ urgency: 'payroll-today' }).execute());
    const first = async () => (await staff.list({ list: 'all', order: 'newest', limit: 9 })).rows[0];
    expect(await first()).toMatchObject({ isPayrollToday: true });
    const spoke = { do: 'spoke', how: 'call', text: 'The file went through.' } as const;
    const once = randomUUID();
    const done = await priya(spoke, once);
    expect((await priya(spoke, once)).undo).toEqual([]);
    expect(await show()).toMatchObject({
      ...{ status: 'conversation', waitingSince: null, isPayrollToday: false, deliveries: [{ name: 'smtp' }] },
      thread: [{}, { kind: 'spoken-call', text: spoke.text, by: { name: 'Priya Menon' } }],
    });
    expect(await first()).toMatchObject({ isPayrollToday: false });
    const message = (await show()).thread[1]!.id;
    await expect(arjun({ do: 'remove-spoken', message })).rejects.toThrow('not-found');
    for (const action of done.undo.toReversed()) await priya(action);
    expect(await show()).toMatchObject({ status: 'new', thread: [{}], isPayrollToday: true, assignedTo: null });
    expect((await show()).waitingSince).not.toBeNull();
  });

  it('takes ten files and 20 MB along, keeps them with a draft, and erases them with the enquiry', async () => {
    const { database, staff, id, priya, show, goOut } = await open('answer_files');
    const me = { id: 'Priya Menon', name: 'Priya Menon' };
    const add = (name: string, bytes: number) =>
      staff.addDraftFile(me, { enquiry: id, name, type: 'application/pdf', content: Buffer.alloc(bytes, 1) });
    await add('../plan.pdf', 9_000_000);
    await expect(add('film.mp4', 12_000_000)).rejects.toThrow('too-large');
    for (let number = 1; number < 10; number += 1) await add(`${number}.pdf`, 1);
    await expect(add('eleventh.pdf', 1)).rejects.toThrow('too-large');
    const sent = await priya({ do: 'send-reply', text: said, seen: 0 });
    expect((await show()).replying.files).toEqual([]);
    for (const action of sent.undo.toReversed()) await priya(action);
    const files = (await show()).replying.files;
    expect(files).toHaveLength(10);
    for (const { id: file } of files.slice(1)) await staff.removeDraftFile(me, file);
    await priya({ do: 'send-reply', text: said, seen: 0 });
    await goOut();
    const mail = server.mails.find(({ parsed }) => parsed.from?.name === 'Priya Menon, DHR');
    expect(mail?.parsed.attachments).toHaveLength(1);
    expect((await show()).thread[1]?.files).toMatchObject([{ isKept: true }]);
    await add('another.pdf', 1);
    await staff.erase(goodValues.businessEmail, { id: null, name: 'Priya' });
    for (const table of ['attachment', 'draft_file'] as const)
      expect(await database.reader.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('passes the thread on without answering it, and quotes to nobody what a third person wrote', async () => {
    const { database, clock, id, priya, show, goOut } = await open('answer_forward');
    const to = ['expert@partner.example'];
    await priya({ do: 'send-reply', text: 'Can you help?\n\nAsha: …', seen: 0, to, cc: [], isForward: true });
    await goOut();
    const [mail] = server.mails.filter(({ recipients }) => recipients.includes('expert@partner.example'));
    expect(mail?.parsed.subject).toMatch(/^Fwd: enquiry .* from Asha Menon$/);
    expect(mail?.parsed.text?.trim()).toBe('Can you help?\n\nAsha: …');
    expect(await show()).toMatchObject({ status: 'new', replying: { to: [goodValues.businessEmail] } });
    expect((await show()).waitingSince).not.toBeNull();
    const theirs = { id: 'in-1', enquiry_id: id, direction: 'in', is_automatic: 0, at: clock.time } as const;
    await database.atomically((writer) =>
      writer
        .insertInto('message')
        .values({ ...theirs, by_id: null, by_name: to[0]!, text: 'Do not take this client.', mail_id: 'in-1' })
        .execute(),
    );
    clock.pass({ minutes: 1 });
    const seen = clock.time;
    await priya({ do: 'send-reply', text: said, seen, to: [goodValues.businessEmail], cc: [] });
    await goOut();
    const reply = server.mails.findLast(({ recipients }) => recipients.includes(goodValues.businessEmail));
    expect(reply?.parsed.text).not.toContain('Do not take');
    expect(reply?.parsed.text).toContain('> We run payroll');
  });

  it('lets no device write over what another has written since', async () => {
    const { priya, show } = await open('answer_draft');
    const version = async () => (await show()).replying.draftVersion;
    await priya({ do: 'keep-draft', text: 'One', draftVersion: 0 });
    const first = await version();
    await priya({ do: 'keep-draft', text: 'One and two', draftVersion: first });
    await expect(priya({ do: 'keep-draft', text: 'One or two', draftVersion: first })).rejects.toThrow('newer-draft');
    const reply = { do: 'send-reply', text: 'One or two', seen: 0 } as const;
    await expect(priya({ ...reply, draftVersion: first })).rejects.toThrow('newer-draft');
    expect((await show()).replying.draft).toBe('One and two');
    await priya({ ...reply, draftVersion: await version() });
    expect((await show()).replying.draft).toBe('');
  });

  it('says what a mail server refused until staff act, and a stopped answer stays stopped', async () => {
    const { database, id, staff, priya, show, job, answers, goOut } = await open('answer_refused');
    server.fault = '550 5.1.1';
    await priya({ do: 'send-reply', text: said, seen: 0 });
    await goOut();
    expect(await job()).toMatchObject({ state: 'parked', isUndelivered: true, history: [{ outcome: 'parked' }] });
    expect((await job())?.history[0]?.receipt).toContain('550');
    expect(await show()).toMatchObject({ status: 'new', isNotDelivered: true });
    expect(await countWaiting(database.reader)).toMatchObject({ parked: 0 });
    await priya({ do: 'set-status', status: 'conversation' });
    const turn = database.reader.selectFrom('enquiry').select('waiting_since').where('id', '=', id);
    expect((await turn.executeTakeFirst())?.waiting_since, 'it is still our turn').not.toBeNull();
    await priya({ do: 'take-back-reply', message: (await show()).thread[1]!.id });
    expect(await show()).toMatchObject({ replying: { draft: said }, isNotDelivered: false });
    expect(await job()).toMatchObject({ state: 'dismissed', attempts: 1, dismissedBy: 'Priya Menon' });
    await priya({ do: 'take-back-reply', message: (await show()).thread[1]!.id });
    expect((await show()).replying.draft, 'asked for again after the editor was closed').toBe(said);
    server.fault = null;
    await staff.act({ id, action: { do: 'retry' }, actor: { id: null, name: 'Priya' } });
    await goOut(60);
    expect(answers()).toEqual([]);
  });

  it('arranges the call that was asked for: both sides are invited, and told when it moves or is called off', async () => {
    const { database, clock, priya, arjun, show, answers, goOut } = await open('answer_call');
    const [morning, later] = [Date.parse('2026-11-19T05:00Z'), Date.parse('2026-11-20T06:30Z')];
    await expect(
      priya({ do: 'arrange-call', at: morning, where: '+91 80 4000 1234' }),
      'nobody asked for one',
    ).rejects.toThrow('nothing-to-do');
    const call_times = '2026-11-19T05:00Z/2026-11-19T09:00Z Europe/Berlin';
    await database.atomically((writer) => writer.updateTable('enquiry').set({ call_times }).execute());
    await expect(
      priya({ do: 'arrange-call', at: clock.time - 1, where: '+91 80 4000 1234' }),
      'it is over',
    ).rejects.toThrow('nothing-to-do');
    for (const where of ['', 'my office', 'javascript:alert(1)'])
      await expect(priya({ do: 'arrange-call', at: morning, where }), where).rejects.toThrow('malformed');
    const undone = await priya({ do: 'arrange-call', at: morning, where: '+91 80 4000 1234' });
    expect((await show()).call).toMatchObject({ at: morning, zone: 'Europe/Berlin', halfDays: [{ from: morning }] });
    for (const action of undone.undo.toReversed()) await priya(action);
    expect(await show()).toMatchObject({ call: { at: null }, replying: { draft: '' } });
    const once = randomUUID();
    for (const _ of [1, 2]) await priya({ do: 'arrange-call', at: morning, where: '+91 80 4000 1234' }, once);
    await goOut();
    await arjun({ do: 'arrange-call', at: later, where: 'https://meet.example/dhr', text: 'Bring the list.' });
    await goOut();
    await priya({ do: 'arrange-call', at: null });
    await goOut();
    const events = answers().map(({ recipients, parsed }) => {
      const file = parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file?.content as ArrayBuffer)));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      const start = event.startDate.toJSDate().getTime();
      return [calendar.getFirstPropertyValue('method'), event.uid, event.sequence, start, recipients, event.location];
    });
    const uid = `${(await show()).id}@calls.dhr`;
    const both = [goodValues.businessEmail, 'Priya@dhr.example'];
    expect(events).toEqual([
      ['REQUEST', uid, 0, morning, both, '+91 80 4000 1234'],
      ['REQUEST', uid, 1, later, [...both, 'Arjun@dhr.example'], 'https://meet.example/dhr'],
      ['CANCEL', uid, 2, later, [...both, 'Arjun@dhr.example'], 'https://meet.example/dhr'],
    ]);
    expect(answers()[0]?.parsed.text).toContain('We will call you on +91 80 4000 1234.');
    expect(answers()[1]?.parsed.text).toMatch(/The call is at https:\/\/meet\.example\/dhr\n\nBring the list\./);
    expect(answers()[0]?.parsed.text).toContain(
      '19 November 2026 at 06:00 your time (Europe/Berlin), which is 19 November 2026 at 09:00 in the Gulf and 19 November 2026 at 10:30 in India',
    );
    expect((await show()).call?.at).toBeNull();
  });

  it('takes passages from a list that colleagues share', async () => {
    const { staff } = await open('answer_saved');
    const saved = { id: randomUUID(), name: 'Thanks', service: 'Training', language: 'English', text: 'Thank you' };
    await staff.storeSavedReply(saved);
    await staff.storeSavedReply({ ...saved, text: 'Thank you, {firstName}' });
    expect(await staff.savedReplies()).toEqual([{ ...saved, text: 'Thank you, {firstName}' }]);
    await staff.storeSavedReply({ ...saved, text: '' });
    expect(await staff.savedReplies()).toEqual([]);
  });

  it('carries whatever is typed as words only', async () => {
    const { priya, answers, goOut } = await open('answer_hostile');
    await priya({ do: 'send-reply', text: Object.values(hostileTexts).join('\n'), seen: 0 });
    await goOut();
    const [mail] = answers();
    expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    for (const text of [hostileTexts.markup, hostileTexts['right-to-left text'], hostileTexts.emoji])
      expect(mail?.parsed.text).toContain(text);
    expect([mail?.parsed.html, mail?.recipients]).toEqual([undefined, [goodValues.businessEmail]]);
  });
});
