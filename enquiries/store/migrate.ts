import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '../../common/day.ts';
import type { Database } from './database.ts';
import { INDEXES, tables } from './tables.ts';

const YEAR_MS = 365 * DAY_MS;

/** An audit trail that nobody changes, not even with the rights of the server: only entries older than a year may go. */
const guards: Record<Database['kind'], string[]> = {
  sqlite: [
    `create trigger audit_not_changed before update on audit
       begin select raise(abort, 'The audit trail is not changed.'); end`,
    `create trigger audit_not_deleted before delete on audit
       when old.at > cast(strftime('%s', 'now') as integer) * 1000 - ${YEAR_MS}
       begin select raise(abort, 'The audit trail is not changed.'); end`,
    // "Insert or replace" deletes without asking the trigger above.
    `create trigger audit_not_replaced before insert on audit when exists (select 1 from audit where number = new.number)
       begin select raise(abort, 'The audit trail is not changed.'); end`,
    // Tells this database from another file that is copied over it while it is in use.
    `pragma application_id = ${randomInt(1, 2 ** 31)}`,
  ],
  // Rules and not triggers: a dump of the tables takes them along, but not the function that a trigger needs.
  postgres: [
    'create rule audit_not_changed as on update to audit do instead nothing',
    `create rule audit_not_deleted as on delete to audit
       where old.at > extract(epoch from now()) * 1000 - ${YEAR_MS} do instead nothing`,
    // A function that every PostgreSQL has, and that fails for anything but an update.
    `create trigger audit_not_truncated before truncate on audit
       execute function suppress_redundant_updates_trigger()`,
  ],
};

/** Any number that all our servers share. */
const LOCK_KEY = 4_471_001;

/**
 * Creates the tables and columns that are missing, in one transaction with a lock, so that servers that start together wait
 * for each other. What is there is never changed: an older version of the program can go on with it.
 */
export async function migrate(database: Database): Promise<void> {
  await database.atomically(async (writer) => {
    const run = (statement: string) => sql.raw(statement).execute(writer);
    const isPostgres = database.kind === 'postgres';
    if (isPostgres) await run(`select pg_advisory_xact_lock(${LOCK_KEY})`);
    const found = new Map(
      (await writer.introspection.getTables()).map(({ name, columns }) => [
        name,
        columns.map((one) => one.name),
      ]),
    );
    for (const [table, columns] of Object.entries(tables)) {
      const known = found.get(table);
      const missing = Object.entries(columns).filter(([name]) => !known?.includes(name));
      const defined = missing.map(
        ([name, column]) =>
          `${name} ${column.sql.replace('numbered', isPostgres ? 'bigserial' : 'integer')}`,
      );
      // In the order of their names: the order of arrival would show which counts belong to one visit.
      const ending = table === 'tally' && !isPostgres ? ' without rowid' : '';
      if (!known) await run(`create table ${table} (${defined.join(', ')})${ending}`);
      else for (const one of defined) await run(`alter table ${table} add column ${one}`);
    }
    for (const index of INDEXES)
      await run(`create ${index.replace('index', 'index if not exists')}`);
    if (found.has('audit')) return;
    for (const statement of guards[database.kind]) await run(statement);
    await writer
      .insertInto('secret')
      .values({ name: 'hashes', value: randomBytes(32).toString('hex') })
      .execute();
  });
}
