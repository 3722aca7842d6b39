// The order that a renewal is: like the first one, at the price of its own invoice.
import type { Insertable } from 'kysely';
import { plansIn } from '#catalog/plans.ts';
import { defaultLanguage, isLanguage } from '#language/language.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { PurchaseOrderTable } from '#server/ports/database/tables/money-tables.ts';
import type { FamilyRenewal } from './purchase-family.ts';

export function renewalOrder(
  first: Order,
  { id, subscriptionId, paymentId, paidAt, planId, invoice, state, refunded }: FamilyRenewal,
  provider: string,
): Insertable<PurchaseOrderTable> & Pick<Order, 'id' | 'state'> {
  const language = isLanguage(first.language) ? first.language : defaultLanguage;
  const plan = plansIn(language).find((one) => one.id === planId);
  return {
    ...{ id, provider, kind: 'plan', state, created_at: paidAt, paid_at: paidAt },
    ...{ account_id: first.account_id, email: first.email, language },
    ...{ name: plan?.name ?? first.name, plan_id: planId ?? first.plan_id },
    ...{ static_id: null, template_uuid: null, gs_url: null, session_id: null, checkout_url: null },
    ...{ subscription_id: subscriptionId, payment_id: paymentId },
    ...{ currency: invoice.currency, amount: invoice.total - invoice.tax, tax_amount: invoice.tax },
    ...{ refunded_amount: refunded, refund_asked_at: null, refund_granted_at: null },
  };
}
