// A receipt for each order that was paid, with the link to the workbook that was bought.
import type { Migration } from './migrate.ts';

export const receipts: Migration = {
  name: '028-receipts',
  up: async (query) => {
    await query.schema
      .createTable('receipt')
      .addColumn('order_id', 'text', (column) =>
        column.primaryKey().references('purchase_order.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed_at', 'bigint')
      .addColumn('file_state', 'text', (column) => column.notNull())
      .addColumn('file_token', 'text', (column) => column.unique())
      .addColumn('file_name', 'text')
      .addColumn('file_title', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('file_mailed_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
    await query.schema.createIndex('receipt_by_file_name').on('receipt').column('file_name').execute();
  },
};
