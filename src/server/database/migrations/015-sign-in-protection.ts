// Wrong passwords with the waits that they lead to, and sessions that go on under a new token after a change of role.
import type { Migration } from './migrate.ts';

export const signInProtection: Migration = {
  name: '015-sign-in-protection',
  up: async (query) => {
    await query.schema
      .alterTable('session')
      .addColumn('is_stale', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await query.schema.alterTable('session').addColumn('replaces', 'text').execute();
    await query.schema
      .createTable('password_try')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('blocked_until', 'bigint', (column) => column.notNull())
      .execute();
    await query.schema.createIndex('password_try_by_last_at').on('password_try').column('last_at').execute();
  },
};
