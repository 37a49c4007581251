import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { type MailFault, startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { normalise } from '../contract/check.ts';
import { referenceOf } from '../contract/reference.ts';
import { OutboxWorker } from '../outbox/worker.ts';
import type { Database } from '../store/database.ts';
import { acceptAll } from '../store/outbox.ts';
import { countWaiting, findEnquiry } from '../store/read.ts';
import { openSqlite } from '../store/sqlite.ts';
import { acknowledgementDelivery, smtpDelivery, smtpSender } from './smtp.ts';

const from = 'website@dhr.example';
const to = ['sales@dhr.example', 'full@dhr.example'];

let server: TestMailServer;
let folder: string;
let database: Database;
const clock = new TestClock();
const log = new TestLog();

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = temporaryFolder();
  database = await openSqlite(folder);
  server.mails.length = 0;
  server.fault = null;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const arrived = () => new Set(server.mails.map((mail) => mail.messageId.slice(1, 37)));

function newWorker(connect = 10_000, staff = to) {
  const send = smtpSender(server.url, { connect });
  const deliveries = [smtpDelivery(send, from, staff), acknowledgementDelivery(send, from, staff[0])];
  return new OutboxWorker({ store: storeOf(database), deliveries, log, now: clock.now });
}

describe('the mail to staff', () => {
  it('arrives although the address of the visitor has letters that the mail server does not know', async () => {
    const values = { ...goodValues, businessEmail: 'उपयोगकर्ता@उदाहरण.example' };
    await acceptAll(database, [anEnquiry({ values })], ['smtp']);
    await newWorker().runOnce();
    expect(server.mails[0]?.parsed.replyTo).toBeUndefined();
    expect(server.mails[0]?.parsed.text).toContain(values.businessEmail);
  });

  it('says of an application that it is one, and has no lines for what was not asked', async () => {
    const values = { ...goodValues, company: words.application.company, services: [] };
    const enquiry = anEnquiry({ values });
    await acceptAll(database, [enquiry], ['smtp']);
    await newWorker().runOnce();
    const { subject, text = '' } = server.mails[0]?.parsed ?? {};
    expect(subject).toBe(`Application ${referenceOf(enquiry.id)}: ${values.firstName} ${values.lastName}`);
    expect(text.split('\n')[0]).toBe(words.application.mail.intro);
    expect(text).toContain(`${words.application.fields.businessEmail.label}:\n${values.businessEmail}`);
    expect(text).toContain(`${words.fields.message.label}:\n`);
    for (const label of [words.fields.company.label, words.fields.businessEmail.label, words.services.legend])
      expect(text).not.toContain(`${label}:`);
  });

  it('tells everything the visitor said, and a reply goes to the visitor', async () => {
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['smtp']);
    await newWorker().runOnce();
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(to);
    expect(mail?.parsed.subject).toBe(`Website enquiry ${referenceOf(enquiry.id)}: Asha Menon, Nilgiri Foods`);
    expect(mail?.parsed.from).toEqual({ name: words.mail.sender, address: from });
    expect(mail?.parsed.replyTo).toEqual([{ name: 'Asha Menon', address: 'asha.menon@nilgiri.example' }]);
    expect(mail?.messageId).toBe(`<${enquiry.id}.enquiry@dhr.example>`);
    for (const part of [mail?.parsed.text, mail?.parsed.html?.replaceAll('<br>\n', '\n')]) {
      expect(part).toContain(goodValues.message);
      expect(part).toContain('SAP HXM Implementation, Training');
      expect(part).toContain('version 2026-11-15');
      expect(part).toContain(enquiry.id);
      expect(part).toContain(referenceOf(enquiry.id));
    }
    expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ delivered: 1 });
  });

  const fields = ['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message'] as const;
  it.each(Object.entries(hostileTexts))('carries %s in any field as text and nothing else', async (_name, text) => {
    const enquiries = fields.map((field) => anEnquiry({ values: normalise({ ...goodValues, [field]: text }) }));
    await acceptAll(database, enquiries, ['smtp']);
    const worker = newWorker();
    while ((await worker.runOnce()) > 0);
    expect(server.mails).toHaveLength(fields.length);
    for (const [index, field] of fields.entries()) {
      const enquiry = enquiries[index]!;
      const mail = server.mails.find((one) => one.messageId.includes(enquiry.id));
      expect(mail?.recipients, field).toEqual(to);
      expect(mail?.parsed.to?.map((one) => one.address)).toEqual(to);
      expect(mail?.parsed.cc).toBeUndefined();
      expect(mail?.parsed.bcc).toBeUndefined();
      expect(mail?.parsed.replyTo).toHaveLength(1);
      expect(mail?.parsed.replyTo?.[0]?.address).toBe(goodValues.businessEmail);
      expect(mail?.parsed.headers.filter((header) => header.key === 'subject')).toHaveLength(1);
      expect(`${mail?.parsed.subject} ${mail?.parsed.replyTo?.[0]?.name}`).not.toMatch(
        /[\u202A-\u202E\u2066-\u2069]|Boss/,
      );
      expect(mail?.parsed.html).not.toContain('<script>');
      expect(mail?.parsed.text?.replaceAll('\r\n', '\n')).toContain(enquiry.values[field]);
    }
  });
});

