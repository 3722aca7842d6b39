// The rows of a preview file by module id, as the gzipped JSON of the reply.

import { readPreviewFile } from '#server/building/preview-file.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { columns, lastColumn } from '#workbook/columns.ts';
import { readBuiltFile } from './read-built-file.ts';

export async function readPreview(
  ports: Ports,
  account: Account,
  fileName: string,
  columnCount: number | undefined,
): Promise<Buffer> {
  const { content } = await readBuiltFile(ports, account, 'preview', fileName);
  const { periodCount, rows } = readPreviewFile(content);
  const expected = lastColumn(periodCount);
  if (columnCount !== undefined && columnCount !== expected) {
    const message = `the preview has ${expected} columns: ${columns.firstPeriod - 1} before the forecast and ${periodCount} of it`;
    throw new AppError('bad-request', { faults: [{ path: 'body.columnCount', message }] });
  }
  return rows;
}
