// Ends what was bought in the test checkout, where money is taken now.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

/** Nobody paid for it: it opens nothing from here on, and what it was can be bought. */
export async function voidTestPurchases(query: Kysely<Tables>): Promise<void> {
  await query
    .updateTable('purchase_order')
    .set({ state: 'failed' })
    .where('provider', '=', 'test')
    .where('state', 'in', ['pending', 'paid'])
    .execute();
  await query
    .updateTable('subscription')
    .set({ state: 'ended' })
    .where('provider', '=', 'test')
    .where('state', '!=', 'ended')
    .execute();
}
