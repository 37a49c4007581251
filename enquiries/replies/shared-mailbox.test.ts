import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openStaff } from '../../desk/staff/open-staff.ts';
import { findColleague } from '../../desk/staff/people.ts';
import type { Database } from '../../desk/staff/tables.ts';
import { priya } from '../../tests/support/desk/open-staff.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { readEnquirySettings } from '../settings.ts';
import { SpamFilter } from '../spam/filter.ts';
import { acceptAll, claim } from '../store/outbox.ts';
import { openMailReader } from './mail-reader.ts';
import { idOfMail } from './shared-mailbox.ts';
import { storeReply } from './store-reply.ts';

const now = Date.UTC(2026, 10, 18, 9);
const ours = 'hello@dhr.example';
const asha = '"Menon, Asha" <asha@nilgiri.example>';
const reader = openMailReader();
const filter = new SpamFilter();
afterAll(reader.end);

type Headers = Record<string, string>;

withBothStores((store) => {
  let database: Database;
  let staff: ReturnType<typeof openStaff>;
  let uid = 0;
  beforeEach(async ({ task }) => {
    const name = `shared_${task.id.replace(/\W/g, '')}`;
    database = await store.open(name);
    const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: ours, MAIL_TO: ours };
    const settings = readEnquirySettings({ ...store.settings(name), ...mail });
    staff = openStaff({ settings, use: (work) => work(database), now: () => now });
    const person = {
      id: 'p',
      name: 'Priya Menon',
      address: 'priya@dhr.example',
      role: 'member',
      joined_at: 0,
    } as const;
    await database.atomically((writer) =>
      writer
        .insertInto('person')
        .values({ ...person, address_key: person.address })
        .execute(),
    );
  });
  const arrive = async (
    headers: Headers,
    body = 'Can you help?',
    { isSent = false, at = now - 60_000, since = 0 } = {},
  ) => {
    uid += 1;
    const all: Headers = { From: asha, To: ours, Subject: 'Payroll in Qatar', 'Message-ID': `<m${uid}@b>`, ...headers };
    const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}\r\n`);
    const mail = (await reader.whole(Buffer.from(`${lines.join('')}\r\n${body}\r\n`)))!;
    const judge = (values: Parameters<typeof filter.judge>[0]['values']) => filter.judge({ values, honeypot: '' });
    const position = { name: isSent ? 'sent' : 'inbox', validity: '1', uid, since };
    const whose = { ours: [ours], findColleague, judge, isSent };
    return storeReply(database, { ...whose, id: randomUUID(), mail, arrivedAt: at, position }, now);
  };
  const list = async (name: 'waiting' | 'other' | 'quarantine') =>
    (await staff.list({ list: name, order: 'newest', limit: 50 })).rows;
  const first = { 'Message-ID': '<first@nilgiri.example>' };
  const id = idOfMail({ mailId: 'first@nilgiri.example' });

  it('makes an enquiry of a mail that a person wrote to our address, with all that came with it', async () => {
    const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const parts = [
      'Content-Type: text/plain\r\n\r\nCan you help?',
      'Content-Disposition: attachment; filename=plan.pdf\r\n\r\nx',
    ];
    const body = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`;
    expect([await arrive({ ...first, ...type }, body), await arrive({ ...first, ...type }, body)]).toEqual([
      'enquiry',
      'left',
    ]);
    expect(await list('waiting')).toMatchObject([
      { name: 'Asha Menon', waitingSince: now - 60_000, hasReplied: false },
    ]);
    expect(await staff.show(id)).toMatchObject({
      status: 'new',
      channel: 'mail',
      visitor: { email: 'asha@nilgiri.example' },
      deliveries: [],
      thread: [{ kind: 'message', text: 'Payroll in Qatar\n\nCan you help?', files: [{ name: 'plan.pdf' }] }],
      replying: {
        canSend: true,
        to: ['asha@nilgiri.example'],
        subject: expect.stringMatching(/^Re: Payroll in Qatar \(/),
      },
      history: [{ what: 'by-mail' }],
    });
    expect(await staff.numbers()).toMatchObject({ enquiries: 1 });
    const text = await staff.exportText(id);
    expect([text?.match(/Can you help/g), text?.includes('plan.pdf')]).toEqual([['Can you help'], true]);
  });

  it('is answered under the subject of the mail, in its thread', async () => {
    await arrive(first);
    await staff.act({ id, action: { do: 'send-reply', text: 'Yes.', seen: now }, actor: priya });
    const wanted = { delivery: 'reply', owner: 'o', now: now + 20_000, leaseMs: 1, most: 1 };
    const [job] = await claim(database, wanted);
    expect(job?.reply).toMatchObject({ references: ['first@nilgiri.example'], repliesTo: { text: 'Can you help?' } });
  });

  it.each<[string, Headers, string?]>([
    ['a newsletter', { 'List-Unsubscribe': '<https://news.example/x>' }],
    ['a mailing list', { 'List-Id': '<hr.lists.example>' }],
    ['a program', { 'Auto-Submitted': 'auto-generated' }],
    ['an address that takes no reply', { From: 'Shop <no-reply@shop.example>' }],
    ['mail in bulk', { Precedence: 'bulk' }],
    ['a bounce of nothing known', { From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>' }],
    ['a colleague', { From: 'Priya <priya@dhr.example>' }],
    ['nobody', { From: '' }],
  ])('puts aside what %s wrote, until a person takes it in with one press', async (_, headers, body) => {
    expect(await arrive({ ...first, ...headers }, body)).toBe('other');
    expect([await list('waiting'), await list('other')]).toMatchObject([[], [{ id }]]);
    expect(await staff.counts()).toMatchObject({ waiting: 0, other: 1, conversation: 0 });
    const { undo } = await staff.act({ id, action: { do: 'set-kind', kind: 'enquiry' }, actor: priya });
    expect([await list('waiting'), await list('other')]).toMatchObject([[{ id }], []]);
    await staff.act({ id, action: undo[0]!, actor: priya });
    expect([await list('waiting'), await list('other')]).toMatchObject([[], [{ id }]]);
  });

  it('judges it like all others, and can be told that it is spam', async () => {
    const spam = 'Visit [url=https://win.example]our shop[/url]';
    expect([await arrive({}, spam), await arrive(first)]).toEqual(['enquiry', 'enquiry']);
    expect(await list('quarantine')).toHaveLength(1);
    await staff.act({ id, action: { do: 'mark-spam' }, actor: priya });
    await staff.act({ id, action: { do: 'release' }, actor: priya });
    expect(await list('waiting')).toMatchObject([{ id }]);
  });

  it('leaves what we wrote, what came before it was read, what was erased, and too much of one sender', async () => {
    expect(await arrive({ From: `DHR website <${ours}>` })).toBe('left');
    expect(await arrive({}, 'Old', { since: now })).toBe('left');
    expect(await arrive(first)).toBe('enquiry');
    await staff.erase('asha@nilgiri.example', priya);
    expect(await arrive(first)).toBe('left');
    for (let count = 0; count < 20; count += 1) expect(await arrive({})).toBe('enquiry');
    expect([await arrive({}), await arrive({ From: 'b@c.example' })]).toEqual(['too many', 'enquiry']);
  });

  const sent = (headers: Headers, body?: string) =>
    arrive({ From: `Priya <priya@dhr.example>`, ...headers }, body, { isSent: true });
  const toAsha = { To: 'asha@nilgiri.example' };
  const repliesTo = { 'In-Reply-To': '<first@nilgiri.example>' };

  it('counts what colleagues sent from the mailbox as our reply, and folds what it quotes', async () => {
    await arrive(first);
    const text = 'Yes, we can.\r\n\r\nOn 18 Nov 2026 at 12:00, Asha Menon wrote:\r\n> Can you help?';
    const reply = { ...toAsha, ...repliesTo, 'Message-ID': '<ours@dhr.example>' };
    expect([await sent(reply, text), await sent(reply, text)]).toEqual(['sent', 'left']);
    const shown = await staff.show(id);
    expect(shown).toMatchObject({ status: 'conversation', waitingSince: null });
    expect(shown?.thread[1]).toMatchObject({
      kind: 'our-reply',
      by: { id: 'p' },
      text: 'Yes, we can.',
      to: ['asha@nilgiri.example'],
    });
    expect(await arrive({ 'In-Reply-To': '<ours@dhr.example>' }, 'Thank you')).toBe('reply');
    expect(await list('waiting')).toMatchObject([{ id, hasReplied: true }]);
    await staff.act({ id, action: { do: 'set-status', status: 'closed' }, actor: priya });
    expect(await sent(reply)).toBe('left');
  });

  it('finds the thread by the address, too, and keeps apart what went to others', async () => {
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], []);
    expect(await sent({ To: enquiry.values.businessEmail })).toBe('sent');
    expect(await staff.show(enquiry.id)).toMatchObject({ waitingSince: null, thread: [{}, { kind: 'our-reply' }] });
    await arrive(first);
    expect(await sent({ To: 'arjun@dhr.example', ...repliesTo })).toBe('sent');
    expect(await staff.show(id)).toMatchObject({ waitingSince: now - 60_000, thread: [{}, { kind: 'forward' }] });
    const others: Headers[] = [
      { To: 'somebody@else.example' },
      { ...toAsha, 'Auto-Submitted': 'auto-replied' },
      { ...toAsha, 'Reply-To': `hello+${'a'.repeat(29)}@dhr.example` },
    ];
    for (const headers of others) expect(await sent(headers), JSON.stringify(headers)).toBe('left');
  });
});
