// Makes the spreadsheet behind a link beside the file; whatever fails, the next attempt tries again.
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { findReceipt } from '#server/database/rows/money/receipt-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { MakeSpreadsheet } from '#server/spreadsheets/make-spreadsheet.ts';
import { findBoughtDocument } from './bought-document.ts';

export async function createSpreadsheet(
  { query }: Pick<Database, 'query'>,
  makeSpreadsheet: MakeSpreadsheet,
  order: Order,
  signal: AbortSignal,
): Promise<void> {
  const { id: orderId, account_id: accountId } = order;
  if (accountId === null || order.gs_url !== null) return;
  const receipt = await findReceipt(query, orderId);
  const bought = receipt?.file_state === 'ready' ? await findBoughtDocument(query, order) : null;
  if (bought === null) return;
  const { title, document } = bought;
  // In a queue of its own: what the buyer builds meanwhile takes nothing from it.
  const caller = { accountId, network: `order ${orderId}` };
  const templateUuid = order.template_uuid ?? order.static_id ?? '';
  const request = { title, document, templateUuid, scenario: 1, isReadonly: false, orderId };
  const url = await makeSpreadsheet(caller, request, signal, () => undefined);
  await updateOrder(query, orderId, { gs_url: url });
}
