// Templates that their owners ask to be listed in the gallery, what people report about templates, and what operators note.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const listingsAndReports: Migration = {
  name: '036-listings-and-reports',
  up: async (query) => {
    await addListings(query);
    await addReports(query);
    await query.schema.alterTable('feedback').addColumn('done_at', 'bigint').execute();
    await query.schema.alterTable('purchase_order').addColumn('refund_note', 'text').execute();
    const indexes = [
      ['feedback_by_at', 'feedback', ['at', 'id']],
      ['payment_event_by_happened', 'payment_event', ['happened_at', 'id']],
      ['purchase_order_by_created', 'purchase_order', ['created_at', 'id']],
    ] as const;
    for (const [name, table, columns] of indexes) {
      await query.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    }
  },
};

async function addListings(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('template_listing')
    .addColumn('template_uuid', 'text', (column) =>
      column.primaryKey().references('template.uuid').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_revision', 'integer')
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('template_listing_by_state')
    .on('template_listing')
    .columns(['state', 'asked_at'])
    .execute();
}

async function addReports(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('template_report')
    .addColumn('template_uuid', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('template_report_key', ['template_uuid', 'account_id'])
    .execute();
  await query.schema
    .createIndex('template_report_by_account')
    .on('template_report')
    .column('account_id')
    .execute();
  await query.schema
    .createIndex('template_report_by_state')
    .on('template_report')
    .columns(['state', 'template_uuid'])
    .execute();
}
