import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Writer } from './database.ts';
import type { Schema } from './schema.ts';
import { enquirySchema } from './tables.ts';

/** Any number that all our servers share. */
const LOCK_KEY = 4_471_001;

type Found = Map<string, readonly string[]>;

/** A later room may say more of a column of an earlier one, such as what it refers to. */
function composeTables(schemas: readonly Schema[]): Schema['tables'] {
  const composed: Schema['tables'] = {};
  for (const { tables } of schemas) {
    for (const [table, columns] of Object.entries(tables))
      composed[table] = { ...composed[table], ...columns };
  }
  return composed;
}

/** In such an order that a table is there before another refers to it. */
function inOrder(tables: Schema['tables']): [string, Schema['tables'][string]][] {
  const open = new Map(Object.entries(tables));
  const ordered: [string, Schema['tables'][string]][] = [];
  const add = (table: string): void => {
    const columns = open.get(table);
    if (!columns) return;
    open.delete(table);
    for (const one of Object.values(columns)) add(/references (\w+)/.exec(one.sql)?.[1] ?? '');
    ordered.push([table, columns]);
  };
  for (const table of Object.keys(tables)) add(table);
  return ordered;
}

function has(found: Found, name: string): boolean {
  const [table = '', column] = name.split('.');
  const columns = found.get(table);
  return columns !== undefined && (column === undefined || columns.includes(column));
}

function isDue({ had, lacked }: Schema['changes'][number], found: Found): boolean {
  if (had !== undefined) return has(found, had);
  return lacked !== undefined && has(found, lacked.split('.')[0] ?? '') && !has(found, lacked);
}

async function firstTime(writer: Writer, kind: Database['kind']): Promise<void> {
  // Tells this database from another file that is copied over it while it is in use.
  if (kind === 'sqlite')
    await sql.raw(`pragma application_id = ${randomInt(1, 2 ** 31)}`).execute(writer);
  const secret = { name: 'hashes', value: randomBytes(32).toString('hex') } as const;
  await writer.insertInto('secret').values(secret).execute();
}

/**
 * Creates the tables and columns that are missing, and renames what an older version called
 * otherwise, in one transaction with a lock, so that servers that start together wait for each
 * other.
 */
export async function migrate(database: Database, others: readonly Schema[] = []): Promise<void> {
  const schemas = [enquirySchema, ...others];
  await database.atomically(async (writer) => {
    const run = (statement: string) => sql.raw(statement).execute(writer);
    const isPostgres = database.kind === 'postgres';
    if (isPostgres) await run(`select pg_advisory_xact_lock(${LOCK_KEY})`);
    const found: Found = new Map(
      (await writer.introspection.getTables()).map(({ name, columns }) => [
        name,
        columns.map((one) => one.name),
      ]),
    );
    for (const [table, columns] of inOrder(composeTables(schemas))) {
      const known = found.get(table);
      const missing = Object.entries(columns).filter(([name]) => !known?.includes(name));
      const defined = missing.map(
        ([name, column]) =>
          `${name} ${column.sql.replace('numbered', isPostgres ? 'bigserial' : 'integer')}`,
      );
      // In the order of their names: the order of arrival would show which counts belong to one
      // visit.
      const ending = table === 'tally' && !isPostgres ? ' without rowid' : '';
      if (!known) await run(`create table ${table} (${defined.join(', ')})${ending}`);
      else for (const one of defined) await run(`alter table ${table} add column ${one}`);
    }
    for (const { changes } of schemas)
      for (const change of changes.filter((one) => isDue(one, found)))
        for (const statement of change.statements) await run(statement);
    for (const { indexes } of schemas) {
      for (const index of indexes) {
        const [, unique = '', rest = ''] = /^(unique )?(.*)$/.exec(index) ?? [];
        await run(`create ${unique}index if not exists ${rest}`);
      }
    }
    for (const { guards } of schemas) {
      if (guards && !found.has(guards.table))
        for (const statement of guards[database.kind]) await run(statement);
    }
    if (!found.has('secret')) await firstTime(writer, database.kind);
  });
}
