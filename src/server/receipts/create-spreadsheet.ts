// Makes the spreadsheet behind a link beside the file; whatever fails, the next attempt tries again.
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { listEndedAddresses } from '#server/database/rows/money/order-spreadsheet-rows.ts';
import { findOrder, updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { findReceipt, lockReceipt, type Receipt } from '#server/database/rows/money/receipt-rows.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { MakeSpreadsheet } from '#server/spreadsheets/make-spreadsheet.ts';
import { revokeOfOrder } from '#server/spreadsheets/revoke-spreadsheets.ts';
import { findBoughtDocument } from './bought-document.ts';

type SpreadsheetPorts = Pick<Ports, 'clock' | 'database'>;

export async function createSpreadsheet(
  ports: SpreadsheetPorts,
  makeSpreadsheet: MakeSpreadsheet,
  order: Order,
  signal: AbortSignal,
): Promise<void> {
  const { query } = ports.database;
  const { id: orderId, account_id: accountId } = order;
  if (accountId === null || order.gs_url !== null) return;
  const bought = isWanted(await findReceipt(query, orderId)) ? await findBoughtDocument(query, order) : null;
  if (bought === null) return;
  const { title, document } = bought;
  // In a queue of its own: what the buyer builds meanwhile takes nothing from it.
  const caller = { accountId, network: `order ${orderId}` };
  const templateUuid = order.template_uuid ?? order.static_id ?? '';
  const request = { title, document, templateUuid, scenario: 1, isReadonly: false, orderId };
  await keep(ports, orderId, await makeSpreadsheet(caller, request, signal, () => undefined));
}

/** Whoever turned the link of the workbook off wants no spreadsheet either. */
const isWanted = (receipt: Receipt | undefined): boolean =>
  receipt?.file_state === 'ready' && receipt.revoked_at === null;

/** It is closed again if meanwhile the money was given back, or the link was turned off. */
const keep = ({ clock, database }: SpreadsheetPorts, orderId: string, url: string): Promise<void> =>
  database.query.transaction().execute(async (query) => {
    const isStillWanted = isWanted(await lockReceipt(query, orderId));
    const order = await findOrder(query, orderId);
    if (!isStillWanted || order?.state !== 'paid') {
      await revokeOfOrder(query, jobsToAdd({ clock }), orderId, clock.now());
      return;
    }
    // Whoever turned it off while it was made and wants another one by now has a job that makes that one.
    const ended = await listEndedAddresses(query, orderId);
    if (!ended.some((address) => url.endsWith(address))) await updateOrder(query, orderId, { gs_url: url });
  });
