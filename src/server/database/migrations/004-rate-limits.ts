// Request counts that several instances on one PostgreSQL share; SQLite has the table too, but counts in memory.
import type { Migration } from './migrate.ts';

export const rateLimits: Migration = {
  name: '004-rate-limits',
  up: async (query) => {
    await query.schema
      .createTable('rate_limit')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};
