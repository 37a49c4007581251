import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEnquiry, goodValues } from '../tests/support/enquiries/examples.ts';
import { arrive, closeAll, steadyClock } from '../tests/support/enquiries/fakes.ts';
import { formOf, openFrontDoor } from '../tests/support/enquiries/front-door.ts';
import { startReceiver, type TestReceiver } from '../tests/support/enquiries/receiver.ts';
import { freshSqlite, temporaryFolder } from '../tests/support/enquiries/stores.ts';
import { acceptAll } from './store/outbox.ts';

let folder: string;
let receiver: TestReceiver;
beforeEach(async () => {
  folder = temporaryFolder();
  receiver = await startReceiver();
});

function delivered() {
  return {
    DATA_DIR: folder,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  };
}

describe('a website without any delivery', () => {
  it.each([
    [true, 'error'],
    [false, 'warn'],
  ])('says so at the start (in production: %s) and in its health', async (isProduction, level) => {
    const { enquiries, log } = await openFrontDoor({ DATA_DIR: folder }, { isProduction });
    expect(log.events(level)).toEqual(['no delivery is set up: enquiries reach nobody, only files']);
    expect(await enquiries.health()).toMatchObject({ ok: true, degraded: true, deliverySetUp: false });
  });
});

it('raises the alarm at once when a payday call-back is held', async () => {
  const { enquiries, post } = await openFrontDoor(delivered());
  enquiries.start();
  const urgent = { ...goodValues, urgency: 'payroll-today' as const };
  expect((await post(formOf(urgent, { website: 'https://x.example' }))).status).toBe(200);
  await vi.waitUntil(() => receiver.requests.some(({ body }) => body.includes('Payroll today, held')));
});

describe('a website that will stop soon', () => {
  it('takes enquiries and leaves their delivery to the next start', async () => {
    const { enquiries, post } = await openFrontDoor(delivered());
    enquiries.start();
    enquiries.stopClaiming();
    expect((await post(formOf(goodValues))).status).toBe(200);
    await enquiries.stop();
    expect(receiver.requests).toEqual([]);
    const next = await openFrontDoor(delivered());
    next.enquiries.start();
    await vi.waitUntil(() => receiver.requests.length === 1);
  });
});

describe('a clock that is 400 days ahead at the start', () => {
  it('alerts when retention would delete more than a fifth', async () => {
    const { enquiries, clock } = await openFrontDoor({ ...delivered(), ALERT_WEBHOOK_URL: receiver.url });
    const database = await freshSqlite(folder);
    const some = Array.from({ length: 30 }, () => anEnquiry({ receivedAt: clock.now() }));
    await acceptAll(database, some, ['webhook']);
    for (const { id } of some) await arrive(database, id, 'webhook', clock.now());
    await closeAll(database);
    clock.pass({ days: 400 });
    await steadyClock(database, clock.now());
    enquiries.start();
    await enquiries.stop();
    expect(await database.reader.selectFrom('enquiry').select('id').execute()).toHaveLength(30);
    expect(receiver.requests.map((request) => JSON.parse(request.body))).toContainEqual({
      count: 30,
      text: expect.stringContaining('more than a fifth of all'),
    });
  });
});
