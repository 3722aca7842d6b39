// Sorts the cells of a sheet into reading order where needed, and rejects duplicate cells.
import type { BookCell } from '../../book/book.ts';
import { refuse } from '../limits/refusal.ts';

const compare = (one: BookCell, other: BookCell): number =>
  one.line - other.line || one.column - other.column;

const isBefore = (one: BookCell | undefined, other: BookCell): boolean =>
  one === undefined || compare(one, other) < 0;

export function cellsInOrder(cells: readonly BookCell[], part: string): readonly BookCell[] {
  if (cells.every((cell, index) => isBefore(cells[index - 1], cell))) return cells;
  const sorted = [...cells].sort(compare);
  return sorted.every((cell, index) => isBefore(sorted[index - 1], cell))
    ? sorted
    : refuse('brokenContent', { part });
}
