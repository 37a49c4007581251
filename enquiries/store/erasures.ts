import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { emailKeys } from './enquiry.ts';

/** Beside the database, not in it: a backup that is restored must not forget who asked to be forgotten. */
const listFile = (folder: string) => join(folder, 'erasures.log');
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Notes that a person was erased: the time and hashes of the address, never the address. */
export function noteErasure(folder: string, email: string, now: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(listFile(folder), 'a', 0o600);
  try {
    for (const key of emailKeys(email)) writeSync(file, `${new Date(now).toISOString()} ${hashOf(key)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Enquiries in a restored store whose senders were erased after they had sent them. */
export async function idsToEraseAgain(database: Database, folder: string): Promise<string[]> {
  if (!existsSync(listFile(folder))) return [];
  const erasedAt = new Map<string, number>();
  for (const line of readFileSync(listFile(folder), 'utf8').split('\n')) {
    const [time = '', hash = ''] = line.split(' ');
    if (hash !== '') erasedAt.set(hash, Math.max(erasedAt.get(hash) ?? 0, Date.parse(time)));
  }
  const rows = await database.reader.selectFrom('enquiry').select(['id', 'email_key', 'received_at']).execute();
  return rows.filter((row) => row.received_at <= (erasedAt.get(hashOf(row.email_key)) ?? 0)).map((row) => row.id);
}
