import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { startReceiver, type TestReceiver } from '../../tests/support/enquiries/receiver.ts';
import { temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { referenceOf } from '../contract/reference.ts';
import { chooseDeliveries } from '../deliveries/chosen.ts';
import { readEnquirySettings } from '../settings.ts';
import { acceptAll } from '../store/accept.ts';
import type { Database } from '../store/database.ts';
import { dismiss, release } from '../store/decisions.ts';
import { HeldDigest } from './held-digest.ts';

let mails: TestMailServer;
let receiver: TestReceiver;
let folder: string;
let clock: TestClock;
let log: TestLog;
beforeEach(async () => {
  mails = await startMailServer();
  receiver = await startReceiver();
  folder = temporaryFolder();
  clock = new TestClock();
  log = new TestLog();
});
afterEach(async () => {
  await mails.stop();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const byMail = () => ({ SMTP_URL: mails.url, MAIL_FROM: 'website@dhr.example', MAIL_TO: 'sales@dhr.example' });
const byWebhook = () => ({
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
});
const byRelay = () => ({
  RELAY_URL: receiver.url,
  RELAY_SERVICE_ID: 's',
  RELAY_TEMPLATE_ID: 't',
  RELAY_PUBLIC_KEY: 'p',
  RELAY_ACCESS_TOKEN: 'a',
});
const digestOn = (database: Database, environment: Record<string, string>) => {
  const chosen = chooseDeliveries(readEnquirySettings({ DATA_DIR: folder, ...environment }), clock.now);
  const deliveries = chosen.all.filter((one) => chosen.names.includes(one.name));
  return new HeldDigest({ store: storeOf(database), deliveries, desk: '/desk/quarantine', log, now: clock.now });
};
const held = (values = {}) =>
  anEnquiry({
    receivedAt: clock.now(),
    values: { ...goodValues, ...values },
    spam: { score: 10, reasons: ['Links', 'A phrase of spam'], quarantined: true },
  });
const digestedAt = async (database: Database) =>
  (await database.reader.selectFrom('enquiry').select('digested_at').execute()).map((row) => row.digested_at);

withBothStores((store) => {
  it('tells staff by mail what is held, and why', async () => {
    const database = await store.open('digest');
    const message = `Please look at https://offer.example/now\nand ${'more '.repeat(60)}`;
    const [first, second] = [
      held({ message }),
      held({ firstName: 'Ravi\u202E', company: 'Kaveri Mills', message: '' }),
    ];
    await acceptAll(database, [first, second, anEnquiry()], ['smtp']);
    await digestOn(database, byMail()).check();
    expect(mails.mails.map((mail) => mail.recipients)).toEqual([['sales@dhr.example']]);
    const { subject, text = '' } = mails.mails[0]!.parsed;
    expect(subject).toBe(fill(words.digest.subject, { count: 2 }));
    expect(text).toContain('Asha Menon, Nilgiri Foods\nPlease look at […] and more more');
    expect(text).toContain(
      `Ravi Menon, Kaveri Mills\n${words.mail.nothing}\n${words.digest.reasons}: Links; A phrase of spam`,
    );
    for (const { id } of [first, second]) expect(text).toContain(referenceOf(id));
    expect(text).not.toContain('offer.example');
    expect(log.text).not.toContain('Nilgiri');
  });

  it('comes once a day over all servers, and stops when nothing is held any more', async () => {
    const databases = [await store.open('digest_daily'), await store.open('digest_daily')];
    const digests = databases.map((database) => digestOn(database, byMail()));
    const round = async () => {
      await Promise.all(digests.map((digest) => digest.check()));
      return mails.mails.length;
    };
    expect(await round(), 'nothing is held').toBe(0);
    const [honest, spam] = [held(), held()];
    await acceptAll(databases[0]!, [honest, spam], ['smtp']);
    expect([await round(), await round()]).toEqual([1, 1]);
    clock.pass({ hours: 23 });
    expect(await round()).toBe(1);
    clock.pass({ hours: 1 });
    expect(await round()).toBe(2);
    await databases[0]!.atomically((writer) =>
      release(writer, honest.id, { names: ['smtp'], known: ['smtp'], isEmpty: false }, clock.now()),
    );
    await databases[0]!.atomically((writer) => dismiss(writer, spam.id, 'meera', clock.now()));
    clock.pass({ days: 2 });
    expect(await round()).toBe(2);
  });

  it('is tried again when it could not be sent, and only then counts as seen', async () => {
    const database = await store.open('digest_again');
    await acceptAll(database, [held()], ['smtp']);
    const digest = digestOn(database, byMail());
    mails.fault = '450';
    await digest.check();
    expect(await digestedAt(database)).toEqual([null]);
    expect(log.events('error')).toEqual(['the digest of held enquiries was not sent']);
    mails.fault = null;
    clock.pass({ minutes: 15 });
    await digest.check();
    expect(mails.mails).toHaveLength(1);
    expect(await digestedAt(database)).toEqual([clock.now()]);
  });

  it('names everybody in turn when more are held than one mail can list', async () => {
    const database = await store.open('digest_many');
    const many = Array.from({ length: 150 }, () => held());
    await acceptAll(database, many, ['smtp']);
    const digest = digestOn(database, byMail());
    await digest.check();
    expect(mails.mails[0]?.parsed.text).toContain('50 more are held.');
    clock.pass({ days: 1 });
    await digest.check();
    const texts = mails.mails.map((mail) => mail.parsed.text).join('');
    expect(many.filter(({ id }) => !texts.includes(referenceOf(id)))).toEqual([]);
  });

  it('goes by the webhook or the relay where those are set up', async () => {
    const database = await store.open('digest_web');
    const enquiry = held();
    await acceptAll(database, [enquiry], ['webhook']);
    await digestOn(database, byWebhook()).check();
    const { headers, body } = receiver.requests[0]!;
    expect(headers['webhook-id']).toBe('digest-2026-11-15');
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiries.held',
      data: { enquiries: [{ id: enquiry.id, reference: referenceOf(enquiry.id) }] },
    });
    expect(await digestedAt(database)).toEqual([clock.now()]);
    clock.pass({ days: 1 });
    await digestOn(database, byRelay()).check();
    expect(JSON.parse(receiver.requests[1]!.body).template_params).toMatchObject({
      company: 'Held website enquiries: 1',
      message: expect.stringContaining(referenceOf(enquiry.id)),
    });
  });
});
