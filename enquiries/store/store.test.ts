import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { arrive } from '../../tests/support/enquiries/fakes.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { normalise } from '../contract/check.ts';
import { giveTurnBack, takeTurn } from './clock.ts';
import { dismiss, release, retry } from './decisions.ts';
import type { Enquiry } from './enquiry.ts';
import { migrate } from './migrate.ts';
import { acceptAll, claim, recordFailure } from './outbox.ts';
import { countByState, findEnquiry } from './read.ts';

const now = Date.UTC(2026, 10, 16);
function setUp(...names: string[]) {
  return { names, known: [...names, 'file'], isEmpty: false };
}
const nothingSetUp = { names: ['file'], known: ['file'], isEmpty: true };
function held() {
  return anEnquiry({ spam: { score: 12, reasons: ['The hidden field was filled in'], quarantined: true } });
}
function idsOf(enquiries: readonly Enquiry[]) {
  return enquiries.map(({ id }) => id);
}

withBothStores((store) => {
  const open = async (name: string) => {
    const database = await store.open(name);
    return {
      database,
      accept: (enquiries: Enquiry[], ...deliveries: string[]) => acceptAll(database, enquiries, deliveries),
      deliver: ({ id }: Enquiry, delivery = 'smtp') => arrive(database, id, delivery, now),
      find: ({ id }: Enquiry) => findEnquiry(database.reader, id),
      counts: () => countByState(database.reader),
      retry: ({ id }: Enquiry, by = setUp('smtp')) => database.atomically((writer) => retry(writer, id, by, now)),
      release: ({ id }: Enquiry, by = setUp('smtp')) => database.atomically((writer) => release(writer, id, by, now)),
      dismiss: (id: string) => database.atomically((writer) => dismiss(writer, id, 'meera', now)),
    };
  };

  it('gives back exactly what the visitor said', async () => {
    const { accept, find } = await open('said');
    for (const [name, text] of Object.entries(hostileTexts)) {
      const values = normalise({ ...goodValues, firstName: text, company: text, message: `${text}\n${text}` });
      const enquiry = anEnquiry({ values, consentVersion: null });
      await accept([enquiry], 'smtp');
      expect((await find(enquiry))?.enquiry, name).toEqual(enquiry);
    }
  });

  it('keeps the urgency of an enquiry, in a database from before too', async () => {
    const { database, accept, find } = await open('urgency');
    await database.atomically(async ({ schema }) => {
      await schema.dropIndex('enquiry_by_urgency').execute();
      await schema.alterTable('enquiry').dropColumn('urgency').execute();
    });
    await migrate(database);
    const [urgent, other] = [anEnquiry({ values: { ...goodValues, urgency: 'payroll-today' } }), anEnquiry()];
    expect(urgent.bodyHash, 'another enquiry although the words are the same').not.toBe(other.bodyHash);
    await accept([urgent, other], 'smtp');
    for (const one of [urgent, other]) expect((await find(one))?.enquiry).toEqual(one);
  });

  it('keeps one enquiry when the same one comes fifty times at once, over two servers', async () => {
    const servers = [await store.open('fifty'), await store.open('fifty')];
    const enquiry = anEnquiry();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => acceptAll(servers[index % 2]!, [enquiry], ['smtp', 'webhook'])),
    );
    expect(answers.flat().filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(answers.flat().filter((answer) => answer === 'duplicate')).toHaveLength(49);
    expect(await countByState(servers[0]!.reader)).toMatchObject({ pending: 1, lost: 0 });
    expect((await findEnquiry(servers[1]!.reader, enquiry.id))?.jobs).toHaveLength(2);
  });

  it('refuses another enquiry under the same id or reference and keeps the first', async () => {
    const { accept, find } = await open('conflict');
    const first = anEnquiry();
    const other = anEnquiry({ id: first.id, values: { ...goodValues, company: 'Another company' } });
    expect(await accept([first, other, first], 'smtp')).toEqual(['stored', 'conflict', 'duplicate']);
    expect(await accept([other], 'smtp')).toEqual(['conflict']);
    const sameReference = anEnquiry({ id: `${first.id.slice(0, 13)}${randomUUID().slice(13)}` });
    expect(await accept([sameReference], 'smtp')).toEqual(['conflict']);
    expect((await find(first))?.enquiry.values.company).toBe(goodValues.company);
  });

  it('releases by the deliveries of today, not by those of the day it came in', async () => {
    const { database, accept, find, release: releaseBy } = await open('release_today');
    const enquiry = held();
    await accept([enquiry], 'relay', 'smtp');
    expect(await releaseBy(enquiry, setUp('smtp', 'webhook'))).toEqual({ jobs: 2, dropped: ['relay'] });
    expect((await find(enquiry))?.jobs).toMatchObject([
      { delivery: 'smtp', state: 'pending', waiting_since: now },
      { delivery: 'webhook', state: 'pending', waiting_since: now },
    ]);
    await expectNothingLost(database, [enquiry.id]);
  });

  it('lets nothing wait for a delivery that is no longer set up', async () => {
    const { database, accept, deliver, retry: retryOne } = await open('retry_gone');
    const all = [anEnquiry(), anEnquiry(), anEnquiry()] as const;
    const [parked, waiting, served] = all;
    await accept([parked], 'relay');
    const [job] = await claim(database, { delivery: 'relay', owner: 'me', now, leaseMs: 1, most: 9 });
    await recordFailure(database, job!, { owner: 'me', at: now, dueAt: null, error: '550', progress: null });
    await accept([waiting], 'relay');
    await accept([served], 'relay', 'smtp');
    await deliver(served);
    await expectNothingLost(database, idsOf(all));
    for (const [index, jobs] of [1, 1, 0].entries())
      expect(await retryOne(all[index]!)).toEqual({ jobs, dropped: ['relay'] });
    expect(await expectNothingLost(database, idsOf(all))).toMatchObject({ pending: 2, delivered: 1, parked: 0 });
  });

  it('gives up nothing where no delivery is set up, and makes no file of what was delivered', async () => {
    const { accept, deliver, counts, ...staff } = await open('retry_bare');
    const [waiting, quarantined, served] = [anEnquiry(), held(), anEnquiry()];
    await accept([waiting, quarantined, served], 'smtp');
    await deliver(served);
    expect(await staff.retry(waiting, nothingSetUp)).toBe('not set up');
    expect(await staff.release(quarantined, nothingSetUp)).toBe('not set up');
    expect(await staff.retry(served, nothingSetUp)).toEqual({ jobs: 0, dropped: [] });
    expect(await counts()).toMatchObject({ pending: 1, quarantined: 1, delivered: 1 });
  });

  it('calls a file kept, not delivered, until a delivery brings it to someone', async () => {
    const { database, accept, deliver, ...staff } = await open('kept');
    const enquiry = anEnquiry();
    await accept([enquiry], 'file');
    await deliver(enquiry, 'file');
    expect(await expectNothingLost(database, [enquiry.id])).toMatchObject({ kept: 1, delivered: 0 });
    expect(await staff.retry(enquiry)).toEqual({ jobs: 1, dropped: [] });
    await deliver(enquiry);
    expect(await expectNothingLost(database, [enquiry.id])).toMatchObject({ kept: 0, delivered: 1 });
  });

  it('lets staff dismiss what is hopeless or spam, and take it up again', async () => {
    const { database, accept, deliver, find, counts, ...staff } = await open('dismiss');
    const [hopeless, spam, served] = [anEnquiry(), held(), anEnquiry()];
    await accept([hopeless, spam, served], 'smtp');
    await deliver(served);
    for (const { id } of [hopeless, spam]) expect(await staff.dismiss(id)).toMatchObject({ jobs: 1 });
    expect(await staff.dismiss(served.id)).toBe('nothing waits');
    expect(await staff.dismiss('no-such-number')).toBe('unknown');
    const states = await expectNothingLost(database, idsOf([hopeless, spam, served]));
    expect(states).toMatchObject({ dismissed: 2, delivered: 1, quarantined: 0 });
    expect((await find(spam))?.jobs).toMatchObject([{ state: 'dismissed', dismissed_by: 'meera', ended_at: now }]);
    expect(await staff.retry(hopeless)).toEqual({ jobs: 1, dropped: [] });
    expect(await staff.release(spam)).toEqual({ jobs: 1, dropped: [] });
    expect(await counts()).toMatchObject({ pending: 2, dismissed: 0 });
  });

  it('shows an enquiry without any job as lost instead of hiding it', async () => {
    const { accept, counts } = await open('lost');
    await accept([anEnquiry()]);
    expect(await counts()).toMatchObject({ lost: 1 });
  });

  it('gives a turn to one server only, and again after the rest', async () => {
    const servers = [await store.open('turns'), await store.open('turns')];
    const ask = async (time: number) => {
      const take = servers.map((one) => one.atomically((writer) => takeTurn(writer, 'overview', time, 1000)));
      return (await Promise.all(take)).filter(Boolean).length;
    };
    expect([await ask(5000), await ask(5999), await ask(6000)]).toEqual([1, 0, 1]);
    await servers[0]!.atomically((writer) => giveTurnBack(writer, 'overview'));
    expect(await ask(6001)).toBe(1);
  });

  it('lets servers that start together set up the tables once', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => store.open('together')));
    expect(await servers[0]!.reader.selectFrom('secret').select('name').execute()).toEqual([{ name: 'hashes' }]);
  });
});
