import { expect, it, vi } from 'vitest';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { type Delivery, PartlyDelivered } from '../deliveries/delivery.ts';
import type { Database } from '../store/database.ts';
import { retry } from '../store/decisions.ts';
import type { Enquiry } from '../store/enquiry.ts';
import { acceptAll } from '../store/outbox.ts';
import { countWaiting, findEnquiry } from '../store/read.ts';
import { OutboxWorker } from './worker.ts';

/** A delivery that remembers and fails on demand. */
function recorder(name: string, fail: (enquiry: Enquiry, attempt: number) => Error | undefined = () => undefined) {
  const arrived: string[] = [];
  const attempts = new Map<string, number>();
  const delivery: Delivery = {
    name,
    async deliver(enquiry) {
      const attempt = (attempts.get(enquiry.id) ?? 0) + 1;
      attempts.set(enquiry.id, attempt);
      const error = fail(enquiry, attempt);
      if (error) throw error;
      arrived.push(enquiry.id);
      return 'taken';
    },
  };
  return { delivery, arrived, attempts };
}

/** A delivery that says when it begins and ends when it is told to. */
function gated(name: string) {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const arrived: string[] = [];
  const delivery: Delivery = {
    name,
    async deliver(enquiry) {
      reached.resolve();
      await gate.promise;
      arrived.push(enquiry.id);
      return 'taken';
    },
  };
  return { delivery, reached, gate, arrived };
}

