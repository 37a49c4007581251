import type { Database, Writer } from '../../enquiries/store/database.ts';
import type { AccessEnds } from './access-ends.ts';

/** What a change by staff works with: all of it happens, or nothing. */
export interface Work {
  writer: Writer;
  kind: Database['kind'];
  now: number;
  ends: AccessEnds;
}
