import { describe, expect, it } from 'vitest';
import { TestLog } from '../../tests/support/enquiries/fakes.ts';
import { type Database, StoreFault } from './database.ts';
import { openStore } from './store.ts';

/** All that is asked of it in these tests. */
function fakeDatabase(closed: string[], name: string) {
  return { kind: 'sqlite', close: async () => void closed.push(name) } as Partial<Database> as Database;
}

function sqliteFault(errcode: number) {
  return Object.assign(new Error('fault'), { errcode });
}

describe('the way to the store', () => {
  it('stops the start only for a store that would lose enquiries', async () => {
    const unsafe = openStore(() => Promise.reject(new StoreFault('NotDurable', 'fsync is off')), new TestLog());
    await expect(unsafe.tryToOpen()).rejects.toThrow('fsync is off');
    const log = new TestLog();
    await openStore(() => Promise.reject(new Error('nobody there')), log).tryToOpen();
    expect(log.lines).toEqual([
      { level: 'error', event: 'the store cannot be opened', facts: { reason: 'nobody there' } },
    ]);
  });

  it('opens once for all, and again after it failed', async () => {
    let attempts = 0;
    const store = openStore(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
      return fakeDatabase([], 'one');
    }, new TestLog());
    await Promise.allSettled([store.get(), store.get()]);
    expect(attempts).toBe(1);
    await Promise.all([store.get(), store.get(), store.get()]);
    expect(attempts).toBe(2);
  });

  it.each([8, 1032, 14, 11])('takes a new handle after SQLite says %i', async (errcode) => {
    const closed: string[] = [];
    let opened = 0;
    const store = openStore(async () => fakeDatabase(closed, `handle ${++opened}`), new TestLog());
    await expect(store.use(() => Promise.reject(sqliteFault(errcode)))).rejects.toThrow('fault');
    await store.get();
    expect([opened, closed]).toEqual([2, ['handle 1']]);
  });
});
