// Groups a sheet's filled cells by line.
import type { BookCell, BookSheet } from '../../book/book.ts';

export interface CellLine {
  readonly line: number;
  readonly cells: readonly BookCell[];
}

export const isFilled = (cell: BookCell): boolean => cell.value !== null || cell.formula !== null;

export const isText = (cell: BookCell): boolean => typeof cell.value === 'string' && cell.value.trim() !== '';

/** A number, or a formula that does not give a text. */
export const isNumeric = (cell: BookCell): boolean =>
  typeof cell.value === 'number' || (cell.formula !== null && typeof cell.value !== 'string');

export const textOf = (cell: BookCell | undefined): string =>
  typeof cell?.value === 'string' ? cell.value.trim() : '';

/** Of cells from left to right. */
export function cellInColumn(cells: readonly BookCell[], column: number): BookCell | undefined {
  let low = 0;
  let high = cells.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle]?.column ?? 0) < column) low = middle + 1;
    else high = middle;
  }
  return cells[low]?.column === column ? cells[low] : undefined;
}

/** Files may keep lines and cells out of order; they come sorted. */
export function cellLines(sheet: BookSheet): readonly CellLine[] {
  const byLine = new Map<number, BookCell[]>();
  for (const cell of sheet.cells) {
    if (!isFilled(cell)) continue;
    const line = byLine.get(cell.line);
    if (line) line.push(cell);
    else byLine.set(cell.line, [cell]);
  }
  return [...byLine]
    .sort(([one], [other]) => one - other)
    .map(([line, cells]) => ({ line, cells: cells.sort((one, other) => one.column - other.column) }));
}
