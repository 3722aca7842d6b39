// Compiles a formula tree to instructions over the memory; no text is ever run as code.
import { type CellExpression, type FunctionName, isRange, type RowId } from '#workbook/cell-expression.ts';
import { operators } from './arithmetic.ts';
import { type CompileContext, emit, type ProgramContext } from './compile-context.ts';
import type { CompiledFormula, PartAddress } from './compiled-formula.ts';
import {
  absolute,
  choose,
  copy,
  ifError,
  isNumber,
  larger,
  monthOf,
  monthsOn,
  negate,
  remainder,
  rounded,
  smaller,
  wholePart,
  yearOf,
} from './elementwise.ts';
import { instructionCount, type Kernel, redirectLast } from './instructions.ts';
import { type Operand, type RangeOperand, writeInstruction } from './operand.ts';
import {
  count,
  maximum,
  minimum,
  modifiedReturn,
  pick,
  place,
  returnNearGuess,
  sum,
  sumFrom,
  sumWhere,
} from './ranges.ts';
import { cellOperand, rangeOperand } from './references.ts';

/** Undefined only where the function takes fewer arguments. */
type Argument = CellExpression | undefined;
type Takes = 'value' | 'range';

function read(context: CompileContext, argument: Argument, takes: Takes): Operand | RangeOperand {
  if (!argument || isRange(argument) !== (takes === 'range'))
    throw new Error(`${context.row}: a ${takes} was expected`);
  return isRange(argument) ? rangeOperand(context, argument) : operand(context, argument);
}

/** Registers of intermediate results stay reserved until the instruction that reads them is emitted. */
function apply(
  context: CompileContext,
  kernel: Kernel,
  takes: readonly Takes[],
  args: readonly Argument[],
): Operand {
  const { heldRegisters } = context;
  const reads = takes.map((kind, index) => read(context, args[index], kind));
  context.heldRegisters = heldRegisters;
  return emit(context, kernel, reads);
}

type FunctionCall = (context: CompileContext, args: readonly Argument[]) => Operand;

const taking =
  (kernel: Kernel, ...takes: readonly Takes[]): FunctionCall =>
  (context, args) =>
    apply(context, kernel, takes, args);

/** SUM, MIN and MAX: each range is reduced to one number, and the numbers are then combined from left to right. */
const folding =
  (fold: Kernel, join: Kernel): FunctionCall =>
  (context, [first, ...rest]) => {
    const { heldRegisters } = context;
    const one = (argument: Argument): Operand => {
      if (argument?.kind === 'recent' && argument.from) {
        if (fold !== sum) throw new Error(`${context.row}: only a sum begins anywhere`);
        return apply(context, sumFrom, ['range', 'value'], [{ ...argument, from: null }, argument.from]);
      }
      if (argument && isRange(argument)) return emit(context, fold, [rangeOperand(context, argument)]);
      if (argument) return operand(context, argument);
      throw new Error(`${context.row}: a value was expected`);
    };
    return rest.reduce((left, argument) => {
      const reads = [left, one(argument)];
      context.heldRegisters = heldRegisters;
      return emit(context, join, reads);
    }, one(first));
  };

const matching: readonly Takes[] = ['range', 'range', 'value', 'range', 'value'];

const calls: Readonly<Record<FunctionName, FunctionCall>> = {
  SUM: folding(sum, operators['+']),
  MIN: folding(minimum, smaller),
  MAX: folding(maximum, larger),
  COUNT: taking(count, 'range'),
  IF: taking(choose, 'value', 'value', 'value'),
  IFERROR: taking(ifError, 'value', 'value'),
  INDEX: taking(pick, 'range', 'value'),
  MATCH: taking(place, 'value', 'range', 'value'),
  SUMIFS: taking(sumWhere, ...matching),
  SUMIF: (context, [where, criterion, summed]) =>
    apply(context, sumWhere, matching, [summed, where, criterion, where, criterion]),
  IRR: taking(returnNearGuess, 'range', 'value'),
  MIRR: taking(modifiedReturn, 'range', 'value', 'value'),
  INT: taking(wholePart, 'value'),
  ROUND: taking(rounded, 'value', 'value'),
  ABS: taking(absolute, 'value'),
  MOD: taking(remainder, 'value', 'value'),
  EDATE: taking(monthsOn, 'value', 'value'),
  YEAR: taking(yearOf, 'value'),
  MONTH: taking(monthOf, 'value'),
  ISNUMBER: taking(isNumber, 'value'),
};

function operand(context: CompileContext, expression: CellExpression): Operand {
  const { allocator } = context.program;
  switch (expression.kind) {
    case 'number':
      return { address: allocator.literal(expression.value + 0), step: 0 };
    case 'missing':
      return { address: allocator.literal(Number.NaN), step: 0 };
    case 'cell':
      return cellOperand(context, expression);
    case 'negate':
      return apply(context, negate, ['value'], [expression.operand]);
    case 'binary':
      return apply(
        context,
        operators[expression.operator],
        ['value', 'value'],
        [expression.left, expression.right],
      );
    case 'call':
      return calls[expression.name](context, expression.args);
    case 'span':
    case 'stack':
    case 'history':
    case 'past':
    case 'recent':
    case 'whole':
      throw new Error(`${context.row}: a range stands only inside a function`);
  }
}

export interface Target {
  readonly row: RowId;
  /** The address of the first cell that is calculated. */
  readonly part: number;
  /** The number of forecast columns; null for a single cell. */
  readonly forecastCount: number | null;
}

const none: readonly PartAddress[] = [];

/** Most formulas read nothing of one kind or another. */
const kept = (parts: readonly PartAddress[]): readonly PartAddress[] =>
  parts.length === 0 ? none : parts.slice();

export function compileFormula(
  expression: CellExpression,
  target: Target,
  program: ProgramContext,
): CompiledFormula {
  const { row, part, forecastCount } = target;
  const { once, perPeriod } = program.instructions;
  const isForecast = forecastCount !== null;
  const count = forecastCount ?? 1;
  const { readsNow, readsPrevious, readsWhole } = program.reads;
  for (const parts of [readsNow, readsPrevious, readsWhole]) parts.length = 0;
  const context: CompileContext = {
    program,
    row,
    count,
    isForecast,
    readsNow,
    readsPrevious,
    readsWhole,
    heldRegisters: 0,
  };
  const starts = { once: instructionCount(once), each: instructionCount(perPeriod) };
  const found = operand(context, expression);
  const zero = isForecast ? part - 1 : part;
  // The last instruction writes straight into the cells; where there is no instruction, the operand is copied.
  if (instructionCount(perPeriod) > starts.each) redirectLast(perPeriod, zero);
  else writeInstruction(perPeriod, copy, zero, [found]);
  return {
    row,
    part,
    count,
    from: isForecast ? 1 : 0,
    to: isForecast ? count : 0,
    once: { first: starts.once, end: instructionCount(once) },
    perPeriod: { first: starts.each, end: instructionCount(perPeriod) },
    readsNow: kept(readsNow),
    readsPrevious: kept(readsPrevious),
    readsWhole: kept(readsWhole),
  };
}
