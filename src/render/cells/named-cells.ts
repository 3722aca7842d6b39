// What a defined name refers to, as the text of a formula.
import { quotedSheet } from '#render/cell-formula.ts';
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { locationOf, type RowLocations } from '#workbook/row-locations.ts';
import type { DefinedName, Workbook } from '#workbook/workbook.ts';

/** Without the equals sign. */
export function namedCells({ row, at }: DefinedName, workbook: Workbook, places: RowLocations): string {
  const { sheet, line } = locationOf(places, row);
  const cell = (column: number): string => `$${columnLetters(column)}$${line}`;
  const cells =
    at === 'constant'
      ? cell(columns.constant)
      : `${cell(columns.firstPeriod)}:${cell(lastColumn(columnCount(sheet, workbook)))}`;
  return `${quotedSheet(sheet.title)}!${cells}`;
}
