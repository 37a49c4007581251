import { createHmac } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Reader, Writer } from './database.ts';
import { secretOf } from './reply-token.ts';

/** Who was erased, and who no longer opens the desk. */
const LOGS = ['erasures.log', 'access-ends.log'] as const;

interface HashLog {
  folder: string;
  name: (typeof LOGS)[number];
}

/** The key is in the database and its backups: a copy of the log alone does not tell whether an address is in it. */
async function hasher(reader: Reader | Writer): Promise<(text: string) => string> {
  const secret = await secretOf(reader);
  return (text) => createHmac('sha256', secret).update(text).digest('hex');
}

function append({ folder, name }: HashLog, entries: readonly (readonly [string, number])[]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = entries.map(([hash, time]) => `${new Date(time).toISOString()} ${hash}\n`);
  appendFileSync(join(folder, name), lines.join(''), { mode: 0o600, flush: true });
}

function readLog({ folder, name }: HashLog): Map<string, number> {
  const path = join(folder, name);
  const times = new Map<string, number>();
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const [time = '', hash = ''] = line.split(' ');
    if (hash !== '') times.set(hash, Math.max(times.get(hash) ?? 0, Date.parse(time)));
  }
  return times;
}

async function record(
  writer: Reader | Writer,
  name: HashLog['name'],
  [hash, at]: readonly [string, number],
): Promise<void> {
  await writer
    .insertInto('ledger')
    .values({ hash, name, at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at }))
    .execute();
}

/**
 * Times and hashes, in the database and in a file next to it: the file outlives a restored backup,
 * and the database takes the entry to the other machines and into every backup.
 */
export async function noteHash(
  writer: Reader | Writer,
  log: HashLog,
  text: string,
  now: number,
): Promise<void> {
  const entry = [(await hasher(writer))(text), now] as const;
  append(log, [entry]);
  await record(writer, log.name, entry);
}

/** Brings the ledger of the database and the files of this machine to the same state. The names of files that were missing. */
export async function syncLedger(database: Database, folder: string): Promise<string[]> {
  const missing = LOGS.filter((name) => !existsSync(join(folder, name)));
  for (const name of LOGS) {
    const log = { folder, name };
    const inFile = readLog(log);
    const rows = database.reader.selectFrom('ledger').selectAll().where('name', '=', name);
    const stored = new Map((await rows.execute()).map(({ hash, at }) => [hash, at]));
    const newer = (from: Map<string, number>, than: Map<string, number>) =>
      [...from].filter(([hash, at]) => at > (than.get(hash) ?? 0));
    append(log, newer(stored, inFile));
    const unknown = newer(inFile, stored);
    if (unknown.length > 0)
      await database.atomically(async (writer) => {
        for (const entry of unknown) await record(writer, name, entry);
      });
  }
  return missing;
}

export async function readHashes(reader: Reader, log: HashLog): Promise<(text: string) => number> {
  const hashOf = await hasher(reader);
  const times = readLog(log);
  return (text) => times.get(hashOf(text)) ?? 0;
}
