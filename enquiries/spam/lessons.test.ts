import { expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { Database } from '../store/database.ts';
import { acceptAll } from '../store/outbox.ts';
import { type Kind, SpamFilter } from './filter.ts';
import { followLessons, keepLesson, takeBackLesson } from './lessons.ts';

const message = 'Umbrella quokka stand rental for your terrace, seasonal quokka tariffs and terrace umbrella leasing.';
let time = 0;
function next() {
  return ++time;
}

/** Enquiries with the same words, from these addresses, on which staff have decided. */
async function decide(database: Database, kind: Kind, addresses: readonly string[]): Promise<string[]> {
  const enquiries = addresses.map((businessEmail) => anEnquiry({ values: { ...goodValues, businessEmail, message } }));
  await acceptAll(database, enquiries, ['smtp']);
  await database.atomically(async (writer) => {
    for (const { id } of enquiries) await keepLesson(writer, id, kind, next());
  });
  return enquiries.map(({ id }) => id);
}

/** What a server that starts now makes of the same words. */
async function scoreAfterStart(database: Database): Promise<number> {
  const filter = new SpamFilter();
  await followLessons(filter)(database.reader);
  return filter.judge({ values: { ...goodValues, message }, honeypot: '' }).score;
}

withBothStores((store) => {
  it('learns what staff decide at any server, and keeps it over a restart', async () => {
    const [database, other] = [await store.open('lessons'), await store.open('lessons')];
    const filter = new SpamFilter();
    const refresh = followLessons(filter);
    const isHeld = async () => {
      await refresh(other.reader);
      return filter.judge({ values: { ...goodValues, message }, honeypot: '' }).quarantined;
    };
    expect(await isHeld()).toBe(false);
    const [first = ''] = await decide(database, 'spam', ['a@one.example', 'b@two.example', 'c@three.example']);
    expect(await isHeld()).toBe(true);
    const taught = await scoreAfterStart(database);
    expect(taught).toBeGreaterThanOrEqual(10);

    await database.atomically((writer) => keepLesson(writer, first, 'honest', next()));
    const lighter = await scoreAfterStart(database);
    expect(lighter).toBeLessThan(taught);
    await database.atomically((writer) => takeBackLesson(writer, first));
    expect(await scoreAfterStart(database)).toBeGreaterThan(lighter);
  });

  it('forgets with the enquiry', async () => {
    const database = await store.open('forgets');
    const before = await scoreAfterStart(database);
    const filter = new SpamFilter();
    const refresh = followLessons(filter);
    const ids = await decide(database, 'spam', ['a@one.example', 'b@two.example', 'c@three.example']);
    await refresh(database.reader);
    await database.atomically((writer) => writer.deleteFrom('enquiry').where('id', 'in', ids).execute());
    await refresh(database.reader);
    expect(filter.judge({ values: { ...goodValues, message }, honeypot: '' }).score).toBe(before);
    expect(await database.reader.selectFrom('lesson').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['mailbox', Array.from({ length: 3 }, (_, n) => `a+${n}@one.example`), ['a@one.example', 'A+x@one.example']],
    ['domain', Array.from({ length: 20 }, (_, n) => `p${n}@two.example`), ['q@two.example', 'r@two.example']],
  ])('is taught no more by one %s once it has taught enough', async (name, enough, more) => {
    const database = await store.open(`limits_${name}`);
    await decide(database, 'spam', enough);
    const score = await scoreAfterStart(database);
    await decide(database, 'spam', more);
    expect(await scoreAfterStart(database)).toBe(score);
  });
});
