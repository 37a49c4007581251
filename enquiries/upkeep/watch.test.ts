import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { startReceiver, type TestReceiver } from '../../tests/support/enquiries/receiver.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { smtpSender } from '../deliveries/smtp.ts';
import { readEnquirySettings } from '../settings.ts';
import { acceptAll } from '../store/accept.ts';
import type { Database } from '../store/database.ts';
import { dismiss } from '../store/decisions.ts';
import { recordDelivered } from '../store/outbox.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { Alert } from './alert.ts';
import { healthCheck } from './health.ts';

const alertWords = words.alert;

let folder: string;
let database: Database;
let mails: TestMailServer;
let receiver: TestReceiver;
let clock: TestClock;
let log: TestLog;

beforeEach(async () => {
  folder = temporaryFolder();
  database = await openSqlite(folder);
  mails = await startMailServer();
  receiver = await startReceiver();
  clock = new TestClock();
  log = new TestLog();
});
afterEach(async () => {
  await database.close();
  await mails.stop();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const healthOf = (store: Store, deliverySetUp = true) =>
  healthCheck({ store, now: clock.now, deliverySetUp, alertAfterMinutes: 15 });

function newAlert(watched = database): Alert {
  const settings = readEnquirySettings({
    SMTP_URL: mails.url,
    MAIL_FROM: 'website@dhr.example',
    MAIL_TO: 'sales@dhr.example',
    ALERT_MAIL_TO: 'it@dhr.example',
    ALERT_WEBHOOK_URL: receiver.url,
  });
  const store = storeOf(watched);
  return new Alert({ store, settings, health: healthOf(store), sendMail: smtpSender(mails.url), log, now: clock.now });
}

const waitingEnquiry = async () => {
  const enquiry = anEnquiry({ receivedAt: clock.now() });
  await acceptAll(database, [enquiry], ['smtp']);
  return enquiry;
};

const deliver = (id: string) =>
  recordDelivered(database, [{ id: `${id}/smtp`, attempts: 1, answer: '250 OK' }], clock.now());

describe('the alert', () => {
  it('comes once, by web hook and mail, when an enquiry has waited more than 15 minutes', async () => {
    await waitingEnquiry();
    const alerts = [newAlert(), newAlert()];
    clock.pass({ minutes: 15 });
    for (const alert of alerts) await alert.check();
    expect(receiver.requests).toHaveLength(0);
    expect(log.lines.at(-1)).toMatchObject({ event: 'waiting', facts: { pending: 1, oldestUndeliveredSeconds: 900 } });

    clock.pass({ minutes: 1 });
    for (const alert of alerts) await alert.check();
    for (const alert of alerts) await alert.check();
    expect(receiver.requests).toHaveLength(1);
    expect(JSON.parse(receiver.requests[0]!.body)).toMatchObject({ count: 1, minutes: 16 });
    expect(mails.mails.map((mail) => mail.recipients)).toEqual([['it@dhr.example']]);
    expect(mails.mails[0]?.parsed.subject).toBe(fill(alertWords.subject, { count: 1 }));
    expect(mails.mails[0]?.parsed.text).toContain(fill(alertWords.text, { count: 1, minutes: 16 }).slice(0, 40));
    expect(log.events('error')).toContain('enquiries wait too long for their delivery');
  });

  it('comes again after six hours and tells when all is well', async () => {
    const { id } = await waitingEnquiry();
    const alerts = [newAlert(), newAlert()];
    clock.pass({ minutes: 20 });
    for (const alert of alerts) await alert.check();
    clock.pass({ hours: 6 });
    for (const alert of alerts) await alert.check();
    expect(receiver.requests).toHaveLength(2);
    await deliver(id);
    for (const alert of alerts) await alert.check();
    expect(receiver.requests.map((request) => JSON.parse(request.body).count)).toEqual([1, 1, 0]);
    expect(mails.mails.at(-1)?.parsed.subject).toBe(alertWords.recoveredSubject);
  });

  it('ends although the server that raised it was restarted, and the next trouble is told at once', async () => {
    const { id } = await waitingEnquiry();
    clock.pass({ minutes: 20 });
    await newAlert().check();
    const restarted = newAlert();
    await deliver(id);
    await restarted.check();
    expect(receiver.requests.map((request) => JSON.parse(request.body).count)).toEqual([1, 0]);
    expect(log.events('info')).toContain('enquiries are delivered again');

    await waitingEnquiry();
    clock.pass({ minutes: 20 });
    await restarted.check();
    expect(receiver.requests.map((request) => JSON.parse(request.body).count)).toEqual([1, 0, 1]);
  });

  /** A disk that is full or read-only: what is stored can be read, and nothing can be written. */
  const withDisk = () => {
    const disk = { isFull: false };
    const store: Database = {
      ...database,
      atomically: (work) =>
        disk.isFull
          ? Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }))
          : database.atomically(work),
    };
    return { disk, store };
  };

  it('goes out on a full disk, once in six hours, and says that enquiries cannot be stored', async () => {
    const { id } = await waitingEnquiry();
    const { disk, store } = withDisk();
    disk.isFull = true;
    const alert = newAlert(store);
    clock.pass({ minutes: 20 });
    for (let minute = 0; minute < 5; minute += 1) {
      await alert.check();
      clock.pass({ minutes: 1 });
    }
    expect(mails.mails.map((mail) => mail.parsed.subject)).toEqual([
      fill(alertWords.subject, { count: 1 }),
      alertWords.store.subject,
    ]);
    expect(mails.mails[1]?.parsed.text).toContain('(SQLITE_13)');
    clock.pass({ hours: 6 });
    await alert.check();
    expect(mails.mails).toHaveLength(4);

    disk.isFull = false;
    await deliver(id);
    await alert.check();
    await alert.check();
    expect(mails.mails.slice(4).map((mail) => mail.parsed.subject)).toEqual([
      alertWords.store.recoveredSubject,
      alertWords.recoveredSubject,
    ]);
  });

  it('comes once a day when nobody decides on a held enquiry for three days', async () => {
    const spam = { score: 10, reasons: ['The hidden field was filled in (10)'], quarantined: true };
    const enquiry = anEnquiry({ receivedAt: clock.now(), spam });
    await acceptAll(database, [enquiry], ['smtp']);
    const alert = newAlert();
    clock.pass({ days: 2, hours: 23 });
    await alert.check();
    expect(mails.mails).toHaveLength(0);
    clock.pass({ hours: 1 });
    for (let hours = 0; hours < 24; hours += 1) {
      await alert.check();
      clock.pass({ hours: 1 });
    }
    expect(mails.mails.map((mail) => mail.parsed.subject)).toEqual(['Held website enquiries need a decision: 1']);
    await alert.check();
    expect(mails.mails).toHaveLength(2);
    await database.atomically((writer) => dismiss(writer, enquiry.id, 'meera', clock.now()));
    clock.pass({ days: 2 });
    await alert.check();
    expect(mails.mails).toHaveLength(2);
  });

  it('is tried again a minute later when nobody could be told, and needs only one way', async () => {
    await waitingEnquiry();
    const alert = newAlert();
    clock.pass({ minutes: 20 });
    receiver.status = 500;
    mails.fault = '421';
    await alert.check();
    expect(log.events('error').filter((event) => event === 'an alert was not sent')).toHaveLength(2);
    receiver.status = 200;
    clock.pass({ minutes: 1 });
    await alert.check();
    await alert.check();
    expect(receiver.requests).toHaveLength(2);
  });
});

describe('the health check', () => {
  it('shows what waits and for how long', async () => {
    const health = healthOf(storeOf(database));
    expect(await health()).toEqual({
      ok: true,
      degraded: false,
      deliverySetUp: true,
      store: 'sqlite',
      pending: 0,
      parked: 0,
      quarantined: 0,
      kept: 0,
      oldestUndeliveredSeconds: null,
      oldestHeldSeconds: null,
      fault: null,
    });
    await waitingEnquiry();
    clock.pass({ seconds: 90 });
    expect(await health()).toMatchObject({ pending: 1, oldestUndeliveredSeconds: 90, degraded: false });
    clock.pass({ minutes: 15 });
    expect(await health()).toMatchObject({ ok: true, degraded: true });
  });

  it('does not wait for a store that hangs', async () => {
    const health = healthCheck({
      store: new Store(() => new Promise(() => {}), log),
      now: clock.now,
      deliverySetUp: true,
      alertAfterMinutes: 15,
      limitMs: 1,
    });
    expect(await health()).toMatchObject({ ok: false, fault: 'no answer in time' });
  });
});
