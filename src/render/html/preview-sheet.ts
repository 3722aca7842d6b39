// A sheet as rows for a page: texts for what is always shown, numbers to be formatted as they scroll into view.
import type { Values } from '#evaluate/evaluate.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { formatValue } from './format-value.ts';
import { type PreviewRow, previewRow } from './preview-row.ts';

export interface PreviewSheet {
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  /** The labels of the periods. */
  readonly columns: readonly string[];
  /** False where the periods are for other sheets, and a printed page has no use for them. */
  readonly isAxisPrinted?: false;
  /** The rows that stay in view: title, check and time axis. */
  readonly header: readonly PreviewRow[];
  readonly rows: readonly PreviewRow[];
}

/** The last row of the header names the periods. */
function periodLabels(header: readonly PreviewRow[], language: Workbook['language']): readonly string[] {
  const names = header.at(-1);
  return names ? Array.from(names.values, (value) => formatValue(value, names.format, language)) : [];
}

/** The years that the forecast has: a file keeps room for one more, should its start be moved there. */
export function shownColumns({ axis, rows, headerRowCount }: Sheet, values: Values): number | undefined {
  const names = rows[headerRowCount - 1];
  if (axis !== 'years' || !names?.periods) return undefined;
  return values
    .row(names.id)
    .slice(1)
    .filter((label) => label !== 0).length;
}

export function layOutSheet(sheet: Sheet, workbook: Workbook, values: Values): PreviewSheet {
  const count = shownColumns(sheet, values);
  const rows = sheet.rows
    .map((row) => previewRow(row, values, workbook))
    .map((row) => (count === undefined ? row : { ...row, values: row.values.slice(0, count) }));
  const header = rows.slice(0, sheet.headerRowCount);
  return {
    id: sheet.id,
    moduleId: sheet.moduleId,
    title: sheet.title,
    columns: periodLabels(header, workbook.language),
    ...(sheet.isAxisPrinted === false && { isAxisPrinted: false }),
    header,
    rows: rows.slice(sheet.headerRowCount),
  };
}

export function previewSheet(workbook: Workbook, values: Values, sheetId: string): PreviewSheet | null {
  const sheet = workbook.sheets.find(({ id }) => id === sheetId);
  return sheet ? layOutSheet(sheet, workbook, values) : null;
}
