// A sheet as rows for a page: texts for what is always shown, numbers to be formatted as they scroll into view.
import type { Values } from '#evaluate/evaluate.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Role, Row } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { formatValue } from './format-value.ts';

export interface PreviewRow {
  readonly id: string;
  readonly label: string;
  readonly level: 0 | 1 | 2 | 3;
  readonly role: Role;
  readonly unit: string;
  readonly format: NumberFormat;
  /** The constant, the row total and the zero period; empty where there is none. */
  readonly constant: string;
  readonly total: string;
  readonly zero: string;
  /** One number a period, or none for a heading; NaN is n/a. */
  readonly values: Float64Array;
  readonly resourceId: string | null;
  readonly variableId: string | null;
}

export interface PreviewSheet {
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  /** The labels of the periods. */
  readonly columns: readonly string[];
  readonly rows: readonly PreviewRow[];
}

const noValues = new Float64Array(0);

function previewRow(row: Row, values: Values, language: Workbook['language']): PreviewRow {
  const shown = (cell: Row['constant'], value: number): string =>
    cell === null ? '' : formatValue(value, row.format, language);
  return {
    id: row.id,
    label: row.label,
    level: row.level,
    role: row.role,
    unit: row.unit?.text ?? '',
    format: row.format,
    constant: shown(row.constant, values.constant(row.id)),
    total: shown(row.total, values.total(row.id)),
    zero: shown(row.zero, values.row(row.id)[0] ?? Number.NaN),
    values: row.periods === null ? noValues : values.row(row.id).slice(1),
    resourceId: row.source?.resourceId ?? null,
    variableId: row.source?.variableId ?? null,
  };
}

/** The last row of the header names the periods. */
function periodLabels(sheet: Sheet, values: Values, workbook: Workbook): readonly string[] {
  const label = sheet.rows[sheet.headerRowCount - 1];
  if (!label?.periods) return [];
  return Array.from(values.row(label.id).subarray(1), (value) =>
    formatValue(value, label.format, workbook.language),
  );
}

export function previewSheet(workbook: Workbook, values: Values, sheetId: string): PreviewSheet | null {
  const sheet = workbook.sheets.find(({ id }) => id === sheetId);
  if (!sheet) return null;
  return {
    id: sheet.id,
    moduleId: sheet.moduleId,
    title: sheet.title,
    columns: periodLabels(sheet, values, workbook),
    rows: sheet.rows.slice(sheet.headerRowCount).map((row) => previewRow(row, values, workbook.language)),
  };
}
