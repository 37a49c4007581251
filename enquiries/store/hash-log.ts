import { createHmac } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader, Writer } from './database.ts';
import { secretOf } from './reply-token.ts';

interface HashLog {
  folder: string;
  name: string;
}

/** The key is in the database and its backups: a copy of the log alone does not tell whether an address is in it. */
async function hasher(reader: Reader | Writer): Promise<(text: string) => string> {
  const secret = await secretOf(reader);
  return (text) => createHmac('sha256', secret).update(text).digest('hex');
}

/** Times and hashes in a file next to the database, not in it: a restored backup must not undo what was ended since. */
export async function noteHash(
  reader: Reader | Writer,
  file: HashLog,
  text: string,
  now: number,
): Promise<void> {
  const hashOf = await hasher(reader);
  mkdirSync(file.folder, { recursive: true, mode: 0o700 });
  const line = `${new Date(now).toISOString()} ${hashOf(text)}\n`;
  appendFileSync(join(file.folder, file.name), line, { mode: 0o600, flush: true });
}

export async function readHashes(
  reader: Reader | Writer,
  file: HashLog,
): Promise<(text: string) => number> {
  const hashOf = await hasher(reader);
  const path = join(file.folder, file.name);
  const times = new Map<string, number>();
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const [time = '', hash = ''] = line.split(' ');
    if (hash !== '') times.set(hash, Math.max(times.get(hash) ?? 0, Date.parse(time)));
  }
  return (text) => times.get(hashOf(text)) ?? 0;
}
