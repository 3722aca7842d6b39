// Templates in the public gallery, independent of the templates they were copied from.
import type { Migration } from './migrate.ts';

export const gallery: Migration = {
  name: '007-gallery',
  up: async (query) => {
    await query.schema
      .createTable('gallery_template')
      .addColumn('uuid', 'text', (column) => column.primaryKey())
      .addColumn('card', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
