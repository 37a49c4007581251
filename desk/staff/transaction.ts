import type { Database, Writer } from './tables.ts';

/** Who does something. Without an id: at the command line, or removed since. */
export interface Actor {
  id: string | null;
  name: string;
}

/** The means of a change by staff: all of it happens, or nothing. */
export interface Transaction {
  writer: Writer;
  kind: Database['kind'];
  now: number;
  /** Facts that must outlive a restored backup are noted here, outside the database. */
  folder: string;
}
