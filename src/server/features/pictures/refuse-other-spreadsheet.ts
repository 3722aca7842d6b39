// Refuses pictures in the name of a spreadsheet that is not the caller's, or is of another template than was sent.
import type { Kysely } from 'kysely';
import { listSpreadsheetsNamed } from '#server/database/rows/spreadsheets/named-spreadsheet-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export interface PicturesAsked {
  readonly accountId: string;
  /** Ours or Google's; empty where none is named. */
  readonly spreadsheetId: string;
  readonly templateUuid: string;
  readonly now: number;
}

/** Others are not even said to be there. */
export async function refuseOtherSpreadsheet(
  query: Kysely<Tables>,
  { accountId, spreadsheetId, templateUuid, now }: PicturesAsked,
): Promise<void> {
  if (spreadsheetId === '') return;
  // Others may contain characters that no database accepts.
  const isPlain = /^[\w-]+$/.test(spreadsheetId);
  const named = isPlain ? await listSpreadsheetsNamed(query, accountId, spreadsheetId, now) : [];
  // One of a document that was only posted is of no template in particular.
  const isOf = (uuid: string) => uuid === '' || uuid === templateUuid;
  if (!named.some(({ template_uuid: uuid }) => isOf(uuid))) throw new AppError('spreadsheet-not-found');
}
