import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Times and hashes in a file next to the database, not in it: a backup that is restored must not undo what was ended since.
 * Nobody can read from it whom it concerns.
 */
export function noteHashes(folder: string, name: string, keys: readonly string[], now: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(join(folder, name), 'a', 0o600);
  try {
    for (const key of keys) writeSync(file, `${new Date(now).toISOString()} ${hashOf(key)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export function readHashes(folder: string, name: string): (key: string) => number {
  const file = join(folder, name);
  const times = new Map<string, number>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [time = '', hash = ''] = line.split(' ');
    if (hash !== '') times.set(hash, Math.max(times.get(hash) ?? 0, Date.parse(time)));
  }
  return (key) => times.get(hashOf(key)) ?? 0;
}
