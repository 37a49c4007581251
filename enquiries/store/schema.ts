import type { Generated } from 'kysely';
import type { Database } from './database.ts';

interface Column<Value> {
  sql: string;
  holds?: Value;
}

/** In SQL of both databases. With its default or null, a column can be added to a table in use. */
export function column<Value>(sql: string): Column<Value> {
  return { sql };
}
export function textOf<Value extends string>() {
  return column<Value>("text not null default ''");
}
export const text = textOf<string>();
export const textOrNull = column<string | null>('text');
export const number = column<number>('integer not null default 0');
export const flag = column<0 | 1>('integer not null default 0');
/** Milliseconds since 1970. */
export const time = column<number>('bigint not null default 0');
export const timeOrNull = column<number | null>('bigint');
export const key = column<string>('text primary key');
/** Auto-increment: `migrate.ts` puts in the type that does it in each database. */
export const numbered = column<Generated<number>>('numbered primary key');
export const unique = column<string>('text not null unique');
export function deletedWith(table: string) {
  return column<string>(`text not null references ${table} on delete cascade`);
}
export function deletedWithOrNull(table: string) {
  return column<string | null>(`text references ${table} on delete cascade`);
}

/** Without an id they worked at the command line, or have been removed since. */
export const BY = { by_id: textOrNull, by_name: text };

type Columns = Record<string, Column<unknown>>;
type Row<Described> = {
  [Name in keyof Described]: Described[Name] extends Column<infer Value> ? Value : never;
};
export type RowsOf<Described> = { [Name in keyof Described]: Row<Described[Name]> };

/** Turns what an older version kept otherwise into what this one keeps: once, while that table or column is there. */
interface Change {
  /** `table` or `table.column` that older versions have. The last statement drops it. */
  had?: string;
  /** A column that they lack, of a table that they have. */
  lacked?: string;
  statements: readonly string[];
}

/** The tables of one room. The rooms know their own tables; whoever opens the database names the rooms. */
export interface Schema {
  tables: Record<string, Columns>;
  indexes: readonly string[];
  changes: readonly Change[];
  /** Rules of the database itself, made together with a table. */
  guards?: { table: string } & Record<Database['kind'], readonly string[]>;
}
