// For every cell of a workbook the interval of results that programs may get when they evaluate its formulas in doubles.
import type { Values } from '#evaluate/evaluate.ts';
import { columnCount } from '#workbook/axis.ts';
import type { CellExpression, RowId } from '#workbook/cell-expression.ts';
import type { Cell, Row } from '#workbook/row.ts';
import { locateRows, locationOf, stackedRows } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { functions } from './functions.ts';
import { type Interval, never, point } from './interval.ts';
import { operators, opposite } from './operators.ts';

/** The zero period is 0, the forecast 1 to N. */
export type ColumnKey = 'constant' | 'total' | number;

export type Enclosures = (row: RowId, column: ColumnKey) => Interval;

/** What a formula sees from its own column. */
interface ReadingCell {
  readonly cell: Enclosures;
  readonly count: (row: RowId) => number;
  readonly stacked: (from: RowId, to: RowId) => readonly RowId[];
  readonly column: number;
}

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers of a range; of anything else, its one number. */
function listOf(expression: CellExpression, view: ReadingCell): readonly Interval[] {
  switch (expression.kind) {
    case 'span':
      return upTo(1, view.count(expression.row)).map((column) => view.cell(expression.row, column));
    case 'whole':
      return upTo(0, view.count(expression.row)).map((column) => view.cell(expression.row, column));
    case 'history':
      return upTo(0, view.column).map((column) => view.cell(expression.row, column));
    case 'past':
      return upTo(0, view.column - 1).map((column) => view.cell(expression.row, column));
    case 'recent': {
      // Numbers of periods are exact.
      const place = expression.from === null ? 1 : worked(expression.from, view).low;
      return upTo(place, view.column).map((column) => view.cell(expression.row, column));
    }
    case 'stack': {
      const column = { constant: 'constant', zero: 0, period: view.column } as const;
      return view.stacked(expression.from, expression.to).map((row) => view.cell(row, column[expression.at]));
    }
    default:
      return [worked(expression, view)];
  }
}

function columnOf({ row, at }: CellExpression & { kind: 'cell' }, view: ReadingCell): ColumnKey {
  switch (at) {
    case 'constant':
    case 'total':
      return at;
    case 'zero':
      return 0;
    case 'first':
      return 1;
    case 'last':
      return view.count(row);
    case 'period':
      return view.column;
    case 'previous':
      return view.column - 1;
  }
}

function worked(expression: CellExpression, view: ReadingCell): Interval {
  switch (expression.kind) {
    case 'number':
      return point(expression.value);
    case 'missing':
      return never;
    case 'cell':
      return view.cell(expression.row, columnOf(expression, view));
    case 'negate':
      return opposite(worked(expression.operand, view));
    case 'binary':
      return operators[expression.operator](worked(expression.left, view), worked(expression.right, view));
    case 'call':
      return functions[expression.name](expression.args.map((argument) => listOf(argument, view)));
    default:
      throw new Error('a range stands only inside a function');
  }
}

/** Null where the cell is empty. */
function contentOf(row: Row, column: ColumnKey): Cell | null {
  if (column === 'constant' || column === 'total') return row[column];
  if (column === 0) return row.zero;
  if (row.periods?.kind === 'values') return { kind: 'value', value: row.periods.values[column - 1] ?? 0 };
  return row.periods;
}

/** The scenario is the one that the workbook was made for. */
export function enclosures(workbook: Workbook, values: Values): Enclosures {
  const all = locateRows(workbook);
  const known = new Map<RowId, Map<ColumnKey, Interval>>();
  const count = (id: RowId): number => columnCount(locationOf(all, id).sheet, workbook);
  const stacked = (from: RowId, to: RowId) => stackedRows(all, from, to).map(({ id }) => id);

  const enclose = (row: Row, column: ColumnKey): Interval => {
    const content = contentOf(row, column);
    if (content === null) return point(0);
    if (row.id === workbook.scenarioRow && column === 'constant') {
      const constant = values.constant(row.id);
      return point(Number.isFinite(constant) ? constant : 0);
    }
    if (content.kind === 'value') return point(content.value + 0);
    const view = { cell, count, stacked, column: typeof column === 'number' ? column : 0 };
    return worked(content.expression, view);
  };
  const cell: Enclosures = (id, column) => {
    const ofRow = known.get(id) ?? new Map<ColumnKey, Interval>();
    known.set(id, ofRow);
    const found = ofRow.get(column) ?? enclose(locationOf(all, id).row, column);
    ofRow.set(column, found);
    return found;
  };

  // From the first column to the last, so that no cell has a long past to catch up with.
  for (let column = 0; column <= workbook.periodCount; column += 1) {
    for (const id of all.keys()) if (column <= count(id)) cell(id, column);
  }
  return cell;
}
