// Finds the spreadsheet that a link leads to, and whether the key that comes along lets changes be saved.
import { timingSafeEqual } from 'node:crypto';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { findSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isSpreadsheetId } from './spreadsheet-id.ts';

export const isOpenAt = (row: Spreadsheet, now: number): boolean =>
  row.made_at !== null &&
  row.account_id !== null &&
  row.revoked_at === null &&
  row.removed_at === null &&
  (row.expires_at === null || row.expires_at > now);

/** Of a page of our own; one that is still being made is known to nobody. */
export async function openSpreadsheet(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  id: string,
): Promise<Spreadsheet> {
  const row = isSpreadsheetId(id) ? await findSpreadsheet(database.query, id) : undefined;
  if (row === undefined || row.provider !== 'embedded' || row.made_at === null) {
    throw new AppError('spreadsheet-not-found');
  }
  refuseOver(row, clock.now());
  if (!(await isPaidFor(database, row))) throw new AppError('spreadsheet-gone');
  return row;
}

/** Whoever followed the link is told whether somebody turned it off. */
export function refuseOver(row: Spreadsheet, now: number): void {
  if (row.account_id === null || row.revoked_at !== null) throw new AppError('spreadsheet-gone');
  if (row.expires_at !== null && row.expires_at <= now) throw new AppError('spreadsheet-expired');
  if (!isOpenAt(row, now)) throw new AppError('spreadsheet-gone');
}

/** What came with an order opens while that is paid, and so again after a dispute at the bank that was won. */
async function isPaidFor(
  { query }: Pick<Ports['database'], 'query'>,
  { order_id: orderId }: Spreadsheet,
): Promise<boolean> {
  return orderId === null || (await findOrder(query, orderId))?.state === 'paid';
}

export function isEditKeyOf({ edit_key: key }: Pick<Spreadsheet, 'edit_key'>, authorization = ''): boolean {
  if (key === null) return false;
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${key}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
