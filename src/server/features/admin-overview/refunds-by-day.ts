// What went back to buyers on each day, of what is told of each refund in all so far.
import type { ToldRefund } from '#server/database/rows/money/sales-by-day-rows.ts';
import { paymentFact } from '#server/ports/payments/payment-fact.ts';

export interface RefundOfDay {
  readonly day: number;
  readonly currency: string;
  /** Without tax, as what was paid is counted. */
  readonly amount: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** In the order in which it was told. */
export function refundsByDay(told: readonly ToldRefund[]): RefundOfDay[] {
  const soFar = new Map<string, number>();
  return told.flatMap(({ orderId, currency, amount, taxAmount, happenedAt, fact }) => {
    const said = paymentFact.safeParse(JSON.parse(fact)).data;
    if (said?.kind !== 'refunded') return [];
    const total = amount + taxAmount;
    const withoutTax = total === 0 ? 0 : Math.round((said.refunded * amount) / total);
    const before = soFar.get(orderId) ?? 0;
    if (withoutTax <= before) return [];
    soFar.set(orderId, withoutTax);
    return [{ day: Math.floor(happenedAt / dayMs), currency, amount: withoutTax - before }];
  });
}
