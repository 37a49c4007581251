import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Tables } from './tables.ts';

export type Reader = Kysely<Tables>;
export type Writer = Transaction<Tables>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly reader: Reader;
  /** One transaction. When it resolves, what was written survives a power cut. */
  atomically<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** Removes from the files what deleted rows leave behind. False when another process is in the way. */
  scrub(thoroughly: boolean): Promise<boolean>;
  checkIntegrity(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `NotDurable`: its settings would lose acknowledged enquiries, a reason not to start.
 * `DatabaseGone`: the file was deleted or exchanged, and what is written now would be lost with it.
 * `DatabaseOverwritten`: another file was copied over it, but the log belongs to the old one, so
 * this process writes no more. `DatabaseDamaged`: its pages do not fit together.
 */
type StoreFaultName = 'NotDurable' | 'DatabaseGone' | 'DatabaseOverwritten' | 'DatabaseDamaged';
export class StoreFault extends Error {
  override readonly name: StoreFaultName;

  constructor(name: StoreFaultName, message: string) {
    super(message);
    this.name = name;
  }
}

/** Nobody else changes these rows until the transaction ends. SQLite has one writer at a time. */
export function locked<Query extends { forUpdate(): Query }>(
  kind: Database['kind'],
  query: Query,
): Query {
  return kind === 'postgres' ? query.forUpdate() : query;
}

export interface Opening {
  /** Other rooms with tables in this database. */
  others?: readonly Schema[] | undefined;
  /** The store was there before, so an absent file is a fault and not a fresh start. */
  mustExist?: boolean;
}

/** For logs: the messages of databases and mail servers may quote what a visitor wrote. */
export function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('errcode' in error) return `SQLITE_${error.errcode}`;
  const code = 'responseCode' in error ? ` ${error.responseCode}` : '';
  if ('code' in error && typeof error.code === 'string') return `${error.code}${code}`;
  return error.cause === undefined ? error.name : faultCode(error.cause);
}

/** A host that refuses on both its addresses gives an empty message. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error && error.message) || faultCode(error);
}

/** The primary result code of SQLite (sqlite.org/rescode.html); undefined for any other fault. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** The row is at fault, not the store: SQLite's TOOBIG, CONSTRAINT and MISMATCH, PostgreSQL's classes 22 and 23. */
export function isFaultOfRow(error: unknown): boolean {
  return [18, 19, 20].includes(sqliteCode(error) ?? 0) || /^2[23]...$/.test(faultCode(error));
}

/** Longer than a page, so that it fails on a full disk as an enquiry would. */
const filler = 'x'.repeat(8192);

export async function confirmWritable(database: Database): Promise<void> {
  const id = randomUUID();
  await database.atomically(async (writer) => {
    await writer.insertInto('probe').values({ id, filler }).execute();
    await writer.deleteFrom('probe').where('id', '=', id).execute();
  });
}
