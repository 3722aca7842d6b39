// Which rows a formula reads, and from which of their cells.
import type { At, CellExpression, RowId } from './cell-expression.ts';
import { type Places, stackedRows } from './places.ts';
import type { Row } from './row.ts';

export interface Read {
  readonly row: RowId;
  readonly at: At | 'span' | 'history';
}

/** One entry for every reference, ranges taken apart into their rows. */
function addReads(found: Read[], expression: CellExpression, all: Places): void {
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return;
    case 'cell':
      found.push({ row: expression.row, at: expression.at });
      return;
    case 'span':
    case 'history':
      found.push({ row: expression.row, at: expression.kind });
      return;
    case 'stack':
      for (const { id } of stackedRows(all, expression.from, expression.to)) {
        found.push({ row: id, at: expression.at });
      }
      return;
    case 'negate':
      addReads(found, expression.operand, all);
      return;
    case 'binary':
      addReads(found, expression.left, all);
      addReads(found, expression.right, all);
      return;
    case 'call':
      for (const argument of expression.args) addReads(found, argument, all);
      return;
  }
}

function contentReads(contents: readonly (Row['periods'] | Row['zero'])[], all: Places): readonly Read[] {
  const found: Read[] = [];
  for (const content of contents) {
    if (content !== null && 'expression' in content) addReads(found, content.expression, all);
  }
  return found;
}

/** The reads that order rows: a row's total of itself, and its look at its own first cells, are no loops. */
export function rowReads(row: Row, all: Places): readonly Read[] {
  const cells = contentReads([row.zero, row.periods], all);
  const ends = contentReads([row.constant, row.total], all);
  const isOrdering = ({ row: id, at }: Read): boolean =>
    id !== row.id || (at !== 'zero' && at !== 'constant');
  return [...cells.filter(isOrdering), ...ends.filter(({ row: id }) => id !== row.id)];
}

/** An earlier period's value does not have to be there before the row itself is begun. */
export const isEarlier = (read: Read): boolean => read.at === 'previous';
