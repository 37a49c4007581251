import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fields } from '../contract/fields.ts';

/**
 * A line for each enquiry and each reply that was acknowledged, next to the database and apart from
 * it: what the database no longer knows can be noticed. It has no word of a visitor in it.
 */
interface Entry {
  kind: 'enquiry' | 'reply';
  id: string;
  /** Which fields its hash was made of. */
  recipe: string;
}

/** Another field of the form makes other hashes. */
export const RECIPE = createHash('sha256')
  .update(fields.map(({ name }) => name).join())
  .digest('hex')
  .slice(0, 8);

/** Nobody can turn it back: a number is random. */
export function hashOfId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function pathIn(folder: string): string {
  return join(folder, 'acknowledged.log');
}

/** After the commit: a line too few hides a loss, a line too many would invent one. */
export function noteAcknowledged(folder: string, kind: Entry['kind'], id: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  appendFileSync(pathIn(folder), `${kind} ${id} ${RECIPE}\n`, { mode: 0o600 });
}

export function readAcknowledged(folder: string): Entry[] {
  const path = pathIn(folder);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  return lines.flatMap((line) => {
    const [kind, id = '', recipe = ''] = line.split(' ');
    return kind === 'enquiry' || kind === 'reply' ? [{ kind, id, recipe }] : [];
  });
}

/** In one turn, so that nothing is noted meanwhile. */
export function dropAcknowledged(folder: string, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return;
  const left = readAcknowledged(folder).filter(({ id }) => !gone.has(id));
  const lines = left.map(({ kind, id, recipe }) => `${kind} ${id} ${recipe}\n`);
  const path = pathIn(folder);
  writeFileSync(`${path}.new`, lines.join(''), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
