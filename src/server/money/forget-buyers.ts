// Takes the person out of their orders when their account is deleted: what accounting must keep stays, and says nothing of them.
import type { Kysely } from 'kysely';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import {
  forgetOrders,
  listOrderIds,
  renewReceiptAddresses,
  rewriteCheckoutFacts,
} from '#server/database/rows/money/forgotten-order-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { paymentFact } from '#server/ports/payments/payment-fact.ts';
import { forgetTestBuyers } from '#server/ports/payments/test-payments/forget-test-buyers.ts';

/** In the transaction that deletes the accounts, while their orders are still theirs. */
export async function forgetBuyers(
  query: Kysely<Tables>,
  accountIds: readonly string[],
  newReceiptToken: () => string,
  now: number,
): Promise<void> {
  const ids = await listOrderIds(query, accountIds);
  if (ids.length === 0) return;
  await forgetOrders(query, ids, now);
  await renewReceiptAddresses(query, ids, newReceiptToken);
  await forgetInFacts(query, ids);
  await forgetTestBuyers(query, ids);
}

/** Also of what is told later of such an order. */
export async function forgetInFacts(query: Kysely<Tables>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await rewriteCheckoutFacts(query, orderIds, withoutEmail);
}

function withoutEmail(stored: string): string {
  const { data: fact } = paymentFact.safeParse(parseStoredJson(stored));
  if (fact?.kind !== 'checkout-completed' || fact.email === null) return stored;
  return JSON.stringify({ ...fact, email: null });
}
