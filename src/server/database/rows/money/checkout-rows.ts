// Reads and writes the orders of checkouts that are under way.
import type { Insertable, Kysely } from 'kysely';
import type { PurchaseOrderTable } from '#server/ports/database/tables/money-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Order } from './order-rows.ts';

export async function insertOrder(query: Kysely<Tables>, row: Insertable<PurchaseOrderTable>): Promise<void> {
  await query.insertInto('purchase_order').values(row).execute();
  await query
    .updateTable('account')
    .set({ is_listed: 1 })
    .where('id', '=', row.account_id ?? null)
    .where('is_listed', '=', 0)
    .where('merged_into', 'is', null)
    .execute();
}

type SamePurchase = Pick<
  Order,
  'account_id' | 'provider' | 'kind' | 'plan_id' | 'template_uuid' | 'static_id' | 'amount' | 'currency'
>;

/** The latest order of the same thing at the same price that nothing has become of since then. */
export function findPendingOrder(
  query: Kysely<Tables>,
  { account_id, provider, kind, amount, currency, ...names }: SamePurchase,
  since: number,
): Promise<Order | undefined> {
  return query
    .selectFrom('purchase_order')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .where('plan_id', names.plan_id === null ? 'is' : '=', names.plan_id)
    .where('template_uuid', names.template_uuid === null ? 'is' : '=', names.template_uuid)
    .where('static_id', names.static_id === null ? 'is' : '=', names.static_id)
    .where('state', '=', 'pending')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Two requests may have opened the same checkout, of which one failed. */
export async function saveOpenedCheckout(
  query: Kysely<Tables>,
  id: string,
  { url, sessionId }: { readonly url: string; readonly sessionId: string },
): Promise<void> {
  await query
    .updateTable('purchase_order')
    .set((row) => ({
      ...{ session_id: sessionId, checkout_url: url },
      state: row
        .case()
        .when('state', '=', 'failed')
        .then('pending' as const)
        .else(row.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .execute();
}

export async function failUnopenedOrder(query: Kysely<Tables>, id: string): Promise<void> {
  await query
    .updateTable('purchase_order')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('session_id', 'is', null)
    .execute();
}

/** Pages that somebody could still pay on, as far as is known. */
export function listOpenCheckouts(
  query: Kysely<Tables>,
  accountId: string,
  provider: string,
): Promise<Order[]> {
  return query
    .selectFrom('purchase_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('state', '=', 'pending')
    .where('session_id', 'is not', null)
    .where('payment_id', 'is', null)
    .orderBy('id')
    .execute();
}
