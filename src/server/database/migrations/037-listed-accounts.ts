// Which accounts operators have in their list, found in its order however far on; and which orders say nothing of their buyer.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const listedAccounts: Migration = {
  name: '037-listed-accounts',
  up: async (query) => {
    await query.schema
      .alterTable('account')
      .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await leaveOutEmptyVisitors(query);
    await query.schema
      .createIndex('account_by_listing')
      .on('account')
      .columns(['is_listed', 'created_at', 'id'])
      .execute();
    await query.schema.alterTable('purchase_order').addColumn('forgotten_at', 'bigint').execute();
  },
};

/** Nor those who signed in to an account, nor the program's own account, which nobody signs in to. */
async function leaveOutEmptyVisitors(query: Kysely<Tables>): Promise<void> {
  await sql`
    update account set is_listed = 0
    where id = 'gallery' or merged_into is not null or kind = 'anonymous'
      and not exists (select 1 from template where template.account_id = account.id)
      and not exists (select 1 from purchase_order where purchase_order.account_id = account.id)`.execute(
    query,
  );
}
