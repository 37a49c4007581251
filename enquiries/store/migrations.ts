import type { CreateTableBuilder } from 'kysely';
import type { Database, Writer } from './database.ts';
import { trueStates } from './migrations/0002-true-states.ts';
import { theDesk } from './migrations/0003-the-desk.ts';
import { findByWords } from './migrations/0004-find-by-words.ts';

const texts = (names: string[]) => (table: CreateTableBuilder<string, string>) =>
  names.reduce((grown, name) => grown.addColumn(name, 'text', (column) => column.notNull()), table);

async function enquiriesAndOutbox(writer: Writer): Promise<void> {
  await writer.schema
    .createTable('enquiry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .$call(texts(['body_hash', 'first_name', 'last_name', 'company', 'job_title', 'business_email', 'country']))
    .$call(texts(['services', 'message', 'email_key', 'message_key']))
    .addColumn('consent_version', 'text')
    .addColumn('consent_at', 'bigint', (column) => column.notNull())
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('spam_reasons', 'text', (column) => column.notNull())
    .addColumn('quarantined', 'integer', (column) => column.notNull())
    .addColumn('released_at', 'bigint')
    .execute();
  await writer.schema.createIndex('enquiry_by_time').on('enquiry').column('received_at').execute();
  await writer.schema.createIndex('enquiry_by_address').on('enquiry').column('email_key').execute();
  await writer.schema.createIndex('enquiry_by_message').on('enquiry').columns(['message_key', 'received_at']).execute();

  await writer.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('waiting_since', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('first_attempt_at', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('progress', 'text')
    .execute();
  await writer.schema.createIndex('outbox_by_enquiry').on('outbox').column('enquiry_id').execute();
  await writer.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'delivery', 'due_at']).execute();

  await writer.schema
    .createTable('turn')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .execute();
  await writer.schema
    .createTable('probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('filler', 'text', (column) => column.notNull())
    .execute();
}

export interface Migration {
  number: number;
  name: string;
  up(writer: Writer, kind: Database['kind']): Promise<void>;
}

/** In order, for both databases. One that has been released is never changed: write the next. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'enquiries and outbox', up: enquiriesAndOutbox },
  { number: 2, name: 'true states', up: trueStates },
  { number: 3, name: 'the desk', up: theDesk },
  { number: 4, name: 'find by words', up: findByWords },
];
