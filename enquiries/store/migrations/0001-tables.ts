import { type CreateTableBuilder, sql } from 'kysely';
import type { Database, Writer } from '../database.ts';

type Kind = Database['kind'];
type Table = CreateTableBuilder<string, string>;

const texts = (names: readonly string[]) => (table: Table) =>
  names.reduce((grown, name) => grown.addColumn(name, 'text', (column) => column.notNull()), table);
const times = (names: readonly string[]) => (table: Table) =>
  names.reduce((grown, name) => grown.addColumn(name, 'bigint', (column) => column.notNull()), table);
const optional = (type: 'text' | 'bigint', names: readonly string[]) => (table: Table) =>
  names.reduce((grown, name) => grown.addColumn(name, type), table);
const key = (name: string) => (table: Table) => table.addColumn(name, 'text', (column) => column.primaryKey());
/** In SQLite an integer key numbers itself. */
const number = (kind: Kind) => (table: Table) =>
  table.addColumn('number', kind === 'postgres' ? 'bigserial' : 'integer', (column) => column.primaryKey());
/** Goes with the row it belongs to. */
const of = (name: string, target: string) => (table: Table) =>
  table.addColumn(name, 'text', (column) => column.notNull().references(target).onDelete('cascade'));
const ofEnquiry = of('enquiry_id', 'enquiry.id');
const ofPerson = of('person_id', 'person.id');

