// An order, and what a payment service told, as operators read them.
import type { z } from 'zod';
import type { operatorEvent, operatorOrder } from '#contract/shapes/admin-money-shapes.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { listJobTroubles } from '#server/database/rows/job-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { refundJob } from '#server/money/refunds/refund-job.ts';
import { amountToGiveBack, canBeGivenBack } from '#server/policy/money/refund-of.ts';
import type { PaymentEventTable } from '#server/ports/database/tables/money-tables.ts';
import { isObject } from '#template/schema.ts';

export const operatorOrderOf = (order: Order, trouble: string | null): z.input<typeof operatorOrder> => ({
  ...{ id: order.id, accountId: order.account_id, email: order.email, name: order.name },
  ...{ kind: order.kind, templateUuid: order.template_uuid, provider: order.provider },
  ...{ state: order.state, currency: order.currency, amount: order.amount, tax: order.tax_amount },
  refunded: order.refunded_amount,
  refundable: canBeGivenBack(order) ? amountToGiveBack(order) : 0,
  ...{ createdAt: order.created_at, paidAt: order.paid_at, refundAskedAt: order.refund_asked_at },
  ...{ refundGrantedAt: order.refund_granted_at, refundDeniedAt: order.refund_denied_at },
  ...{ refundReason: order.refund_reason ?? '', refundNote: order.refund_note ?? '', trouble },
});

export const operatorEventOf = (row: PaymentEventTable): z.input<typeof operatorEvent> => {
  const fact = parseStoredJson(row.fact);
  return {
    ...{ id: row.id, provider: row.provider, kind: row.kind, orderId: row.order_id },
    ...{ paymentId: row.payment_id, subscriptionId: row.subscription_id },
    ...{ happenedAt: row.happened_at, receivedAt: row.received_at },
    fact: isObject(fact) ? { ...fact } : {},
  };
};

type Query = Parameters<typeof listJobTroubles>[0];

/** By the ids of the orders: why money that was granted is not given yet. */
export async function troublesOf(
  query: Query,
  orders: readonly Order[],
): Promise<(order: Order) => string | null> {
  const payloadsOf = (orderId: string) => [{ orderId }, { orderId, isAgain: true }];
  const payloads = orders
    .filter((order) => order.refund_granted_at !== null && order.state === 'paid')
    .flatMap(({ id }) => payloadsOf(id));
  const troubles = await listJobTroubles(query, refundJob, payloads);
  return ({ id }) =>
    payloadsOf(id)
      .map((payload) => troubles.get(JSON.stringify(payload)))
      .find((trouble) => trouble !== undefined) ?? null;
}
