// An order as its buyer's page knows it.
import type { z } from 'zod';
import type { orderReply } from '#contract/shapes/user-shapes.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { ReceiptOfOrder } from '#server/database/rows/money/receipt-rows.ts';
import { isMoneyOnItsWay } from '#server/money/order-state.ts';
import { refundOf, refundUntil } from '#server/policy/money/refund-of.ts';
import {
  fileLinkOf,
  openFileToken,
  receiptFilePath,
  receiptPath,
  receiptPdfPath,
} from '#server/receipts/receipt-links.ts';

export type OrderReply = z.input<typeof orderReply>;

/** The addresses are of this server. */
export const orderReplyOf = (
  order: Order,
  receipt: ReceiptOfOrder | undefined,
  isSpreadsheetBuilding: boolean,
  now: number,
): OrderReply => ({
  orderId: order.id,
  name: order.name,
  email: order.email,
  staticId: order.static_id,
  gsUrl: order.gs_url,
  templateUuid: order.template_uuid,
  price: order.amount / 100,
  date: order.created_at,
  ...{ kind: order.kind, state: order.state, currency: order.currency, amount: order.amount },
  isOnItsWay: isMoneyOnItsWay(order),
  ...{ taxAmount: order.tax_amount, refundedAmount: order.refunded_amount },
  refund: refundOf(order, now),
  refundAskedAt: order.refund_asked_at,
  refundUntil: refundUntil(order),
  ...papersOf(order, receipt),
  isSpreadsheetBuilding,
});

function papersOf({ state }: Pick<Order, 'state'>, receipt: ReceiptOfOrder | undefined) {
  if (receipt === undefined) {
    return { receiptUrl: null, receiptPdfUrl: null, fileUrl: null, fileLink: 'none' } as const;
  }
  const token = openFileToken(state, receipt);
  return {
    receiptUrl: receiptPath(receipt.token),
    receiptPdfUrl: receiptPdfPath(receipt.token),
    fileUrl: token === null ? null : receiptFilePath(token),
    fileLink: fileLinkOf(state, receipt),
  };
}
