// Formats the numbers and periods of a calculated row for the page.
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { CalculationResult } from './protocol.ts';

export function rowTexts({ values, format }: PreviewRow, { language }: CalculationResult): readonly string[] {
  return Array.from(values, (value) => formatValue(value, format, language));
}

/** Periods come with the underscore of their number format, which the page does not need. */
export function periodTexts(columns: readonly string[]): readonly string[] {
  return columns.map((column) => column.replace(/\s*_/, ' '));
}
