// The rows that must be calculated before a given row.
import type { CellExpression, CellSelector, RangeExpression, RowId } from './cell-expression.ts';
import type { Row } from './row.ts';
import { locationOf, type RowLocations, stackSize } from './row-locations.ts';

/** Whose dependencies are asked for, and where: among its periods with the one before them, or in a single cell. */
interface Reading {
  readonly reader: RowId;
  readonly isSingle: boolean;
  readonly all: RowLocations;
  readonly visit: (row: RowId) => void;
}

/** Reading an earlier period, totalling the row itself and reading its own first cells create no dependency. */
function visitReference(
  { reader, isSingle, visit }: Reading,
  row: RowId,
  at: CellSelector | Exclude<RangeExpression['kind'], 'stack'>,
): void {
  if (at === 'previous' || at === 'past') return;
  if (row === reader && (isSingle || at === 'zero' || at === 'constant')) return;
  visit(row);
}

function visitStack(reading: Reading, { from, to, at }: CellExpression & { kind: 'stack' }): void {
  const { sheet, line } = locationOf(reading.all, from);
  const end = line - 1 + stackSize(reading.all, from, to);
  for (let index = line - 1; index < end; index += 1) {
    const row = sheet.rows[index];
    if (row) visitReference(reading, row.id, at);
  }
}

/** Visits every reference, with ranges expanded into their rows. */
function visitReferences(expression: CellExpression, reading: Reading): void {
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return;
    case 'cell':
      visitReference(reading, expression.row, expression.at);
      return;
    case 'span':
    case 'history':
    case 'past':
    case 'whole':
      visitReference(reading, expression.row, expression.kind);
      return;
    case 'recent':
      visitReference(reading, expression.row, expression.kind);
      if (expression.from) visitReferences(expression.from, reading);
      return;
    case 'stack':
      visitStack(reading, expression);
      return;
    case 'negate':
      visitReferences(expression.operand, reading);
      return;
    case 'binary':
      visitReferences(expression.left, reading);
      visitReferences(expression.right, reading);
      return;
    case 'call':
      for (const argument of expression.args) visitReferences(argument, reading);
      return;
  }
}

const expressionIn = (content: Row['zero'] | Row['periods']): CellExpression | null =>
  content !== null && 'expression' in content ? content.expression : null;

/** Visits each row that it reads, as often as it does. */
export function visitDependencies(
  { id: reader, zero, periods, constant, total }: Row,
  all: RowLocations,
  visit: (row: RowId) => void,
): void {
  const visitIn = (content: CellExpression | null, isSingle: boolean): void => {
    if (content) visitReferences(content, { reader, isSingle, all, visit });
  };
  visitIn(expressionIn(zero), false);
  visitIn(expressionIn(periods), false);
  visitIn(expressionIn(constant), true);
  visitIn(expressionIn(total), true);
}
