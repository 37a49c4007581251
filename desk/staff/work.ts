import { createHash, randomBytes } from 'node:crypto';
import type { Database, Writer } from './tables.ts';

/** Who does something. Without an id they worked at the command line, or have been removed since. */
export interface Actor {
  id: string | null;
  name: string;
}

/** What a change by staff works with: all of it happens, or nothing. */
export interface Work {
  writer: Writer;
  kind: Database['kind'];
  now: number;
  /** What must outlive a restored backup is noted here, outside the database. */
  folder: string;
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random, so a plain hash cannot be turned back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
