import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEnquiry } from '../../testing/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../testing/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../testing/enquiries/mail-server.ts';
import { startReceiver, type TestReceiver } from '../../testing/enquiries/receiver.ts';
import { temporaryFolder } from '../../testing/enquiries/stores.ts';
import { smtpSender } from '../deliveries/smtp.ts';
import { readEnquirySettings } from '../settings.ts';
import { acceptAll } from '../store/accept.ts';
import type { Database } from '../store/database.ts';
import { recordDone } from '../store/outbox.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Store } from '../store/store.ts';
import { Alert } from './alert.ts';
import { healthCheck } from './health.ts';

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

function newAlert(store = database): Alert {
  const settings = readEnquirySettings({
    SMTP_URL: mails.url,
    MAIL_FROM: 'website@dhr.example',
    MAIL_TO: 'sales@dhr.example',
    ALERT_MAIL_TO: 'it@dhr.example',
    ALERT_WEBHOOK_URL: receiver.url,
  });
  return new Alert({ store: storeOf(store), settings, sendMail: smtpSender(mails.url), log, now: clock.now });
}

const waitingEnquiry = async () => {
  const enquiry = anEnquiry({ receivedAt: clock.now() });
  await acceptAll(database, [enquiry], ['smtp']);
  return enquiry;
};

const deliver = (id: string) => recordDone(database, [`${id}/smtp`], clock.now());

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
    expect(mails.mails[0]?.parsed.subject).toBe('Website enquiries are waiting: 1 not delivered');
    expect(mails.mails[0]?.parsed.text).toMatch(/^Stored but not delivered: 1\. The oldest has been waiting for 16 /);
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
    expect(mails.mails.at(-1)?.parsed.subject).toBe('Website enquiries are delivered again');
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

  it('is still ended a minute later when the store was away', async () => {
    const { id } = await waitingEnquiry();
    let isAway = false;
    const half: Database = {
      ...database,
      atomically: (work) => (isAway ? Promise.reject(new Error('away')) : database.atomically(work)),
    };
    const alert = newAlert(half);
    clock.pass({ minutes: 20 });
    await alert.check();
    await deliver(id);
    isAway = true;
    await expect(alert.check()).rejects.toThrow('away');
    isAway = false;
    await alert.check();
    expect(receiver.requests.map((request) => JSON.parse(request.body).count)).toEqual([1, 0]);
  });

  it('says nothing at a start without trouble', async () => {
    await newAlert().check();
    expect(receiver.requests).toEqual([]);
    expect(log.lines).toEqual([]);
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
    const health = healthCheck(storeOf(database), clock.now);
    expect(await health()).toEqual({
      ok: true,
      store: 'sqlite',
      pending: 0,
      parked: 0,
      quarantined: 0,
      oldestUndeliveredSeconds: null,
      fault: null,
    });
    await waitingEnquiry();
    clock.pass({ seconds: 90 });
    expect(await health()).toMatchObject({ pending: 1, oldestUndeliveredSeconds: 90 });
  });

  it('does not wait for a store that hangs', async () => {
    const health = healthCheck(new Store(() => new Promise(() => {}), log), clock.now, 1);
    expect(await health()).toMatchObject({ ok: false, fault: 'no answer in time' });
  });

  it('looks once for those who ask together', async () => {
    let looks = 0;
    const away = async () => {
      looks += 1;
      throw new Error('away');
    };
    const health = healthCheck(new Store(away, log), clock.now);
    const answers = await Promise.all(Array.from({ length: 20 }, () => health()));
    expect(answers.every((answer) => !answer.ok)).toBe(true);
    expect(looks).toBe(1);
  });
});
