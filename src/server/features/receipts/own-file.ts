// The buyer makes a new link to the workbook, or switches it off.
import type { Kysely } from 'kysely';
import { isJobLeft } from '#server/database/rows/job-rows.ts';
import { findOpenSpreadsheetOfOrder } from '#server/database/rows/money/order-spreadsheet-rows.ts';
import {
  findOwnOrder,
  findReceipt,
  lockReceipt,
  type Receipt,
  updateReceipt,
} from '#server/database/rows/money/receipt-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { receiptJob } from '#server/money/jobs-of-orders.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { newToken, receiptFilePath } from '#server/receipts/receipt-links.ts';
import { type LinkParts, replaceLink } from '#server/spreadsheets/replace-link.ts';
import { revokeOfOrder } from '#server/spreadsheets/revoke-spreadsheets.ts';

/**
 * The link to the spreadsheet is made anew with it. Returns the address of the workbook; null while that is being built,
 * of which the buyer is told by email.
 */
export async function renewReceiptFile(
  parts: LinkParts & { readonly jobs: Jobs },
  accountId: string,
  orderId: string,
): Promise<string | null> {
  const fileUrl = await renewFile(parts.ports, parts.jobs, accountId, orderId);
  await renewSpreadsheetOf(parts, orderId, fileUrl !== null);
  return fileUrl;
}

/**
 * One that was turned off, or never made, is made by the job that makes the workbook. Where there is a workbook, a job that
 * runs may be past the spreadsheet already.
 */
async function renewSpreadsheetOf(
  parts: LinkParts & { readonly jobs: Jobs },
  orderId: string,
  hasFile: boolean,
): Promise<void> {
  const { clock, database } = parts.ports;
  const row = await findOpenSpreadsheetOfOrder(database.query, orderId, clock.now());
  if (row?.provider === 'embedded') {
    await replaceLink(parts, row);
    return;
  }
  await database.query.transaction().execute(async (query) => {
    await revokeOfOrder(query, parts.jobs, orderId, clock.now());
    if (!hasFile && (await isJobLeft(query, receiptJob, [{ orderId }]))) return;
    await parts.jobs.add(query, { kind: receiptJob, payload: { orderId } });
  });
}

async function renewFile(
  { database: { query }, files }: Pick<Ports, 'database' | 'files'>,
  jobs: Jobs,
  accountId: string,
  orderId: string,
): Promise<string | null> {
  const name = (await findReceipt(query, orderId))?.file_name ?? null;
  const isKept = name !== null && (await files.has(name));
  return query.transaction().execute(async (transaction) => {
    const { receipt, isPaid } = await lockOwn(transaction, accountId, orderId);
    if (!isPaid) throw new AppError('payment-required');
    const token = newToken();
    const renewed = { file_token: token, revoked_at: null };
    if (receipt.file_state === 'ready' && isKept) {
      await updateReceipt(transaction, orderId, renewed);
      return receiptFilePath(token);
    }
    // One that is being built already brings its link, even if that was turned off meanwhile; not one that was given up.
    if (receipt.file_state === 'waiting' && (await isJobLeft(transaction, receiptJob, [{ orderId }]))) {
      await updateReceipt(transaction, orderId, { revoked_at: null });
      return null;
    }
    const again = { file_state: 'waiting', file_mailed_at: null } as const;
    await updateReceipt(transaction, orderId, { ...renewed, ...again });
    await jobs.add(transaction, { kind: receiptJob, accountId, payload: { orderId } });
    return null;
  });
}

/** Both links: that of the workbook, and that of the spreadsheet. */
export async function revokeReceiptFile(
  { query }: Pick<Database, 'query'>,
  jobs: Jobs,
  accountId: string,
  orderId: string,
  now: number,
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const { receipt } = await lockOwn(transaction, accountId, orderId);
    if (receipt.revoked_at === null) await updateReceipt(transaction, orderId, { revoked_at: now });
    await revokeOfOrder(transaction, jobs, orderId, now);
  });
}

/** An order without a workbook has nothing to link to. */
async function lockOwn(
  query: Kysely<Tables>,
  accountId: string,
  orderId: string,
): Promise<{ readonly receipt: Receipt; readonly isPaid: boolean }> {
  const order = await findOwnOrder(query, orderId, accountId);
  const receipt = order && (await lockReceipt(query, orderId));
  if (order === undefined || receipt === undefined || receipt.file_state === 'none') {
    throw new AppError('order-not-found');
  }
  return { receipt, isPaid: order.state === 'paid' };
}
