// Who owns each built workbook, what it was built from, and when it expires.
import type { Migration } from './migrate.ts';

export const builtFiles: Migration = {
  name: '003-built-files',
  up: async (query) => {
    await query.schema
      .createTable('built_file')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('template_uuid', 'text', (column) =>
        column.notNull().references('template.uuid').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('scenario', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex('built_file_by_template')
      .on('built_file')
      .columns(['template_uuid', 'revision', 'scenario'])
      .execute();
    await query.schema
      .createIndex('built_file_by_expires_at')
      .on('built_file')
      .column('expires_at')
      .execute();
  },
};
