// Turns a formula tree into a function of the period over the memory; no text is ever run as code.
import type { BinaryOperator, CellExpression, FunctionName } from '#workbook/cell-expression.ts';
import { type Places, stackedRows } from '#workbook/places.ts';
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import { constantOffset, type Layout, totalOffset, zeroOffset } from './memory.ts';

/** The value of a cell in a period; 0 is the zero period. */
export type Program = (period: number) => number;

/** The memory addresses of a range in a period. */
type Addresses = (period: number) => readonly number[];

export interface Surroundings {
  readonly memory: Float64Array;
  readonly layout: Layout;
  readonly places: Places;
}

const truth = (holds: boolean): number => (holds ? 1 : 0);

const operations: Readonly<Record<BinaryOperator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? Number.NaN : left / right),
  '^': (left, right) => left ** right,
  '=': (left, right) => truth(left === right),
  '<>': (left, right) => truth(left !== right),
  '<': (left, right) => truth(left < right),
  '>': (left, right) => truth(left > right),
  '<=': (left, right) => truth(left <= right),
  '>=': (left, right) => truth(left >= right),
};

function rangeProgram(expression: CellExpression, around: Surroundings): Addresses {
  const { layout, places } = around;
  if (expression.kind === 'span') {
    const first = layout.baseOf(expression.row) + zeroOffset + 1;
    const addresses = Array.from({ length: layout.periodCount }, (_, index) => first + index);
    return () => addresses;
  }
  if (expression.kind === 'stack') {
    const bases = stackedRows(places, expression.from, expression.to).map(({ id }) => layout.baseOf(id));
    return (period) => bases.map((base) => base + zeroOffset + period);
  }
  throw new Error(`a range was expected, not ${expression.kind}`);
}

const isRange = ({ kind }: CellExpression): boolean => kind === 'span' || kind === 'stack';

/** Every value of the arguments, ranges taken apart. */
function listProgram(args: readonly CellExpression[], around: Surroundings): (period: number) => number[] {
  const { memory } = around;
  const lists = args.map((argument) => {
    if (!isRange(argument)) {
      const single = program(argument, around);
      return (period: number) => [single(period)];
    }
    const addresses = rangeProgram(argument, around);
    return (period: number) => addresses(period).map((address) => memory[address] ?? Number.NaN);
  });
  return (period) => lists.flatMap((list) => list(period));
}

function pickProgram(args: readonly CellExpression[], around: Surroundings): Program {
  const [range, position] = args;
  if (!range || !position) throw new Error('INDEX takes a range and a position');
  const addresses = rangeProgram(range, around);
  const place = program(position, around);
  return (period) => around.memory[addresses(period)[place(period) - 1] ?? -1] ?? Number.NaN;
}

type Numbers = readonly number[];

const simpleFunctions: Readonly<Record<Exclude<FunctionName, 'IF' | 'INDEX'>, (values: Numbers) => number>> =
  {
    SUM: (values) => values.reduce((sum, value) => sum + value, 0),
    MIN: (values) => Math.min(...values),
    MAX: (values) => Math.max(...values),
    INT: ([value = Number.NaN]) => Math.floor(value),
    MOD: ([value = Number.NaN, divisor = Number.NaN]) => value - divisor * Math.floor(value / divisor),
    EDATE: ([serial = Number.NaN, months = Number.NaN]) => addMonths(serial, months),
    YEAR: ([serial = Number.NaN]) => fromSerial(serial).year,
    MONTH: ([serial = Number.NaN]) => fromSerial(serial).month,
  };

function callProgram(name: FunctionName, args: readonly CellExpression[], around: Surroundings): Program {
  if (name === 'INDEX') return pickProgram(args, around);
  if (name === 'IF') {
    const [condition, yes, no] = args.map((argument) => program(argument, around));
    if (!condition || !yes || !no) throw new Error('IF takes a condition and two values');
    return (period) => (condition(period) !== 0 ? yes(period) : no(period));
  }
  const apply = simpleFunctions[name];
  const list = listProgram(args, around);
  return (period) => apply(list(period));
}

function cellProgram(
  expression: CellExpression & { kind: 'cell' },
  { memory, layout }: Surroundings,
): Program {
  const base = layout.baseOf(expression.row);
  const read = (address: number): number => memory[address] ?? Number.NaN;
  switch (expression.at) {
    case 'constant':
      return () => read(base + constantOffset);
    case 'total':
      return () => read(base + totalOffset);
    case 'zero':
      return () => read(base + zeroOffset);
    case 'previous':
      return (period) => read(base + zeroOffset + period - 1);
    case 'period':
      return (period) => read(base + zeroOffset + period);
  }
}

export function program(expression: CellExpression, around: Surroundings): Program {
  switch (expression.kind) {
    case 'number':
      return () => expression.value;
    case 'cell':
      return cellProgram(expression, around);
    case 'negate': {
      const operand = program(expression.operand, around);
      return (period) => -operand(period);
    }
    case 'binary': {
      const apply = operations[expression.operator];
      const left = program(expression.left, around);
      const right = program(expression.right, around);
      return (period) => apply(left(period), right(period));
    }
    case 'call':
      return callProgram(expression.name, expression.args, around);
    case 'span':
    case 'stack':
      throw new Error('a range stands only inside SUM, MIN, MAX or INDEX');
  }
}
