// Calculates a formula from the values of its variables.
import type { Expression, Operator } from './expression.ts';

const operations: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  // Division by 0 gives 0, as in the model, where a check counts it.
  '/': (left, right) => (right === 0 ? 0 : left / right),
};

/** Throws what `lookup` throws, for a variable it does not know. */
export function evaluate(expression: Expression, lookup: (id: string) => number): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'variable':
      return lookup(expression.id);
    case 'extreme': {
      const sides = [evaluate(expression.left, lookup), evaluate(expression.right, lookup)] as const;
      return expression.name === 'min' ? Math.min(...sides) : Math.max(...sides);
    }
    // Without the other periods nobody knows.
    case 'past':
      return Number.NaN;
    case 'negate':
      return -evaluate(expression.operand, lookup);
    case 'binary':
      return operations[expression.operator](
        evaluate(expression.left, lookup),
        evaluate(expression.right, lookup),
      );
  }
}
