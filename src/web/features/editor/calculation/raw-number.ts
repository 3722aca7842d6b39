// Writes a cell for other programs: a number with all its digits, dates and words as they are read.
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { Language } from '#template/template.ts';

/** What a bare number would not say. */
const spelled: ReadonlySet<string> = new Set(['date', 'month', 'quarter', 'verdict', 'answer']);

export function rawNumber(row: PreviewRow, column: number | 'whole' | 'zero', language: Language): string {
  const { figures, format, values } = row;
  const single = column === 'whole' ? (figures.total ?? figures.constant) : figures.zero;
  const value = typeof column === 'number' ? values[column] : single;
  if (value === undefined || value === null) return '';
  // The total of a check counts the periods in which it fails.
  const isCount = column === 'whole' && figures.total !== null;
  const isSpelled = spelled.has(format) && !isCount;
  return isSpelled || !Number.isFinite(value) ? formatValue(value, format, language) : String(value);
}
