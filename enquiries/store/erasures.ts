import type { Database } from './database.ts';
import { emailKeys } from './enquiry.ts';
import { noteHashes, readHashes } from './hash-log.ts';

const log = 'erasures.log';

/** Notes that a person was erased: the time and hashes of the address, never the address. */
export const noteErasure = (folder: string, email: string, now: number): void =>
  noteHashes(folder, log, emailKeys(email), now);

/** Enquiries in a restored store whose senders were erased after they had sent them. */
export async function idsToEraseAgain(database: Database, folder: string): Promise<string[]> {
  const erasedAt = readHashes(folder, log);
  const rows = await database.reader.selectFrom('enquiry').select(['id', 'email_key', 'received_at']).execute();
  return rows.filter((row) => row.received_at <= erasedAt(row.email_key)).map((row) => row.id);
}
