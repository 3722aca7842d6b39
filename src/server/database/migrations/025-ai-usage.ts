// What an AI was used by day, in tokens: by each account, by those who are not signed in, and by all.
import type { Migration } from './migrate.ts';

export const aiUsage: Migration = {
  name: '025-ai-usage',
  up: async (query) => {
    await query.schema
      .createTable('ai_usage')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('used_by', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('tokens', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ai_usage_by_day', ['day', 'used_by'])
      .execute();
    await query.schema.createIndex('ai_usage_by_account').on('ai_usage').column('account_id').execute();
  },
};
