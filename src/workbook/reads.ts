// Which rows have to be there before a row can be calculated.
import type { At, CellExpression, RowId } from './cell-expression.ts';
import { type Places, stackedRows } from './places.ts';
import type { Row } from './row.ts';

type Visit = (row: RowId, at: At | 'span' | 'history') => void;

/** Every reference, ranges taken apart into their rows. */
function visitReads(expression: CellExpression, all: Places, visit: Visit): void {
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return;
    case 'cell':
      visit(expression.row, expression.at);
      return;
    case 'span':
    case 'history':
      visit(expression.row, expression.kind);
      return;
    case 'stack':
      for (const { id } of stackedRows(all, expression.from, expression.to)) visit(id, expression.at);
      return;
    case 'negate':
      visitReads(expression.operand, all, visit);
      return;
    case 'binary':
      visitReads(expression.left, all, visit);
      visitReads(expression.right, all, visit);
      return;
    case 'call':
      for (const argument of expression.args) visitReads(argument, all, visit);
      return;
  }
}

/** An earlier period, a row's total of itself, and its look at its own first cells need nothing to be there before. */
export function rowsBefore({ id, zero, periods, constant, total }: Row, all: Places): readonly RowId[] {
  const found: RowId[] = [];
  for (const content of [zero, periods]) {
    if (content === null || !('expression' in content)) continue;
    visitReads(content.expression, all, (row, at) => {
      const isOwnBeginning = row === id && (at === 'zero' || at === 'constant');
      if (at !== 'previous' && !isOwnBeginning) found.push(row);
    });
  }
  for (const content of [constant, total]) {
    if (content === null || !('expression' in content)) continue;
    visitReads(content.expression, all, (row, at) => {
      if (at !== 'previous' && row !== id) found.push(row);
    });
  }
  return found;
}
