// Opens a checkout: its order is written before anybody can pay, and two fast clicks are one purchase.
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import {
  failUnopenedOrder,
  findPendingOrder,
  insertOrder,
  saveOpenedCheckout,
} from '#server/database/rows/money/checkout-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { findCustomerId } from '#server/database/rows/money/payment-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { queueCloseOthers } from '#server/money/checkouts/close-others.ts';
import { salesCurrency } from '#server/money/prices/priced-plans.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { CheckoutRequest, Payments, Purchase } from '#server/ports/payments/payments.ts';
import { CheckoutOpenedOtherwise } from '#server/ports/payments/payments-unavailable.ts';
import type { Ports } from '#server/ports/ports.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { openPortal, unavailable } from './open-portal.ts';
import { openedByOther } from './opened-by-other.ts';
import { saleOf } from './refuse-paid.ts';
import { successUrlOf } from './success-url.ts';
import { nameOf, titleOf } from './title-of.ts';

/** For as long as this a second click is taken for the same purchase. */
const samePurchaseMs = 30 * 60 * 1000;

type CheckoutParts = Pick<ServerParts, 'ports' | 'configuration' | 'jobs'>;

export interface ReturnUrls {
  readonly origin: string;
  readonly cancelUrl: string;
}

/** Returns the address of the page to pay on, or to change a subscription on. */
export async function openCheckout(
  { ports, configuration, jobs }: CheckoutParts,
  account: Account,
  purchase: Purchase,
  urls: ReturnUrls,
): Promise<string> {
  const { database, payments, clock } = ports;
  const { order, customerId } = await database.query.transaction().execute(async (transaction) => {
    // Two clicks come one after the other here, so that the second finds the order of the first.
    const current = await lockAccount(transaction, account.id);
    if (current === undefined || current.merged_into !== null) throw new AppError('session-required');
    const now = clock.now();
    const cashier = { query: transaction, paywall: configuration.paywall, now };
    const sale = await saleOf(cashier, current, purchase);
    const opened = sale === 'portal' ? null : await orderOf(payments, transaction, current, purchase, now);
    if (opened !== null) await queueCloseOthers(jobs, transaction, opened);
    return {
      order: opened,
      customerId: await findCustomerId(transaction, account.id, payments.provider),
    };
  });
  jobs.wake();
  if (order !== null) {
    if (order.checkout_url !== null) return order.checkout_url;
    return openFor(ports, order, requestOf(order, account, { purchase, customerId, ...urls }));
  }
  return openPortal(payments, account, customerId, urls.origin);
}

async function orderOf(
  { provider }: Payments,
  query: Ports['database']['query'],
  account: Account,
  purchase: Purchase,
  now: number,
): Promise<Order> {
  const row = {
    ...{ id: randomUUID(), account_id: account.id, email: account.email ?? '', created_at: now },
    ...{ provider, language: chosenBy(account).language },
    ...({ kind: purchase.kind, state: 'pending', amount: purchase.amount, currency: salesCurrency } as const),
    ...boughtBy(purchase, account),
    ...{ gs_url: null, session_id: null, checkout_url: null, payment_id: null, subscription_id: null },
    ...{ tax_amount: 0, refunded_amount: 0, paid_at: null, refund_reason: null },
    ...{ refund_asked_at: null, refund_granted_at: null, refund_denied_at: null },
    ...{ refund_note: null, forgotten_at: null },
  };
  const pending = await findPendingOrder(query, row, now - samePurchaseMs);
  if (pending !== undefined) return pending;
  await insertOrder(query, row);
  return row;
}

const boughtBy = (purchase: Purchase, account: Account) =>
  purchase.kind === 'plan'
    ? { name: nameOf(purchase, account), plan_id: purchase.planId, template_uuid: null, static_id: null }
    : {
        ...{ name: purchase.name, plan_id: null },
        ...{ template_uuid: purchase.uuid, static_id: purchase.staticId },
      };

const requestOf = (
  order: Order,
  account: Account,
  {
    purchase,
    customerId,
    origin,
    cancelUrl,
  }: ReturnUrls & { readonly purchase: Purchase; readonly customerId: string | null },
): CheckoutRequest => ({
  ...{ orderId: order.id, email: account.email, customerId, language: chosenBy(account).language },
  ...{ purchase, currency: order.currency, title: titleOf(purchase, account), cancelUrl },
  successUrl: successUrlOf(origin, order.id, cancelUrl),
});

async function openFor(
  { payments, database }: Pick<Ports, 'payments' | 'database'>,
  order: Order,
  request: CheckoutRequest,
): Promise<string> {
  try {
    const opened = await payments.openCheckout(request);
    await saveOpenedCheckout(database.query, order.id, opened);
    return opened.url;
  } catch (error) {
    const address = error instanceof CheckoutOpenedOtherwise ? await openedByOther(database, order.id) : null;
    if (address !== null) return address;
    // Nobody was shown a page to pay on, so nothing can come of it.
    await failUnopenedOrder(database.query, order.id);
    throw unavailable(error);
  }
}
