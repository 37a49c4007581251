import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-mails.json' with { type: 'json' };
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { arrive, storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { startReceiver, type TestReceiver } from '../../tests/support/enquiries/receiver.ts';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { type BackupHealth, backupHealth, noteBackup } from '../backup/state.ts';
import { smtpSender } from '../deliveries/smtp.ts';
import { readEnquirySettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { dismiss } from '../store/decisions.ts';
import { acceptAll } from '../store/outbox.ts';
import { listEnquiries } from '../store/read.ts';
import { openStore, type Store } from '../store/store.ts';
import { openAlert } from './alert.ts';
import { healthCheck } from './health.ts';

const alertWords = words.alert;

let database: Database;
let mails: TestMailServer;
let receiver: TestReceiver;
let clock: TestClock;
let log: TestLog;
const disk = { isFull: false };

beforeEach(async () => {
  const store = await freshSqlite();
  const full = () => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
  database = { ...store, atomically: (work) => (disk.isFull ? full() : store.atomically(work)) };
  disk.isFull = false;
  mails = await startMailServer();
  receiver = await startReceiver();
  clock = new TestClock();
  log = new TestLog();
});

function healthOf(store: Store, limitMs?: number) {
  return healthCheck({
    store,
    now: clock.now,
    deliverySetUp: true,
    alertAfterMinutes: 15,
    ...(limitMs ? { limitMs } : {}),
  });
}

function newAlert(backup?: () => BackupHealth) {
  const settings = readEnquirySettings({
    SMTP_URL: mails.url,
    MAIL_FROM: 'website@dhr.example',
    MAIL_TO: 'sales@dhr.example',
    ALERT_MAIL_TO: 'it@dhr.example',
    ALERT_WEBHOOK_URL: receiver.url,
  });
  const health = async () => ({ ...(await healthOf(storeOf(database))()), backup: backup?.() ?? null });
  return openAlert({ settings, health, sendMail: smtpSender(mails.url), log, now: clock.now });
}

async function accept(enquiry = anEnquiry({ receivedAt: clock.now() })) {
  await acceptAll(database, [enquiry], ['smtp']);
  return enquiry;
}
function deliver(id: string) {
  return arrive(database, id, 'smtp', clock.now());
}
function counts() {
  return receiver.requests.map((request) => JSON.parse(request.body).count);
}
function subjects() {
  return mails.mails.map((mail) => mail.parsed.subject);
}

describe('the alert', () => {
  it('comes once, by webhook and mail, when an enquiry has waited more than 15 minutes', async () => {
    await accept();
    const alert = newAlert();
    clock.pass({ minutes: 15 });
    await alert.check();
    expect(receiver.requests).toHaveLength(0);
    expect(log.lines.at(-1)).toMatchObject({ event: 'waiting', facts: { pending: 1, oldestUndeliveredSeconds: 900 } });

    clock.pass({ minutes: 1 });
    await alert.check();
    await alert.check();
    expect(receiver.requests).toHaveLength(1);
    expect(JSON.parse(receiver.requests[0]!.body)).toMatchObject({ count: 1, minutes: 16 });
    expect(mails.mails.map((mail) => mail.recipients)).toEqual([['it@dhr.example']]);
    expect(subjects()).toEqual([fill(alertWords.subject, { count: 1 })]);
    expect(mails.mails[0]?.parsed.text).toContain(fill(alertWords.text, { count: 1, minutes: 16 }).slice(0, 40));
    expect(log.events('error')).toContain('enquiries wait too long for their delivery');
  });

  it('comes again after six hours, tells when all is well, and tells the next trouble at once', async () => {
    const { id } = await accept();
    const alert = newAlert();
    clock.pass({ minutes: 20 });
    await alert.check();
    clock.pass({ hours: 6 });
    await alert.check();
    await deliver(id);
    await alert.check();
    await alert.check();
    expect(counts()).toEqual([1, 1, 0]);
    expect(subjects().at(-1)).toBe(alertWords.recoveredSubject);
    await accept();
    clock.pass({ minutes: 20 });
    await alert.check();
    expect(counts()).toEqual([1, 1, 0, 1]);
  });

  it('leads to what waits, which was tried and is not parked yet', async () => {
    const { id } = await accept();
    await database.atomically((writer) => writer.updateTable('outbox').set({ attempts: 2 }).execute());
    const found = await listEnquiries(database.reader, { state: 'undelivered', limit: 9 });
    expect(found.map(({ enquiry }) => enquiry.id)).toEqual([id]);
  });

  it('tells of a backup that is too old once a day, and when there is a good one again', async () => {
    const folder = temporaryFolder();
    noteBackup(folder, { wholeAt: clock.now() });
    const alert = newAlert(() => backupHealth(folder, clock.now()));
    for (const hours of [20, 8, 8, 20]) {
      clock.pass({ hours });
      await alert.check();
    }
    expect(subjects()).toEqual([alertWords.backup.subject, alertWords.backup.subject]);
    expect(mails.mails[0]?.parsed.text).toContain('The last good backup is 28 hours old.');
    noteBackup(folder, { wholeAt: clock.now() });
    await alert.check();
    expect(subjects().at(-1)).toBe(alertWords.backup.recoveredSubject);
  });

  it('goes out on a full disk, once in six hours, and says that enquiries cannot be stored', async () => {
    disk.isFull = true;
    const alert = newAlert();
    for (let minute = 0; minute < 5; minute += 1) {
      await alert.check();
      clock.pass({ minutes: 1 });
    }
    expect(subjects()).toEqual([alertWords.store.subject]);
    expect(mails.mails[0]?.parsed.text).toContain('(SQLITE_13)');
    clock.pass({ hours: 6 });
    await alert.check();
    disk.isFull = false;
    await alert.check();
    await alert.check();
    expect(subjects().slice(1)).toEqual([alertWords.store.subject, alertWords.store.recoveredSubject]);
  });

  it('comes once a day when nobody decides on a held enquiry for three days', async () => {
    const spam = { score: 10, reasons: ['The hidden field was filled in (10)'], quarantined: true };
    const { id } = await accept(anEnquiry({ receivedAt: clock.now(), spam }));
    const alert = newAlert();
    clock.pass({ days: 2, hours: 23 });
    await alert.check();
    expect(mails.mails).toHaveLength(0);
    clock.pass({ hours: 1 });
    for (let hours = 0; hours < 24; hours += 1) {
      await alert.check();
      clock.pass({ hours: 1 });
    }
    expect(subjects()).toEqual(['Held website enquiries need a decision: 1']);
    await alert.check();
    await database.atomically((writer) => dismiss(writer, id, 'meera', clock.now()));
    clock.pass({ days: 2 });
    await alert.check();
    expect(mails.mails).toHaveLength(2);
  });

  it('is tried again a minute later when nobody could be told, and needs only one way', async () => {
    await accept();
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
    const nothing = { pending: 0, parked: 0, quarantined: 0, kept: 0 };
    const ages = { oldestUndeliveredSeconds: null, oldestHeldSeconds: null };
    const well = { ok: true, degraded: false, deliverySetUp: true, backup: null, store: 'sqlite', fault: null };
    expect(await health()).toEqual({ ...well, ...nothing, ...ages });
    await accept();
    clock.pass({ seconds: 90 });
    expect(await health()).toMatchObject({ pending: 1, oldestUndeliveredSeconds: 90, degraded: false });
    clock.pass({ minutes: 15 });
    expect(await health()).toMatchObject({ ok: true, degraded: true });
  });

  it('does not wait for a store that hangs', async () => {
    const health = healthOf(
      openStore(() => new Promise(() => {}), log),
      1,
    );
    expect(await health()).toMatchObject({ ok: false, fault: 'no response in time' });
  });
});
