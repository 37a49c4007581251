import { describe, expect, it, vi } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { TestClock, TestLog, workerOn } from '../../tests/support/enquiries/fakes.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { type Delivery, PartlyDelivered } from '../deliveries/delivery.ts';
import { noteTime } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { retry } from '../store/decisions.ts';
import type { Enquiry } from '../store/enquiry.ts';
import { acceptAll, claim } from '../store/outbox.ts';
import { countWaiting, findEnquiry } from '../store/read.ts';
import { nextAttempt } from './worker.ts';

/** A delivery that remembers, and fails or delivers as it is told. */
function recorder(result: (enquiry: Enquiry, progress: string | null) => string | Error = () => 'taken') {
  const [attempted, arrived]: [string[], string[]] = [[], []];
  const delivery: Delivery = {
    name: 'one',
    async deliver(enquiry, progress) {
      attempted.push(enquiry.id);
      const given = result(enquiry, progress);
      if (given instanceof Error) throw given;
      arrived.push(enquiry.id);
      return given;
    },
  };
  return { delivery, arrived, attempted };
}

/** A delivery that says when it begins and ends when it is told to. */
function gated() {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const arrived: string[] = [];
  const delivery: Delivery = {
    name: 'one',
    async deliver(enquiry) {
      reached.resolve();
      await gate.promise;
      arrived.push(enquiry.id);
      return 'taken';
    },
  };
  return { delivery, reached, gate, arrived };
}

describe('waiting between attempts', () => {
  const hour = 3_600_000;

  it('doubles from half a minute to four hours and spreads what failed together', () => {
    const wait = (attempts: number, random: number) =>
      (nextAttempt({ attempts, first_attempt_at: 0 }, 0, () => random) ?? Number.NaN) / 1000;
    expect([1, 2, 3, 4].map((attempts) => wait(attempts, 0.5))).toEqual([30, 60, 120, 240]);
    expect([wait(1, 0), wait(1, 1)]).toEqual([15, 45]);
    expect([wait(20, 0.5), wait(2000, 0.5)]).toEqual([4 * 3600, 4 * 3600]);
    // Staff who try again with the server still down need not wait for hours.
    expect(nextAttempt({ attempts: 32, attempts_before: 31, first_attempt_at: 0 }, 0, () => 0.5)).toBe(30_000);
  });

  it.each([
    ['72 hours are not over', 20, 71 * hour, 1, 72 * hour],
    ['72 hours are over', 20, 72 * hour, 1, null],
    ['a clock jumped, which is no 72 hours of trying', 2, 720 * hour, 0.5, 720 * hour + 60_000],
  ])('goes on as it should when %s', (_what, attempts, now, random, next) => {
    expect(nextAttempt({ attempts, first_attempt_at: 0 }, now, () => random)).toBe(next);
  });
});

