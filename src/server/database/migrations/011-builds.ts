// Identifies built files by their content, so that a posted template is treated like a saved one; files were kept for a
// day at most.
import type { Migration } from './migrate.ts';

export const builds: Migration = {
  name: '011-builds',
  up: async (query) => {
    await query.schema.dropTable('built_file').execute();
    await query.schema
      .createTable('built_file')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      // SHA-256 of the document and the options: the same template and options are built once.
      .addColumn('content_key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex('built_file_by_content_key')
      .on('built_file')
      .columns(['account_id', 'content_key'])
      .execute();
    await query.schema
      .createIndex('built_file_by_expires_at')
      .on('built_file')
      .column('expires_at')
      .execute();
  },
};