async function createEnquiries({ schema }: Writer): Promise<void> {
  await schema
    .createTable('enquiry')
    .$call(key('id'))
    .$call(times(['received_at', 'consent_at']))
    .$call(texts(['body_hash', 'first_name', 'last_name', 'company', 'job_title', 'business_email', 'country']))
    .$call(texts(['services', 'message', 'email_key', 'spam_reasons', 'status']))
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('quarantined', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('assigned_to', 'text', (column) => column.references('person.id').onDelete('set null'))
    .$call(optional('text', ['consent_version', 'came_from', 'campaign']))
    .$call(optional('bigint', ['released_at', 'digested_at', 'read_at', 'answered_at']))
    .execute();
  await schema.createIndex('enquiry_by_time').on('enquiry').column('received_at').execute();
  await schema.createIndex('enquiry_by_address').on('enquiry').column('email_key').execute();
  // The last column answers how many are unread without a look at the rows.
  await schema
    .createIndex('enquiry_by_list')
    .on('enquiry')
    .columns(['quarantined', 'status', 'received_at', 'id', 'read_at'])
    .execute();
  await schema
    .createTable('lesson')
    .$call(of('enquiry_id', 'enquiry.id'))
    .$call(texts(['kind']))
    .$call(times(['at']))
    .addPrimaryKeyConstraint('lesson_key', ['enquiry_id'])
    .execute();
}

async function createOutbox({ schema }: Writer): Promise<void> {
  await schema
    .createTable('outbox')
    .$call(key('id'))
    .$call(ofEnquiry)
    .$call(texts(['delivery', 'state']))
    .$call(times(['waiting_since', 'due_at']))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .$call(optional('bigint', ['first_attempt_at', 'lease_until', 'ended_at']))
    .$call(optional('text', ['lease_owner', 'last_error', 'progress', 'dismissed_by']))
    .execute();
  await schema.createIndex('outbox_by_enquiry').on('outbox').column('enquiry_id').execute();
  await schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'delivery', 'due_at']).execute();
  await schema
    .createTable('attempt')
    .$call(of('job_id', 'outbox.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .$call(times(['at']))
    .$call(texts(['outcome', 'answer']))
    .addPrimaryKeyConstraint('attempt_key', ['job_id', 'number'])
    .execute();
  await schema
    .createTable('acknowledged')
    .$call(key('mailbox'))
    .$call(of('job_id', 'outbox.id'))
    .$call(times(['at']))
    .execute();
  await schema.createIndex('acknowledged_by_job').on('acknowledged').column('job_id').execute();
  await schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .$call(times(['seen_at', 'steady_since']))
    .execute();
  await schema
    .createTable('turn')
    .$call(key('name'))
    .$call(times(['next_at']))
    .execute();
  await schema
    .createTable('probe')
    .$call(key('id'))
    .$call(texts(['filler']))
    .execute();
}

async function createPeople({ schema }: Writer): Promise<void> {
  await schema
    .createTable('person')
    .$call(key('id'))
    .$call(texts(['name', 'address', 'role']))
    .addColumn('address_key', 'text', (column) => column.notNull().unique())
    .$call(times(['joined_at']))
    .$call(optional('bigint', ['seen_at']))
    .execute();
  await schema
    .createTable('passkey')
    .$call(key('id'))
    .$call(ofPerson)
    .$call(texts(['public_key', 'transports']))
    .$call(times(['counter', 'made_at']))
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .$call(optional('bigint', ['used_at', 'blocked_at']))
    .execute();
  await schema
    .createTable('session')
    .$call(key('hash'))
    .$call(ofPerson)
    .$call(of('passkey_id', 'passkey.id'))
    .$call(times(['began_at', 'seen_at']))
    .execute();
  await schema
    .createTable('invitation')
    .$call(key('id'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(texts(['name', 'address', 'address_key', 'role', 'invited_by']))
    .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('cascade'))
    .$call(times(['invited_at', 'ends_at']))
    .addColumn('is_first', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('challenge')
    .$call(key('hash'))
    .addColumn('invitation_id', 'text', (column) => column.references('invitation.id').onDelete('cascade'))
    .$call(times(['ends_at']))
    .execute();
}

async function createRecords(writer: Writer, kind: Kind): Promise<void> {
  const { schema } = writer;
  const by = optional('text', ['by_id']);
  await schema
    .createTable('note')
    .$call(key('id'))
    .$call(ofEnquiry)
    .$call(times(['at']))
    .$call(by)
    .$call(texts(['by_name', 'text']))
    .execute();
  await schema.createIndex('note_by_enquiry').on('note').column('enquiry_id').execute();
  await schema
    .createTable('history')
    .$call(number(kind))
    .$call(ofEnquiry)
    .$call(times(['at']))
    .$call(by)
    .$call(texts(['by_name', 'what']))
    .$call(optional('text', ['detail']))
    .execute();
  await schema.createIndex('history_by_enquiry').on('history').column('enquiry_id').execute();
  await schema
    .createTable('audit')
    .$call(number(kind))
    .$call(times(['at']))
    .$call(texts(['what']))
    .$call(optional('text', ['by_id', 'by_name', 'detail']))
    .execute();
  await schema
    .createTable('audit_about')
    .addColumn('number', 'bigint', (column) => column.primaryKey().references('audit.number').onDelete('cascade'))
    .$call(ofEnquiry)
    .execute();
  await schema.createIndex('audit_about_by_enquiry').on('audit_about').column('enquiry_id').execute();
  await makeAuditAppendOnly(writer, kind);
}

/**
 * Nobody changes what was noted, not even with the rights of the server; only entries older than a year may go. Rules and
 * not triggers in PostgreSQL: a dump of the tables takes them along, but not the function that a trigger needs.
 */
async function makeAuditAppendOnly(writer: Writer, kind: Kind): Promise<void> {
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

/**
 * An index of words in each database's own way. Both are given words that we have cut and folded ourselves, so that both
 * find the same. SQLite is told to take erased words out of its index at once and not when it next has time.
 */
async function createSearch(writer: Writer, kind: Kind): Promise<void> {
  await writer.schema
    .createTable('search_row')
    .$call(number(kind))
    .addColumn('enquiry_id', 'text', (column) => column.notNull().unique().references('enquiry.id').onDelete('cascade'))
    .execute();
  if (kind === 'postgres') {
    await sql`alter table search_row add column words tsvector not null default ''`.execute(writer);
    await sql`create index search_row_by_words on search_row using gin (words)`.execute(writer);
  } else {
    await sql`create virtual table search_words using fts5(words, detail = none, columnsize = 0)`.execute(writer);
    await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(writer);
    await sql`create trigger search_row_gone after delete on search_row
      begin delete from search_words where rowid = old.number; end`.execute(writer);
  }
}

export async function createTables(writer: Writer, kind: Kind): Promise<void> {
  await createPeople(writer);
  await createEnquiries(writer);
  await createOutbox(writer);
  await createRecords(writer, kind);
  await createSearch(writer, kind);
}
