// Reads and writes what payments have told, and what has become of orders and subscriptions.
import type { Insertable, Kysely, Updateable } from 'kysely';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { PurchaseOrderTable, SubscriptionTable } from '#server/ports/database/tables/money-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { type PaymentEvent, paymentFact } from '#server/ports/payments/payment-fact.ts';
import type { Order } from './order-rows.ts';

/** Returns false if it was taken before. */
export async function insertPaymentEvent(
  query: Kysely<Tables>,
  provider: string,
  { id, happenedAt, orderId, paymentId, subscriptionId, fact }: PaymentEvent,
  now: number,
): Promise<boolean> {
  const inserted = await query
    .insertInto('payment_event')
    .values({
      ...{
        id,
        provider,
        kind: fact.kind,
        fact: JSON.stringify(fact),
        happened_at: happenedAt,
        received_at: now,
      },
      ...{ order_id: orderId, payment_id: paymentId, subscription_id: subscriptionId },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface EventNames {
  readonly orders: readonly string[];
  readonly subscriptions: readonly string[];
  readonly payments: readonly string[];
}

/** All that name one of these. */
export async function listEventsNaming(
  query: Kysely<Tables>,
  { orders, subscriptions, payments }: EventNames,
): Promise<PaymentEvent[]> {
  const rows = await query
    .selectFrom('payment_event')
    .selectAll()
    .where((row) =>
      row.or([
        ...(orders.length > 0 ? [row('order_id', 'in', [...orders])] : []),
        ...(subscriptions.length > 0 ? [row('subscription_id', 'in', [...subscriptions])] : []),
        ...(payments.length > 0 ? [row('payment_id', 'in', [...payments])] : []),
      ]),
    )
    .execute();
  return rows.flatMap(eventOf);
}

/**
 * From here on until the caller's transaction ends, nobody else takes events of this service: two that belong together
 * may name each other in neither direction yet, so that no smaller lock would do.
 */
export async function lockEventsOf(query: Kysely<Tables>, provider: string): Promise<void> {
  await query
    .insertInto('payment_reading')
    .values({ provider, read_until: 0 })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet((row) => ({ read_until: row.ref('payment_reading.read_until') })),
    )
    .execute();
}

export async function readUntil(query: Kysely<Tables>, provider: string): Promise<number> {
  const row = await query
    .selectFrom('payment_reading')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.read_until ?? 0;
}

/** Never back: another instance may have read further meanwhile. */
export async function saveReadUntil(query: Kysely<Tables>, provider: string, until: number): Promise<void> {
  await query
    .updateTable('payment_reading')
    .set({ read_until: until })
    .where('provider', '=', provider)
    .where('read_until', '<', until)
    .execute();
}

function eventOf(row: {
  readonly id: string;
  readonly happened_at: number;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly subscription_id: string | null;
  readonly fact: string;
}): PaymentEvent[] {
  const { data: fact } = paymentFact.safeParse(parseStoredJson(row.fact));
  const { id, happened_at: happenedAt, order_id: orderId } = row;
  const ids = { orderId, paymentId: row.payment_id, subscriptionId: row.subscription_id };
  return fact === undefined ? [] : [{ id, happenedAt, ...ids, fact }];
}

export function findOrder(query: Kysely<Tables>, id: string): Promise<Order | undefined> {
  return query.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOrders(query: Kysely<Tables>, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return query
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** Others who change the order wait until the caller's transaction ends, on both databases. */
export function lockOrder(query: Kysely<Tables>, id: string): Promise<Order | undefined> {
  return query
    .updateTable('purchase_order')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the order, unless it was there before. */
export function insertNewOrder(
  query: Kysely<Tables>,
  row: Insertable<PurchaseOrderTable>,
): Promise<Order | undefined> {
  return query
    .insertInto('purchase_order')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateOrder(
  query: Kysely<Tables>,
  id: string,
  change: Updateable<PurchaseOrderTable>,
): Promise<Order | undefined> {
  return query
    .updateTable('purchase_order')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Whose it is once known stays so, until it is claimed or the account deleted. */
export async function saveSubscription(query: Kysely<Tables>, row: SubscriptionTable): Promise<void> {
  const { id: _id, account_id: _account, ...change } = row;
  await query
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((old) => ({
        ...change,
        account_id: old.fn.coalesce('subscription.account_id', 'excluded.account_id'),
      })),
    )
    .execute();
}

/** Of the subscription that goes on, if there is one: only there is it changed. */
export async function findCustomerId(
  query: Kysely<Tables>,
  accountId: string,
  provider: string,
): Promise<string | null> {
  const subscription = await query
    .selectFrom('subscription')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('state', 'in', ['active', 'past-due'])
    .orderBy('period_end', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (subscription !== undefined) return subscription.customer_id;
  const customer = await query
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return customer?.customer_id ?? null;
}

/** The first one stays: an account is one customer. */
export async function saveCustomer(query: Kysely<Tables>, row: Tables['payment_customer']): Promise<void> {
  await query
    .insertInto('payment_customer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
