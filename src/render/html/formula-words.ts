// Says a formula in words, or with the numbers it reads, for people who do not read cell references.
import type { Language } from '#language/language.ts';
import {
  type BinaryOperator,
  type CellExpression,
  type FunctionName,
  isRange,
  type RangeExpression,
} from '#workbook/cell-expression.ts';
import { formulaPhrases } from './formula-phrases.ts';
import {
  leaf,
  numeral,
  parenthesised,
  precedences,
  sentence,
  type WordedExpression,
} from './worded-expression.ts';

export type ReferenceExpression = RangeExpression | (CellExpression & { readonly kind: 'cell' });
type BinaryExpression = CellExpression & { readonly kind: 'binary' };
type CallExpression = CellExpression & { readonly kind: 'call' };

export interface FormulaWords {
  readonly language: Language;
  /** What stands for a reference: the name of a row, or its number. */
  readonly ofReference: (reference: ReferenceExpression) => WordedExpression;
  /** The members of a range that are few enough to be named one by one; null for any other range. */
  readonly members: (reference: ReferenceExpression) => readonly WordedExpression[] | null;
  /** Numbers up to this one count as 0. */
  readonly isTolerance: (expression: CellExpression) => boolean;
}

const signs: Readonly<Record<BinaryOperator, readonly [sign: string, strength: number]>> = {
  '=': ['=', precedences.comparison],
  '<>': ['≠', precedences.comparison],
  '<': ['<', precedences.comparison],
  '>': ['>', precedences.comparison],
  '<=': ['≤', precedences.comparison],
  '>=': ['≥', precedences.comparison],
  '+': ['+', precedences.sum],
  '-': ['−', precedences.sum],
  '*': ['×', precedences.product],
  '/': ['÷', precedences.product],
  '^': ['^', precedences.power],
};

const callStrengths: Partial<Record<FunctionName, number>> = {
  IF: precedences.sentence,
  IFERROR: precedences.sentence,
  ABS: precedences.leaf,
  ISNUMBER: precedences.comparison,
};

const strengthOf = ({ name, args }: CallExpression): number => {
  const isList = args.length > 1 && ['MIN', 'MAX', 'SUM'].includes(name);
  return isList ? precedences.list : (callStrengths[name] ?? precedences.call);
};

const isReference = (expression: CellExpression): expression is ReferenceExpression =>
  expression.kind === 'cell' || isRange(expression);

const isBinary = <Operator extends BinaryOperator>(
  expression: CellExpression,
  operator: Operator,
): expression is BinaryExpression & { readonly operator: Operator } =>
  expression.kind === 'binary' && expression.operator === operator;

const isCall = (expression: CellExpression, name: FunctionName): expression is CallExpression =>
  expression.kind === 'call' && expression.name === name;

const isNumber = (expression: CellExpression, value: number): boolean =>
  expression.kind === 'number' && expression.value === value;

/** Holds 1 where something is so and 0 where it is not. */
function isTruth(expression: CellExpression): boolean {
  if (isBinary(expression, '*')) return isTruth(expression.left) && isTruth(expression.right);
  if (expression.kind === 'binary') return signs[expression.operator][1] === precedences.comparison;
  return isCall(expression, 'ISNUMBER');
}