withBothStores((store) => {
  const clock = new TestClock();
  const random = () => 0.5;
  const workerOn = (database: Database, deliveries: Delivery[], log = new TestLog(), attemptMs?: number) =>
    new OutboxWorker({ store: storeOf(database), deliveries, log, now: clock.now, random, attemptMs });
  const some = (count: number) => Array.from({ length: count }, () => anEnquiry({ receivedAt: clock.now() }));

  it('lets several workers share the outbox without doing anything twice', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => store.open('share')));
    const enquiries = some(40);
    await acceptAll(databases[0]!, enquiries, ['one']);
    const one = recorder('one');
    const drain = async (database: Database) => {
      const worker = workerOn(database, [one.delivery]);
      while ((await worker.runOnce()) > 0);
    };
    await Promise.all(databases.map(drain));
    expect(one.arrived).toHaveLength(40);
    expect(new Set(one.arrived).size).toBe(40);
  });

  it('lets one poisonous enquiry stop no other', async () => {
    const database = await store.open('poison');
    const enquiries = some(8);
    const poison = enquiries[0]!.id;
    await acceptAll(database, enquiries, ['one', 'two']);
    const one = recorder('one', (enquiry) => (enquiry.id === poison ? new Error('cannot be sent') : undefined));
    const hangs: Delivery = { name: 'two', deliver: () => new Promise(() => {}) };
    const log = new TestLog();
    const worker = workerOn(database, [one.delivery, hangs], log, 20);
    while ((await worker.runOnce()) > 0);
    expect(one.arrived).toHaveLength(7);
    const stuck = await findEnquiry(database.reader, poison);
    expect(stuck?.jobs.map((job) => [job.delivery, job.state, job.attempts])).toEqual([
      ['one', 'pending', 1],
      ['two', 'pending', 1],
    ]);
    expect(stuck?.jobs[0]?.last_error).toBe('cannot be sent');
    expect(log.text).not.toContain('cannot be sent');
  });

  it('tries for 72 hours, then parks the enquiry until staff retry it', async () => {
    const database = await store.open('parked');
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    let isDown = true;
    const one = recorder('one', () => (isDown ? new Error('down') : undefined));
    const log = new TestLog();
    const worker = workerOn(database, [one.delivery], log);
    for (let hours = 0; hours <= 73; hours += 1) {
      await worker.runOnce();
      clock.pass({ hours: 1 });
    }
    const counts = await expectNothingLost(database, [enquiry!.id], new Set(one.arrived));
    expect(counts).toMatchObject({ parked: 1 });
    expect(one.attempts.get(enquiry!.id)).toBeGreaterThan(15);
    expect(log.events('error')).toEqual(['parked after 72 hours']);
    expect((await countWaiting(database.reader)).oldest).toBe(enquiry!.receivedAt);

    isDown = false;
    const setUp = { names: ['one'], known: ['one', 'file'], isEmpty: false };
    expect(await database.atomically((writer) => retry(writer, enquiry!.id, setUp, clock.now()))).toEqual({
      jobs: 1,
      dropped: [],
    });
    await worker.runOnce();
    expect(one.arrived).toEqual([enquiry!.id]);
  });

  it('takes over from a worker that died, and believes a late success', async () => {
    const database = await store.open('died');
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    const slow = gated('one');
    const first = workerOn(database, [slow.delivery]).runOnce();
    await slow.reached.promise;
    const failing = recorder('one', () => new Error('busy'));
    expect(await workerOn(database, [failing.delivery]).runOnce()).toBe(0);
    clock.pass({ minutes: 6 });
    expect(await workerOn(database, [failing.delivery]).runOnce()).toBe(1);
    slow.gate.resolve();
    await first;
    expect(await expectNothingLost(database, [enquiry!.id])).toMatchObject({ delivered: 1 });
  });

  it('ignores a late failure once another worker has delivered', async () => {
    const database = await store.open('late_failure');
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    const slow = gated('one');
    const first = workerOn(database, [slow.delivery]).runOnce();
    await slow.reached.promise;
    clock.pass({ minutes: 6 });
    await workerOn(database, [recorder('one').delivery]).runOnce();
    slow.gate.reject(new Error('connection reset'));
    await first;
    expect(await expectNothingLost(database, [enquiry!.id])).toMatchObject({ delivered: 1 });
  });

  it('remembers what was done when a delivery breaks off half-way', async () => {
    const database = await store.open('half');
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    const seen: (string | null)[] = [];
    const delivery: Delivery = {
      name: 'one',
      async deliver(_enquiry, progress) {
        seen.push(progress);
        if (seen.length === 1) throw new PartlyDelivered('one of two', '["a"]');
        if (seen.length === 2) throw new Error('down');
        return 'taken';
      },
    };
    const worker = workerOn(database, [delivery]);
    for (let round = 0; round < 3; round += 1) {
      await worker.runOnce();
      clock.pass({ hours: 1 });
    }
    expect(seen).toEqual([null, '["a"]', '["a"]']);
  });

  it('believes a mail server that takes the mail later than it waited, and sends it once', async () => {
    const database = await store.open('late');
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    const slow = gated('one');
    const worker = workerOn(database, [slow.delivery], new TestLog(), 20);
    expect(await worker.runOnce()).toBe(1);
    expect(await expectNothingLost(database, [enquiry!.id])).toMatchObject({ pending: 1 });
    slow.gate.resolve();
    const job = async () => (await findEnquiry(database.reader, enquiry!.id))?.jobs[0];
    await vi.waitUntil(async () => (await job())?.state === 'delivered');
    expect((await job())?.history).toMatchObject([{ number: 1, outcome: 'delivered', answer: 'taken' }]);
    clock.pass({ hours: 1 });
    expect(await worker.runOnce()).toBe(0);
    expect(slow.arrived).toEqual([enquiry!.id]);
  });

  it.each([
    ['an arrival', () => undefined, 'delivered'],
    ['a failure', () => new Error('451 later\0\x1b[2J'), 'pending'],
  ])('records %s whatever signs the receiver answers with', async (name, fault, state) => {
    const database = await store.open(`signs_${name.replace(/\W/g, '_')}`);
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    const delivery: Delivery = {
      name: 'one',
      async deliver() {
        const error = fault();
        if (error) throw error;
        return '250 taken\0\r\nas \x1b[31m7';
      },
    };
    await workerOn(database, [delivery]).runOnce();
    const [job] = (await findEnquiry(database.reader, enquiry!.id))?.jobs ?? [];
    expect(job).toMatchObject({ state, lease_until: null, history: [{ number: 1 }] });
    expect(`${job?.last_error} ${job?.history[0]?.answer}`).not.toMatch(/\p{Cc}/u);
  });

  it('starts on a nudge and finishes what is on its way when it is stopped', async () => {
    const database = await store.open('drain');
    const { delivery, reached, gate, arrived } = gated('one');
    const worker = workerOn(database, [delivery]);
    worker.start();
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    worker.nudge();
    await reached.promise;
    const stopped = worker.stop(60_000);
    gate.resolve();
    await stopped;
    expect(arrived).toEqual([enquiry!.id]);
    expect(await expectNothingLost(database, arrived, new Set(arrived))).toMatchObject({ delivered: 1 });
  });

  it('leaves an endless delivery to the next start when the grace is over', async () => {
    const database = await store.open('grace');
    const endless = gated('one');
    const [enquiry] = some(1);
    await acceptAll(database, [enquiry!], ['one']);
    const worker = workerOn(database, [endless.delivery]);
    worker.start();
    await endless.reached.promise;
    await worker.stop(0);
    const next = recorder('one');
    expect(await workerOn(database, [next.delivery]).runOnce()).toBe(1);
    expect(next.arrived).toEqual([enquiry!.id]);
  });
});
