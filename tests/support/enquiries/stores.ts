import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { type Database, deskSchema, withDesk } from '../../../desk/staff/tables.ts';
import type { Database as EnquiryDatabase } from '../../../enquiries/store/database.ts';
import { openPostgres } from '../../../enquiries/store/postgres.ts';
import { openSqlite } from '../../../enquiries/store/sqlite.ts';
import { startPostgres, type TestPostgres, whyWithoutPostgres, withoutPostgres } from '../machine/postgres.ts';

const opening = { others: [deskSchema] };

/** Both databases answer to this in a test. */
export interface TestStore {
  kind: Database['kind'];
  /** An empty store; a second call with the same name is a second process on the same one. */
  open(name: string): Promise<Database>;
  /** Where its files lie. */
  folder(name: string): string;
  /** The setting that leads to it. */
  settings(name: string): Record<string, string>;
}

/** After the test or its `beforeEach`. Outside of both there is no end to wait for, and the caller cleans up. */
export function atTheEnd(work: () => unknown): void {
  try {
    onTestFinished(async () => void (await work()));
  } catch {}
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Closed at the end of the test, unless the test has done so. */
async function closing(opening: Promise<EnquiryDatabase>): Promise<Database> {
  const database = withDesk(await opening);
  atTheEnd(() => database.close().catch(() => {}));
  return database;
}

export function freshSqlite(folder = temporaryFolder()): Promise<Database> {
  return closing(openSqlite(folder, opening));
}

function sqliteTests(suite: (store: TestStore) => void): void {
  describe('with SQLite', () => {
    const folders = new Map<string, string>();
    const folder = (name: string) => {
      const known = folders.get(name) ?? mkdtempSync(join(tmpdir(), 'enquiries-'));
      folders.set(name, known);
      return known;
    };
    afterAll(() => {
      for (const one of folders.values()) rmSync(one, { recursive: true, force: true });
    });
    suite({
      kind: 'sqlite',
      open: (name) => closing(openSqlite(folder(name), opening)),
      folder,
      settings: (name) => ({ DATA_DIR: folder(name) }),
    });
  });
}

function postgresTests(suite: (store: TestStore) => void): void {
  describe.skipIf(withoutPostgres)(withoutPostgres ? whyWithoutPostgres : 'with PostgreSQL', () => {
    let server: TestPostgres;
    const urls = new Map<string, string>();
    const dataFolder = temporaryFolder();
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => {
      server?.remove();
      rmSync(dataFolder, { recursive: true, force: true });
    });
    const url = (name: string) => {
      const known = urls.get(name) ?? server.fresh(name);
      urls.set(name, known);
      return known;
    };
    suite({
      kind: 'postgres',
      open: (name) => closing(openPostgres(url(name), opening)),
      folder: () => server.folder,
      settings: (name) => ({ DATABASE_URL: url(name), DATA_DIR: dataFolder }),
    });
  });
}

/** Runs a suite against SQLite, and in Vitest's project "postgres" against PostgreSQL: the same behaviour is the promise. */
export const withBothStores = process.env['TEST_STORE'] === 'postgres' ? postgresTests : sqliteTests;
