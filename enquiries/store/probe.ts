import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** Longer than a page, so that a full disk shows itself as it would to an enquiry. */
const filler = 'x'.repeat(8192);

/** Resolves when the store really wrote something just now. */
export async function confirmWritable(database: Database): Promise<void> {
  const id = randomUUID();
  await database.atomically(async (writer) => {
    await writer.insertInto('probe').values({ id, filler }).execute();
    await writer.deleteFrom('probe').where('id', '=', id).execute();
  });
}
