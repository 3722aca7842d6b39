// Compiles a formula tree to instructions over the memory; no text is ever run as code.
import type { CellExpression, FunctionName, RowId } from '#workbook/cell-expression.ts';
import { operators } from './arithmetic.ts';
import { type Draft, result, type Surroundings } from './draft.ts';
import {
  choose,
  copy,
  instead,
  isNumber,
  larger,
  monthOf,
  monthsOn,
  negate,
  remainder,
  size,
  smaller,
  wholePart,
  yearOf,
} from './elementwise.ts';
import type { Formula } from './formula.ts';
import { type Operand, type Strip, writeInstruction } from './operand.ts';
import { greatest, least, pick, returnNearGuess, returnNearZero, sum, sumWhere } from './ranges.ts';
import { cellOperand, isRange, strip } from './references.ts';
import { type Kernel, lengthOf, redirect } from './tape.ts';

/** Only what a function does not take is missing. */
type Argument = CellExpression | undefined;
type Takes = 'value' | 'range';

function read(draft: Draft, argument: Argument, takes: Takes): Operand | Strip {
  if (!argument || isRange(argument) !== (takes === 'range'))
    throw new Error(`${draft.row}: a ${takes} was expected`);
  return isRange(argument) ? strip(draft, argument) : operand(draft, argument);
}

/** What is worked out on the way is held until there is the instruction that reads it. */
function apply(draft: Draft, kernel: Kernel, takes: readonly Takes[], args: readonly Argument[]): Operand {
  const { held } = draft;
  const reads = takes.map((kind, index) => read(draft, args[index], kind));
  draft.held = held;
  return result(draft, kernel, reads);
}

type Call = (draft: Draft, args: readonly Argument[]) => Operand;

const taking =
  (kernel: Kernel, ...takes: readonly Takes[]): Call =>
  (draft, args) =>
    apply(draft, kernel, takes, args);

/** SUM, MIN and MAX: each range comes to one number, and the numbers are joined one after another. */
const folding =
  (fold: Kernel, join: Kernel): Call =>
  (draft, [first, ...rest]) => {
    const { held } = draft;
    const one = (argument: Argument): Operand => {
      if (argument && isRange(argument)) return result(draft, fold, [strip(draft, argument)]);
      if (argument) return operand(draft, argument);
      throw new Error(`${draft.row}: a value was expected`);
    };
    return rest.reduce((left, argument) => {
      const reads = [left, one(argument)];
      draft.held = held;
      return result(draft, join, reads);
    }, one(first));
  };

const matching: readonly Takes[] = ['range', 'range', 'value', 'range', 'value'];

const calls: Readonly<Record<FunctionName, Call>> = {
  SUM: folding(sum, operators['+']),
  MIN: folding(least, smaller),
  MAX: folding(greatest, larger),
  IF: taking(choose, 'value', 'value', 'value'),
  IFERROR: taking(instead, 'value', 'value'),
  INDEX: taking(pick, 'range', 'value'),
  SUMIFS: taking(sumWhere, ...matching),
  SUMIF: (draft, [where, wanted, summed]) =>
    apply(draft, sumWhere, matching, [summed, where, wanted, where, wanted]),
  IRR: taking(returnNearGuess, 'range', 'value'),
  IRR_NEAREST_ZERO: taking(returnNearZero, 'range', 'value'),
  INT: taking(wholePart, 'value'),
  ABS: taking(size, 'value'),
  MOD: taking(remainder, 'value', 'value'),
  EDATE: taking(monthsOn, 'value', 'value'),
  YEAR: taking(yearOf, 'value'),
  MONTH: taking(monthOf, 'value'),
  ISNUMBER: taking(isNumber, 'value'),
};

function operand(draft: Draft, expression: CellExpression): Operand {
  const { room } = draft.around;
  switch (expression.kind) {
    case 'number':
      return { address: room.literal(expression.value + 0), step: 0 };
    case 'missing':
      return { address: room.literal(Number.NaN), step: 0 };
    case 'cell':
      return cellOperand(draft, expression);
    case 'negate':
      return apply(draft, negate, ['value'], [expression.operand]);
    case 'binary':
      return apply(
        draft,
        operators[expression.operator],
        ['value', 'value'],
        [expression.left, expression.right],
      );
    case 'call':
      return calls[expression.name](draft, expression.args);
    case 'span':
    case 'stack':
    case 'history':
      throw new Error(`${draft.row}: a range stands only inside a function`);
  }
}

export interface Target {
  readonly row: RowId;
  /** The address of the first cell that is calculated. */
  readonly part: number;
  /** The columns of a forecast; null for a single cell. */
  readonly forecastCount: number | null;
}

export function compileFormula(expression: CellExpression, target: Target, around: Surroundings): Formula {
  const { row, part, forecastCount } = target;
  const { once, each } = around.tapes;
  const isForecast = forecastCount !== null;
  const count = forecastCount ?? 1;
  const draft: Draft = { around, row, count, isForecast, now: [], past: [], whole: [], held: 0 };
  const starts = { once: lengthOf(once), each: lengthOf(each) };
  const found = operand(draft, expression);
  const zero = isForecast ? part - 1 : part;
  // The last instruction leaves its result in the cells themselves; where there is none, they are filled with it.
  if (lengthOf(each) > starts.each) redirect(each, zero);
  else writeInstruction(each, copy, zero, [found]);
  return {
    row,
    part,
    count,
    from: isForecast ? 1 : 0,
    to: isForecast ? count : 0,
    once: { first: starts.once, end: lengthOf(once) },
    each: { first: starts.each, end: lengthOf(each) },
    now: draft.now.slice(),
    past: draft.past.slice(),
    whole: draft.whole.slice(),
  };
}
