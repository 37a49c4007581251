import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Log } from '../log.ts';
import { type Database, type Opening, reasonOf, StoreFault, sqliteCode } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, sqliteFile } from './sqlite.ts';

/** Where the settings say that enquiries are kept. */
interface Place {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

export function openDatabase(settings: Place, opening?: Opening): Promise<Database> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, opening)
    : openSqlite(resolve(settings.DATA_DIR), opening);
}

export function nameOfStore({ DATABASE_URL, DATA_DIR }: Place): string {
  if (!DATABASE_URL) return sqliteFile(resolve(DATA_DIR));
  const { hostname, port, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL, database ${pathname.slice(1)} on ${hostname}${port && `:${port}`}`;
}

/** For commands: one that made an empty store would copy that, and look like success. */
export async function openExistingDatabase(settings: Place, opening: Opening): Promise<Database> {
  const folder = resolve(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(sqliteFile(folder))) {
    throw new Error(
      `There are no enquiries in ${folder}: set DATA_DIR or DATABASE_URL as the server has them.`,
    );
  }
  return openDatabase(settings, opening);
}

/** After READONLY, CORRUPT, CANTOPEN or NOTADB an SQLite handle never writes again. */
function needsNewHandle(error: unknown) {
  return error instanceof StoreFault
    ? error.name !== 'DatabaseOverwritten'
    : [8, 11, 14, 26].includes(sqliteCode(error) ?? 0);
}

/**
 * The database, opened when possible. The website starts and serves pages without it; enquiries are
 * refused with a message until it is back. Only a database that would lose enquiries stops the
 * start.
 */
export function openStore(open: (opening: Opening) => Promise<Database>, log: Log) {
  let opening: Promise<Database> | undefined;
  let isClosed = false;
  let wasOpen = false;

  const get = (): Promise<Database> => {
    if (isClosed) return Promise.reject(new Error('The store is closed.'));
    opening ??= open({ mustExist: wasOpen }).then(
      (database) => {
        wasOpen = true;
        return database;
      },
      (error: unknown) => {
        log.error('the store cannot be opened', { reason: reasonOf(error) });
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };

  const letGo = async (database: Database): Promise<void> => {
    if ((await opening?.catch(() => undefined)) !== database) return;
    opening = undefined;
    await database.close().catch(() => {});
  };

  return {
    get,
    async tryToOpen(): Promise<void> {
      await get().catch((error: unknown) => {
        if (error instanceof StoreFault && error.name === 'NotDurable') throw error;
      });
    },
    async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      const database = await get();
      try {
        return await work(database);
      } catch (error) {
        if (needsNewHandle(error)) await letGo(database);
        throw error;
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      const last = opening?.catch(() => undefined);
      opening = undefined;
      await (await last)?.close();
    },
  };
}
export type Store = ReturnType<typeof openStore>;
