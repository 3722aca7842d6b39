// Takes what a payment service tells: each event once, and what follows of it in the same step.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import {
  findOrders,
  insertPaymentEvent,
  listEventsNaming,
  lockEventsOf,
  lockOrder,
} from '#server/database/rows/money/payment-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { PaymentEvent } from '#server/ports/payments/payment-fact.ts';
import { forgetInFacts } from './forget-buyers.ts';
import type { OrderListener } from './order-listener.ts';
import { type Family, familyOf, paymentOf, subscriptionOf } from './purchase-family.ts';
import { saveFamily } from './save-family.ts';

export interface EventTaker {
  readonly database: Pick<Database, 'query'>;
  readonly provider: string;
  readonly listener: OrderListener;
  readonly now: number;
}

const mostAttempts = 3;

/**
 * Whatever is told twice, late or in another order ends the same: each state is worked out from all that is known.
 * Returns how many events were new.
 */
export async function takeEvents(taker: EventTaker, events: readonly PaymentEvent[]): Promise<number> {
  let taken = 0;
  for (const event of events) if (await takeEvent(taker, event)) taken += 1;
  return taken;
}

function takeEvent(taker: EventTaker, event: PaymentEvent): Promise<boolean> {
  return withSettledOwners(taker, async (query) => {
    if (!(await insertPaymentEvent(query, taker.provider, event, taker.now))) return false;
    await settleFamily(taker, query, familyOf(await listFamilyEvents(query, [event])));
    return true;
  });
}

/** In a transaction in which nobody else takes events of the service; once more if an owner changed meanwhile. */
export async function withSettledOwners<Result>(
  { database, provider }: EventTaker,
  work: (query: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.query.transaction().execute(async (query) => {
        await lockEventsOf(query, provider);
        return work(query);
      });
    } catch (error) {
      if (!(error instanceof OwnerChanged) || attempt === mostAttempts) throw error;
    }
  }
}

export async function settleFamily(
  { provider, listener, now }: EventTaker,
  query: Kysely<Tables>,
  family: Family,
): Promise<void> {
  const orders = await lockOrders(query, family);
  await saveFamily({ query, provider, listener, now }, family, orders);
  const forgotten = [...orders.values()].filter((order) => order.forgotten_at !== null);
  await forgetInFacts(
    query,
    forgotten.map(({ id }) => id),
  );
}

/** All that the events are connected with: through orders, subscriptions and payments, and what those name in turn. */
export async function listFamilyEvents(
  query: Kysely<Tables>,
  known: readonly PaymentEvent[],
): Promise<readonly PaymentEvent[]> {
  let events = known;
  for (;;) {
    const found = await listEventsNaming(query, {
      orders: named(events, ({ orderId }) => orderId),
      subscriptions: named(events, subscriptionOf),
      payments: named(events, paymentOf),
    });
    // One that names nothing is found by nothing.
    if (found.length <= events.length) return events.length > found.length ? events : found;
    events = found;
  }
}

const named = (
  events: readonly PaymentEvent[],
  idOf: (event: PaymentEvent) => string | null,
): readonly string[] => [...new Set(events.map(idOf))].filter((id) => id !== null);

/** Somebody claimed an order, or deleted the account, between the moment it was read and the moment it was locked. */
class OwnerChanged extends Error {}

/** Accounts before orders, as everywhere: whoever signs in moves the orders of a visitor at the same time. */
async function lockOrders(
  query: Kysely<Tables>,
  { orders, renewals }: Family,
): Promise<ReadonlyMap<string, Order>> {
  const found = await findOrders(
    query,
    [...orders, ...renewals].map(({ id }) => id),
  );
  const owners = new Set(found.map((order) => order.account_id).filter((id) => id !== null));
  for (const id of [...owners].sort()) await lockAccount(query, id);
  const locked = new Map<string, Order>();
  for (const { id, account_id: owner } of found) {
    const order = await lockOrder(query, id);
    if (order?.account_id !== owner) throw new OwnerChanged(id);
    locked.set(id, order);
  }
  return locked;
}
