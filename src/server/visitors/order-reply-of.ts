// An order as its buyer's page knows it.
import type { z } from 'zod';
import type { orderReply } from '#contract/shapes/user-shapes.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { ReceiptOfOrder } from '#server/database/rows/money/receipt-rows.ts';
import { refundOf, refundUntil } from '#server/policy/money/refund-of.ts';
import {
  type FileLink,
  openFileToken,
  receiptFilePath,
  receiptPath,
  receiptPdfPath,
} from '#server/receipts/receipt-links.ts';

/** The addresses are of this server. */
export const orderReplyOf = (
  order: Order,
  receipt: ReceiptOfOrder | undefined,
  now: number,
): z.input<typeof orderReply> => ({
  orderId: order.id,
  name: order.name,
  email: order.email,
  staticId: order.static_id,
  gsUrl: order.gs_url,
  templateUuid: order.template_uuid,
  price: order.amount / 100,
  date: order.created_at,
  ...{ kind: order.kind, state: order.state, currency: order.currency, amount: order.amount },
  ...{ taxAmount: order.tax_amount, refundedAmount: order.refunded_amount },
  refund: refundOf(order, now),
  refundAskedAt: order.refund_asked_at,
  refundUntil: refundUntil(order),
  receiptUrl: receipt === undefined ? null : receiptPath(receipt.token),
  receiptPdfUrl: receipt === undefined ? null : receiptPdfPath(receipt.token),
  fileUrl: receipt === undefined ? null : fileUrlOf(order, receipt),
});

function fileUrlOf({ state }: Pick<Order, 'state'>, receipt: FileLink): string | null {
  const token = openFileToken(state, receipt);
  return token === null ? null : receiptFilePath(token);
}
