// Takes links of spreadsheets back: nobody opens them from then on, and what there is of them is removed.
import type { Kysely } from 'kysely';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import {
  listSpreadsheetsOfBought,
  listSpreadsheetsOfOrder,
} from '#server/database/rows/money/order-spreadsheet-rows.ts';
import { updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { revokeSpreadsheets } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { type AddJob, addRemoval } from './remove-spreadsheet.ts';

/** In the caller's transaction. */
export async function revoke(
  query: Kysely<Tables>,
  jobs: AddJob,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await revokeSpreadsheets(query, ids, now);
  for (const id of ids) await addRemoval(query, jobs, id);
}

/** The buyer turned its link off, or wants another one. */
export async function revokeOfOrder(
  query: Kysely<Tables>,
  jobs: AddJob,
  orderId: string,
  now: number,
): Promise<void> {
  await revoke(query, jobs, await listSpreadsheetsOfOrder(query, orderId), now);
  await updateOrder(query, orderId, { gs_url: null });
}

/**
 * It is not paid for any more: what its buyer made of the template beside what came with the order is closed. That of
 * the order itself opens while its order is paid, and so again after a dispute that was won.
 */
export async function revokeOfBought(
  query: Kysely<Tables>,
  jobs: AddJob,
  order: Order,
  now: number,
): Promise<void> {
  await revoke(query, jobs, await listSpreadsheetsOfBought(query, order), now);
}
