// The rows of one kind that stand right above a total.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { FormulaCell } from '#audit/formulas/indexing/formula-index.ts';
import { cellInColumn, isNumeric } from '#audit/layout/cells/cell-lines.ts';
import type { SheetLine } from '#audit/layout/layout.ts';
import { once } from '#audit/once/once.ts';

export interface SummedBlock {
  readonly total: FormulaCell;
  /** Its first and its last line; each line between them has a row of that kind. */
  readonly top: number;
  readonly bottom: number;
}

/** A separate total, a check or text among the rows is not part of the sum. */
const summed = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link']);

/** Lines between a total and its rows, the last of them blank. */
const mostBlank = 2;

export const mayBeSummed = ({ role }: SheetLine): boolean => summed.has(role);

export function numberIn({ cells }: SheetLine, column: number): BookCell | undefined {
  const cell = cellInColumn(cells, column);
  return cell && isNumeric(cell) ? cell : undefined;
}

/** Two rows of one kind: in the same unit and with the same number format. */
export function isAlike(examination: Examination, one: SheetLine, other: SheetLine, column: number): boolean {
  const { styles } = examination.book;
  const format = (row: SheetLine) => styles[numberIn(row, column)?.style ?? -1]?.formatCode;
  return one.unit === other.unit && format(one) === format(other);
}

/** The last block found in a column of a sheet: that of the next total may lead into it. */
const lastBlocks = once((_: Examination) => new Map<string, Omit<SummedBlock, 'total'>>());

function lowestAbove({ layout }: Examination, { sheet, cell }: FormulaCell): SheetLine | undefined {
  for (let line = cell.line - 1; line > 0 && cell.line - line <= mostBlank + 1; line -= 1) {
    const row = layout.lineAt(sheet, line);
    if (row) return row;
  }
  return undefined;
}

/** Down to a gap, a heading or a row of another kind; null without any. */
export function blockAbove(examination: Examination, total: FormulaCell): SummedBlock | null {
  const { sheet, cell } = total;
  const lowest = lowestAbove(examination, total);
  const isPart = (row: SheetLine | undefined): boolean =>
    row !== undefined &&
    mayBeSummed(row) &&
    numberIn(row, cell.column) !== undefined &&
    (row === lowest || (lowest !== undefined && isAlike(examination, row, lowest, cell.column)));
  if (!lowest || !isPart(lowest)) return null;
  const key = `${sheet}:${cell.column}`;
  const known = lastBlocks(examination).get(key);
  let top = lowest.line;
  while (isPart(examination.layout.lineAt(sheet, top - 1))) {
    top -= 1;
    if (known && top <= known.bottom && top > known.top) top = known.top;
  }
  const block = { top, bottom: lowest.line };
  lastBlocks(examination).set(key, block);
  return { total, ...block };
}
