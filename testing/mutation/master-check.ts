// Finds the master check of a workbook.
import { columnLetters, columns } from '#workbook/columns.ts';
import { locateRows, locationOf } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

export interface MasterCheck {
  readonly sheet: string;
  readonly address: string;
  /** Counted from 0, as calculators count them. */
  readonly cell: { readonly sheet: number; readonly row: number; readonly col: number };
}

export function masterCheckOf(workbook: Workbook): MasterCheck {
  const { sheet, line } = locationOf(locateRows(workbook), 'content.master');
  return {
    sheet: sheet.title,
    address: `${columnLetters(columns.constant)}${line}`,
    cell: { sheet: workbook.sheets.indexOf(sheet), row: line - 1, col: columns.constant - 1 },
  };
}
