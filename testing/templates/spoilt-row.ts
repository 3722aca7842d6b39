// Calculates a workbook in which one row has been overwritten.
import { evaluate, type Values } from '#evaluate/evaluate.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

export function spoiltRow(workbook: Workbook, id: string, change: Partial<Row>): Values {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
  }));
  return evaluate({ ...workbook, sheets });
}
