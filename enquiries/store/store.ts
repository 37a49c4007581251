import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Log } from '../log.ts';
import type { EnquirySettings } from '../settings.ts';
import {
  type Database,
  DatabaseDamaged,
  DatabaseGone,
  NotDurable,
  type Opening,
  reasonOf,
  sqliteCode,
} from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, sqliteFile } from './sqlite.ts';

export const openDatabase = (settings: EnquirySettings, opening?: Opening): Promise<Database> =>
  settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openSqlite(resolve(settings.DATA_DIR), opening);

export function nameOfStore({ DATABASE_URL, DATA_DIR }: EnquirySettings): string {
  if (!DATABASE_URL) return sqliteFile(resolve(DATA_DIR));
  const { hostname, port, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL, database ${pathname.slice(1)} on ${hostname}${port && `:${port}`}`;
}

/**
 * For the staff tool. Creating a store here would give an empty one next to the real one, and a backup of it would look
 * like success.
 */
export async function openExistingDatabase(settings: EnquirySettings): Promise<Database> {
  const folder = resolve(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(sqliteFile(folder))) {
    throw new Error(`There are no enquiries in ${folder}: set DATA_DIR or DATABASE_URL as the server has them.`);
  }
  return openDatabase(settings);
}

/** After READONLY, CORRUPT, CANTOPEN or NOTADB an SQLite handle never writes again. */
const needsNewHandle = (error: unknown) =>
  error instanceof DatabaseGone || error instanceof DatabaseDamaged || [8, 11, 14, 26].includes(sqliteCode(error) ?? 0);

/** To look through a damaged database takes time, so enquiries that come together share one look. */
const damagedRestMs = 5000;

/**
 * The database, opened when possible. The website starts and serves pages without it; enquiries are refused in words
 * until it is back. Only a database that would lose enquiries stops the start.
 */
export class Store {
  #opening: Promise<Database> | undefined;
  #isClosed = false;
  #wasOpen = false;
  readonly #open: (opening: Opening) => Promise<Database>;
  readonly #log: Log;

  constructor(open: (opening: Opening) => Promise<Database>, log: Log) {
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
    this.#opening ??= this.#open({ mustExist: this.#wasOpen }).then(
      (database) => {
        this.#wasOpen = true;
        return database;
      },
      (error: unknown) => {
        this.#log.error('the store cannot be opened', { reason: reasonOf(error) });
        if (error instanceof DatabaseDamaged) setTimeout(() => this.#forget(), damagedRestMs).unref();
        else this.#forget();
        throw error;
      },
    );
    return this.#opening;
  }

  #forget(): void {
    this.#opening = undefined;
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
