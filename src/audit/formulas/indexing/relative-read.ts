// An area that a formula reads, relative to its own cell: where it is for a given cell, and which cells of a block read a given one.
import type { Area } from '../../book/book.ts';
import type { FormulaRead } from './formula-index.ts';

/** A line or column: the place itself where it is fixed, else how far from the cell. */
export interface RelativePlace {
  readonly isFixed: boolean;
  readonly at: number;
}

export interface RelativeRead {
  /** From 0. */
  readonly sheet: number;
  /** Two corners, in any order. */
  readonly lines: readonly [RelativePlace, RelativePlace];
  readonly columns: readonly [RelativePlace, RelativePlace];
}

/** Where the place lies for a formula on this line (or in this column). */
export const seenAt = ({ isFixed, at }: RelativePlace, from: number): number => (isFixed ? at : from + at);

/** What the formula reads when it is in this cell. */
export function readAt({ sheet, lines, columns }: RelativeRead, line: number, column: number): FormulaRead {
  const [oneLine, otherLine] = [seenAt(lines[0], line), seenAt(lines[1], line)];
  const [oneColumn, otherColumn] = [seenAt(columns[0], column), seenAt(columns[1], column)];
  return {
    sheet,
    area: {
      firstLine: Math.min(oneLine, otherLine),
      firstColumn: Math.min(oneColumn, otherColumn),
      lastLine: Math.max(oneLine, otherLine),
      lastColumn: Math.max(oneColumn, otherColumn),
    },
  };
}

/** Every cell that the formula reads from somewhere in the block lies here, though not all that lie here are read. */
export function coverOf(read: RelativeRead, block: Area): Area {
  const first = readAt(read, block.firstLine, block.firstColumn).area;
  const last = readAt(read, block.lastLine, block.lastColumn).area;
  return {
    firstLine: Math.min(first.firstLine, last.firstLine),
    firstColumn: Math.min(first.firstColumn, last.firstColumn),
    lastLine: Math.max(first.lastLine, last.lastLine),
    lastColumn: Math.max(first.lastColumn, last.lastColumn),
  };
}

/** From and to, of the lines (or columns) from first to last whose formula has the place between its two corners. */
function span(
  [one, other]: readonly [RelativePlace, RelativePlace],
  place: number,
  first: number,
  last: number,
) {
  let from = first;
  let to = last;
  if (one.isFixed && other.isFixed) {
    if (place < Math.min(one.at, other.at) || place > Math.max(one.at, other.at)) to = from - 1;
  } else if (!one.isFixed && !other.isFixed) {
    from = Math.max(from, place - Math.max(one.at, other.at));
    to = Math.min(to, place - Math.min(one.at, other.at));
  } else {
    const fixed = one.isFixed ? one.at : other.at;
    const moving = one.isFixed ? other.at : one.at;
    if (place > fixed) from = Math.max(from, place - moving);
    if (place < fixed) to = Math.min(to, place - moving);
  }
  return { from, to };
}

/** The cells of the block whose formula reads the cell; null without any. */
export function readersIn(read: RelativeRead, block: Area, line: number, column: number): Area | null {
  const lines = span(read.lines, line, block.firstLine, block.lastLine);
  const columns = span(read.columns, column, block.firstColumn, block.lastColumn);
  if (lines.from > lines.to || columns.from > columns.to) return null;
  return { firstLine: lines.from, firstColumn: columns.from, lastLine: lines.to, lastColumn: columns.to };
}
