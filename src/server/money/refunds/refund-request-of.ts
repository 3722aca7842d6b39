// An order whose money is asked back, as operators read it.
import type { z } from 'zod';
import type { refundRequest } from '#contract/shapes/refund-shapes.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { amountToGiveBack } from '#server/policy/money/refund-of.ts';

export const refundRequestOf = (
  order: Order,
  trouble: string | null = null,
): z.input<typeof refundRequest> => ({
  orderId: order.id,
  ...{ kind: order.kind, name: order.name, email: order.email, currency: order.currency },
  amount: amountToGiveBack(order),
  paidAt: order.paid_at,
  askedAt: order.refund_asked_at ?? order.created_at,
  reason: order.refund_reason ?? '',
  wasAsked: order.refund_asked_at !== null,
  note: order.refund_note ?? '',
  grantedAt: order.refund_granted_at,
  trouble,
});
