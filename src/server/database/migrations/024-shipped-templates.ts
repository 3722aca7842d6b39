// What the program has put into the gallery by itself, so that it is told from what people did to it.
import type { Migration } from './migrate.ts';

export const shippedTemplates: Migration = {
  name: '024-shipped-templates',
  up: async (query) => {
    await query.schema
      .createTable('shipped_template')
      .addColumn('uuid', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .execute();
  },
};
