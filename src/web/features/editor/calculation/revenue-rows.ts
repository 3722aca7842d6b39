// Finds the rows of the revenue sheet that the chart and the sparklines draw.
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { CalculationResult } from './protocol.ts';

const totalRowId = 'revenue.total';

export function totalRevenueRow(result: CalculationResult | null): PreviewRow | null {
  return result?.revenue?.rows.find(({ id }) => id === totalRowId) ?? null;
}

/** What one item earns: its own total, or the one row that shows an amount as it was typed. */
export function itemRow(result: CalculationResult | null, itemId: string | null): PreviewRow | null {
  const isOwnTotal = ({ resourceId, variableId, role }: PreviewRow) =>
    resourceId === itemId && variableId === null && (role === 'total' || role === 'link');
  return (itemId !== null && result?.revenue?.rows.find(isOwnTotal)) || null;
}

export function rowTexts({ values, format }: PreviewRow, { language }: CalculationResult): readonly string[] {
  return Array.from(values, (value) => formatValue(value, format, language));
}

/** Periods come with the underscore of their number format, which a page has no use for. */
export function periodTexts(columns: readonly string[]): readonly string[] {
  return columns.map((column) => column.replace(/\s*_/, ' '));
}
