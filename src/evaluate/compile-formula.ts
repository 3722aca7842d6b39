// Compiles a formula tree to steps over the memory; no text is ever run as code.
import type { CellExpression, FunctionName, RowId } from '#workbook/cell-expression.ts';
import { binarySteps } from './arithmetic.ts';
import { type Draft, result, type Surroundings } from './draft.ts';
import { binaryFunctions, choose, copy, larger, negate, smaller, unaryFunctions } from './elementwise.ts';
import type { Formula } from './formula.ts';
import { type Condition, extreme, pick, rate, sum, sumWhere } from './ranges.ts';
import { rateNearestZero, rateOfReturn } from './rate-of-return.ts';
import { cellOperand, isRange, strip } from './references.ts';
import type { BinaryStep, Operand, Step, Strip, UnaryStep } from './step.ts';

type Args = readonly CellExpression[];

function value(draft: Draft, argument: CellExpression | undefined): Operand {
  if (argument) return operand(draft, argument);
  throw new Error(`${draft.row}: a value was expected`);
}

function range(draft: Draft, argument: CellExpression | undefined): Strip {
  if (argument && isRange(argument)) return strip(draft, argument);
  throw new Error(`${draft.row}: a range was expected`);
}

/** What is worked out on the way is held until there is the step that reads it. */
function together<Parts extends readonly unknown[]>(draft: Draft, parts: () => Parts): Parts {
  const { held } = draft;
  const found = parts();
  draft.held = held;
  return found;
}

function unary(draft: Draft, argument: CellExpression | undefined, step: UnaryStep): Operand {
  const [only] = together(draft, () => [value(draft, argument)] as const);
  return result(draft, [only], (out) => step(out, only));
}

function binary(draft: Draft, [first, second]: Args, step: BinaryStep): Operand {
  const [left, right] = together(draft, () => [value(draft, first), value(draft, second)] as const);
  return result(draft, [left, right], (out) => step(out, left, right));
}

type Call = (draft: Draft, args: Args) => Operand;
type FoldStep = (out: number, strip: Strip) => Step;

/** SUM, MIN and MAX: each range comes to one number, and the numbers are joined one after another. */
const folding =
  (fold: FoldStep, join: BinaryStep): Call =>
  (draft, [first, ...rest]) => {
    const { held } = draft;
    const one = (argument: CellExpression | undefined): Operand => {
      if (!argument || !isRange(argument)) return value(draft, argument);
      const numbers = strip(draft, argument);
      return result(draft, [numbers], (out) => fold(out, numbers));
    };
    return rest.reduce((left, argument) => {
      const right = one(argument);
      draft.held = held;
      return result(draft, [left, right], (out) => join(out, left, right));
    }, one(first));
  };

const conditional = (draft: Draft, summed: Strip, one: Condition, other: Condition): Operand =>
  result(draft, [summed, one.strip, one.wanted, other.strip, other.wanted], (out) =>
    sumWhere(out, summed, one, other),
  );

const condition = (draft: Draft, where: CellExpression | undefined, wanted: CellExpression | undefined) => ({
  strip: range(draft, where),
  wanted: value(draft, wanted),
});

const returning =
  (find: (payments: readonly number[], decider: number) => number): Call =>
  (draft, [payments, deciding]) => {
    const paid = range(draft, payments);
    const [decider] = together(draft, () => [value(draft, deciding)] as const);
    return result(draft, [paid, decider], (out) => rate(find)(out, paid, decider));
  };

const calls: Readonly<Record<FunctionName, Call>> = {
  SUM: folding(sum, binarySteps['+']),
  MIN: folding(extreme(Math.min, Number.POSITIVE_INFINITY), smaller),
  MAX: folding(extreme(Math.max, Number.NEGATIVE_INFINITY), larger),
  IF: (draft, [first, second, third]) => {
    const [condition, yes, no] = together(
      draft,
      () => [value(draft, first), value(draft, second), value(draft, third)] as const,
    );
    return result(draft, [condition, yes, no], (out) => choose(out, condition, yes, no));
  },
  IFERROR: (draft, args) => binary(draft, args, binaryFunctions.IFERROR),
  INDEX: (draft, [cells, position]) => {
    const among = range(draft, cells);
    const [place] = together(draft, () => [value(draft, position)] as const);
    return result(draft, [among, place], (out) => pick(out, among, place));
  },
  SUMIF: (draft, [where, wanted, summed]) => {
    const [only] = together(draft, () => [condition(draft, where, wanted)] as const);
    return conditional(draft, range(draft, summed), only, only);
  },
  SUMIFS: (draft, [summed, where, wanted, alsoWhere, alsoWanted]) => {
    const [one, other] = together(
      draft,
      () => [condition(draft, where, wanted), condition(draft, alsoWhere, alsoWanted)] as const,
    );
    return conditional(draft, range(draft, summed), one, other);
  },
  IRR: returning(rateOfReturn),
  IRR_NEAREST_ZERO: returning(rateNearestZero),
  INT: (draft, [only]) => unary(draft, only, unaryFunctions.INT),
  ABS: (draft, [only]) => unary(draft, only, unaryFunctions.ABS),
  YEAR: (draft, [only]) => unary(draft, only, unaryFunctions.YEAR),
  MONTH: (draft, [only]) => unary(draft, only, unaryFunctions.MONTH),
  ISNUMBER: (draft, [only]) => unary(draft, only, unaryFunctions.ISNUMBER),
  MOD: (draft, args) => binary(draft, args, binaryFunctions.MOD),
  EDATE: (draft, args) => binary(draft, args, binaryFunctions.EDATE),
};

function operand(draft: Draft, expression: CellExpression): Operand {
  switch (expression.kind) {
    case 'number':
      return { address: draft.around.room.literal(expression.value + 0), step: 0 };
    case 'missing':
      return { address: draft.around.room.literal(Number.NaN), step: 0 };
    case 'cell':
      return cellOperand(draft, expression);
    case 'negate':
      return unary(draft, expression.operand, negate);
    case 'binary':
      return binary(draft, [expression.left, expression.right], binarySteps[expression.operator]);
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
  const isForecast = forecastCount !== null;
  const count = forecastCount ?? 1;
  const draft: Draft = { around, row, count, isForecast, once: [], each: [], reads: [], held: 0, last: null };
  const zero = isForecast ? part - 1 : part;
  const found = operand(draft, expression);
  // The last step writes to the cells themselves; where there is none, they are filled with what was found.
  if (found.step === 1 && draft.last) draft.each.splice(-1, 1, draft.last(zero));
  else draft.each.push(copy(zero, found));
  const { once, each, reads } = draft;
  const to = isForecast ? count : 0;
  return {
    row,
    part,
    count,
    from: isForecast ? 1 : 0,
    to,
    once: once.slice(),
    each: each.slice(),
    reads: reads.slice(),
  };
}
