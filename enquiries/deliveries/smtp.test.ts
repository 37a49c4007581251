import { beforeEach, describe, expect, it } from 'vitest';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { TestClock, TestLog, workerOn } from '../../tests/support/enquiries/fakes.ts';
import { type MailFault, startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { freshSqlite } from '../../tests/support/enquiries/stores.ts';
import { normalise } from '../contract/check.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import type { Database } from '../store/database.ts';
import { acceptAll } from '../store/outbox.ts';
import { countWaiting, findEnquiry } from '../store/read.ts';
import { acknowledgementDelivery, smtpDelivery, smtpSender } from './smtp.ts';

const from = 'website@dhr.example';
const to = ['sales@dhr.example', 'full@dhr.example'];

let server: TestMailServer;
let database: Database;
let clock: TestClock;
let log: TestLog;
beforeEach(async () => {
  [server, database] = [await startMailServer(), await freshSqlite()];
  [clock, log] = [new TestClock(), new TestLog()];
});

function newWorker(connect = 10_000, staff = to) {
  const send = smtpSender(server.url, { connect });
  const deliveries = [
    smtpDelivery(send, from, staff, { desk: 'https://www.dhr.example/desk/waiting' }),
    acknowledgementDelivery(send, from, staff[0]),
  ];
  return workerOn(database, deliveries, clock, { log });
}

async function accept(delivery: string, values: EnquiryValues = goodValues) {
  const enquiry = anEnquiry({ values });
  await acceptAll(database, [enquiry], [delivery]);
  return enquiry;
}
async function mailed(delivery: string, values?: EnquiryValues) {
  const enquiry = await accept(delivery, values);
  await newWorker().runOnce();
  return { enquiry, mail: server.mails[0]! };
}
function countsOf({ id }: { id: string }) {
  return expectNothingLost(database, [id], new Set(server.mails.map((mail) => mail.messageId.slice(1, 37))));
}

describe('the mail to staff', () => {
  it('tells everything the visitor said, and a reply goes to the visitor', async () => {
    const { enquiry, mail } = await mailed('smtp');
    expect(mail.recipients).toEqual(to);
    expect(mail.messageId).toBe(`<${enquiry.id}.enquiry@dhr.example>`);
    expect(mail.parsed).toMatchObject({
      subject: `Website enquiry ${referenceOf(enquiry.id)}: Asha Menon, Nilgiri Foods (replies go to the visitor)`,
      from: { name: mails.mail.sender, address: from },
      replyTo: [{ name: 'Asha Menon', address: 'asha.menon@nilgiri.example' }],
    });
    const said = [goodValues.message, 'SAP HXM Implementation, Training', 'version 2026-11-15', enquiry.id];
    for (const part of [mail.parsed.text, mail.parsed.html?.replaceAll('<br>\n', '\n')]) {
      for (const text of [...said, referenceOf(enquiry.id)]) expect(part).toContain(text);
    }
    const link = `https://www.dhr.example/desk/waiting/${enquiry.id}`;
    expect(mail.parsed.text).toContain(`Answer at the desk: ${link}\n`);
    expect(mail.parsed.html).toContain(`Answer at the desk: <a href="${link}">${link}</a>`);
    expect(await countsOf(enquiry)).toMatchObject({ delivered: 1 });
  });

  it('arrives although the address of the visitor has letters that the mail server does not know', async () => {
    const businessEmail = 'उपयोगकर्ता@उदाहरण.example';
    const { mail } = await mailed('smtp', { ...goodValues, businessEmail });
    expect(mail.parsed.replyTo).toBeUndefined();
    expect(mail.parsed.text).toContain(businessEmail);
  });

  it('is an alarm of its own for a payday call-back', async () => {
    const { enquiry, mail } = await mailed('smtp', { ...goodValues, urgency: 'payroll-today' });
    expect(mail.parsed.subject).toBe(
      `Payroll today: Asha Menon, Nilgiri Foods (${referenceOf(enquiry.id)}; replies go to the visitor)`,
    );
    expect(mail.parsed.text?.split('\n')[0]).toBe(mails.payrollToday.intro);
    expect(mail.parsed.headers.find(({ key }) => key === 'importance')?.value).toBe('High');
  });

  it('says of an application that it is one, and has no lines for what was not asked', async () => {
    const values = { ...goodValues, company: words.application.company, services: [] };
    const { enquiry, mail } = await mailed('smtp', values);
    const { subject, text = '' } = mail.parsed;
    expect(subject).toBe(
      `Application ${referenceOf(enquiry.id)}: ${values.firstName} ${values.lastName} (replies go to the applicant)`,
    );
    expect(text.split('\n')[0]).toBe(mails.application.intro);
    expect(text).toContain(`${words.application.fields.businessEmail.label}:\n${values.businessEmail}`);
    expect(text).toContain(`${words.fields.message.label}:\n`);
    for (const label of [words.fields.company.label, words.fields.businessEmail.label, words.services.legend])
      expect(text).not.toContain(`${label}:`);
  });

  const fields = ['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message'] as const;
  it.each(Object.entries(hostileTexts))('carries %s in every field as text and nothing else', async (_name, text) => {
    const hostile = Object.fromEntries(fields.map((field) => [field, text]));
    const { enquiry, mail } = await mailed('smtp', normalise({ ...goodValues, ...hostile }));
    const { parsed } = mail;
    expect([mail.recipients, parsed.to?.map((one) => one.address)]).toEqual([to, to]);
    expect([server.mails.length, parsed.cc, parsed.bcc]).toEqual([1, undefined, undefined]);
    expect(parsed.replyTo?.map((one) => one.address)).toEqual([goodValues.businessEmail]);
    expect(parsed.headers.filter((header) => header.key === 'subject')).toHaveLength(1);
    expect(`${parsed.subject} ${parsed.replyTo?.[0]?.name}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|Boss/);
    expect(parsed.html).not.toContain('<script>');
    for (const field of fields) expect(parsed.text?.replaceAll('\r\n', '\n')).toContain(enquiry.values[field]);
  });
});

describe('the mail to the visitor', () => {
  const jobOf = async ({ id }: { id: string }) => (await findEnquiry(database.reader, id))?.jobs[0];

  it('repeats nothing that was typed, is marked as automatic, and a reply goes to staff', async () => {
    const values = { ...goodValues, firstName: 'Visit spam.example', message: 'Buy now' };
    const { mail } = await mailed('acknowledgement', values);
    expect(mail.recipients).toEqual([goodValues.businessEmail]);
    expect(mail.raw).not.toMatch(/spam\.example|Buy now|Menon|Nilgiri Foods/);
    expect(mail.parsed.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-replied');
    expect(mail.parsed.replyTo?.map(({ address }) => address)).toEqual([to[0]]);
  });

  it('is not tried again when the address does not exist, and nobody is alarmed', async () => {
    server.fault = '550 5.1.1';
    const { enquiry } = await mailed('acknowledgement');
    const answer = expect.stringMatching(/^The address of the visitor takes no mail\. .*550 5\.1\.1/);
    expect(await jobOf(enquiry)).toMatchObject({ state: 'given-up', last_error: answer });
    expect(await countWaiting(database.reader)).toMatchObject({ pending: 0, parked: 0, oldest: null });
    const facts = { job: `${enquiry.id}/acknowledgement` };
    expect(log.lines.at(-1)).toMatchObject({ level: 'info', event: 'acknowledgement given up', facts });
    expect(log.text).not.toContain(goodValues.businessEmail);
  });

  it.each<MailFault>(['450', '550 5.7.1', '554 after DATA'])(
    'is sent once the server is well again after "%s"',
    async (fault) => {
      server.fault = fault;
      const enquiry = await accept('acknowledgement');
      const worker = newWorker();
      await worker.runOnce();
      expect(await jobOf(enquiry)).toMatchObject({ state: 'pending', last_error: expect.any(String) });
      expect(await countWaiting(database.reader), 'no alarm').toMatchObject({ pending: 0, oldest: null });
      server.fault = null;
      clock.pass({ minutes: 1 });
      await worker.runOnce();
      expect(server.mails).toHaveLength(1);
      expect(await jobOf(enquiry)).toMatchObject({ state: 'delivered', last_error: null });
    },
  );
});

describe('when the mail server is in trouble', () => {
  const faults: MailFault[] = ['time-out', '421', '450', '535', '550 5.1.1', '550 5.7.1', '554 after DATA'];

  it.each(faults)('keeps the enquiry through "%s" and delivers it once the server is well', async (fault) => {
    const enquiry = await accept('smtp');
    server.fault = fault;
    expect(await newWorker(fault === 'time-out' ? 100 : undefined).runOnce()).toBe(1);
    expect(server.mails).toHaveLength(0);
    expect(await countsOf(enquiry)).toMatchObject({ pending: 1 });
    const worker = newWorker();
    expect(await worker.runOnce(), 'not before its time').toBe(0);
    server.fault = null;
    clock.pass({ minutes: 1 });
    expect(await worker.runOnce()).toBe(1);
    expect(await countsOf(enquiry)).toMatchObject({ delivered: 1 });
    expect(log.text).not.toContain(goodValues.businessEmail);
  });

  it('sends again when the line drops after DATA, with the same Message-ID', async () => {
    const enquiry = await accept('smtp');
    const worker = newWorker();
    server.fault = 'drop after DATA';
    await worker.runOnce();
    expect(await countsOf(enquiry)).toMatchObject({ pending: 1 });
    server.fault = null;
    clock.pass({ minutes: 1 });
    await worker.runOnce();
    const { messageId } = server.mails[0]!;
    expect(server.mails.map((mail) => mail.messageId)).toEqual([messageId, messageId]);
    expect(await countsOf(enquiry)).toMatchObject({ delivered: 1 });
  });

  it.each([
    ['small letters', 'full@dhr.example', 'full@dhr.example'],
    ['capitals', 'full@DHR.example', 'full@dhr.example'],
    ['another script', 'full@उदाहरण.भारत', 'full@उदाहरण.भारत'],
  ])('later sends to a refused recipient only, its domain in %s', async (_how, full, shown) => {
    const enquiry = await accept('smtp');
    const worker = newWorker(undefined, ['Sales@DHR.example', full]);
    server.fault = 'partial reject';
    await worker.runOnce();
    expect(await countsOf(enquiry)).toMatchObject({ pending: 1 });
    server.fault = null;
    clock.pass({ minutes: 1 });
    await worker.runOnce();
    expect(server.mails.map((mail) => mail.recipients)).toEqual([['Sales@dhr.example'], [shown]]);
    expect(await countsOf(enquiry)).toMatchObject({ delivered: 1 });
  });
});
