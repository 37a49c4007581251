import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** Longer than a page, so that it fails on a full disk as an enquiry would. */
const filler = 'x'.repeat(8192);

/** Resolves once the store has really written something. */
export async function confirmWritable(database: Database): Promise<void> {
  const id = randomUUID();
  await database.atomically(async (writer) => {
    await writer.insertInto('probe').values({ id, filler }).execute();
    await writer.deleteFrom('probe').where('id', '=', id).execute();
  });
}
