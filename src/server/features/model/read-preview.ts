// The rows of a preview file by module id, for whoever had it built.
import { findBuiltFileByName } from '#server/database/built-file-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import { columnsBeforeForecast, previewFile } from './preview-file.ts';

export async function readPreview(
  { clock, database, files }: Ports,
  account: Account,
  fileName: string,
  columnCount: number | undefined,
): Promise<Record<string, string>> {
  if (!/^[\w-]+\.json$/.test(fileName)) throw new AppError('file-not-found');
  const built = await findBuiltFileByName(database.query, fileName, account.id, clock.now());
  const content = built?.kind === 'preview' ? await files.get(built.name) : null;
  if (content === null) throw new AppError('file-not-found');
  const { periodCount, rows } = previewFile.parse(JSON.parse(content.toString('utf8')));
  const expected = periodCount + columnsBeforeForecast;
  if (columnCount !== undefined && columnCount !== expected) {
    const message = `the preview has ${expected} columns: ${periodCount} of the forecast and ${columnsBeforeForecast} before them`;
    throw new AppError('bad-request', { faults: [{ path: 'body.columnCount', message }] });
  }
  return rows;
}
