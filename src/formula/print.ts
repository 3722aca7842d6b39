// Prints a formula tree as text, with no more parentheses than needed.
import type { Equation, Expression, Operator } from './expression.ts';

const strength: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };
const signStrength = 3;
const leafStrength = 4;

function strengthOf(expression: Expression): number {
  if (expression.kind === 'binary') return strength[expression.operator];
  return expression.kind === 'negate' ? signStrength : leafStrength;
}

const wrapped = (expression: Expression, needed: number): string =>
  strengthOf(expression) < needed ? `(${printExpression(expression)})` : printExpression(expression);

/** Numbers are written without exponents, which the parser does not read. */
function decimal(value: number): string {
  const short = String(value);
  return short.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : short;
}

function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return decimal(expression.value);
    case 'variable':
      return expression.id;
    case 'negate':
      return `-${wrapped(expression.operand, signStrength)}`;
    case 'extreme':
      return `${expression.name}(${printExpression(expression.left)}, ${printExpression(expression.right)})`;
    case 'past':
      return expression.span === null
        ? `${expression.name}(${expression.row})`
        : `${expression.name}(${expression.row}, ${expression.span})`;
    case 'binary': {
      const own = strength[expression.operator];
      return `${wrapped(expression.left, own)} ${expression.operator} ${wrapped(expression.right, own + 1)}`;
    }
  }
}

export const print = ({ name, expression }: Equation): string => `${name} = ${printExpression(expression)}`;
