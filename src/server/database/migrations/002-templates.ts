// The templates of an account, each with its latest revision.
import type { Migration } from './migrate.ts';

export const templates: Migration = {
  name: '002-templates',
  up: async (query) => {
    await query.schema
      .createTable('template')
      .addColumn('uuid', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex('template_by_account_id_updated_at')
      .on('template')
      .columns(['account_id', 'updated_at'])
      .execute();
  },
};
