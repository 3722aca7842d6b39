// What the receipt with a token says; of a wrong token nothing is looked up.
import type { Kysely } from 'kysely';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { findReceiptByToken } from '#server/database/rows/money/receipt-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { isToken } from '#server/receipts/receipt-links.ts';
import { type ReceiptContent, receiptContent } from '#server/receipts/words/receipt-content.ts';
import { readReceiptFacts } from '#server/receipts/words/receipt-facts.ts';

export async function findReceiptContent(
  query: Kysely<Tables>,
  token: string,
  seller: readonly string[],
): Promise<ReceiptContent | null> {
  const receipt = isToken(token) ? await findReceiptByToken(query, token) : undefined;
  const order = receipt && (await findOrder(query, receipt.order_id));
  return order === undefined ? null : receiptContent(await readReceiptFacts(query, order, seller));
}
