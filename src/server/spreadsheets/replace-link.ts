// Gives a spreadsheet on a page of our own another link, with everything that was saved with it; the one before ends.
import { updateOrder } from '#server/database/rows/money/payment-rows.ts';
import { insertSpreadsheet } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import { discardFile } from '#server/ports/files/discard-file.ts';
import type { Ports } from '#server/ports/ports.ts';
import {
  bookFileName,
  ownSpreadsheetPath,
  sheetFileName,
} from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { lockOwn } from './own-spreadsheets.ts';
import type { AddJob } from './remove-spreadsheet.ts';
import { revoke } from './revoke-spreadsheets.ts';
import { newEditKey, newSpreadsheetId } from './spreadsheet-id.ts';

export interface LinkParts {
  readonly ports: Pick<Ports, 'clock' | 'database' | 'files'>;
  readonly jobs: AddJob;
  readonly origin: () => string;
}

type Owned = Pick<Spreadsheet, 'id' | 'account_id'>;

export async function replaceLink(parts: LinkParts, owned: Owned): Promise<Spreadsheet> {
  const { files } = parts.ports;
  const id = newSpreadsheetId();
  // Before its row, so that a link always leads to a complete spreadsheet.
  await copyFiles(files, owned.id, id);
  try {
    return await replaceRow(parts, owned, id);
  } catch (error) {
    for (const nameOf of fileNames) await discardFile(files, nameOf(id));
    throw error;
  }
}

const fileNames = [sheetFileName, bookFileName];

async function copyFiles(files: Ports['files'], from: string, to: string): Promise<void> {
  for (const nameOf of fileNames) {
    const content = await files.get(nameOf(from));
    if (content === null) throw new AppError('spreadsheet-not-found');
    await files.put(nameOf(to), content);
  }
}

const replaceRow = (
  { ports: { clock, database }, jobs, origin }: LinkParts,
  { id: before, account_id: accountId }: Owned,
  id: string,
): Promise<Spreadsheet> =>
  database.query.transaction().execute(async (query) => {
    const now = clock.now();
    const { row } = await lockOwn(query, accountId ?? '', before, now);
    await revoke(query, jobs, [before], now);
    const url = ownSpreadsheetPath(id);
    const replaced: Spreadsheet = {
      ...row,
      // It is as old as it was: only its link is new.
      ...{ id, url, published_at: now, views: 0, last_viewed_at: null },
      // Whoever could change it by the link before cannot by this one.
      edit_key: row.edit_key === null ? null : newEditKey(),
    };
    await insertSpreadsheet(query, replaced);
    if (row.order_id !== null) {
      await updateOrder(query, row.order_id, { gs_url: new URL(url, origin()).href });
    }
    return replaced;
  });
