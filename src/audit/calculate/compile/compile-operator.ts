// Compiles binary operators and signs.
import type { ExcelBinaryOperator, FormulaTree } from '../../formulas/parse/formula-tree.ts';
import type { Code, Compiler } from '../runtime/code.ts';
import { charactersPerStep, type FormulaContext } from '../runtime/formula-context.ts';
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

/** A text is as much work as it is long. */
function spendTexts(context: FormulaContext, left: Scalar, right: Scalar): void {
  if (typeof left === 'string') context.spend(left.length / charactersPerStep);
  if (typeof right === 'string') context.spend(right.length / charactersPerStep);
}

export function compileBinary(compiler: Compiler, { operator, left, right }: BinaryNode): Code {
  const work = quickWork[operator] ?? binaryWork[operator];
  if (compiler.isArray) {
    const one = compiler.value(left);
    const other = compiler.value(right);
    return (context) =>
      broadcast(context, [one(context), other(context)], ([first = null, second = null]): Scalar => {
        spendTexts(context, first, second);
        return work(first, second);
      });
  }
  const one = compiler.scalar(left);
  const other = compiler.scalar(right);
  return (context) => {
    const [first, second] = [one(context), other(context)];
    spendTexts(context, first, second);
    return work(first, second);
  };
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
