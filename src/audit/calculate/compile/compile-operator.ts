// Compiles binary operators and signs.
import type { ExcelBinaryOperator, FormulaTree } from '../../formulas/parse/formula-tree.ts';
import type { Code, Compiler } from '../runtime/code.ts';
import { toNumber } from '../values/coerce.ts';
import { type BinaryWork, binaryWork } from '../values/operators.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import type { Scalar } from '../values/value.ts';
import { broadcast } from './broadcast.ts';

type BinaryNode = Extract<FormulaTree, { kind: 'binary' }>;
type UnaryNode = Extract<FormulaTree, { kind: 'unary' }>;

/** The four that models are made of, without the detour over other kinds of values. */
const quickWork: Partial<Record<ExcelBinaryOperator, BinaryWork>> = {
  '+': (left, right) =>
    typeof left === 'number' && typeof right === 'number'
      ? quick(left + right)
      : binaryWork['+'](left, right),
  '-': (left, right) =>
    typeof left === 'number' && typeof right === 'number'
      ? quick(left - right)
      : binaryWork['-'](left, right),
  '*': (left, right) =>
    typeof left === 'number' && typeof right === 'number'
      ? quick(left * right)
      : binaryWork['*'](left, right),
};

function quick(value: number): number {
  if (value - value !== 0) throw throwError('#NUM!');
  return value;
}

export function compileBinary(compiler: Compiler, { operator, left, right }: BinaryNode): Code {
  const work = quickWork[operator] ?? binaryWork[operator];
  if (compiler.isArray) {
    const one = compiler.value(left);
    const other = compiler.value(right);
    const both = ([first = null, second = null]: readonly Scalar[]): Scalar => work(first, second);
    return (context) => broadcast(context, [one(context), other(context)], both);
  }
  const one = compiler.scalar(left);
  const other = compiler.scalar(right);
  return (context) => work(one(context), other(context));
}

function unaryWork(operator: '+' | '-' | '%'): (scalar: Scalar) => Scalar {
  if (operator === '-') return (scalar) => 0 - toNumber(scalar);
  return operator === '%' ? (scalar) => toNumber(scalar) / 100 : (scalar) => scalar;
}

export function compileUnary(compiler: Compiler, { operator, operand }: UnaryNode): Code {
  if (operator === '#') {
    return () => {
      throw throwUncalculated('a range that spills');
    };
  }
  if (operator === '@') {
    const code = compiler.value(operand);
    return (context) => context.one(code(context));
  }
  const work = unaryWork(operator);
  if (compiler.isArray) {
    const code = compiler.value(operand);
    return (context) => broadcast(context, [code(context)], ([scalar = null]) => work(scalar));
  }
  const code = compiler.scalar(operand);
  return (context) => work(code(context));
}
