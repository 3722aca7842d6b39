// Spreadsheets behind links: who made them, of what, until when they open, and the changes that were saved with them.
import type { Migration } from './migrate.ts';

export const spreadsheets: Migration = {
  name: '030-spreadsheets',
  up: async (query) => {
    await query.schema
      .createTable('spreadsheet')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text')
      .addColumn('url', 'text')
      .addColumn('content_key', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('template_uuid', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text')
      .addColumn('is_readonly', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint')
      .addColumn('made_by', 'text')
      .addColumn('tried_at', 'bigint', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('expires_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .addColumn('removed_at', 'bigint')
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('views', 'bigint', (column) => column.notNull())
      .addColumn('last_viewed_at', 'bigint')
      .addColumn('edit_key', 'text')
      .addColumn('edits', 'text', (column) => column.notNull())
      .addColumn('edits_revision', 'integer', (column) => column.notNull())
      .execute();
    const indexes = [
      ['spreadsheet_by_content', ['account_id', 'content_key']],
      ['spreadsheet_by_order', ['order_id']],
      ['spreadsheet_by_removal', ['removed_at', 'expires_at']],
    ] as const;
    for (const [name, columns] of indexes) {
      await query.schema
        .createIndex(name)
        .on('spreadsheet')
        .columns([...columns])
        .execute();
    }
  },
};
