// The lengths of a table's longest numbers as displayed, so that its columns are wide enough for all of them.
import type { Language } from '#language/language.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { inOwnMarks, pageNumber } from '../../calculation/numbers/own-marks.ts';
import type { ResourceRow, RowValue } from '../../document/resources/resource-rows.ts';

export interface LongestNumbers {
  readonly sum: number;
  readonly period: number;
}

/** `calculated` are the totals of the model, which stand under those that the table has not. */
export function longestNumbers(
  rows: readonly ResourceRow[],
  language: Language,
  calculated: readonly PreviewRow[] = [],
): LongestNumbers {
  const longest = { sum: 0, period: 0 };
  for (const { total, values, format } of calculated) {
    longest.sum = Math.max(longest.sum, inOwnMarks(total, language).length);
    const texts = Array.from(values, (value) => pageNumber(value, format, language));
    longest.period = Math.max(longest.period, ...texts.map(({ length }) => length));
  }
  const lengthOf = (value: RowValue): number =>
    typeof value === 'number' ? pageNumber(value, 'number', language).length : (value?.length ?? 0);
  for (const row of rows) {
    if (!('values' in row)) continue;
    if ('sum' in row) longest.sum = Math.max(longest.sum, lengthOf(row.sum));
    longest.period = Math.max(longest.period, ...row.values.map(lengthOf));
  }
  return longest;
}
