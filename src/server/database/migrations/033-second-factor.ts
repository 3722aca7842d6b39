// What operators prove themselves with besides a password, in which sessions they have, and whom they view.
import type { Migration } from './migrate.ts';

export const secondFactor: Migration = {
  name: '033-second-factor',
  up: async (query) => {
    await query.schema
      .createTable('second_factor')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint')
      .execute();
    await query.schema
      .createTable('recovery_code')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash'])
      .execute();
    await query.schema.alterTable('session').addColumn('second_factor_at', 'bigint').execute();
    await query.schema
      .createTable('operator_view')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('operator_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const name of ['operator_id', 'account_id'] as const) {
      await query.schema.createIndex(`operator_view_by_${name}`).on('operator_view').column(name).execute();
    }
  },
};
