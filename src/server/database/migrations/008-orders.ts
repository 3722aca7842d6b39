// Purchases: an order outlives its account, because accounting records must be kept.
import type { Migration } from './migrate.ts';

export const orders: Migration = {
  name: '008-orders',
  up: async (query) => {
    await query.schema
      .createTable('purchase_order')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('static_id', 'text')
      .addColumn('template_uuid', 'text')
      .addColumn('gs_url', 'text')
      .addColumn('price_cents', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex('purchase_order_by_account')
      .on('purchase_order')
      .column('account_id')
      .execute();
  },
};
