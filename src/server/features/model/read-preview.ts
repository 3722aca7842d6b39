// The rows of a preview file by module id, as the gzipped JSON of the reply.

import { readPreviewFile } from '#server/building/preview-file.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnpaidPriced } from '#server/money/refuse-unpaid.ts';
import { soldOfFile } from '#server/money/sold-template.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { columns, lastColumn } from '#workbook/columns.ts';
import type { BuildParts } from './build-model.ts';
import { readBuiltFile } from './read-built-file.ts';

export async function readPreview(
  { ports, paywall }: Pick<BuildParts, 'ports' | 'paywall'>,
  account: Account,
  fileName: string,
  columnCount: number | undefined,
): Promise<Buffer> {
  const { content, templateUuid } = await readBuiltFile(ports, account, 'preview', fileName);
  const { periodCount, part, rows } = readPreviewFile(content);
  if (part === 'all' && templateUuid !== null) {
    // What was built before the money was given back is shown by year afterwards, once it is built anew.
    const { query } = ports.database;
    const sold = await soldOfFile(query, templateUuid, account.id);
    await refuseUnpaidPriced({ query, paywall, now: ports.clock.now() }, account, sold);
  }
  const expected = lastColumn(periodCount);
  if (columnCount !== undefined && columnCount !== expected) {
    const message = `the preview has ${expected} columns: ${columns.firstPeriod - 1} before the forecast and ${periodCount} of it`;
    throw new AppError('bad-request', { faults: [{ path: 'body.columnCount', message }] });
  }
  return rows;
}
