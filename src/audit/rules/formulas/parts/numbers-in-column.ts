// The rows of a column that a total may add up, found once for all totals of the column.
import type { Examination } from '#audit/examination/examination.ts';
import { once } from '#audit/once/once.ts';
import { mayBeSummed, numberIn } from './summed-block.ts';

interface ColumnRows {
  /** Lines with a number, rising. */
  readonly lines: readonly number[];
  /** Those of them that no formula reads. */
  readonly unread: readonly number[];
}

const byColumn = once((_: Examination) => new Map<string, ColumnRows>());

function findRows({ layout, formulas, work }: Examination, sheet: number, column: number): ColumnRows {
  const all = layout.sheets[sheet]?.lines ?? [];
  work.spend(all.length);
  const lines = all
    .filter((row) => mayBeSummed(row) && numberIn(row, column) !== undefined)
    .map(({ line }) => line);
  return { lines, unread: lines.filter((line) => !formulas.isRead(sheet, line, column)) };
}

export function numbersInColumn(examination: Examination, sheet: number, column: number): ColumnRows {
  const known = byColumn(examination);
  const key = `${sheet}:${column}`;
  const found = known.get(key) ?? findRows(examination, sheet, column);
  known.set(key, found);
  return found;
}

/** The last place in a rising list that holds `line` or less; -1 without one. */
export function placeUpTo(lines: readonly number[], line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
