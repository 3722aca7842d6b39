// When the machine's clock was read last: nothing is deleted by a clock that has jumped.
import type { Migration } from './migrate.ts';

export const clockCheck: Migration = {
  name: '017-clock-check',
  up: async (query) => {
    await query.schema
      .createTable('clock_check')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('trusted_at', 'bigint', (column) => column.notNull())
      .addColumn('doubted_since', 'bigint')
      .addColumn('doubted_at', 'bigint')
      .execute();
  },
};
