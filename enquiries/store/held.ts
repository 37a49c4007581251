import { sql } from 'kysely';
import type { Database, Reader } from './database.ts';
import { type Enquiry, fromRow } from './enquiry.ts';

/** Enquiries in quarantine that nobody has decided on; first those that no digest has named yet, then the oldest. */
export async function listHeld(reader: Reader, limit: number): Promise<Enquiry[]> {
  const rows = await reader
    .selectFrom('enquiry')
    .selectAll()
    .where('id', 'in', reader.selectFrom('outbox').select('enquiry_id').where('state', '=', 'held'))
    .orderBy(sql`case when digested_at is null then 0 else 1 end`)
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

export async function recordDigested(database: Database, ids: readonly string[], now: number): Promise<void> {
  await database.atomically((writer) =>
    writer
      .updateTable('enquiry')
      .set({ digested_at: now })
      .where('id', 'in', ids)
      .where('digested_at', 'is', null)
      .execute(),
  );
}
