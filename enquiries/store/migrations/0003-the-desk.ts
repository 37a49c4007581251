import { type CreateTableBuilder, sql } from 'kysely';
import type { Database, Writer } from '../database.ts';

const texts = (names: string[]) => (table: CreateTableBuilder<string, string>) =>
  names.reduce((grown, name) => grown.addColumn(name, 'text', (column) => column.notNull()), table);
const times = (names: string[]) => (table: CreateTableBuilder<string, string>) =>
  names.reduce((grown, name) => grown.addColumn(name, 'bigint', (column) => column.notNull()), table);
/** In SQLite an integer key numbers itself. */
const number = (kind: Database['kind']) => (table: CreateTableBuilder<string, string>) =>
  table.addColumn('number', kind === 'postgres' ? 'bigserial' : 'integer', (column) => column.primaryKey());
const ofEnquiry = (table: CreateTableBuilder<string, string>) =>
  table.addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'));
const ofPerson = (table: CreateTableBuilder<string, string>) =>
  table.addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'));

async function people(writer: Writer): Promise<void> {
  const { schema } = writer;
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(texts(['name', 'address', 'role']))
    .addColumn('address_key', 'text', (column) => column.notNull().unique())
    .$call(times(['joined_at']))
    .addColumn('seen_at', 'bigint')
    .execute();
  await schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(ofPerson)
    .$call(texts(['public_key', 'transports']))
    .$call(times(['counter', 'made_at']))
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('blocked_at', 'bigint')
    .execute();
  await schema
    .createTable('session')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .$call(ofPerson)
    .addColumn('passkey_id', 'text', (column) => column.notNull().references('passkey.id').onDelete('cascade'))
    .$call(times(['began_at', 'seen_at']))
    .execute();
  await schema
    .createTable('invitation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(texts(['name', 'address', 'address_key', 'role', 'invited_by']))
    .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('cascade'))
    .$call(times(['invited_at', 'ends_at']))
    .addColumn('is_first', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('challenge')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('invitation_id', 'text', (column) => column.references('invitation.id').onDelete('cascade'))
    .$call(times(['ends_at']))
    .execute();
}

/**
 * Nobody changes what was noted, not even with the rights of the server; only entries older than a year may go. Rules and
 * not triggers in PostgreSQL: a dump of the tables takes them along, but not the function that a trigger needs.
 */
async function appendOnly(writer: Writer, kind: Database['kind']): Promise<void> {
  const year = 365 * 24 * 3_600_000;
  const statements =
    kind === 'sqlite'
      ? [
          `create trigger audit_not_changed before update on audit
             begin select raise(abort, 'The audit trail is not changed.'); end`,
          `create trigger audit_not_deleted before delete on audit
             when old.at > cast(strftime('%s', 'now') as integer) * 1000 - ${year}
             begin select raise(abort, 'The audit trail is not changed.'); end`,
        ]
      : [
          'create rule audit_not_changed as on update to audit do instead nothing',
          `create rule audit_not_deleted as on delete to audit
             where old.at > extract(epoch from now()) * 1000 - ${year} do instead nothing`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(writer);
}

/** Who may open the desk, what they made of an enquiry, and who did what. */
export async function theDesk(writer: Writer, kind: Database['kind']): Promise<void> {
  await people(writer);
  const { schema } = writer;
  await schema
    .alterTable('enquiry')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await schema
    .alterTable('enquiry')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('enquiry')
    .addColumn('assigned_to', 'text', (column) => column.references('person.id').onDelete('set null'))
    .execute();
  for (const name of ['read_at', 'answered_at']) await schema.alterTable('enquiry').addColumn(name, 'bigint').execute();
  for (const name of ['came_from', 'campaign']) await schema.alterTable('enquiry').addColumn(name, 'text').execute();
  // Whoever got them by mail has read them.
  await writer.updateTable('enquiry').set({ read_at: sql`received_at` }).execute();
  // What staff had dismissed as spam needs no second decision.
  await writer
    .updateTable('enquiry')
    .set({ status: 'not-for-us' })
    .where('quarantined', '=', 1)
    .where('id', 'not in', writer.selectFrom('outbox').select('enquiry_id').where('state', '=', 'held'))
    .execute();
  // The last column answers how many are unread without a look at the rows.
  await schema
    .createIndex('enquiry_by_list')
    .on('enquiry')
    .columns(['quarantined', 'status', 'received_at', 'id', 'read_at'])
    .execute();

  await schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(ofEnquiry)
    .$call(times(['at']))
    .addColumn('by_id', 'text')
    .$call(texts(['by_name', 'text']))
    .execute();
  await schema.createIndex('note_by_enquiry').on('note').column('enquiry_id').execute();
  await schema
    .createTable('history')
    .$call(number(kind))
    .$call(ofEnquiry)
    .$call(times(['at']))
    .addColumn('by_id', 'text')
    .$call(texts(['by_name', 'what']))
    .addColumn('detail', 'text')
    .execute();
  await schema.createIndex('history_by_enquiry').on('history').column('enquiry_id').execute();
  await schema
    .createTable('audit')
    .$call(number(kind))
    .$call(times(['at']))
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text')
    .$call(texts(['what']))
    .addColumn('detail', 'text')
    .execute();
  await schema
    .createTable('audit_about')
    .addColumn('number', 'bigint', (column) => column.primaryKey().references('audit.number').onDelete('cascade'))
    .$call(ofEnquiry)
    .execute();
  await schema.createIndex('audit_about_by_enquiry').on('audit_about').column('enquiry_id').execute();
  await appendOnly(writer, kind);
}
