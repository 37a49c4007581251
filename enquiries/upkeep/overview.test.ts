import { beforeEach, expect, it } from 'vitest';
import words from '../../content/enquiry-mails.json' with { type: 'json' };
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/enquiries/mail-server.ts';
import { startReceiver } from '../../tests/support/enquiries/receiver.ts';
import { temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { chooseDeliveries } from '../choose-deliveries.ts';
import { referenceOf } from '../contract/reference.ts';
import { readEnquirySettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { dismiss, release } from '../store/decisions.ts';
import { acceptAll } from '../store/outbox.ts';
import { sendHeldAlarms, sendOverview } from './overview.ts';
import { endReminders } from './reminders.ts';

let mails: TestMailServer;
let clock: TestClock;
let log: TestLog;
beforeEach(async () => {
  mails = await startMailServer();
  clock = new TestClock();
  // A Monday, 13:00 in the Gulf.
  clock.pass({ days: 1 });
  log = new TestLog();
});

function byMail() {
  return { SMTP_URL: mails.url, MAIL_FROM: 'website@dhr.example', MAIL_TO: 'sales@dhr.example' };
}
function partsOf(database: Database, environment: Record<string, string> = byMail()) {
  const settings = readEnquirySettings({
    DATA_DIR: temporaryFolder(),
    DESK_ORIGIN: 'https://www.dhr.example',
    ...environment,
  });
  const { all: deliveries } = chooseDeliveries(settings, clock.now);
  return { store: storeOf(database), deliveries, settings, log, now: clock.now };
}
function check(...given: Parameters<typeof partsOf>) {
  return sendOverview(partsOf(...given));
}
function held(values = {}) {
  return anEnquiry({
    receivedAt: clock.now(),
    values: { ...goodValues, ...values },
    spam: { score: 10, reasons: ['Links', 'A phrase of spam'], quarantined: true },
  });
}
async function toldAt(database: Database) {
  return (await database.reader.selectFrom('enquiry').select('digested_at').execute()).map((row) => row.digested_at);
}

withBothStores((store) => {
  it('tells staff by mail what is held, and why', async () => {
    const database = await store.open('overview_held');
    const message = `Please look at https://offer.example/now\nand ${'more '.repeat(60)}`;
    const [first, second] = [
      held({ message }),
      held({ firstName: 'Ravi\u202E', company: 'Kaveri Mills', message: '' }),
    ];
    await acceptAll(database, [first, second, anEnquiry()], ['smtp']);
    await check(database);
    expect(mails.mails.map((mail) => mail.recipients)).toEqual([['sales@dhr.example']]);
    const { subject, text = '' } = mails.mails[0]!.parsed;
    expect(subject).toBe('Website enquiries: 1 new, 1 waiting for us and 2 held');
    expect(text).toContain(
      'Enquiries that need attention, as of 16 November 2026 at 13:00, Gulf time (16 November 2026 at 14:30,',
    );
    expect(text).toContain('2 held, at the desk: https://www.dhr.example/desk/quarantine');
    expect(text).toContain('Asha Menon, Nilgiri Foods\nPlease look at […] and more more');
    expect(text).toContain(
      `Ravi Menon, Kaveri Mills\n${words.mail.nothing}\n${words.overview.reasons}: Links; A phrase of spam`,
    );
    for (const { id } of [first, second]) expect(text).toContain(referenceOf(id));
    expect(text).not.toContain('offer.example');
    expect(log.text).not.toContain('Nilgiri');
  });

  it('raises an alarm at once, and only one, when a payday call-back is held', async () => {
    const databases = [await store.open('alarm'), await store.open('alarm')];
    const alarm = () => Promise.all(databases.map((database) => sendHeldAlarms(partsOf(database))));
    const urgent = held({ urgency: 'payroll-today', message: 'Look at https://offer.example' });
    await acceptAll(databases[0]!, [urgent, held()], ['smtp']);
    mails.fault = '450';
    await alarm();
    mails.fault = null;
    clock.pass({ minutes: 1 });
    for (const _ of [1, 2]) await alarm();
    const name = `Asha Menon, Nilgiri Foods (${referenceOf(urgent.id)})`;
    expect(mails.mails.map(({ parsed }) => parsed.subject)).toEqual([`Payroll today, held as possible spam: ${name}`]);
    const { text } = mails.mails[0]!.parsed;
    for (const said of ['https://www.dhr.example/desk/quarantine', 'Look at […]', 'Links; A phrase of spam'])
      expect(text).toContain(said);
    await check(databases[0]!);
    expect(mails.mails[1]?.parsed.text, 'the overview names it too').toContain(referenceOf(urgent.id));
  });

  it('comes once on each working morning over all servers, and stops when nothing waits any more', async () => {
    const databases = [await store.open('overview_daily'), await store.open('overview_daily')];
    const round = async () => {
      await Promise.all(databases.map((database) => check(database)));
      return mails.mails.length;
    };
    expect(await round(), 'nothing is held').toBe(0);
    const [honest, spam] = [held(), held()];
    await acceptAll(databases[0]!, [honest, spam], ['smtp']);
    expect([await round(), await round()]).toEqual([1, 1]);
    clock.time = Date.parse('2026-11-17T07:59:00+04:00');
    expect(await round()).toBe(1);
    clock.pass({ minutes: 1 });
    expect(await round()).toBe(2);
    clock.time = Date.parse('2026-11-21T12:00:00+04:00');
    expect(await round(), 'Saturday').toBe(2);
    await databases[0]!.atomically((writer) =>
      release(writer, honest.id, { names: ['smtp'], known: ['smtp'], isEmpty: false }, clock.now()),
    );
    await databases[0]!.atomically((writer) => dismiss(writer, spam.id, 'meera', clock.now()));
    await databases[0]!.atomically((writer) => writer.updateTable('enquiry').set({ waiting_since: null }).execute());
    clock.pass({ days: 2 });
    expect(await round()).toBe(2);
  });

  it('says what waits, is late, has a reminder or was not delivered, and where the desk is off by which command', async () => {
    const database = await store.open('overview');
    const [fresh, late, due] = [0, 80, 1].map((hours) => anEnquiry({ receivedAt: clock.now() - hours * 3_600_000 }));
    await acceptAll(database, [fresh!, late!, due!], ['smtp']);
    await database.atomically(async (writer) => {
      await writer.updateTable('enquiry').set({ remind_at: clock.now() }).where('id', '=', due!.id).execute();
      await writer.updateTable('outbox').set({ state: 'parked' }).where('enquiry_id', '=', late!.id).execute();
    });
    await endReminders(database, clock.now());
    await check(database, { ...byMail(), DESK: 'off' });
    const { subject, text = '' } = mails.mails[0]!.parsed;
    const numbers = '3 new, 3 waiting for us, 1 overdue, 1 with a reminder and 1 not delivered';
    expect(subject).toBe(`Website enquiries: ${numbers}`);
    const command = 'in a terminal on the server: npm run enquiries -- list';
    for (const said of [`1 overdue, ${command}\n`, `1 not delivered, ${command} --state undelivered\n`])
      expect(text).toContain(said);
    expect(text).not.toMatch(/desk|Nilgiri/);
  });

  it('is tried again when it could not be sent, and only then counts as seen', async () => {
    const database = await store.open('overview_again');
    await acceptAll(database, [held()], ['smtp']);
    mails.fault = '450';
    await check(database);
    expect(await toldAt(database)).toEqual([null]);
    expect(log.events('error')).toEqual(['an overview or alarm was not sent']);
    mails.fault = null;
    clock.pass({ minutes: 15 });
    await check(database);
    expect(mails.mails).toHaveLength(1);
    expect(await toldAt(database)).toEqual([clock.now()]);
  });

  it('names everyone in turn when more are held than one mail can list', async () => {
    const database = await store.open('overview_many');
    const many = Array.from({ length: 150 }, () => held());
    await acceptAll(database, many, ['smtp']);
    await check(database);
    expect(mails.mails[0]?.parsed.text).toContain('50 more are held.');
    clock.pass({ days: 1 });
    await check(database);
    const texts = mails.mails.map((mail) => mail.parsed.text).join('');
    expect(many.filter(({ id }) => !texts.includes(referenceOf(id)))).toEqual([]);
  });

  it('goes by the webhook or the relay where those are set up', async () => {
    const database = await store.open('overview_web');
    const receiver = await startReceiver();
    const enquiry = held();
    const text = expect.stringContaining(referenceOf(enquiry.id));
    await acceptAll(database, [enquiry], ['webhook']);
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    await check(database, { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
    const { headers, body } = receiver.requests[0]!;
    expect(headers['webhook-id']).toBe('overview-2026-11-16');
    expect(JSON.parse(body)).toMatchObject({ type: 'enquiries.notice', data: { id: 'overview-2026-11-16', text } });
    expect(await toldAt(database)).toEqual([clock.now()]);
    clock.pass({ days: 1 });
    const relay = { RELAY_SERVICE_ID: 's', RELAY_TEMPLATE_ID: 't', RELAY_PUBLIC_KEY: 'p', RELAY_ACCESS_TOKEN: 'a' };
    await check(database, { RELAY_URL: receiver.url, ...relay });
    const sent = { company: 'Website enquiries: 1 held', message: text };
    expect(JSON.parse(receiver.requests[1]!.body).template_params).toMatchObject(sent);
  });
});
