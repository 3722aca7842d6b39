// Makes another link to a spreadsheet for its owner, as long as what it is of may still be taken away.
import { findSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Cashier, refuseUnpaid, refuseUnpaidPriced } from '#server/money/refuse-unpaid.ts';
import { soldOfFile } from '#server/money/sold-template.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { type LinkParts, replaceLink } from '#server/spreadsheets/replace-link.ts';

export async function makeNewLink(
  parts: LinkParts,
  cashier: Cashier,
  account: Account,
  id: string,
): Promise<Spreadsheet> {
  const { query } = cashier;
  const row = await findSpreadsheet(query, id);
  if (row === undefined || row.account_id !== account.id) throw new AppError('spreadsheet-not-found');
  if (row.provider !== 'embedded') throw new AppError('spreadsheet-unchangeable');
  const sold = await soldOfFile(query, row.template_uuid, account.id);
  await (row.is_readonly === 1 ? refuseUnpaidPriced : refuseUnpaid)(cashier, account, sold);
  return replaceLink(parts, row);
}
