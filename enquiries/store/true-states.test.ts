import { expect, it } from 'vitest';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { storeOf, TestClock, TestLog } from '../../tests/support/enquiries/fakes.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import { OutboxWorker } from '../outbox/worker.ts';
import { dismiss, release, retry } from './decisions.ts';
import { acceptAll, recordDelivered } from './outbox.ts';
import { countByState, findEnquiry } from './read.ts';

const now = Date.UTC(2026, 10, 15, 9);
const setUp = { names: ['smtp'], known: ['smtp', 'file'], isEmpty: false };
const spam = { score: 12, reasons: ['The hidden field was filled in'], quarantined: true };

withBothStores((store) => {
  it('calls a file kept, not delivered, until a delivery brings it to someone', async () => {
    const database = await store.open('kept');
    const enquiry = anEnquiry();
    await acceptAll(database, [enquiry], ['file']);
    await recordDelivered(database, [{ id: `${enquiry.id}/file`, attempts: 1, answer: 'Written to a file.' }], now);
    expect(await expectNothingLost(database, [enquiry.id])).toMatchObject({ kept: 1, delivered: 0 });
    expect(await database.atomically((writer) => retry(writer, enquiry.id, setUp, now))).toEqual({
      jobs: 1,
      dropped: [],
    });
    await recordDelivered(database, [{ id: `${enquiry.id}/smtp`, attempts: 1, answer: '250 OK' }], now);
    expect(await expectNothingLost(database, [enquiry.id])).toMatchObject({ kept: 0, delivered: 1 });
  });

  it('keeps every attempt with its time and answer, in one short line', async () => {
    const database = await store.open('attempts');
    const clock = new TestClock();
    const enquiry = anEnquiry({ receivedAt: clock.now() });
    await acceptAll(database, [enquiry], ['one']);
    const answers = [`450 busy\n${'x'.repeat(1000)}`, '250 queued'];
    const delivery: Delivery = {
      name: 'one',
      async deliver() {
        const answer = answers.shift() ?? '';
        if (answer.startsWith('450')) throw new Error(answer);
        return answer;
      },
    };
    const parts = { store: storeOf(database), deliveries: [delivery], log: new TestLog(), now: clock.now };
    const worker = new OutboxWorker(parts);
    await worker.runOnce();
    clock.pass({ minutes: 1 });
    await worker.runOnce();
    const [job] = (await findEnquiry(database.reader, enquiry.id))?.jobs ?? [];
    expect(job?.history).toMatchObject([
      { number: 1, at: clock.now() - 60_000, outcome: 'failed', answer: expect.stringMatching(/^450 busy x{291}$/) },
      { number: 2, at: clock.now(), outcome: 'delivered', answer: '250 queued' },
    ]);
  });

  it('lets staff dismiss what is hopeless or spam, and take it up again', async () => {
    const database = await store.open('dismiss');
    const [hopeless, held, served] = [anEnquiry(), anEnquiry({ spam }), anEnquiry()];
    const ids = [hopeless, held, served].map(({ id }) => id);
    await acceptAll(database, [hopeless, held, served], ['smtp']);
    await recordDelivered(database, [{ id: `${served.id}/smtp`, attempts: 1, answer: '250 OK' }], now);
    for (const { id } of [hopeless, held])
      expect(await database.atomically((writer) => dismiss(writer, id, 'meera', now))).toEqual({ jobs: 1 });
    expect(await database.atomically((writer) => dismiss(writer, served.id, 'meera', now))).toBe('nothing waits');
    expect(await database.atomically((writer) => dismiss(writer, 'no-such-number', 'meera', now))).toBe('unknown');
    expect(await expectNothingLost(database, ids)).toMatchObject({ dismissed: 2, delivered: 1, quarantined: 0 });
    expect((await findEnquiry(database.reader, held.id))?.jobs).toMatchObject([
      { state: 'dismissed', dismissed_by: 'meera', ended_at: now },
    ]);
    expect(await database.atomically((writer) => retry(writer, hopeless.id, setUp, now))).toEqual({
      jobs: 1,
      dropped: [],
    });
    expect(await database.atomically((writer) => release(writer, held.id, setUp, now))).toEqual({
      jobs: 1,
      dropped: [],
    });
    expect(await countByState(database.reader)).toMatchObject({ pending: 2, dismissed: 0 });
  });
});
