import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEnquiry, goodValues } from '../tests/support/enquiries/examples.ts';
import { steadyClock } from '../tests/support/enquiries/fakes.ts';
import { formOf, openFrontDoor } from '../tests/support/enquiries/front-door.ts';
import { startReceiver, type TestReceiver } from '../tests/support/enquiries/receiver.ts';
import { temporaryFolder } from '../tests/support/enquiries/stores.ts';
import { acceptAll } from './store/accept.ts';
import { recordDelivered } from './store/outbox.ts';
import { openSqlite } from './store/sqlite.ts';

let folder: string;
let receiver: TestReceiver;
beforeEach(async () => {
  folder = temporaryFolder();
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const delivered = () => ({
  DATA_DIR: folder,
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
});

describe('a website without any delivery', () => {
  it.each([
    [true, 'error'],
    [false, 'warn'],
  ])('says so at the start (in production: %s) and in its health', async (isProduction, level) => {
    const { enquiries, log } = await openFrontDoor({ DATA_DIR: folder }, { isProduction });
    expect(log.events(level)).toEqual(['no delivery is set up: enquiries reach nobody, only files']);
    expect(await enquiries.health()).toMatchObject({ ok: true, degraded: true, deliverySetUp: false });
    expect(await enquiries.metrics()).toContain('\nenquiries_delivery_set_up 0\n');
    await enquiries.stop();
  });
});

describe('the heartbeat', () => {
  const beats = () => receiver.requests.filter((request) => request.body === '').length;

  it.each([
    ['no delivery is set up', () => ({ DATA_DIR: folder })],
    ['an enquiry waits too long', delivered],
  ])('is silent when %s', async (_why, settings) => {
    const database = await openSqlite(folder);
    await acceptAll(database, [anEnquiry({ receivedAt: 0 })], ['relay']);
    await database.close();
    const { enquiries } = await openFrontDoor({ ...settings(), HEARTBEAT_URL: receiver.url });
    enquiries.start();
    await enquiries.health();
    await enquiries.stop();
    expect(beats()).toBe(0);
  });
});

describe('a website that will stop soon', () => {
  it('takes enquiries and leaves their delivery to the next start', async () => {
    const { enquiries, post } = await openFrontDoor(delivered());
    enquiries.start();
    enquiries.rest();
    expect((await post(formOf(goodValues))).status).toBe(200);
    await enquiries.stop();
    expect(receiver.requests).toEqual([]);
    const next = await openFrontDoor(delivered());
    next.enquiries.start();
    await vi.waitUntil(() => receiver.requests.length === 1);
    await next.enquiries.stop();
  });
});

describe('the metrics', () => {
  it('give counts and ages in the format of Prometheus, and nothing a visitor wrote', async () => {
    const { enquiries, clock, post } = await openFrontDoor(delivered());
    await post(formOf(goodValues));
    clock.pass({ minutes: 2 });
    const text = await enquiries.metrics();
    expect(text).toContain('# TYPE enquiries_pending gauge\nenquiries_pending 1\n');
    expect(text).toContain('\nenquiries_oldest_undelivered_seconds 120\n');
    expect(text).toContain('\nenquiries_deliveries{delivery="webhook",state="pending"} 1\n');
    expect(text).toContain('\nenquiries_store_writable 1\n');
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) enquiries_\w+ .+|enquiries_\w+(\{\w+="[\w-]+"(,\w+="[\w-]+")*\})? \d+)$/);
    }
    for (const value of [goodValues.lastName, goodValues.company, goodValues.businessEmail]) {
      expect(text).not.toContain(value);
    }
    await enquiries.stop();
  });
});

describe('a clock that is 400 days ahead at the start', () => {
  it('alerts when retention would delete more than a fifth', async () => {
    const { enquiries, clock } = await openFrontDoor({ ...delivered(), ALERT_WEBHOOK_URL: receiver.url });
    const database = await openSqlite(folder);
    const some = Array.from({ length: 30 }, () => anEnquiry({ receivedAt: clock.now() }));
    await acceptAll(database, some, ['webhook']);
    const arrivals = some.map(({ id }) => ({ id: `${id}/webhook`, attempts: 1, answer: 'Status 200.' }));
    await recordDelivered(database, arrivals, clock.now());
    clock.pass({ days: 400 });
    await steadyClock(database, clock.now());
    enquiries.start();
    await enquiries.stop();
    expect(await database.reader.selectFrom('enquiry').select('id').execute()).toHaveLength(30);
    expect(receiver.requests.map((request) => JSON.parse(request.body))).toMatchObject([
      { count: 30, text: expect.stringContaining('more than a fifth of all') },
    ]);
    await database.close();
  });
});
