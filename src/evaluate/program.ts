// Turns a formula tree into a function of the period over the memory; no text is ever run as code.
import type { BinaryOperator, CellExpression, FunctionName } from '#workbook/cell-expression.ts';
import { type Places, stackedRows } from '#workbook/places.ts';
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import { constantOffset, type Layout, totalOffset, zeroOffset } from './memory.ts';
import { rateNearestZero, rateOfReturn } from './rate-of-return.ts';

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

const stackOffsets = { constant: constantOffset, zero: zeroOffset } as const;

type Range = CellExpression & { readonly kind: 'span' | 'stack' | 'history' };

const isRange = (expression: CellExpression): expression is Range =>
  expression.kind === 'span' || expression.kind === 'stack' || expression.kind === 'history';

const run = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

function rangeProgram(expression: Range, { layout, places }: Surroundings): Addresses {
  if (expression.kind === 'stack') {
    const bases = stackedRows(places, expression.from, expression.to).map(({ id }) => layout.slotOf(id).base);
    const { at } = expression;
    if (at === 'period') return (period) => bases.map((base) => base + zeroOffset + period);
    const addresses = bases.map((base) => base + stackOffsets[at]);
    return () => addresses;
  }
  const { base, count } = layout.slotOf(expression.row);
  const addresses = run(base + zeroOffset, count + 1);
  const forecast = addresses.slice(1);
  return expression.kind === 'span' ? () => forecast : (period) => addresses.slice(0, period + 1);
}

const rangeArgument = (argument: CellExpression | undefined, around: Surroundings): Addresses => {
  if (argument && isRange(argument)) return rangeProgram(argument, around);
  throw new Error('a range was expected');
};

const valueArgument = (argument: CellExpression | undefined, around: Surroundings): Program => {
  if (argument) return program(argument, around);
  throw new Error('a value was expected');
};

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

type Numbers = readonly number[];

type ListFunction = Exclude<
  FunctionName,
  'IF' | 'IFERROR' | 'INDEX' | 'SUMIF' | 'SUMIFS' | 'IRR' | 'IRR_NEAREST_ZERO'
>;

const listFunctions: Readonly<Record<ListFunction, (values: Numbers) => number>> = {
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
  MIN: (values) => Math.min(...values),
  MAX: (values) => Math.max(...values),
  INT: ([value = Number.NaN]) => Math.floor(value),
  ABS: ([value = Number.NaN]) => Math.abs(value),
  MOD: ([value = Number.NaN, divisor = Number.NaN]) => value - divisor * Math.floor(value / divisor),
  EDATE: ([serial = Number.NaN, months = Number.NaN]) => addMonths(serial, months),
  YEAR: ([serial = Number.NaN]) => fromSerial(serial).year,
  MONTH: ([serial = Number.NaN]) => fromSerial(serial).month,
  ISNUMBER: ([value = Number.NaN]) => truth(!Number.isNaN(value)),
};

/** Adds the cells of the first range where each other range has the wanted number. */
function sumWhere(
  summed: Addresses,
  conditions: readonly { readonly range: Addresses; readonly wanted: Program }[],
  { memory }: Surroundings,
): Program {
  return (period) => {
    const found = conditions.map(({ range, wanted }) => ({
      addresses: range(period),
      value: wanted(period),
    }));
    return summed(period).reduce((sum, address, index) => {
      const holds = found.every(({ addresses, value }) => memory[addresses[index] ?? -1] === value);
      return holds ? sum + (memory[address] ?? Number.NaN) : sum;
    }, 0);
  };
}

/** A rate of return of a range, and the number that decides between several. */
function rateProgram(
  rate: (payments: ArrayLike<number>, decider: number) => number,
  payments: CellExpression | undefined,
  decider: CellExpression | undefined,
  around: Surroundings,
): Program {
  const addresses = rangeArgument(payments, around);
  const decide = valueArgument(decider, around);
  const valueAt = (address: number): number => around.memory[address] ?? Number.NaN;
  return (period) => rate(addresses(period).map(valueAt), decide(period));
}

type Args = readonly CellExpression[];

const specialFunctions: Readonly<
  Record<Exclude<FunctionName, ListFunction>, (args: Args, around: Surroundings) => Program>
> = {
  IF: ([condition, yes, no], around) => {
    const [test, then, otherwise] = [condition, yes, no].map((argument) => valueArgument(argument, around));
    if (!test || !then || !otherwise) throw new Error('IF takes a condition and two values');
    return (period) => (test(period) !== 0 ? then(period) : otherwise(period));
  },
  IFERROR: ([value, instead], around) => {
    const [first, second] = [valueArgument(value, around), valueArgument(instead, around)];
    return (period) => {
      const found = first(period);
      return Number.isFinite(found) ? found : second(period);
    };
  },
  INDEX: ([range, position], around) => {
    const addresses = rangeArgument(range, around);
    const place = valueArgument(position, around);
    return (period) => around.memory[addresses(period)[place(period) - 1] ?? -1] ?? Number.NaN;
  },
  SUMIF: ([range, wanted, summed], around) =>
    sumWhere(
      rangeArgument(summed, around),
      [{ range: rangeArgument(range, around), wanted: valueArgument(wanted, around) }],
      around,
    ),
  SUMIFS: ([summed, first, firstWanted, second, secondWanted], around) =>
    sumWhere(
      rangeArgument(summed, around),
      [
        { range: rangeArgument(first, around), wanted: valueArgument(firstWanted, around) },
        { range: rangeArgument(second, around), wanted: valueArgument(secondWanted, around) },
      ],
      around,
    ),
  IRR: ([payments, guess], around) => rateProgram(rateOfReturn, payments, guess, around),
  IRR_NEAREST_ZERO: ([payments, periodsPerYear], around) =>
    rateProgram(rateNearestZero, payments, periodsPerYear, around),
};

const isListFunction = (name: FunctionName): name is ListFunction => Object.hasOwn(listFunctions, name);

function callProgram(name: FunctionName, args: Args, around: Surroundings): Program {
  if (!isListFunction(name)) return specialFunctions[name](args, around);
  const apply = listFunctions[name];
  const list = listProgram(args, around);
  return (period) => apply(list(period));
}

function cellProgram(
  expression: CellExpression & { kind: 'cell' },
  { memory, layout }: Surroundings,
): Program {
  const { base, count } = layout.slotOf(expression.row);
  const read = (address: number): number => memory[address] ?? Number.NaN;
  switch (expression.at) {
    case 'constant':
      return () => read(base + constantOffset);
    case 'total':
      return () => read(base + totalOffset);
    case 'zero':
      return () => read(base + zeroOffset);
    case 'first':
      return () => read(base + zeroOffset + 1);
    case 'last':
      return () => read(base + zeroOffset + count);
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
    case 'missing':
      return () => Number.NaN;
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
    case 'history':
      throw new Error('a range stands only inside a function');
  }
}