describe('the mail to the visitor', () => {
  it('repeats nothing that was typed, is marked as automatic, and a reply goes to staff', async () => {
    const values = { ...goodValues, firstName: 'Visit spam.example', message: 'Buy now' };
    await acceptAll(database, [anEnquiry({ values })], ['acknowledgement']);
    await newWorker().runOnce();
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual([goodValues.businessEmail]);
    expect(mail?.raw).not.toMatch(/spam\.example|Buy now|Menon|Nilgiri Foods/);
    expect(mail?.parsed.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-replied');
    expect(mail?.parsed.replyTo?.map(({ address }) => address)).toEqual([to[0]]);
  });
});

describe('a visitor whose address does not exist', () => {
  const states = async (id: string) =>
    (await findEnquiry(database.reader, id))?.jobs.map((job) => [job.delivery, job.state, job.last_error]);

  it('is not tried again, and nobody is alarmed', async () => {
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['acknowledgement']);
    server.fault = '550';
    await newWorker().runOnce();
    const answer = expect.stringMatching(/^The address of the visitor takes no mail\. .*550/);
    expect(await states(enquiry.id)).toEqual([['acknowledgement', 'given-up', answer]]);
    expect(await countWaiting(database.reader)).toMatchObject({ pending: 0, parked: 0, oldest: null });
    expect(log.lines.at(-1)).toMatchObject({
      level: 'info',
      event: 'acknowledgement given up',
      facts: { job: `${enquiry.id}/acknowledgement` },
    });
    expect(log.text).not.toContain(goodValues.businessEmail);
  });

  const passing: MailFault[] = ['421', '450', '535', '554 after DATA'];
  it.each(passing)('is not what "%s" says: the mail is sent once the server is well', async (fault) => {
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['acknowledgement']);
    server.fault = fault;
    const worker = newWorker();
    await worker.runOnce();
    expect(await states(enquiry.id)).toMatchObject([['acknowledgement', 'pending', expect.any(String)]]);
    expect(await countWaiting(database.reader), 'no alarm').toMatchObject({ pending: 0, oldest: null });
    server.fault = null;
    clock.pass({ minutes: 1 });
    await worker.runOnce();
    expect(server.mails).toHaveLength(1);
    expect(await states(enquiry.id)).toEqual([['acknowledgement', 'delivered', null]]);
  });
});

describe('when the mail server is in trouble', () => {
  const faults: MailFault[] = ['time-out', '421', '450', '535', '550', '554 after DATA'];

  it.each(faults)('keeps the enquiry through "%s" and delivers it once the server is well', async (fault) => {
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['smtp']);
    server.fault = fault;
    expect(await newWorker(fault === 'time-out' ? 100 : undefined).runOnce()).toBe(1);
    expect(server.mails).toHaveLength(0);
    expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ pending: 1 });
    const worker = newWorker();
    expect(await worker.runOnce(), 'not before its time').toBe(0);

    server.fault = null;
    clock.pass({ minutes: 1 });
    expect(await worker.runOnce()).toBe(1);
    expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ delivered: 1 });
    expect(log.text).not.toContain(goodValues.businessEmail);
  });

  it('sends again when the line drops after DATA, with the same Message-ID', async () => {
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['smtp']);
    const worker = newWorker();
    server.fault = 'drop after DATA';
    await worker.runOnce();
    expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ pending: 1 });
    server.fault = null;
    clock.pass({ minutes: 1 });
    await worker.runOnce();
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
    expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ delivered: 1 });
  });

  it.each([
    ['small letters', 'full@dhr.example', 'full@dhr.example'],
    ['capitals', 'full@DHR.example', 'full@dhr.example'],
    ['another script', 'full@उदाहरण.भारत', 'full@उदाहरण.भारत'],
  ])(
    'counts a refused recipient as not delivered and later sends to that one only, its domain in %s',
    async (_how, full, shown) => {
      const enquiry = anEnquiry();
      await acceptAll(database, [enquiry], ['smtp']);
      const worker = newWorker(undefined, ['Sales@DHR.example', full]);
      server.fault = 'partial reject';
      await worker.runOnce();
      expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ pending: 1 });
      server.fault = null;
      clock.pass({ minutes: 1 });
      await worker.runOnce();
      expect(server.mails.map((mail) => mail.recipients)).toEqual([['Sales@dhr.example'], [shown]]);
      expect(await expectNothingLost(database, [enquiry.id], arrived())).toMatchObject({ delivered: 1 });
    },
  );
});
