// The tree of a user's formula: numbers, variables, a sign, the four operations, the smaller and larger of two, and looks at the past.

export type Operator = '+' | '-' | '*' | '/';

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable'; readonly id: string }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'extreme';
      readonly name: ExtremeName;
      readonly left: Expression;
      readonly right: Expression;
    }
  | PastExpression;

export const extremeNames = ['min', 'max'] as const;
export type ExtremeName = (typeof extremeNames)[number];

export const pastNames = ['prev', 'ago', 'last', 'sum'] as const;
export type PastName = (typeof pastNames)[number];

/** How many periods back, or as many as a year has. */
export type PeriodSpan = number | 'year';

/** What a row was before, or summed up until now. */
export interface PastExpression {
  readonly kind: 'past';
  readonly name: PastName;
  /** A variable, a step or the total. */
  readonly row: string;
  /** Null for the functions that take none. */
  readonly span: PeriodSpan | null;
}

/** Those that look a number of periods back. */
export const takesSpan = (name: PastName): boolean => name === 'ago' || name === 'last';

/** The parts that an expression is made of; none where it has none. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'variable':
    case 'past':
      return [];
    case 'negate':
      return [expression.operand];
    case 'binary':
    case 'extreme':
      return [expression.left, expression.right];
  }
}

/** The names that an expression reads, as they stand, with those of whose past it reads. */
export function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind === 'past') return [expression.row];
  return partsOf(expression).flatMap(namesIn);
}

/** Everything in it that looks at the past. */
export function pastIn(expression: Expression): readonly PastExpression[] {
  return expression.kind === 'past' ? [expression] : partsOf(expression).flatMap(pastIn);
}

/** The left and right side of the equals sign; the name is only a label. */
export interface Equation {
  readonly name: string;
  readonly expression: Expression;
}
