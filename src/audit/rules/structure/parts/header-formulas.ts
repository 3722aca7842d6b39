// Counts on how many sheets a header cell has a formula under the same label.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import { isNumeric } from '#audit/layout/cells/cell-lines.ts';

/** By place and label. */
export type HeaderFormulas = ReadonlyMap<string, number>;

export const headerKey = ({ line, column }: BookCell, label: string): string => `${line} ${column} ${label}`;

export function headerFormulas({ layout }: Examination): HeaderFormulas {
  const counts = new Map<string, number>();
  for (const { lines, headerLines } of layout.sheets) {
    for (const { line, label, cells } of lines) {
      if (line > headerLines) break;
      for (const cell of cells) {
        if (cell.formula === null || !isNumeric(cell)) continue;
        const key = headerKey(cell, label);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}