withBothStores((store) => {
  const clock = new TestClock();
  const open = async (name: string, count = 1) => {
    const database = await store.open(name);
    const enquiries = Array.from({ length: count }, () => anEnquiry({ receivedAt: clock.now() }));
    await acceptAll(database, enquiries, ['one']);
    const enquiry = enquiries[0]!;
    const job = async () => (await findEnquiry(database.reader, enquiry.id))!.jobs[0]!;
    const counts = () =>
      expectNothingLost(
        database,
        enquiries.map(({ id }) => id),
      );
    return { database, enquiries, enquiry, job, counts };
  };

  it('lets several workers share the outbox without doing anything twice', async () => {
    const { database } = await open('share', 40);
    const databases = [database, await store.open('share'), await store.open('share')];
    const one = recorder();
    const drain = async (shared: Database) => {
      const worker = workerOn(shared, [one.delivery], clock);
      while ((await worker.runOnce()) > 0);
    };
    await Promise.all(databases.map(drain));
    expect([one.arrived.length, new Set(one.arrived).size]).toEqual([40, 40]);
  });

  it('takes a payday call-back before whatever waits', async () => {
    const { database } = await open('payday', 5);
    const urgent = anEnquiry({ receivedAt: clock.now(), values: { ...goodValues, urgency: 'payroll-today' } });
    await acceptAll(database, [urgent], ['one']);
    const one = recorder();
    await workerOn(database, [{ ...one.delivery, atOnce: 1 }], clock).runOnce();
    expect(one.arrived).toEqual([urgent.id]);
  });

  it('lets one poisonous enquiry stop no other, nor one delivery that hangs', async () => {
    const { database, enquiry, job } = await open('poison', 8);
    const one = recorder(({ id }) => (id === enquiry.id ? new Error('cannot be sent') : 'taken'));
    const hanging = anEnquiry({ receivedAt: clock.now() });
    await acceptAll(database, [hanging], ['two']);
    const hangs: Delivery = { name: 'two', deliver: () => new Promise(() => {}) };
    const log = new TestLog();
    const worker = workerOn(database, [one.delivery, hangs], clock, { log, attemptMs: 20 });
    while ((await worker.runOnce()) > 0);
    expect(one.arrived).toHaveLength(7);
    expect(await job()).toMatchObject({ state: 'pending', attempts: 1, last_error: 'cannot be sent' });
    expect((await findEnquiry(database.reader, hanging.id))?.jobs).toMatchObject([{ state: 'pending', attempts: 1 }]);
    expect(log.text).not.toContain('cannot be sent');
  });

  it('tries for 72 hours, then parks the enquiry until staff retry it', async () => {
    const { database, enquiry, counts } = await open('parked');
    let isDown = true;
    const one = recorder(() => (isDown ? new Error('down') : 'taken'));
    const log = new TestLog();
    const worker = workerOn(database, [one.delivery], clock, { log });
    for (let hours = 0; hours <= 73; hours += 1) {
      await worker.runOnce();
      clock.pass({ hours: 1 });
    }
    expect(await counts()).toMatchObject({ parked: 1 });
    expect(one.attempted.length).toBeGreaterThan(15);
    expect(log.events('error')).toEqual(['parked after 72 hours']);
    expect((await countWaiting(database.reader)).oldest).toBe(enquiry.receivedAt);

    isDown = false;
    const setUp = { names: ['one'], known: ['one', 'file'], isEmpty: false };
    await database.atomically((writer) => retry(writer, enquiry.id, setUp, clock.now()));
    await worker.runOnce();
    expect(one.arrived).toEqual([enquiry.id]);
  });

  it('takes over from a worker that died, and believes a late success', async () => {
    const { database, counts } = await open('died');
    const slow = gated();
    const first = workerOn(database, [slow.delivery], clock).runOnce();
    await slow.reached.promise;
    const next = workerOn(database, [recorder(() => new Error('busy')).delivery], clock);
    expect(await next.runOnce()).toBe(0);
    clock.pass({ minutes: 6 });
    expect(await next.runOnce()).toBe(1);
    slow.gate.resolve();
    await first;
    expect(await counts()).toMatchObject({ delivered: 1 });
  });

  it('ignores a late failure once another worker has delivered', async () => {
    const { database, counts } = await open('late_failure');
    const slow = gated();
    const first = workerOn(database, [slow.delivery], clock).runOnce();
    await slow.reached.promise;
    clock.pass({ minutes: 6 });
    await workerOn(database, [recorder().delivery], clock).runOnce();
    slow.gate.reject(new Error('connection reset'));
    await first;
    expect(await counts()).toMatchObject({ delivered: 1 });
  });

  it('remembers what was done when a delivery breaks off half-way', async () => {
    const { database } = await open('half');
    const seen: (string | null)[] = [];
    const results = [new PartlyDelivered('one of two', '["a"]'), new Error('down'), 'taken'];
    const one = recorder((_enquiry, progress) => {
      seen.push(progress);
      return results[seen.length - 1] ?? '';
    });
    const worker = workerOn(database, [one.delivery], clock);
    for (const _ of results) {
      await worker.runOnce();
      clock.pass({ hours: 1 });
    }
    expect(seen).toEqual([null, '["a"]', '["a"]']);
  });

  it('believes a mail server that takes the mail later than it waited, and sends it once', async () => {
    const { database, enquiry, job, counts } = await open('late');
    const slow = gated();
    const worker = workerOn(database, [slow.delivery], clock, { attemptMs: 20 });
    expect(await worker.runOnce()).toBe(1);
    expect(await counts()).toMatchObject({ pending: 1 });
    slow.gate.resolve();
    await vi.waitUntil(async () => (await job()).state === 'delivered');
    expect((await job()).history).toMatchObject([{ number: 1, outcome: 'delivered', receipt: 'taken' }]);
    clock.pass({ hours: 1 });
    expect(await worker.runOnce()).toBe(0);
    expect(slow.arrived).toEqual([enquiry.id]);
  });

  it('keeps every attempt with its time and receipt in one short line, whatever signs the receiver sends', async () => {
    const { database, job } = await open('attempts');
    const results = [new Error(`450 busy\0\r\n\x1b${'x'.repeat(1000)}`), '250 taken\0\r\nas 7'];
    const one = recorder(() => results.shift() ?? '');
    const worker = workerOn(database, [one.delivery], clock);
    await worker.runOnce();
    expect(await job()).toMatchObject({
      state: 'pending',
      lease_until: null,
      last_error: `450 busy ${'x'.repeat(291)}`,
    });
    clock.pass({ minutes: 1 });
    await worker.runOnce();
    expect((await job()).history).toMatchObject([
      { number: 1, at: clock.now() - 60_000, outcome: 'failed', receipt: `450 busy ${'x'.repeat(291)}` },
      { number: 2, at: clock.now(), outcome: 'delivered', receipt: '250 taken as 7' },
    ]);
  });

  it('starts on a nudge and finishes what is on its way when it is stopped', async () => {
    const database = await store.open('drain');
    const slow = gated();
    const worker = workerOn(database, [slow.delivery], clock);
    worker.start();
    const { enquiry, counts } = await open('drain');
    worker.nudge();
    await slow.reached.promise;
    const stopped = worker.stop(60_000);
    slow.gate.resolve();
    await stopped;
    expect(slow.arrived).toEqual([enquiry.id]);
    expect(await counts()).toMatchObject({ delivered: 1 });
  });

  it('leaves an endless delivery to the next start when the grace is over', async () => {
    const { database, enquiry } = await open('grace');
    const endless = gated();
    const worker = workerOn(database, [endless.delivery], clock);
    worker.start();
    await endless.reached.promise;
    await worker.stop(0);
    const next = recorder();
    expect(await workerOn(database, [next.delivery], clock).runOnce()).toBe(1);
    expect(next.arrived).toEqual([enquiry.id]);
  });

  describe('after the clock was 30 days ahead', () => {
    it('delivers at once what was put off meanwhile', async () => {
      clock.pass({ days: 30 });
      const { database, enquiry } = await open('jump_due');
      let isDown = true;
      const one = recorder(() => (isDown ? new Error('down') : 'taken'));
      const worker = workerOn(database, [one.delivery], clock);
      expect(await worker.runOnce()).toBe(1);
      clock.pass({ days: -30 });
      isDown = false;
      expect(await worker.runOnce()).toBe(1);
      expect(one.arrived).toEqual([enquiry.id]);
    });

    it('takes over a lease that it wrote, and leaves one of a clock that is a little fast', async () => {
      const { database } = await open('jump_lease');
      const take = async (passed: { minutes?: number; days?: number }) => {
        clock.pass(passed);
        const jobs = await claim(database, {
          delivery: 'one',
          owner: 'me',
          now: clock.now(),
          leaseMs: 120_000,
          most: 9,
        });
        return jobs.length;
      };
      expect([await take({ minutes: 5 }), await take({ minutes: -5 })]).toEqual([1, 0]);
      expect([await take({ days: 30 }), await take({ days: -30 })]).toEqual([1, 1]);
    });

    it('counts the waiting from now on when an enquiry came meanwhile', async () => {
      const database = await store.open('jump_waiting');
      await noteTime(database, clock.now());
      clock.pass({ days: 30 });
      await open('jump_waiting');
      expect(await noteTime(database, clock.now())).toBe('jumped');
      clock.pass({ days: -30 });
      expect(await noteTime(database, clock.now())).toBe('jumped');
      expect((await countWaiting(database.reader)).oldest).toBe(clock.now());
    });
  });
});
