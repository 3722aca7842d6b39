// Reads purchases and subscriptions.
import type { Kysely, Selectable } from 'kysely';
import type { PurchaseOrderTable, SubscriptionTable } from '#server/ports/database/tables/money-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export type Order = Selectable<PurchaseOrderTable>;
export type Subscription = Selectable<SubscriptionTable>;

/** Newest first. */
export function listOrders(query: Kysely<Tables>, accountId: string): Promise<Order[]> {
  return query
    .selectFrom('purchase_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The uuids of all templates that an account has paid for and was not given its money back for. */
export async function listBought(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('purchase_order')
    .select(['template_uuid', 'static_id'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'paid')
    .execute();
  return rows
    .flatMap(({ template_uuid, static_id }) => [template_uuid, static_id])
    .filter((uuid) => uuid !== null);
}

/** Newest first, ended ones too. */
export function listSubscriptions(query: Kysely<Tables>, accountId: string): Promise<Subscription[]> {
  return query
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
