import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEnquiry, goodValues, hostileTexts } from '../../tests/support/enquiries/examples.ts';
import { expectNothingLost } from '../../tests/support/enquiries/nothing-lost.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { normalise } from '../contract/check.ts';
import { giveTurnBack, takeTurn } from './clock.ts';
import type { Writer } from './database.ts';
import { release, retry } from './decisions.ts';
import { type Migration, migrate, migrations } from './migrate.ts';
import { acceptAll, claim, recordDelivered, recordFailure } from './outbox.ts';
import { countByState, findEnquiry, listEnquiries } from './read.ts';

const later = Date.UTC(2026, 10, 16);
const setUp = (...names: string[]) => ({ names, known: [...names, 'file'], isEmpty: false });
const nothingSetUp = { names: ['file'], known: ['file'], isEmpty: true };
const arrival = (id: string) => ({ id: `${id}/smtp`, attempts: 1, answer: '250 OK' });
const heldBack = { score: 12, reasons: ['The hidden field was filled in'], quarantined: true };

withBothStores((store) => {
  it('gives back exactly what the visitor said', async () => {
    const database = await store.open('said');
    for (const [name, text] of Object.entries(hostileTexts)) {
      const values = normalise({ ...goodValues, firstName: text, company: text, message: `${text}\n${text}` });
      const enquiry = anEnquiry({ values, consentVersion: null });
      await acceptAll(database, [enquiry], ['smtp']);
      expect((await findEnquiry(database.reader, enquiry.id))?.enquiry, name).toEqual(enquiry);
    }
  });

  it('keeps the urgency of an enquiry, in a database from before too', async () => {
    const database = await store.open('urgency');
    await database.atomically((writer) => writer.schema.alterTable('enquiry').dropColumn('urgency').execute());
    await migrate(database);
    const [urgent, other] = [{ ...goodValues, urgency: 'payroll-today' as const }, goodValues];
    const [first, second] = [anEnquiry({ values: urgent }), anEnquiry({ values: other })];
    expect(first.bodyHash, 'another enquiry although the words are the same').not.toBe(second.bodyHash);
    await acceptAll(database, [first, second], ['smtp']);
    expect((await findEnquiry(database.reader, first.id))?.enquiry).toEqual(first);
    expect((await findEnquiry(database.reader, second.id))?.enquiry).toEqual(second);
  });

  it('keeps one enquiry when the same one comes fifty times at once, over two servers', async () => {
    const servers = [await store.open('fifty'), await store.open('fifty')];
    const enquiry = anEnquiry();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => acceptAll(servers[index % 2]!, [enquiry], ['smtp', 'webhook'])),
    );
    expect(answers.flat().filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(answers.flat().filter((answer) => answer === 'again')).toHaveLength(49);
    expect(await countByState(servers[0]!.reader)).toMatchObject({ pending: 1, lost: 0 });
    expect((await findEnquiry(servers[1]!.reader, enquiry.id))?.jobs).toHaveLength(2);
  });

  it('refuses another enquiry under the same id or reference and keeps the first', async () => {
    const database = await store.open('conflict');
    const first = anEnquiry();
    const other = anEnquiry({ id: first.id, values: { ...goodValues, company: 'Another company' } });
    expect(await acceptAll(database, [first, other, first], ['smtp'])).toEqual(['stored', 'conflict', 'again']);
    expect(await acceptAll(database, [other], ['smtp'])).toEqual(['conflict']);
    const sameReference = anEnquiry({ id: `${first.id.slice(0, 13)}${randomUUID().slice(13)}` });
    expect(await acceptAll(database, [sameReference], ['smtp'])).toEqual(['conflict']);
    expect((await findEnquiry(database.reader, first.id))?.enquiry.values.company).toBe(goodValues.company);
  });

  it('releases by the deliveries of today, not by those of the day it came in', async () => {
    const database = await store.open('release_today');
    const enquiry = anEnquiry({ spam: heldBack });
    await acceptAll(database, [enquiry], ['relay', 'smtp']);
    expect(await database.atomically((writer) => release(writer, enquiry.id, setUp('smtp', 'webhook'), later))).toEqual(
      {
        jobs: 2,
        dropped: ['relay'],
      },
    );
    expect((await findEnquiry(database.reader, enquiry.id))?.jobs).toMatchObject([
      { delivery: 'smtp', state: 'pending', waiting_since: later },
      { delivery: 'webhook', state: 'pending', waiting_since: later },
    ]);
    await expectNothingLost(database, [enquiry.id]);
  });

  it('lets nothing wait for a delivery that is set up no longer', async () => {
    const database = await store.open('retry_gone');
    const [parked, waiting, served] = [anEnquiry(), anEnquiry(), anEnquiry()];
    const all = [parked, waiting, served];
    await acceptAll(database, [parked], ['relay']);
    const [job] = await claim(database, { delivery: 'relay', owner: 'me', now: later, leaseMs: 1, most: 9 });
    await recordFailure(database, job!, { owner: 'me', at: later, dueAt: null, error: '550', progress: null });
    await acceptAll(database, [waiting], ['relay']);
    await acceptAll(database, [served], ['relay', 'smtp']);
    await recordDelivered(database, [arrival(served.id)], later);
    await expectNothingLost(
      database,
      all.map(({ id }) => id),
    );

    const retried = [];
    for (const { id } of all)
      retried.push(await database.atomically((writer) => retry(writer, id, setUp('smtp'), later)));
    expect(retried).toEqual([1, 1, 0].map((jobs) => ({ jobs, dropped: ['relay'] })));
    const counts = await expectNothingLost(
      database,
      all.map(({ id }) => id),
    );
    expect(counts).toMatchObject({ pending: 2, delivered: 1, parked: 0 });
  });

  it('gives up nothing where no delivery is set up, and makes no file of what was delivered', async () => {
    const database = await store.open('retry_bare');
    const [waiting, held, served] = [anEnquiry(), anEnquiry({ spam: heldBack }), anEnquiry()];
    await acceptAll(database, [waiting, held, served], ['smtp']);
    await recordDelivered(database, [arrival(served.id)], later);
    expect(await database.atomically((writer) => retry(writer, waiting.id, nothingSetUp, later))).toBe('not set up');
    expect(await database.atomically((writer) => release(writer, held.id, nothingSetUp, later))).toBe('not set up');
    expect(await database.atomically((writer) => retry(writer, served.id, nothingSetUp, later))).toEqual({
      jobs: 0,
      dropped: [],
    });
    expect(await countByState(database.reader)).toMatchObject({ pending: 1, quarantined: 1, delivered: 1 });
  });

  it('shows an enquiry without any job as lost instead of hiding it', async () => {
    const database = await store.open('lost');
    await acceptAll(database, [anEnquiry()], []);
    expect(await countByState(database.reader)).toMatchObject({ lost: 1 });
  });

  it('lists newest first, by state and address', async () => {
    const database = await store.open('list');
    const all = [2, 1, 3].map((day) => anEnquiry({ receivedAt: Date.UTC(2026, 0, day) }));
    all.push(anEnquiry({ receivedAt: 0, values: { ...goodValues, businessEmail: 'Other@Elsewhere.example' } }));
    await acceptAll(database, all, ['smtp']);
    const list = async (filter: object) =>
      (await listEnquiries(database.reader, { limit: 9, ...filter })).map(({ enquiry }) =>
        all.findIndex(({ id }) => id === enquiry.id),
      );
    expect(await list({})).toEqual([2, 0, 1, 3]);
    expect(await list({ state: 'pending', limit: 2 })).toEqual([2, 0]);
    expect(await list({ state: 'delivered' })).toEqual([]);
    expect(await list({ email: 'OTHER@elsewhere.EXAMPLE' })).toEqual([3]);
  });

  it('gives a turn to one server only, and again after the rest', async () => {
    const servers = [await store.open('turns'), await store.open('turns')];
    const ask = (now: number) =>
      Promise.all(servers.map((server) => server.atomically((writer) => takeTurn(writer, 'relay', now, 1000))));
    expect((await ask(5000)).filter(Boolean)).toHaveLength(1);
    expect((await ask(5999)).filter(Boolean)).toHaveLength(0);
    expect((await ask(6000)).filter(Boolean)).toHaveLength(1);
    await servers[0]!.atomically((writer) => giveTurnBack(writer, 'relay'));
    expect((await ask(6001)).filter(Boolean)).toHaveLength(1);
  });

  it('lets servers that start together set up the tables once', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => store.open('together')));
    const applied = await servers[0]!.reader.selectFrom('enquiries_migration').select('number').execute();
    expect(applied.map((row) => row.number)).toEqual(migrations.map((one) => one.number));
  });

  it('leaves the tables as they were when a migration fails, and refuses tables it does not know', async () => {
    const database = await store.open('migrations');
    const addTable = (writer: Writer) => writer.schema.createTable('extra').addColumn('id', 'text').execute();
    const breaksOff = async (writer: Writer) => {
      await addTable(writer);
      throw new Error('half-way');
    };
    const number = migrations.length + 1;
    const next = (up: Migration['up']) => [...migrations, { number, name: 'next', up }];
    await expect(migrate(database, next(breaksOff))).rejects.toThrow('half-way');
    await migrate(database, next(addTable));
    await expect(migrate(database)).rejects.toThrow(
      `migration ${number}, which this version of the program does not know`,
    );
  });
});
