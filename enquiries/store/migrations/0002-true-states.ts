import type { Writer } from '../database.ts';

/**
 * States that say what happened. Until here a mail that only became a file, and an acknowledgement that nobody could
 * receive, were called delivered.
 */
export async function trueStates(writer: Writer): Promise<void> {
  await writer.schema.alterTable('enquiry').addColumn('digested_at', 'bigint').execute();
  await writer.schema.alterTable('outbox').renameColumn('delivered_at', 'ended_at').execute();
  await writer.schema.alterTable('outbox').addColumn('dismissed_by', 'text').execute();
  await writer.schema
    .createTable('attempt')
    .addColumn('job_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_key', ['job_id', 'number'])
    .execute();
  await writer.schema
    .createTable('acknowledged')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await writer.schema.createIndex('acknowledged_by_job').on('acknowledged').column('job_id').execute();
  await writer.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('steady_since', 'bigint', (column) => column.notNull())
    .execute();

  const outbox = writer.updateTable('outbox');
  await outbox.set({ state: 'kept' }).where('delivery', '=', 'file').where('state', '=', 'delivered').execute();
  const acknowledgements = outbox.set({ state: 'given-up' }).where('delivery', '=', 'acknowledgement');
  await acknowledgements.where('state', '=', 'delivered').where('last_error', 'is not', null).execute();
  await acknowledgements.where('state', '=', 'parked').execute();
}
