// Says of each card of a list whether it must be paid for, with what the account has paid for read once.
import type { NeedsPurchase } from '#server/documents/template-card.ts';
import { mustPay } from '#server/policy/money/must-pay.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { buyerOf } from './buyer-of.ts';
import type { Cashier } from './refuse-unpaid.ts';

export async function needsPurchaseFor(
  { query, paywall, now }: Cashier,
  account: Account | null,
): Promise<NeedsPurchase> {
  const buyer = await buyerOf(query, account, now);
  return (template) => mustPay(template, buyer, paywall);
}
