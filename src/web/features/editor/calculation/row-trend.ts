// The numbers of the small line beside a total: parts of years are left out, for beside full ones they would look like a fall.
import { isPartOfYear } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';

/** What is left to draw; balances stand for a day, whatever the length of their year. */
export function rowTrend(
  { role, values, zero }: PreviewRow,
  header: readonly PreviewRow[],
): ArrayLike<number> | null {
  if (role !== 'total') return null;
  const names = header.at(-1);
  const isPart = (column: number): boolean =>
    names !== undefined && isPartOfYear(names.values[column] ?? 0, names.format);
  const hasParts = zero === '' && values.some((_, column) => isPart(column));
  const shown = hasParts ? values.filter((_, column) => !isPart(column)) : values;
  return shown.length > 1 ? shown : null;
}
