// The rows that must be calculated before a given row.
import type { CellExpression, CellSelector, RangeExpression, RowId } from './cell-expression.ts';
import type { Row } from './row.ts';
import { type RowLocations, stackedRows } from './row-locations.ts';

type VisitReference = (row: RowId, at: CellSelector | Exclude<RangeExpression['kind'], 'stack'>) => void;

/** Visits every reference, with ranges expanded into their rows. */
function visitReferences(expression: CellExpression, all: RowLocations, visit: VisitReference): void {
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return;
    case 'cell':
      visit(expression.row, expression.at);
      return;
    case 'span':
    case 'history':
    case 'past':
    case 'whole':
      visit(expression.row, expression.kind);
      return;
    case 'recent':
      visit(expression.row, expression.kind);
      if (expression.from) visitReferences(expression.from, all, visit);
      return;
    case 'stack':
      for (const { id } of stackedRows(all, expression.from, expression.to)) visit(id, expression.at);
      return;
    case 'negate':
      visitReferences(expression.operand, all, visit);
      return;
    case 'binary':
      visitReferences(expression.left, all, visit);
      visitReferences(expression.right, all, visit);
      return;
    case 'call':
      for (const argument of expression.args) visitReferences(argument, all, visit);
      return;
  }
}

/** Reading an earlier period, totalling the row itself and reading its own first cells create no dependency. */
export function rowDependencies(
  { id, zero, periods, constant, total }: Row,
  all: RowLocations,
): readonly RowId[] {
  const dependencies: RowId[] = [];
  for (const content of [zero, periods]) {
    if (content === null || !('expression' in content)) continue;
    visitReferences(content.expression, all, (row, at) => {
      const isOwnBeginning = row === id && (at === 'zero' || at === 'constant');
      if (at !== 'previous' && at !== 'past' && !isOwnBeginning) dependencies.push(row);
    });
  }
  for (const content of [constant, total]) {
    if (content === null || !('expression' in content)) continue;
    visitReferences(content.expression, all, (row, at) => {
      if (at !== 'previous' && at !== 'past' && row !== id) dependencies.push(row);
    });
  }
  return dependencies;
}