const isSame = (one: CellExpression, other: CellExpression | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function joined(
  left: WordedExpression,
  word: 'and' | 'or',
  right: WordedExpression,
  { language }: FormulaWords,
): WordedExpression {
  const strength = precedences[word];
  const worded = [
    parenthesised(left, strength),
    formulaPhrases[language][word],
    parenthesised(right, strength + 1),
  ];
  return { text: worded.join(' '), precedence: strength };
}

/** Both, or either: a product of truths, a sum of them that is above 0, and a product with truths that is 1. */
function sayTruths(expression: BinaryExpression, words: FormulaWords): WordedExpression | null {
  const { operator, left, right } = expression;
  if (operator === '*' && isTruth(expression))
    return joined(say(left, words), 'and', say(right, words), words);
  if (operator === '>' && isNumber(right, 0) && isBinary(left, '+')) {
    if (!isTruth(left.left) || !isTruth(left.right)) return null;
    return joined(say(left.left, words), 'or', say(left.right, words), words);
  }
  if (operator === '=' && isNumber(right, 1) && isBinary(left, '*') && isTruth(left.right)) {
    return joined(say({ ...expression, left: left.left }, words), 'and', say(left.right, words), words);
  }
  return null;
}

/** A size within the tolerance is 0, and a number less its whole part is its fraction. */
function sayKnown({ operator, left, right }: BinaryExpression, words: FormulaWords): WordedExpression | null {
  const [operand] = left.kind === 'call' ? left.args : [];
  if (operator === '<=' && operand && isCall(left, 'ABS') && words.isTolerance(right)) {
    return {
      text: `${parenthesised(say(operand, words), precedences.sum)} ≈ 0`,
      precedence: precedences.comparison,
    };
  }
  if (operator === '-' && isCall(right, 'INT') && isSame(left, right.args[0])) {
    const text = formulaPhrases[words.language].fraction(say(left, words));
    return { text, precedence: precedences.call };
  }
  return null;
}

function sayBinary(expression: BinaryExpression, words: FormulaWords): WordedExpression {
  const known = sayTruths(expression, words) ?? sayKnown(expression, words);
  if (known) return known;
  const [sign, strength] = signs[expression.operator];
  const left = parenthesised(say(expression.left, words), strength);
  const right = parenthesised(say(expression.right, words), strength + 1);
  return { text: `${left} ${sign} ${right}`, precedence: strength };
}

/** A value with the condition that leaves it without one, such as a divisor of 0. */
function sayGuarded({ name, args }: CallExpression, words: FormulaWords): WordedExpression | null {
  const [condition, then, otherwise] = args;
  if (name !== 'IF' || !condition || !then || !otherwise) return null;
  const { guarded, or } = formulaPhrases[words.language];
  if (then.kind === 'missing') {
    return sentence(guarded(say(otherwise, words).text, say(condition, words).text));
  }
  if (otherwise.kind === 'missing' && isBinary(condition, '>') && words.isTolerance(condition.right)) {
    const divisor = parenthesised(say(condition.left, words), precedences.sum);
    return sentence(guarded(say(then, words).text, `${divisor} ≈ 0 ${or} < 0`));
  }
  return null;
}

function saySum([first, ...rest]: readonly WordedExpression[]): WordedExpression | null {
  if (!first || rest.length === 0) return first ?? null;
  const added = rest.map((worded) => parenthesised(worded, precedences.product));
  return { text: [parenthesised(first, precedences.sum), ...added].join(' + '), precedence: precedences.sum };
}

/** Few members are added up by name. */
function sayNamedSum(
  { name, args: [range, ...rest] }: CallExpression,
  words: FormulaWords,
): WordedExpression | null {
  const members =
    name === 'SUM' && range && rest.length === 0 && isReference(range) ? words.members(range) : null;
  return members && saySum(members);
}

function sayArgument(argument: CellExpression, words: FormulaWords): WordedExpression {
  const members = isReference(argument) ? words.members(argument) : null;
  const [first, ...rest] = members ?? [];
  if (!members || !first) return say(argument, words);
  return rest.length === 0 ? first : sentence(members.map(({ text }) => text).join('; '));
}

function sayCall(expression: CallExpression, words: FormulaWords): WordedExpression {
  const known = sayNamedSum(expression, words) ?? sayGuarded(expression, words);
  if (known) return known;
  const { name, args } = expression;
  const worded = args.map((argument) => sayArgument(argument, words));
  const text = formulaPhrases[words.language].calls[name](worded);
  return { text, precedence: strengthOf(expression) };
}

function say(expression: CellExpression, words: FormulaWords): WordedExpression {
  switch (expression.kind) {
    case 'number':
      return numeral(String(expression.value));
    case 'missing':
      return leaf('n/a');
    case 'negate':
      return {
        text: `−${parenthesised(say(expression.operand, words), precedences.leaf)}`,
        precedence: precedences.sum,
      };
    case 'binary':
      return sayBinary(expression, words);
    case 'call':
      return sayCall(expression, words);
    case 'cell':
    case 'span':
    case 'stack':
    case 'history':
    case 'past':
    case 'recent':
    case 'whole':
      return words.ofReference(expression);
  }
}

export const formulaWords = (expression: CellExpression, words: FormulaWords): string =>
  say(expression, words).text;
