// Creates the spreadsheet in the cloud beside the file, where there are any; whatever fails, the next attempt tries again.
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { findReceipt } from '#server/database/rows/money/receipt-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import { findBoughtDocument } from './bought-document.ts';

export async function createSpreadsheet(
  { database: { query }, spreadsheets }: Pick<Ports, 'database' | 'spreadsheets'>,
  order: Order,
): Promise<void> {
  if (!spreadsheets.isAvailable || order.gs_url !== null) return;
  const receipt = await findReceipt(query, order.id);
  const bought = receipt?.file_state === 'ready' ? await findBoughtDocument(query, order) : null;
  if (bought === null) return;
  const { title, document } = bought;
  const url = await spreadsheets.create({ title, document, scenario: 1, isReadonly: false });
  await updateOrder(query, order.id, { gs_url: url });
}
