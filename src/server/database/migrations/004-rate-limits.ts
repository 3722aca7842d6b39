// The count of recent requests that several instances on one PostgreSQL share; a single process counts in memory.
import type { Migration } from '#server/database/migrate.ts';

export const rateLimits: Migration = {
  name: '004-rate-limits',
  up: async (query, kind) => {
    if (kind === 'sqlite') return;
    await query.schema
      .createTable('rate_limit')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};
