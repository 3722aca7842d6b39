// The plainest calculator there can be: looks a cell up, works its formula out, and remembers the number.
import type { Values } from '#evaluate/evaluate.ts';
import { modifiedRate, rateOfReturn } from '#evaluate/rate-of-return.ts';
import { columnCount } from '#workbook/axis.ts';
import type { BinaryOperator, CellExpression, FunctionName, RowId } from '#workbook/cell-expression.ts';
import type { Cell, Row } from '#workbook/row.ts';
import { locateRows, locationOf, stackedRows } from '#workbook/row-locations.ts';
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** The zero period is 0, the forecast 1 to N. */
type ColumnKey = 'constant' | 'total' | number;

/** What a formula sees from its own column: single cells, and ranges as lists. */
interface ReadingCell {
  readonly cell: (row: RowId, column: ColumnKey) => number;
  readonly count: (row: RowId) => number;
  readonly stacked: (from: RowId, to: RowId) => readonly RowId[];
  readonly column: number;
}

const truth = (holds: boolean): number => (holds ? 1 : 0);

const operators: Readonly<Record<BinaryOperator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? Number.NaN : a / b),
  '^': (a, b) => a ** b,
  '=': (a, b) => truth(a === b),
  '<>': (a, b) => truth(a !== b),
  '<': (a, b) => truth(a < b),
  '>': (a, b) => truth(a > b),
  '<=': (a, b) => truth(a <= b),
  '>=': (a, b) => truth(a >= b),
};

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers of a range; of anything else, its one number. */
function listOf(expression: CellExpression, view: ReadingCell): readonly number[] {
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
      const place = expression.from === null ? 1 : numberOf(expression.from, view);
      return upTo(place, view.column).map((column) => view.cell(expression.row, column));
    }
    case 'stack': {
      const column = { constant: 'constant', zero: 0, period: view.column } as const;
      return view.stacked(expression.from, expression.to).map((row) => view.cell(row, column[expression.at]));
    }
    default:
      return [numberOf(expression, view)];
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Each argument as the list of its numbers. */
type ArgumentValues = readonly (readonly number[])[];
const first = (args: ArgumentValues, index: number): number => args[index]?.[0] ?? Number.NaN;

function sumWhere(summed: readonly number[] = [], ...conditions: readonly (readonly number[])[]): number {
  const [where = [], [wanted] = [], ...rest] = conditions;
  const [alsoWhere, [alsoWanted] = []] = rest;
  return sum(
    summed.filter(
      (_, index) => where[index] === wanted && (alsoWhere === undefined || alsoWhere[index] === alsoWanted),
    ),
  );
}

const functions: Readonly<Record<FunctionName, (args: ArgumentValues) => number>> = {
  IF: (args) => (first(args, 0) === 0 ? first(args, 2) : first(args, 1)),
  IFERROR: (args) => (Number.isFinite(first(args, 0)) ? first(args, 0) : first(args, 1)),
  SUM: (args) => sum(args.map(sum)),
  COUNT: (args) => args.flat().filter((number) => !Number.isNaN(number)).length,
  MIN: (args) => Math.min(...args.flat()),
  MAX: (args) => Math.max(...args.flat()),
  INDEX: (args) => args[0]?.[first(args, 1) - 1] ?? Number.NaN,
  MATCH: (args) => (args[1] ?? []).indexOf(first(args, 0)) + 1 || Number.NaN,
  SUMIF: ([where = [], wanted = [], summed]) => sumWhere(summed, where, wanted),
  SUMIFS: ([summed, ...conditions]) => sumWhere(summed, ...conditions),
  INT: (args) => Math.floor(first(args, 0)),
  ROUND: (args) => Number(first(args, 0).toFixed(first(args, 1))),
  ABS: (args) => Math.abs(first(args, 0)),
  MOD: (args) => first(args, 0) - first(args, 1) * Math.floor(first(args, 0) / first(args, 1)),
  EDATE: (args) => addMonths(first(args, 0), first(args, 1)),
  YEAR: (args) => fromSerial(first(args, 0)).year,
  MONTH: (args) => fromSerial(first(args, 0)).month,
  ISNUMBER: (args) => truth(!Number.isNaN(first(args, 0))),
  IRR: (args) => rateOfReturn(Float64Array.from(args[0] ?? []), first(args, 1)),
  MIRR: (args) => modifiedRate(Float64Array.from(args[0] ?? []), first(args, 1), first(args, 2)),
};

function cellOf({ row, at }: CellExpression & { kind: 'cell' }, view: ReadingCell): number {
  switch (at) {
    case 'constant':
    case 'total':
      return view.cell(row, at);
    case 'zero':
      return view.cell(row, 0);
    case 'first':
      return view.cell(row, 1);
    case 'last':
      return view.cell(row, view.count(row));
    case 'period':
      return view.cell(row, view.column);
    case 'previous':
      return view.cell(row, view.column - 1);
  }
}

/** Adding 0 turns -0, which no cell ever shows, into 0. */
const numberOf = (expression: CellExpression, view: ReadingCell): number => workedOut(expression, view) + 0;

function workedOut(expression: CellExpression, view: ReadingCell): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'missing':
      return Number.NaN;
    case 'cell':
      return cellOf(expression, view);
    case 'negate':
      return -numberOf(expression.operand, view);
    case 'binary':
      return operators[expression.operator](
        numberOf(expression.left, view),
        numberOf(expression.right, view),
      );
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

export function referenceValues(workbook: Workbook, scenario = 1): Values {
  const all = locateRows(workbook);
  const known = new Map<string, number>();
  const count = (id: RowId): number => columnCount(locationOf(all, id).sheet, workbook);

  const cell = (id: RowId, column: ColumnKey): number => {
    const key = `${id} ${column}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { row } = locationOf(all, id);
    const value = id === workbook.scenarioRow && column === 'constant' ? scenario : worked(row, column);
    known.set(key, value);
    return value;
  };
  const worked = (row: Row, column: ColumnKey): number => {
    const content = contentOf(row, column);
    if (content === null) return 0;
    if (content.kind === 'value') return content.value + 0;
    const stacked = (from: RowId, to: RowId) => stackedRows(all, from, to).map(({ id }) => id);
    return numberOf(content.expression, {
      cell,
      count,
      stacked,
      column: typeof column === 'number' ? column : 0,
    });
  };

  // From the first column to the last, so that no cell has a long past to catch up with.
  for (let column = 0; column <= workbook.periodCount; column += 1) {
    for (const id of all.keys()) if (column <= count(id)) cell(id, column);
  }
  return {
    row: (id) => Float64Array.from(upTo(0, count(id)), (column) => cell(id, column)),
    constant: (id) => cell(id, 'constant'),
    total: (id) => cell(id, 'total'),
  };
}
