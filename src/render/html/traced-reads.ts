// Finds the cells that a formula reads, as they stand for one column of its row.
import { columnCount } from '#workbook/axis.ts';
import type { CellExpression } from '#workbook/cell-expression.ts';
import { stackedRows } from '#workbook/row-locations.ts';
import type { ReferenceExpression } from './formula-words.ts';
import {
  type CalculatedWorkbook,
  cellContent,
  findRow,
  type TraceColumn,
  type TracePlace,
} from './traced-cell.ts';

/** One cell, or several of a row from the first to the last. */
export interface ReadCells {
  readonly from: TracePlace;
  readonly to: TracePlace;
}

const one = (place: TracePlace): ReadCells => ({ from: place, to: place });

const lastPeriod = (book: CalculatedWorkbook, rowId: string): number =>
  columnCount(findRow(book, rowId).sheet, book.workbook) - 1;

const before = (column: TraceColumn): TraceColumn =>
  typeof column === 'number' && column > 0 ? column - 1 : 'zero';

/** A single figure that reads "this period" reads the zero period: it stands in none of the forecast. */
const present = (column: TraceColumn): TraceColumn => (typeof column === 'number' ? column : 'zero');

function readCell(
  book: CalculatedWorkbook,
  { row, at }: CellExpression & { kind: 'cell' },
  column: TraceColumn,
) {
  switch (at) {
    case 'period':
      return present(column);
    case 'previous':
      return before(column);
    case 'first':
      return 0;
    case 'last':
      return lastPeriod(book, row);
    case 'constant':
    case 'total':
    case 'zero':
      return at;
  }
}

export function readCells(
  book: CalculatedWorkbook,
  reference: ReferenceExpression,
  column: TraceColumn,
): readonly ReadCells[] {
  switch (reference.kind) {
    case 'cell':
      return [one({ rowId: reference.row, column: readCell(book, reference, column) })];
    case 'span': {
      const to = { rowId: reference.row, column: lastPeriod(book, reference.row) };
      return [{ from: { rowId: reference.row, column: 0 }, to }];
    }
    case 'whole': {
      const to = { rowId: reference.row, column: lastPeriod(book, reference.row) };
      return [{ from: { rowId: reference.row, column: 'zero' }, to }];
    }
    case 'history': {
      const to = { rowId: reference.row, column: present(column) };
      return [{ from: { rowId: reference.row, column: 'zero' }, to }];
    }
    case 'past': {
      const to = { rowId: reference.row, column: before(column) };
      return [{ from: { rowId: reference.row, column: 'zero' }, to }];
    }
    case 'recent':
      return [
        { from: { rowId: reference.row, column: 0 }, to: { rowId: reference.row, column: present(column) } },
      ];
    case 'stack': {
      const stands = reference.at === 'period' ? present(column) : reference.at;
      return stackedRows(book.places, reference.from, reference.to)
        .map(({ id }) => ({ rowId: id, column: stands }))
        .filter((place) => cellContent(book, place) !== null)
        .map(one);
    }
  }
}

/** Every reference of a formula, in the order it is written. */
export function references(expression: CellExpression): readonly ReferenceExpression[] {
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return [];
    case 'negate':
      return references(expression.operand);
    case 'binary':
      return [...references(expression.left), ...references(expression.right)];
    case 'call':
      return expression.args.flatMap(references);
    case 'cell':
    case 'span':
    case 'stack':
    case 'history':
    case 'past':
    case 'whole':
      return [expression];
    case 'recent':
      return [expression, ...(expression.from ? references(expression.from) : [])];
  }
}
