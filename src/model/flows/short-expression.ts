// Keeps the formulas of users short: what is too long or too deep for one cell gets rows for its parts, in the order in which it is worked out.
import { type CellExpression, call, cell, negate, type RowId } from '#workbook/cell-expression.ts';

const mostFormulaChars = 100;
const deepestCall = 3;

export interface Shortening {
  /** How many characters naming a cell of the row takes. */
  readonly lengthOf: (row: RowId) => number;
  /** Gives a part a row of its own. */
  readonly part: (expression: CellExpression) => RowId;
}

interface Limits {
  readonly chars: number;
  readonly calls: number;
}

interface Measured {
  readonly expression: CellExpression;
  readonly chars: number;
  /** How deep functions stand in one another. */
  readonly calls: number;
}

const isSum = (expression: CellExpression): boolean =>
  expression.kind === 'binary' && (expression.operator === '+' || expression.operator === '-');

/** The parentheses that an operand needs: a sum in a product, and on the right whatever is no weaker. */
function around(operand: CellExpression, of: CellExpression, isRight: boolean): number {
  if (operand.kind === 'negate') return 2;
  if (operand.kind !== 'binary') return 0;
  return isSum(of) ? (isRight && isSum(operand) ? 2 : 0) : isSum(operand) || isRight ? 2 : 0;
}

function rangeChars(expression: CellExpression, { lengthOf }: Shortening): number {
  if (expression.kind === 'stack') return lengthOf(expression.from) + lengthOf(expression.to);
  return 'row' in expression ? 2 * lengthOf(expression.row) + 2 : 0;
}

/** How a formula is put together of its operands, and what of them counts twice. */
function composed(expression: CellExpression, parts: readonly Measured[]): Measured {
  const chars = parts.reduce((sum, part) => sum + part.chars, 0);
  const calls = parts.reduce((deepest, part) => Math.max(deepest, part.calls), 0);
  const [first, second] = parts.map((part) => part.expression);
  if (expression.kind === 'negate' && first) {
    return { expression: negate(first), chars: chars + 1 + around(first, expression, true), calls };
  }
  if (expression.kind === 'binary' && first && second) {
    const needed = around(first, expression, false) + around(second, expression, true);
    const size = chars + expression.operator.length + needed;
    return { expression: { ...expression, left: first, right: second }, chars: size, calls };
  }
  if (expression.kind === 'call') {
    const args = parts.map((part) => part.expression);
    const size = chars + expression.name.length + 1 + args.length;
    return { expression: call(expression.name, ...args), chars: size, calls: calls + 1 };
  }
  return { expression, chars, calls };
}

function operandsOf(expression: CellExpression): readonly CellExpression[] {
  if (expression.kind === 'negate') return [expression.operand];
  if (expression.kind === 'binary') return [expression.left, expression.right];
  return expression.kind === 'call' ? expression.args : [];
}

/** A comparison has no number to show, and IF decides whether its parts are worked out at all. */
const isPart = ({ kind, ...rest }: CellExpression): boolean =>
  kind === 'negate' ||
  (kind === 'binary' && 'operator' in rest && !/[<=>]/.test(rest.operator)) ||
  (kind === 'call' && 'name' in rest && (rest.name === 'MIN' || rest.name === 'MAX'));

/** The operand to give a row: the deepest where functions stand too deep, else the longest. */
function heaviest(parts: readonly Measured[], isDeep: boolean): Measured | null {
  const weight = ({ calls, chars }: Measured): number => (isDeep ? calls * 1000 + chars : chars);
  return parts
    .filter(({ expression }) => isPart(expression))
    .reduce<Measured | null>((most, part) => (most && weight(most) >= weight(part) ? most : part), null);
}

/** Only what is divided stands last in an IF; what decides stays as it is. */
function guarded(expression: CellExpression & { kind: 'call' }, place: Shortening, limits: Limits): Measured {
  const before = expression.args.slice(0, -1).map((operand) => measured(operand, place));
  const last = expression.args.slice(-1).map((operand) => {
    const used = composed(expression, before).chars + 1;
    return shortened(operand, place, { chars: limits.chars - used, calls: limits.calls - 1 });
  });
  return composed(expression, [...before, ...last]);
}

function measured(expression: CellExpression, place: Shortening): Measured {
  if (expression.kind === 'number') {
    return { expression, chars: String(expression.value).length, calls: 0 };
  }
  if (expression.kind === 'cell') return { expression, chars: place.lengthOf(expression.row), calls: 0 };
  const operands = operandsOf(expression);
  if (operands.length === 0) return { expression, chars: rangeChars(expression, place), calls: 0 };
  return composed(
    expression,
    operands.map((operand) => measured(operand, place)),
  );
}

function shortened(expression: CellExpression, place: Shortening, limits: Limits): Measured {
  if (expression.kind === 'call' && expression.name === 'IF') return guarded(expression, place, limits);
  const operands = operandsOf(expression);
  if (operands.length === 0) return measured(expression, place);
  let parts = operands.map((operand) => shortened(operand, place, limits));
  let whole = composed(expression, parts);
  while (whole.chars > limits.chars || whole.calls > limits.calls) {
    const heavy = heaviest(parts, whole.calls > limits.calls);
    if (heavy === null) break;
    const row = place.part(heavy.expression);
    parts = parts.map((part) => (part === heavy ? measured(cell(row), place) : part));
    whole = composed(expression, parts);
  }
  return whole;
}

/** The same formula, with its parts read from rows where it would be too long. */
export const shortExpression = (expression: CellExpression, place: Shortening): CellExpression =>
  shortened(expression, place, { chars: mostFormulaChars, calls: deepestCall }).expression;

/** What kind of result a part is. */
export function partKind(expression: CellExpression): 'subtotal' | 'product' | 'part' {
  if (isSum(expression)) return 'subtotal';
  return expression.kind === 'binary' ? 'product' : 'part';
}

/** The rows that a formula reads, in the order in which they stand in it. */
export function rowsIn(expression: CellExpression): readonly RowId[] {
  if (expression.kind === 'cell') return [expression.row];
  return operandsOf(expression).flatMap(rowsIn);
}
