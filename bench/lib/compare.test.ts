import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyValues } from '../../enquiries/contract/fields.ts';
import { acceptAll } from '../../enquiries/store/accept.ts';
import type { Database } from '../../enquiries/store/database.ts';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { compare } from './compare.ts';
import { temporaryFolder } from './temporary-folder.ts';

let database: Database;
beforeEach(async () => {
  database = await openSqlite(temporaryFolder('compare'));
});
afterEach(() => database.close());

const about = (message: string) => ({
  id: randomUUID(),
  receivedAt: 0,
  values: { ...emptyValues, message },
  consentVersion: null,
  bodyHash: message,
  cameFrom: { page: null, campaign: [] },
  spam: { score: 0, reasons: [], quarantined: false },
});

describe('the count after a fault', () => {
  const nobody = { acknowledged: new Set<string>(), interrupted: new Set<string>() };
  const nothing = new Set<string>();

  it('sees an acknowledged enquiry that is not there', async () => {
    const kept = about('one');
    await acceptAll(database, [kept], ['webhook']);
    const visitors = { ...nobody, acknowledged: new Set([kept.id, about('two').id]) };
    expect(await compare(database, visitors, nothing)).toMatchObject({ lost: 1, duplicates: 0 });
  });

  it('sees an enquiry that became two rows', async () => {
    await acceptAll(database, [about('one'), about('one'), about('two')], ['webhook']);
    expect(await compare(database, nobody, nothing)).toMatchObject({ lost: 0, duplicates: 1 });
  });

  it('tells which interrupted enquiries were stored all the same', async () => {
    const stored = about('one');
    await acceptAll(database, [stored], ['webhook']);
    const visitors = { ...nobody, interrupted: new Set([stored.id, about('two').id]) };
    expect(await compare(database, visitors, nothing)).toMatchObject({ interruptedStored: 1 });
  });

  it('sees what is called delivered and never arrived, and what has no delivery at all', async () => {
    const [arrived, missing] = [about('one'), about('two')];
    await acceptAll(database, [arrived, missing], ['webhook']);
    await database.reader.updateTable('outbox').set({ state: 'delivered' }).execute();
    await acceptAll(database, [about('three')], []);
    expect(await compare(database, nobody, new Set([arrived.id]))).toMatchObject({ strayed: 2 });
  });
});
