import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Log } from '../log.ts';
import type { EnquirySettings } from '../settings.ts';
import { type Database, NotDurable, reasonOf } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, sqliteFile } from './sqlite.ts';

export const openDatabase = (settings: EnquirySettings): Promise<Database> =>
  settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openSqlite(resolve(settings.DATA_DIR));

/**
 * For whoever only looks at what the server keeps. A store made here would be an empty one beside the real one, and a
 * backup of it would look like success.
 */
export async function openExistingDatabase(settings: EnquirySettings): Promise<Database> {
  const folder = resolve(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(sqliteFile(folder))) {
    throw new Error(`There are no enquiries in ${folder}: set DATA_DIR or DATABASE_URL as the server has them.`);
  }
  return openDatabase(settings);
}

/** SQLite keeps a handle that can never write again: READONLY, CORRUPT, CANTOPEN, NOTADB. */
const needsNewHandle = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  [8, 11, 14, 26].includes(Number(error.errcode) & 0xff);

/**
 * The store, opened when it can be. The website starts and serves its pages while the store is away; enquiries are
 * refused in words until it is back. Only a store that would lose enquiries stops the start.
 */
export class Store {
  #opening: Promise<Database> | undefined;
  #isClosed = false;
  readonly #open: () => Promise<Database>;
  readonly #log: Log;

  constructor(open: () => Promise<Database>, log: Log) {
    this.#open = open;
    this.#log = log;
  }

  async tryToOpen(): Promise<void> {
    try {
      await this.get();
    } catch (error) {
      if (error instanceof NotDurable) throw error;
    }
  }

  get(): Promise<Database> {
    if (this.#isClosed) return Promise.reject(new Error('The store is closed.'));
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      this.#log.error('the store cannot be opened', { reason: reasonOf(error) });
      throw error;
    });
    return this.#opening;
  }

  async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await this.get();
    try {
      return await work(database);
    } catch (error) {
      if (needsNewHandle(error)) await this.#letGo(database);
      throw error;
    }
  }

  async #letGo(database: Database): Promise<void> {
    if ((await this.#opening?.catch(() => undefined)) !== database) return;
    this.#opening = undefined;
    await database.close().catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const database = this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    await (await database)?.close();
  }
}
