// Refuses to sell what somebody has, and what is free, so that nobody is charged twice or for nothing.

import { listOrders, listSubscriptions } from '#server/database/rows/money/order-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { buyerOf, isActive } from '#server/money/buyer-of.ts';
import { isMoneyOnItsWay } from '#server/money/order-state.ts';
import { planNumbers } from '#server/money/prices/plan-numbers.ts';
import type { Cashier } from '#server/money/refuse-unpaid.ts';
import { findGallerySold, findSold } from '#server/money/sold-template.ts';
import { mustPay } from '#server/policy/money/must-pay.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Purchase } from '#server/ports/payments/payments.ts';

/** A subscriber changes the subscription there is, instead of getting another one. */
export type Sale = 'checkout' | 'portal';

export const saleOf = (cashier: Cashier, account: Account, purchase: Purchase): Promise<Sale> =>
  purchase.kind === 'plan'
    ? saleOfPlan(cashier, account, planNumbers[purchase.planId])
    : saleOfTemplate(cashier, account, purchase);

async function saleOfPlan({ query, now }: Cashier, account: Account, plan: number): Promise<Sale> {
  const subscriptions = await listSubscriptions(query, account.id);
  const active = subscriptions.filter((one) => isActive(one, now));
  // Whoever has cancelled, or must pay with another card, does so there too.
  const goesOn = active.some(
    (one) => one.plan === plan && one.state === 'active' && one.cancels_at_end === 0,
  );
  if (goesOn) throw new AppError('already-paid');
  if (active.length > 0) return 'portal';
  const known = new Set(subscriptions.map(({ id }) => id));
  const orders = await listOrders(query, account.id);
  // Paid a moment ago: what is known of the subscription itself comes next.
  const isOnItsWay = orders.some(
    ({ kind, state, subscription_id: id }) =>
      kind === 'plan' && state === 'paid' && id !== null && !known.has(id),
  );
  if (isOnItsWay) throw new AppError('already-paid');
  if (orders.some((order) => order.kind === 'plan' && isMoneyOnItsWay(order)))
    throw new AppError('payment-pending');
  return 'checkout';
}

async function saleOfTemplate(
  cashier: Cashier,
  account: Account,
  { uuid, staticId }: Extract<Purchase, { kind: 'template' }>,
): Promise<Sale> {
  const { query, paywall, now } = cashier;
  const sold =
    uuid === staticId ? await findGallerySold(query, uuid) : await findSold(query, uuid, account.id);
  if (sold === undefined) throw new AppError('template-not-found');
  const isFree = !mustPay(sold, { isEntitled: false, isSubscribed: false, bought: new Set() }, paywall);
  if (isFree)
    throw new AppError('bad-request', { faults: [{ path: 'body.uuid', message: 'names what is free' }] });
  if (!mustPay(sold, await buyerOf(query, account, now), paywall)) throw new AppError('already-paid');
  const orders = (await listOrders(query, account.id)).filter(isMoneyOnItsWay);
  const opened = new Set(orders.flatMap(({ template_uuid: id, static_id: original }) => [id, original]));
  if ([sold.uuid, sold.copiedFrom ?? sold.uuid].some((id) => opened.has(id)))
    throw new AppError('payment-pending');
  return 'checkout';
}
