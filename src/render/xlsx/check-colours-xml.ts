// Turns the flags and counts of checks red as soon as they show anything but 0.
import { isCheckFlag } from '#render/check-flag.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';

function cellsOf(row: Row, line: number, periodCount: number): readonly string[] {
  const cell = (column: number): string => `${columnLetters(column)}${line}`;
  return [
    row.constant ? cell(columns.constant) : null,
    row.total ? cell(columns.total) : null,
    row.zero ? cell(columns.zero) : null,
    row.periods ? `${cell(columns.firstPeriod)}:${cell(lastColumn(periodCount))}` : null,
  ].filter((cells) => cells !== null);
}

export function checkColoursXml({ rows }: Sheet, periodCount: number): string {
  const cells = rows.flatMap((row, index) => (isCheckFlag(row) ? cellsOf(row, index + 1, periodCount) : []));
  if (cells.length === 0) return '';
  const rule =
    '<cfRule type="cellIs" dxfId="0" priority="1" operator="notEqual"><formula>0</formula></cfRule>';
  return `<conditionalFormatting sqref="${cells.join(' ')}">${rule}</conditionalFormatting>`;
}
