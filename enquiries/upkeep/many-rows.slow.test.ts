import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { endAccessAgain, removePerson } from '../../desk/staff/people.ts';
import type { Database } from '../../desk/staff/tables.ts';
import { temporaryFolder, withBothStores } from '../../tests/support/enquiries/stores.ts';
import { eraseAddress } from './erase.ts';

/** A statement takes 32,766 values in SQLite and 65,535 in PostgreSQL. */
const MANY = 100_000;
const NOW = Date.UTC(2026, 10, 16);
const ADDRESS = 'a@b.example';
const BY = { id: null, name: 'command line' };

/** What one statement fills: more would take longer than a statement may. */
const STEP = 20_000;

async function fill(database: Database): Promise<void> {
  const people = [
    `insert into person (id, name, address_key, joined_at, role) values ('p', 'Arjun', 'p', 1, 'member'), ('q', 'Priya', 'q', 1, 'administrator')`,
    `insert into passkey (id, person_id, public_key, device, made_at) values ('k', 'q', '', '', 1)`,
  ];
  const rowsFrom = (first: number) => {
    const numbers = `with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${first + STEP - 1})`;
    return [
      `insert into enquiry (id, reference, body_hash, email_key, services, spam_reasons, received_at, status, assigned_to)
         ${numbers} select 'a' || i, 'r' || i, '', '${ADDRESS}', '[]', '[]', 1, 'conversation', 'p' from n`,
      `insert into outbox (id, enquiry_id, delivery, state, ended_at)
         ${numbers} select 'a' || i || '/smtp', 'a' || i, 'smtp', 'delivered', 1 from n`,
      `insert into message (id, enquiry_id, direction, at, text, mail_id)
         ${numbers} select 'm' || i, 'a' || i, 'in', 1, '', i from n`,
      `insert into session (hash, person_id, passkey_id, device) ${numbers} select 's' || i, 'q', 'k', '' from n`,
    ];
  };
  const firsts = Array.from({ length: MANY / STEP }, (_, step) => step * STEP);
  for (const statement of [...people, ...firsts.flatMap(rowsFrom)])
    await database.atomically((writer) => sql.raw(statement).execute(writer));
}

withBothStores((store) => {
  it('hands over, signs out and erases more at once than a database takes values', async () => {
    const [database, folder] = [await store.open('many'), temporaryFolder()];
    await fill(database);
    const remove = () =>
      database.atomically((writer) => removePerson({ writer, kind: database.kind, now: NOW, folder }, 'p', BY, 'q'));
    await remove();
    const { reader } = database;
    const handed = reader.selectFrom('history').select((count) => count.fn.countAll<number>().as('number'));
    expect(await handed.executeTakeFirst()).toEqual({ number: MANY });
    expect(await endAccessAgain(database, folder, { actor: BY, now: NOW })).toBe(0);
    expect(await reader.selectFrom('session').select('hash').limit(1).execute()).toEqual([]);
    const whom = { email: ADDRESS, dataFolder: folder, now: NOW };
    expect(await eraseAddress(database, folder, whom)).toEqual({ count: MANY, isScrubbed: true });
  }, 600_000);
});
