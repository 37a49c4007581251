import { describe, expect, it, vi } from 'vitest';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { startPostgres, withoutPostgres } from '../../tests/support/machine/postgres.ts';
import { type Delivery, PartlyDelivered } from '../deliveries/delivery.ts';
import { acceptAll } from '../store/outbox.ts';
import { openPostgres } from '../store/postgres.ts';
import { countWaiting } from '../store/read.ts';
import { openWorker } from './worker.ts';

/** Every attempt begins, waits until it is let go, and arrives; the first of each enquiry reaches only one of two people. */
function twoRecipients(expected: number) {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const arrived: string[] = [];
  const delivery: Delivery = {
    name: 'one',
    atOnce: 3,
    async deliver({ id }, progress) {
      if (progress !== null) {
        arrived.push(`${id} b`);
        return 'taken';
      }
      expected -= 1;
      if (expected === 0) reached.resolve();
      await gate.promise;
      arrived.push(`${id} a`);
      throw new PartlyDelivered('one of two', 'a');
    },
  };
  return { delivery, reached, gate, arrived };
}

describe.skipIf(withoutPostgres)('a PostgreSQL that is stopped while two servers send', () => {
  it('makes neither of them send anything twice', async () => {
    const server = await startPostgres();
    const databases = [await openPostgres(server.url), await openPostgres(server.url)];
    const clock = new TestClock();
    const log = new TestLog();
    const enquiries = Array.from({ length: 6 }, () => anEnquiry({ receivedAt: clock.now() }));
    await acceptAll(databases[0]!, enquiries, ['one']);
    const { delivery, reached, gate, arrived } = twoRecipients(6);
    const workers = databases.map((database) =>
      openWorker({ store: storeOf(database), deliveries: [delivery], log, now: clock.now, recordMs: 20 }),
    );
    for (const worker of workers) worker.start();
    await reached.promise;
    server.stop('immediate');
    gate.resolve();
    await vi.waitUntil(() => log.events('warn').length >= 6);
    server.start();
    await vi.waitUntil(() => log.events('warn').filter((event) => event === 'not delivered yet').length === 6);
    clock.pass({ minutes: 1 });
    for (const worker of workers) worker.nudge();
    const isDone = async () => (await countWaiting(databases[0]!.reader)).pending === 0;
    await vi.waitUntil(isDone, { timeout: 30_000 });
    expect(arrived.toSorted()).toEqual(enquiries.flatMap(({ id }) => [`${id} a`, `${id} b`]).toSorted());
    await expectNothingLost(
      databases[0]!,
      enquiries.map(({ id }) => id),
    );
    for (const worker of workers) await worker.stop(1000);
    for (const database of databases) await database.close();
    server.remove();
  });
});
