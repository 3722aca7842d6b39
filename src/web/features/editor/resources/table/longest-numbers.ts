// How wide a table's longest numbers are as displayed, so that its columns are wide enough for all of them.
import type { PreviewRow } from '#render/html/preview-row.ts';
import { emsOf } from '#web/ui/data-grid/grid-data.ts';
import { shownCell } from '../../calculation/shown-cell.ts';
import type { ResourceRow } from '../../document/resources/resource-rows.ts';
import { type TableLook, tableText } from './table-numbers.ts';

/** In ems. */
export interface LongestNumbers {
  readonly sum: number;
  readonly period: number;
}

/** `calculated` are the totals of the model, which stand under those that the table has not. */
export function longestNumbers(
  rows: readonly ResourceRow[],
  display: TableLook,
  calculated: readonly PreviewRow[] = [],
): LongestNumbers {
  const longest = { sum: 0, period: 0 };
  for (const row of calculated) {
    longest.sum = Math.max(longest.sum, emsOf(shownCell(row, 'whole', display)));
    const ems = Array.from(row.values, (_, period) => emsOf(shownCell(row, period, display)));
    longest.period = Math.max(longest.period, ...ems);
  }
  for (const row of rows) {
    if (!('values' in row)) continue;
    if ('sum' in row) longest.sum = Math.max(longest.sum, emsOf(tableText(row.sum, row, display)));
    const ems = row.values.map((value) => emsOf(tableText(value, row, display)));
    longest.period = Math.max(longest.period, ...ems);
  }
  return longest;
}
