// Whether the money of an order may be asked back, and what became of that.
import type { ErrorCode } from '#contract/error-codes.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';

const daysToAsk = 14;
const dayMs = 24 * 60 * 60 * 1000;

export type RefundOfOrder = 'not-possible' | 'possible' | 'asked' | 'denied' | 'given';

export type RefundedOrder = Pick<
  Order,
  | 'state'
  | 'provider'
  | 'amount'
  | 'tax_amount'
  | 'refunded_amount'
  | 'paid_at'
  | 'refund_asked_at'
  | 'refund_granted_at'
  | 'refund_denied_at'
>;

/** With tax; what was given back in part is not given twice. */
export const amountToGiveBack = ({
  amount,
  tax_amount,
  refunded_amount,
}: Pick<Order, 'amount' | 'tax_amount' | 'refunded_amount'>): number =>
  Math.max(0, amount + tax_amount - refunded_amount);

/** Money that a payment service took and still has; one that is disputed is decided by the bank. */
export const canBeGivenBack = (order: RefundedOrder): boolean =>
  order.state === 'paid' && order.provider !== '' && amountToGiveBack(order) > 0;

/** The last moment that counts as within the time. */
export const refundUntil = ({ paid_at: paidAt }: Pick<Order, 'paid_at'>): number | null =>
  paidAt === null ? null : paidAt + daysToAsk * dayMs;

export function refundOf(order: RefundedOrder, now: number): RefundOfOrder {
  if (order.state === 'refunded') return 'given';
  if (!canBeGivenBack(order)) return 'not-possible';
  if (order.refund_granted_at !== null) return 'asked';
  if (order.refund_denied_at !== null) return 'denied';
  if (order.refund_asked_at !== null) return 'asked';
  return isInTime(order, now) ? 'possible' : 'not-possible';
}

function isInTime(order: RefundedOrder, now: number): boolean {
  const until = refundUntil(order);
  return until !== null && now <= until;
}

/** Null: the buyer may ask, or has asked already. */
export function refusalOfAsking(order: RefundedOrder, now: number): ErrorCode | null {
  const refund = refundOf(order, now);
  if (refund === 'possible' || refund === 'asked') return null;
  return refund === 'not-possible' && canBeGivenBack(order) ? 'refund-too-late' : 'refund-not-possible';
}
