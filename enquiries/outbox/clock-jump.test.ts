import { expect, it } from 'vitest';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import { noteTime } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { acceptAll, claim } from '../store/outbox.ts';
import { countWaiting } from '../store/read.ts';
import { OutboxWorker } from './worker.ts';

withBothStores((store) => {
  const delivering = (database: Database, clock: TestClock) => {
    const state = { isDown: true, arrived: 0 };
    const delivery: Delivery = {
      name: 'one',
      async deliver() {
        if (state.isDown) throw new Error('down');
        state.arrived += 1;
        return 'taken';
      },
    };
    const parts = { store: storeOf(database), deliveries: [delivery], log: new TestLog(), now: clock.now };
    return { state, worker: new OutboxWorker({ ...parts, random: () => 0.5 }) };
  };

  it('delivers at once what was put off while the clock was 30 days ahead', async () => {
    const database = await store.open('jump_due');
    const clock = new TestClock();
    const { state, worker } = delivering(database, clock);
    clock.pass({ days: 30 });
    await acceptAll(database, [anEnquiry({ receivedAt: clock.now() })], ['one']);
    expect(await worker.runOnce()).toBe(1);
    clock.pass({ days: -30 });
    state.isDown = false;
    expect(await worker.runOnce()).toBe(1);
    expect(state.arrived).toBe(1);
  });

  it('takes over a lease that a wrong clock wrote, and leaves one of a clock that is a little fast', async () => {
    const database = await store.open('jump_lease');
    const clock = new TestClock();
    await acceptAll(database, [anEnquiry({ receivedAt: clock.now() })], ['one']);
    const take = (now: number) => claim(database, { delivery: 'one', owner: 'me', now, leaseMs: 120_000, most: 9 });
    clock.pass({ minutes: 5 });
    expect(await take(clock.now())).toHaveLength(1);
    clock.pass({ minutes: -5 });
    expect(await take(clock.now())).toHaveLength(0);
    clock.pass({ days: 30 });
    expect(await take(clock.now())).toHaveLength(1);
    clock.pass({ days: -30 });
    expect(await take(clock.now())).toHaveLength(1);
  });

  it('counts the waiting from now on when an enquiry came while the clock was ahead', async () => {
    const database = await store.open('jump_waiting');
    const clock = new TestClock();
    await noteTime(database, clock.now());
    clock.pass({ days: 30 });
    await acceptAll(database, [anEnquiry({ receivedAt: clock.now() })], ['one']);
    expect(await noteTime(database, clock.now())).toBe('jumped');
    clock.pass({ days: -30 });
    expect(await noteTime(database, clock.now())).toBe('jumped');
    expect((await countWaiting(database.reader)).oldest).toBe(clock.now());
  });
});
