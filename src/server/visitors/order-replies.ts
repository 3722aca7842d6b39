// The orders of an account as their buyer's page knows them, with whether their spreadsheets are still being made.
import type { Kysely } from 'kysely';
import { listPayloadsLeft } from '#server/database/rows/job-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { listReceiptsOf, type ReceiptOfOrder } from '#server/database/rows/money/receipt-rows.ts';
import { receiptJob } from '#server/money/jobs-of-orders.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { fileLinkOf } from '#server/receipts/receipt-links.ts';
import { type OrderReply, orderReplyOf } from './order-reply-of.ts';

export async function orderRepliesOf(
  query: Kysely<Tables>,
  accountId: string,
  orders: readonly Order[],
  now: number,
): Promise<OrderReply[]> {
  if (orders.length === 0) return [];
  const receipts = await listReceiptsOf(query, accountId);
  const awaited = await awaitedSpreadsheets(query, orders, receipts);
  return orders.map((order) => orderReplyOf(order, receipts.get(order.id), awaited.has(order.id), now));
}

/** By the ids of the orders: the workbook is there, and the spreadsheet beside it is being made. */
async function awaitedSpreadsheets(
  query: Kysely<Tables>,
  orders: readonly Order[],
  receipts: ReadonlyMap<string, ReceiptOfOrder>,
): Promise<ReadonlySet<string>> {
  const lacking = orders.filter(({ id, state, gs_url: url }) => {
    const receipt = receipts.get(id);
    return url === null && receipt !== undefined && fileLinkOf(state, receipt) === 'on';
  });
  if (lacking.length === 0) return new Set();
  const payloads = lacking.map(({ id }) => ({ orderId: id }));
  const left = new Set(await listPayloadsLeft(query, receiptJob, payloads));
  const isAwaited = ({ id }: Order) => left.has(JSON.stringify({ orderId: id }));
  return new Set(lacking.filter(isAwaited).map(({ id }) => id));
}
