// The tree of a user's formula: numbers, variables, a sign and the four operations.

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
    };

/** The left and right side of the equals sign; the name is only a label. */
export interface Equation {
  readonly name: string;
  readonly expression: Expression;
}
