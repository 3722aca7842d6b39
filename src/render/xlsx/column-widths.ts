// Column widths that show everything: every period column is as wide as the longest number needs.

import type { Values } from '#evaluate/evaluate.ts';
import { formatInFull } from '#render/html/format-value.ts';
import { columns, lastColumn } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** In characters of the standard font. */
export interface Widths {
  readonly content: number;
  readonly constant: number;
  readonly total: number;
  readonly units: number;
  readonly period: number;
}

const between = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** Room for parentheses around a negative number and for the cell's own margins. */
const marginChars = 3;

export function columnWidths(workbook: Workbook, values: Values, longestUnit: number): Widths {
  let label = 0;
  let constant = 0;
  let total = 0;
  let period = 0;
  for (const row of workbook.sheets.flatMap(({ rows }) => rows)) {
    const shown = (value: number): number => formatInFull(value, row.format, workbook.language).length;
    // Running text spills over the empty cells beside it.
    if (row.level === 0 && row.role !== 'text') label = Math.max(label, row.label.length);
    if (row.constant) constant = Math.max(constant, shown(values.constant(row.id)));
    if (row.total) total = Math.max(total, shown(values.total(row.id)));
    if (row.periods) for (const value of values.row(row.id)) period = Math.max(period, shown(value));
  }
  return {
    content: between(label + 2, 28, 70),
    constant: between(constant + marginChars, 12, 40),
    total: between(total + marginChars, 14, 40),
    units: between(longestUnit + 2, 9, 30),
    period: between(period + marginChars, 12, 40),
  };
}

export function columnsXml(widths: Widths, periodCount: number): string {
  const column = (first: number, last: number, width: number): string =>
    `<col min="${first}" max="${last}" width="${width}" customWidth="1"/>`;
  return [
    '<cols>',
    column(columns.rowHeader, columns.content - 1, 2),
    column(columns.content, columns.content, widths.content),
    column(columns.constant, columns.constant, widths.constant),
    column(columns.total, columns.total, widths.total),
    column(columns.units, columns.units, widths.units),
    column(columns.zero, lastColumn(periodCount), widths.period),
    '</cols>',
  ].join('');
}
