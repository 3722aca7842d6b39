// The application log that operators read, feedback messages, and usage counts.
import type { Migration } from './migrate.ts';

export const journal: Migration = {
  name: '010-journal',
  up: async (query) => {
    await query.schema
      .createTable('log_entry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('lmid', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('ip', 'text', (column) => column.notNull())
      .addColumn('verb', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .execute();
    await query.schema.createIndex('log_entry_by_at').on('log_entry').column('at').execute();
    await query.schema.createIndex('log_entry_by_lmid').on('log_entry').columns(['lmid', 'at']).execute();
    await query.schema
      .createIndex('log_entry_by_account')
      .on('log_entry')
      .columns(['account_id', 'at'])
      .execute();
    await query.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('email', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .execute();
    await query.schema
      .createTable('usage_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('screen', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_count_key', ['day', 'event', 'screen'])
      .execute();
  },
};
