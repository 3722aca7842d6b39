// The binary operators and their precedence; all are left-associative.
import type { FormulaScanner } from './formula-scanner.ts';
import type { ExcelBinaryOperator } from './formula-tree.ts';

export const tightness: Readonly<Record<ExcelBinaryOperator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};

/** The next operator without consuming it, or null. */
export function operatorAhead({ text, position }: FormulaScanner): ExcelBinaryOperator | null {
  const mark = text.charAt(position);
  const next = text.charAt(position + 1);
  switch (mark) {
    case '<':
      return next === '>' ? '<>' : next === '=' ? '<=' : '<';
    case '>':
      return next === '=' ? '>=' : '>';
    case '=':
    case '&':
    case '+':
    case '-':
    case '*':
    case '/':
    case '^':
      return mark;
    default:
      return null;
  }
}
