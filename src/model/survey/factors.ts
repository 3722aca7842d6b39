// The factors of a formula that only multiplies, apart from plain numbers and the length of a year.
import { yearName } from '#formula/check-formula.ts';
import type { Expression } from '#formula/expression.ts';

/** By their names, in the order in which they are written; null for what is no product. */
export function factorsOf(expression: Expression): readonly string[] | null {
  if (expression.kind === 'number') return [];
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind !== 'binary') return null;
  const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)];
  if (!left || !right) return null;
  if (expression.operator === '*') return [...left, ...right];
  const isConstant = right.every((name) => name === yearName);
  return expression.operator === '/' && isConstant ? left : null;
}

/** Whether it is a product of what is counted by the year, of which a period gets its part. */
export function isPartOfYear(expression: Expression): boolean {
  if (expression.kind !== 'binary' || factorsOf(expression) === null) return false;
  const { operator, left, right } = expression;
  if (operator === '/' && factorsOf(right)?.includes(yearName)) return true;
  return isPartOfYear(left) || isPartOfYear(right);
}
