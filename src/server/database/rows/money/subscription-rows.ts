// Finds and moves subscriptions.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Subscription } from './order-rows.ts';

/** Accounts with a plan although no period of theirs reaches beyond this time; those who were given it pay for none. */
export async function listLapsedAccounts(query: Kysely<Tables>, time: number): Promise<string[]> {
  const rows = await query
    .selectFrom('account')
    .select('id')
    .where('plan', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('subscription').select('id').whereRef('subscription.account_id', '=', 'account.id')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription')
            .select('id')
            .whereRef('subscription.account_id', '=', 'account.id')
            .where('state', 'in', ['active', 'past-due'])
            .where('period_end', '>', time),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function listSubscriptionsById(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<Subscription[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return query
    .selectFrom('subscription')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** Until the transaction ends, on both databases. */
export const lockSubscription = (query: Kysely<Tables>, id: string): Promise<Subscription | undefined> =>
  query
    .updateTable('subscription')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export function listRunningSubscriptions(
  query: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<Subscription[]> {
  return query
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .where('state', '!=', 'ended')
    .orderBy('id')
    .execute();
}

/** Bought with the address while nobody was signed in, by visitors who never signed in to another account. */
const unclaimedOrders = (query: Kysely<Tables>, email: string) =>
  query
    .selectFrom('purchase_order')
    .leftJoin('account', 'account.id', 'purchase_order.account_id')
    .where('purchase_order.email', '=', email)
    .where((row) =>
      row.or([
        row('purchase_order.account_id', 'is', null),
        row.and([row('account.kind', '=', 'anonymous'), row('account.merged_into', 'is', null)]),
      ]),
    );

export async function isPurchaseWaiting(query: Kysely<Tables>, email: string): Promise<boolean> {
  const waiting = unclaimedOrders(query, email).where('purchase_order.state', '=', 'paid');
  return (await waiting.select('purchase_order.id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Moves what was bought with an address while nobody was signed in, by visitors who never signed in to another account,
 * to the account whose address it is. Returns the visitors who bought it.
 */
export async function moveUnclaimedOrders(
  query: Kysely<Tables>,
  email: string,
  accountId: string,
): Promise<string[]> {
  const unclaimed = await unclaimedOrders(query, email)
    .select(['purchase_order.id', 'purchase_order.account_id', 'purchase_order.subscription_id'])
    .orderBy('purchase_order.id')
    .execute();
  const orders = unclaimed.map(({ id }) => id);
  if (orders.length === 0) return [];
  const visitors = present(unclaimed.map((order) => order.account_id));
  await query
    .updateTable('purchase_order')
    .set({ account_id: accountId })
    .where('id', 'in', orders)
    // Somebody else may have signed in as the visitor meanwhile.
    .where((row) =>
      row.or([
        row('account_id', 'is', null),
        ...(visitors.length > 0 ? [row('account_id', 'in', visitors)] : []),
      ]),
    )
    .execute();
  const subscriptions = present(unclaimed.map((order) => order.subscription_id));
  if (subscriptions.length > 0) {
    await query
      .updateTable('subscription')
      .set({ account_id: accountId })
      .where('id', 'in', subscriptions)
      .execute();
  }
  return visitors;
}

const present = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids)].filter((id) => id !== null).sort();

/** An account is one customer of each service: that of a visitor is kept where the account has none. */
export async function moveCustomers(
  query: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<void> {
  const held = query.selectFrom('payment_customer').select('provider').where('account_id', '=', accountId);
  await query
    .deleteFrom('payment_customer')
    .where('account_id', '=', visitorId)
    .where('provider', 'in', held)
    .execute();
  await query
    .updateTable('payment_customer')
    .set({ account_id: accountId })
    .where('account_id', '=', visitorId)
    .execute();
}
