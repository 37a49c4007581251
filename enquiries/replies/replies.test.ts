import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findColleague } from '../../desk/staff/people.ts';
import type { Database } from '../../desk/staff/tables.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { enquiryMail, replyMail } from '../deliveries/enquiry-mail.ts';
import type { SendMail } from '../deliveries/smtp.ts';
import type { Enquiry } from '../store/enquiry.ts';
import { acceptAll, queueReply, recordDelivered } from '../store/outbox.ts';
import { repliesOf } from '../store/replies.ts';
import { replyToken } from '../store/reply-token.ts';
import type { Tables } from '../store/tables.ts';
import { openMailReader } from './mail-reader.ts';
import { headAlone, readHead } from './read-mail.ts';
import { storeReply } from './store-reply.ts';
import { tellAuthors } from './tell-authors.ts';

const now = Date.UTC(2026, 10, 18, 9);
const arrivedAt = now - 60_000;
const ours = 'hello@dhr.example';
const reader = openMailReader();
afterAll(reader.end);
const visitor = 'Asha Menon <asha.menon@nilgiri.example>';
const answerId = 'answer-1@dhr.example';

type Headers = Record<string, string>;
let number = 0;
function mailOf(headers: Headers, body: string | Buffer = 'Thank you.\r\n'): Buffer {
  number += 1;
  const all = { From: visitor, 'Message-ID': `<their-${number}@nilgiri.example>`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${lines.join('')}\r\n`), Buffer.from(body)]);
}
function partsOf(type: string, ...parts: string[]): [Headers, string] {
  return [
    { 'Content-Type': `multipart/${type}; boundary=b` },
    `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  ];
}
function fileOf(name: string, bytes: number) {
  return `Content-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(bytes, 7).toString('base64')}`;
}
function report(action: string, returned = `Message-ID: <${answerId}>`) {
  return partsOf(
    'report; report-type=delivery-status',
    'Content-Type: text/plain\r\n\r\nYour mail did not arrive.',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n No such user`,
    `Content-Type: text/rfc822-headers\r\n\r\n${returned}\r\n`,
  );
}

withBothStores((store) => {
  let database: Database;
  let enquiry: Enquiry;
  let to: string;
  let uid = 0;
  const row = () =>
    database.reader.selectFrom('enquiry').selectAll().where('id', '=', enquiry.id).executeTakeFirstOrThrow();
  const replies = () =>
    database.reader.selectFrom('message').selectAll().where('direction', '=', 'in').orderBy('at').execute();
  const set = (values: Partial<Tables['enquiry']>) =>
    database.atomically((writer) => writer.updateTable('enquiry').set(values).where('id', '=', enquiry.id).execute());
  /** Our mail server took it. */
  const sent = (job: string) => {
    const id = `${enquiry.id}/${job}`;
    const done = { state: 'delivered', attempts: 1 } as const;
    return database.atomically((writer) => writer.updateTable('outbox').set(done).where('id', '=', id).execute());
  };
  const arrive = async (raw: Buffer, at = arrivedAt) => {
    const mail = (await reader.whole(raw)) ?? headAlone(await readHead(raw.subarray(0, raw.indexOf('\r\n\r\n'))));
    uid += 1;
    const position = { name: 'desk@mail/INBOX', validity: '1', uid, since: 0 };
    return storeReply(database, { id: randomUUID(), mail, arrivedAt: at, position, ours: [ours], findColleague }, now);
  };

  beforeEach(async ({ task }) => {
    database = await store.open(`replies_${task.id.replace(/\W/g, '')}`);
    enquiry = anEnquiry();
    uid = 0;
    await acceptAll(database, [enquiry], ['file', 'acknowledgement']);
    const { value } = await database.reader.selectFrom('secret').select('value').executeTakeFirstOrThrow();
    to = `hello+${replyToken(enquiry.id, value)}@dhr.example`;
    const reply = { id: 'a', enquiry_id: enquiry.id, at: now - 3_600_000, mail_id: answerId };
    const by = { by_id: null, by_name: 'Priya', text: 'Hello' };
    await database.atomically((writer) => queueReply(writer, { ...reply, ...by }, now));
    await sent('reply/a');
    await sent('acknowledgement');
    await set({ status: 'won', waiting_since: null, remind_at: now + 1, read_at: 1 });
  });

  it('keeps a reply and makes it our turn, also where the enquiry was closed', async () => {
    expect(await arrive(mailOf({ To: to.toUpperCase() }, 'We agree. Tatsächlich!'))).toBe('reply');
    expect(await row()).toMatchObject({
      status: 'conversation',
      waiting_since: now,
      remind_at: null,
      read_at: null,
      version: 2,
      search_words: expect.stringContaining(' tatsachlich'),
    });
    expect(await replies()).toMatchObject([{ text: 'We agree. Tatsächlich!', at: arrivedAt, by_name: visitor }]);
    const history = await database.reader.selectFrom('history').selectAll().execute();
    expect(history).toMatchObject([{ what: 'reply-received', by_name: visitor }]);
  });

  it('puts a mail from the future at the time it was read', async () => {
    await arrive(mailOf({ To: to }), now + 86_400_000);
    expect(await replies()).toMatchObject([{ at: now }]);
  });

  it('counts a reply of ours once, although its arrival is recorded twice', async () => {
    const reply = { id: 'b', enquiry_id: enquiry.id, at: now, mail_id: 'b@dhr.example', by_id: null, by_name: 'Priya' };
    await database.atomically((writer) => queueReply(writer, { ...reply, text: 'Hello' }, now));
    const arrival = { id: `${enquiry.id}/reply/b`, delivery: 'reply', receipt: '250' };
    await recordDelivered(database, { ...arrival, attempts: 1 }, now + 1);
    await recordDelivered(database, { ...arrival, attempts: 2 }, now + 2);
    const history = await database.reader.selectFrom('history').select('what').execute();
    expect([history, await row()]).toMatchObject([[{ what: 'reply-sent' }], { replied_at: now + 1, version: 2 }]);
  });

  it('knows a reply by its recipients or by the mail that it replies to, and by nothing else', async () => {
    const acknowledgement = `<${enquiry.id}.acknowledgement@dhr.example>`;
    const token = /\+(.*)@/.exec(to)?.[1] ?? '';
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    const other = anEnquiry();
    await acceptAll(database, [other], ['file', 'acknowledgement']);
    const swapped = replyToken(other.id, '').slice(0, 9) + token.slice(9);
    const kept = async (headers: Headers) => arrive(mailOf(headers));
    expect(await kept({ Cc: `x@y.example, "DHR" <${to}>` })).toBe('reply');
    expect(await kept({ 'Delivered-To': to })).toBe('reply');
    expect(await kept({ 'In-Reply-To': `<${answerId}>` })).toBe('reply');
    expect(await kept({ References: `<x@y.example>\r\n ${acknowledgement}` })).toBe('reply');
    for (const wrong of [forged, swapped, `${token}0`, token.slice(0, 9)])
      expect(await kept({ To: `hello+${wrong}@dhr.example` }), wrong).toBe('left');
    expect(await kept({ To: ours, Subject: `Re: your enquiry to DHR (${token.slice(0, 9)})` })).toBe('left');
    expect(await kept({ References: '<their-1@nilgiri.example>' })).toBe('left');
    // Its id is the stranger's own, and the acknowledgement was never sent.
    expect(await kept({ 'In-Reply-To': `<${other.id}.acknowledgement@dhr.example>` })).toBe('left');
    expect(await kept({ To: to, From: `DHR <${ours}>` })).toBe('left');
    expect(await kept({ To: to, 'Message-ID': `<${answerId}>` })).toBe('left');
  });

  it('shows what a program wrote without changing whose turn it is', async () => {
    const kept = (name: string, value: string) => arrive(mailOf({ To: to, [name]: value }));
    expect(await kept('Auto-Submitted', 'auto-replied (vacation)')).toBe('automatic');
    expect(await kept('Precedence', 'auto_reply')).toBe('automatic');
    const suspects: Headers[] = [{ Precedence: 'bulk' }, { 'X-Auto-Response-Suppress': 'All' }];
    for (const suspect of suspects) {
      expect(await arrive(mailOf({ To: to, ...suspect, Subject: 'Automatic reply: your offer' }))).toBe('automatic');
      expect(await arrive(mailOf({ To: to, ...suspect }, ''))).toBe('automatic');
    }
    const accepted = (words: string) =>
      partsOf(
        'mixed',
        `Content-Type: text/plain\r\n\r\n${words}`,
        'Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n',
      );
    const [headers, bare] = accepted('Asha Menon has accepted this invitation.');
    expect(await arrive(mailOf({ To: to, ...headers }, bare))).toBe('automatic');
    expect(await kept('Return-Path', '<>')).toBe('automatic');
    expect(await row()).toMatchObject({ status: 'won', waiting_since: null, version: 1 });
    expect(await kept('Auto-Submitted', 'no')).toBe('reply');
    expect(await kept('Precedence', 'bulk'), 'a person wrote it').toBe('reply');
    expect(await kept('X-Auto-Response-Suppress', 'All'), 'Outlook puts it on all mails').toBe('reply');
    const [, worded] = accepted('Fine, but may we begin at ten?');
    expect(await arrive(mailOf({ To: to, ...headers }, worded))).toBe('reply');
  });

  it('marks an answer that came back, and only one that failed for good', async () => {
    const from = { From: 'Mail Delivery <MAILER-DAEMON@mx.example>', 'Return-Path': '<>' };
    const answer = () => database.reader.selectFrom('message').selectAll().where('id', '=', 'a').executeTakeFirst();
    const reported = async (...[headers, body]: [Headers, string]) => arrive(mailOf({ ...from, ...headers }, body));
    expect(await reported(...report('delayed'))).toBe('left');
    expect(await reported(...report('failed', 'Message-ID: <another@mx.example>'))).toBe('left');
    const receipt = partsOf('report', 'Content-Type: message/disposition-notification\r\n\r\nDisposition: displayed');
    expect(await reported({ ...receipt[0], To: to }, receipt[1])).toBe('automatic');
    expect((await answer())?.bounced).toBeNull();
    expect(await reported(...report('failed'))).toBe('bounce');
    expect(await answer()).toMatchObject({ bounced: '5.1.1 smtp; 550 5.1.1 No such user' });
    expect(await row()).toMatchObject({ status: 'conversation', waiting_since: now, read_at: null });
    await database.atomically((writer) => writer.updateTable('message').set({ bounced: null }).execute());
    expect(await reported({}, `This is qmail.\r\n\r\n> Message-ID: <${answerId}>\r\n`)).toBe('bounce');
    expect((await answer())?.bounced).toMatch(/^This is qmail/);
  });

  const plain = (charset: string): Headers => ({ 'Content-Type': `text/plain; charset=${charset}` });
  const parts = (boundary: string): Headers => ({ 'Content-Type': `multipart/mixed; boundary=${boundary}` });
  const nested = Array.from(
    { length: 3000 },
    (_, n) => `--b${n}\r\nContent-Type: ${parts(`b${n + 1}`)['Content-Type']}\r\n`,
  );
  const html = '<style>p{color:red}</style><p>Yes,<br>I &lt;do&gt;</p><script>alert(1)</script><img src=x onerror=x()>';
  it.each<[string, Headers, string | Buffer, Partial<Tables['message']>]>([
    ['Arabic', plain('windows-1256'), Buffer.from('e3d1cdc8c7', 'hex'), { text: 'مرحبا' }],
    [
      'Arabic between quoted lines',
      plain('windows-1256'),
      Buffer.from('3e204869 0a e3d1cdc8c7 0a3e20484f57'.replaceAll(' ', ''), 'hex'),
      { text: '> Hi\nمرحبا\n> HOW' },
    ],
    ['Chinese', plain('GB2312'), Buffer.from('c4e3bac3', 'hex'), { text: '你好' }],
    ['UTF-7', plain('utf-7'), '+ADw-b+AD4-', { text: '+ADw-b+AD4-' }],
    ['a NUL', { From: 'A\0B <a\0@b.example>' }, 'a\0b\u0007c', { text: 'abc', by_name: 'AB <a@b.example>' }],
    ['no headers but the recipient', { From: '', 'Message-ID': '' }, '', { text: '', by_name: '' }],
    ['an endless Message-ID', { 'Message-ID': `<${'x'.repeat(9000)}>` }, 'a', { text: 'a' }],
    ['a boundary that never comes', parts('q'), 'a', { left_out: 'body' }],
    ['thousands of nested parts', parts('b0'), nested.join('\r\n'), { left_out: 'body' }],
    ['a long text', {}, 'a'.repeat(150_000), { left_out: 'end', text: 'a'.repeat(100_000) }],
    ['HTML alone', { 'Content-Type': 'text/html' }, html, { text: 'Yes,\nI <do>' }],
  ])('reads %s, and goes on with the next mail', async (_, headers, body, expected) => {
    const raw = mailOf({ To: to, ...headers }, body);
    expect(await arrive(raw)).toBe('reply');
    expect(await replies()).toMatchObject([expected]);
    expect([await arrive(raw), await arrive(mailOf({ To: to }))]).toEqual(['left', 'reply']);
  });

  it('keeps files up to 10 MB together, and names the others', async () => {
    const names = ['plan.pdf', 'film.mp4', '../..\\\u202Efdp.exe'];
    const files = names.map((name, index) => fileOf(name, [3_000_000, 9_000_000, 10][index] ?? 0));
    const [headers, body] = partsOf('mixed', 'Content-Type: text/plain\r\n\r\nSee below', ...files);
    await arrive(mailOf({ ...headers, To: to }, body));
    const kept = await database.reader.selectFrom('attachment').selectAll().orderBy('size').execute();
    expect(kept.map(({ name, size, content }) => [name, size, Buffer.from(content, 'base64').length])).toEqual([
      ['.._..fdp.exe', 10, 10],
      ['plan.pdf', 3_000_000, 3_000_000],
      ['film.mp4', 9_000_000, 0],
    ]);
    const [many, parts] = partsOf('mixed', ...Array.from({ length: 60 }, (_, index) => fileOf(`${index}`, 1)));
    await arrive(mailOf({ ...many, To: to }, parts));
    expect((await replies())[1]).toMatchObject({ left_out: 'end' });
  });

  it('names files beyond what one enquiry nobody replied to may bring, until somebody does', async () => {
    const [headers, body] = partsOf('mixed', 'Content-Type: text/plain\r\n\r\nSee below', fileOf('plan', 9_000_000));
    const send = () => arrive(mailOf({ ...headers, To: to }, body));
    expect([await send(), await send(), await send()]).toEqual(['reply', 'reply', 'without files']);
    const files = await database.reader.selectFrom('attachment').selectAll().orderBy('content').execute();
    expect(files.map(({ size, content }) => [size, content !== ''])).toEqual([
      [9_000_000, false],
      [9_000_000, true],
      [9_000_000, true],
    ]);
    await set({ replied_at: now });
    expect(await send()).toBe('reply');
  });

  describe('a reply to the mail that staff get', () => {
    const priya = 'Priya Menon <Priya@dhr.example>';
    const quoted = () => `\r\nOn 18 Nov 2026, DHR website wrote:\r\n> Enquiry number: ${enquiry.id}\r\n`;
    const messages = () => database.reader.selectFrom('message').selectAll().where('id', '!=', 'a').execute();
    const notes = () => database.reader.selectFrom('note').selectAll().execute();
    const jobs = () => database.reader.selectFrom('outbox').selectAll().where('delivery', '=', 'reply').execute();
    let toStaff: string;
    beforeEach(async () => {
      const { value } = await database.reader.selectFrom('secret').select('value').executeTakeFirstOrThrow();
      toStaff = `hello+${replyToken(enquiry.id, value, 'staff')}@dhr.example`;
      const person = { id: 'p', name: 'Priya Menon', address: 'priya@dhr.example', role: 'member' } as const;
      await database.atomically(async (writer) => {
        await writer.deleteFrom('message').execute();
        await writer
          .insertInto('person')
          .values({ ...person, address_key: person.address, joined_at: 0 })
          .execute();
      });
    });

    it('goes to the visitor as a reply of the colleague, with its files and without what it quotes', async () => {
      const [headers, body] = partsOf(
        'mixed',
        `Content-Type: text/plain\r\n\r\nYes, we can.\r\n${quoted()}`,
        fileOf('plan.pdf', 9),
      );
      const raw = mailOf({ ...headers, To: toStaff, From: priya }, body);
      expect([await arrive(raw), await arrive(raw)]).toEqual(['from staff', 'left']);
      const [answer] = await messages();
      expect(answer).toMatchObject({ direction: 'out', text: 'Yes, we can.', by_id: 'p', by_name: 'Priya Menon' });
      expect(await jobs()).toMatchObject([{ message_id: answer?.id, state: 'pending', due_at: now }]);
      expect(await row()).toMatchObject({ assigned_to: 'p', version: 2 });
      const sent = await database.atomically((writer) => repliesOf(writer, [enquiry.id]));
      const mail = replyMail(enquiry, sent.get(answer?.id ?? '')!, ours, to);
      expect(mail).toMatchObject({
        attachments: [{ filename: 'plan.pdf' }],
        text: expect.not.stringContaining('number'),
      });
    });

    it('goes to the visitor whole where it was written between the lines, without what is for staff', async () => {
      const toDesk = String(enquiryMail(enquiry, ours, [ours]).text)
        .trim()
        .split('\n');
      const quote = toDesk.flatMap((line) => [`> ${line}`, ...(/two countries/.test(line) ? ['--- Qatar ---'] : [])]);
      const text = ['My answers are below.', 'On 18 Nov 2026, DHR website wrote:', ...quote].join('\r\n');
      expect(await arrive(mailOf({ To: toStaff, From: priya }, text))).toBe('from staff');
      const [answer] = await messages();
      const lines = answer?.text.split('\n').filter((line) => /\w/.test(line));
      const [first, second] = enquiry.values.message.split('\n');
      expect(lines).toEqual([
        'My answers are below.',
        'On 18 Nov 2026, DHR website wrote:',
        `> ${first}`,
        '--- Qatar ---',
        `> ${second}`,
      ]);
    });

    it('may come from the mailbox that colleagues share', async () => {
      expect(await arrive(mailOf({ To: toStaff, From: `Sales <${ours}>` }))).toBe('from staff');
      expect(await messages()).toMatchObject([{ by_id: null, by_name: 'Sales' }]);
    });

    it.each<[string, Headers, () => string]>([
      ['its sender is not known', { From: 'Priya <priya@private.example>' }, () => 'Yes.'],
      ['it would show what is for staff only', {}, () => `Am 18.11. schrieb DHR:\r\nNumber: ${enquiry.id}\r\nYes.`],
      ['nothing was written above what it quotes', {}, quoted],
      ['it is too long', {}, () => 'a'.repeat(150_000)],
    ])('is a note and goes nowhere when %s', async (_, headers, body) => {
      const raw = mailOf({ To: toStaff, From: priya, ...headers }, body());
      expect([await arrive(raw), await arrive(raw)]).toEqual(['note', 'left']);
      expect([await messages(), await jobs(), await notes()]).toMatchObject([[], [], [{}]]);
      const told: unknown[] = [];
      const tell = (minutes: number, send: SendMail) =>
        tellAuthors({
          ...{ store: storeOf(database), send, from: ours, log: new TestLog() },
          ...{ where: (id) => `at ${id}`, now: () => now + minutes * 60_000 },
        });
      await tell(0, () => Promise.reject(new Error('away')));
      for (const minutes of [1, 2])
        await tell(minutes, async (mail, to) => {
          told.push([to, mail.subject, mail.text]);
          return { accepted: [...to], receipt: '250' };
        });
      const address = /<(.*)>/.exec(headers['From'] ?? priya)?.[1];
      const [note] = await notes();
      const about = expect.stringContaining(`${note?.text}\n\nFind it at ${enquiry.id}`);
      expect(told).toEqual([[[address], 'Not sent: your reply to Asha Menon', about]]);
    });

    it('stays inside where it was sent to the address for notes, alone or together', async () => {
      const { value } = await database.reader.selectFrom('secret').select('value').executeTakeFirstOrThrow();
      const toNote = `hello+${replyToken(enquiry.id, value, 'note')}@dhr.example`;
      expect(await arrive(mailOf({ To: `${toStaff}, ${toNote}`, From: priya }, 'Too small for us.'))).toBe('note');
      expect([await jobs(), await notes()]).toMatchObject([
        [],
        [{ text: 'Too small for us.', by_id: 'p', untold: null }],
      ]);
    });

    it('is a note when others wrote first, nothing when a program wrote it, and never comes by the visitor’s address', async () => {
      expect(await arrive(mailOf({ To: toStaff, From: priya, 'Auto-Submitted': 'auto-replied' }))).toBe('left');
      expect(await arrive(mailOf({ To: to, From: priya }))).toBe('reply');
      expect(await arrive(mailOf({ To: toStaff }))).toBe('reply');
      expect(await arrive(mailOf({ To: toStaff, From: priya }))).toBe('note');
      expect(await jobs()).toEqual([]);
    });
  });

  it('leaves spam where it is, and stops at more than people write', async () => {
    await set({ quarantined: 1, status: 'not-for-us' });
    expect(await arrive(mailOf({ To: to }))).toBe('reply');
    expect(await row()).toMatchObject({ status: 'not-for-us', waiting_since: null });
    for (let count = 2; count <= 20; count += 1) await arrive(mailOf({ To: to }));
    expect(await arrive(mailOf({ To: to }))).toBe('too many');
    expect(await replies()).toHaveLength(20);
  });
});
