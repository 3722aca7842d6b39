// Stores what has become of a purchase: its order, its subscription and each renewal.
import type { Kysely } from 'kysely';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import {
  insertNewOrder,
  saveCustomer,
  saveSubscription,
  updateOrder,
} from '#server/database/rows/money/payment-rows.ts';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { buyerAddress } from './buyer-address.ts';
import type { OrderListener } from './order-listener.ts';
import { planNumbers } from './prices/plan-numbers.ts';
import type { Family, FamilyOrder, FamilyRenewal, FamilySubscription } from './purchase-family.ts';
import { renewalOrder } from './renewal-order.ts';
import { settlePlan } from './settle-plan.ts';

interface Keeper {
  readonly query: Kysely<Tables>;
  readonly provider: string;
  readonly listener: OrderListener;
  readonly now: number;
}

type Orders = ReadonlyMap<string, Order>;

/** Orders that are not there are of another installation that shares the account with the payment service. */
export async function saveFamily(
  keeper: Keeper,
  { orders, renewals, subscriptions }: Family,
  known: Orders,
): Promise<void> {
  const settled = new Map(known);
  for (const order of orders) {
    const before = known.get(order.id);
    if (before !== undefined) settled.set(order.id, await saveOrder(keeper, before, order));
  }
  for (const subscription of subscriptions) await saveOwned(keeper, known, subscription);
  for (const renewal of renewals) {
    // As it is by now: its buyer's address, which the renewal is written to, is known once it is paid.
    const first = settled.get(renewal.firstOrderId);
    if (first !== undefined && first.paid_at !== null)
      await saveRenewal(keeper, first, renewal, known.get(renewal.id));
  }
}

/** Nobody's address is added to an order once its account is deleted. */
const isAddressMissing = ({ email, forgotten_at }: Order): boolean => email === '' && forgotten_at === null;

async function saveOrder(
  { query, provider, listener }: Keeper,
  before: Order,
  told: FamilyOrder,
): Promise<Order> {
  const { state, paidAt, refunded, checkout, paymentId } = told;
  // Nothing has come back from it: a page that could not be opened has failed already.
  if (state === 'pending' && checkout === null) return before;
  const after = await updateOrder(query, before.id, {
    ...{ state, paid_at: paidAt, refunded_amount: refunded, payment_id: paymentId },
    ...(checkout !== null && {
      amount: checkout.total - checkout.tax,
      tax_amount: checkout.tax,
      currency: checkout.currency,
      session_id: checkout.sessionId,
      subscription_id: checkout.subscriptionId,
      // An account's own address is known; the service may know its customer by one of before.
      ...(isAddressMissing(before) && checkout.email !== null && { email: emailKeyOf(checkout.email) }),
    }),
  });
  if (after === undefined) throw new Error(`order ${before.id} is gone though it is locked`);
  const customerId = checkout?.customerId ?? null;
  if (after.account_id !== null && customerId !== null) {
    await saveCustomer(query, { account_id: after.account_id, provider, customer_id: customerId });
  }
  await tellIfChanged(query, listener, before, after);
  return after;
}

async function saveRenewal(
  { query, provider, listener }: Keeper,
  first: Order,
  renewal: FamilyRenewal,
  before: Order | undefined,
): Promise<void> {
  const email = before?.email || (await buyerAddress(query, first));
  const row = renewalOrder({ ...first, email }, renewal, provider);
  if (before === undefined) {
    const after = await insertNewOrder(query, row);
    if (after !== undefined) await listener.orderChanged(query, null, after);
    return;
  }
  const { state, payment_id, refunded_amount, plan_id, name, account_id } = row;
  const after = await updateOrder(query, row.id, {
    ...{ state, payment_id, refunded_amount, plan_id, name, email, account_id },
  });
  if (after !== undefined) await tellIfChanged(query, listener, before, after);
}

async function tellIfChanged(
  query: Kysely<Tables>,
  listener: OrderListener,
  before: Order,
  after: Order,
): Promise<void> {
  const isChanged = after.state !== before.state || after.paid_at !== before.paid_at;
  if (isChanged) await listener.orderChanged(query, before, after);
}

async function saveOwned(
  { query, provider, now }: Keeper,
  known: Orders,
  { id, firstOrderId, customerId, planId, state, periodEnd, ...more }: FamilySubscription,
): Promise<void> {
  const order = known.get(firstOrderId ?? '');
  if (order === undefined) return;
  const { account_id } = order;
  await saveSubscription(query, {
    ...{ id, provider, customer_id: customerId, account_id, plan: planNumbers[planId], state },
    ...{ period_end: periodEnd, cancels_at_end: more.cancelsAtEnd ? 1 : 0 },
    ...{ changed_at: more.changedAt, created_at: more.beganAt },
  });
  if (account_id === null) return;
  await saveCustomer(query, { account_id, provider, customer_id: customerId });
  await settlePlan(query, account_id, now);
}
