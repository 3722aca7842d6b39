// Reads purchases.
import type { Kysely, Selectable } from 'kysely';
import type { PurchaseOrderTable, Tables } from '../../ports/database/tables.ts';

/** Newest first. */
export function listOrders(
  query: Kysely<Tables>,
  accountId: string,
): Promise<Selectable<PurchaseOrderTable>[]> {
  return query
    .selectFrom('purchase_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
