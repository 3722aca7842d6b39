// Says a formula in words, or with the numbers it reads, for people who do not read cell references.
import type { BinaryOperator, CellExpression, FunctionName } from '#workbook/cell-expression.ts';
import type { PageLanguage } from './format-value.ts';

export type Reference = CellExpression & { readonly kind: 'cell' | 'span' | 'stack' | 'history' };

export interface FormulaWords {
  readonly language: PageLanguage;
  /** What stands for a reference: the name of a row, or its number. */
  readonly ofReference: (reference: Reference) => string;
  /** The members of a range that are few enough to be named one by one; null for any other range. */
  readonly members: (reference: Reference) => readonly string[] | null;
}

interface Said {
  readonly text: string;
  readonly strength: number;
}

const signs: Readonly<Record<BinaryOperator, readonly [sign: string, strength: number]>> = {
  '=': ['=', 1],
  '<>': ['≠', 1],
  '<': ['<', 1],
  '>': ['>', 1],
  '<=': ['≤', 1],
  '>=': ['≥', 1],
  '+': ['+', 2],
  '-': ['−', 2],
  '*': ['×', 3],
  '/': ['÷', 3],
  '^': ['^', 4],
};

const sumStrength = 2;
const leafStrength = 6;
/** A sentence needs brackets wherever it is part of something. */
const sentenceStrength = 0;

type Phrase = (args: readonly string[]) => string;

const at = (args: readonly string[], index: number): string => args[index] ?? '';
const listed = (args: readonly string[]): string => args.join('; ');

const english: Readonly<Record<FunctionName, Phrase>> = {
  IF: (args) => `if ${at(args, 0)} then ${at(args, 1)}, otherwise ${at(args, 2)}`,
  IFERROR: (args) => `${at(args, 0)}, or ${at(args, 1)} where there is no such value`,
  MIN: (args) => `the smallest of (${listed(args)})`,
  MAX: (args) => `the largest of (${listed(args)})`,
  SUM: (args) => `the sum of (${listed(args)})`,
  SUMIF: (args) => `the sum of (${at(args, 2)}) where (${at(args, 0)}) is ${at(args, 1)}`,
  SUMIFS: (args) =>
    `the sum of (${at(args, 0)}) where (${at(args, 1)}) is ${at(args, 2)} and (${at(args, 3)}) is ${at(args, 4)}`,
  INDEX: (args) => `the value of (${at(args, 0)}) at place ${at(args, 1)}`,
  INT: (args) => `the whole part of (${listed(args)})`,
  ABS: (args) => `(${listed(args)}) without its sign`,
  MOD: (args) => `the remainder of (${at(args, 0)}) ÷ (${at(args, 1)})`,
  EDATE: (args) => `${at(args, 0)}, moved by (${at(args, 1)}) months`,
  YEAR: (args) => `the year of (${listed(args)})`,
  MONTH: (args) => `the month of (${listed(args)})`,
  IRR: (args) => `the rate of return of (${at(args, 0)}), searched from ${at(args, 1)}`,
  IRR_NEAREST_ZERO: (args) => `the rate of return of (${at(args, 0)})`,
  ISNUMBER: (args) => `(${listed(args)}) is a number`,
};

const russian: Readonly<Record<FunctionName, Phrase>> = {
  IF: (args) => `если ${at(args, 0)}, то ${at(args, 1)}, иначе ${at(args, 2)}`,
  IFERROR: (args) => `${at(args, 0)} или ${at(args, 1)}, если такого значения нет`,
  MIN: (args) => `наименьшее из (${listed(args)})`,
  MAX: (args) => `наибольшее из (${listed(args)})`,
  SUM: (args) => `сумма (${listed(args)})`,
  SUMIF: (args) => `сумма (${at(args, 2)}), где (${at(args, 0)}) равно ${at(args, 1)}`,
  SUMIFS: (args) =>
    `сумма (${at(args, 0)}), где (${at(args, 1)}) равно ${at(args, 2)}, а (${at(args, 3)}) равно ${at(args, 4)}`,
  INDEX: (args) => `значение (${at(args, 0)}) на месте ${at(args, 1)}`,
  INT: (args) => `целая часть (${listed(args)})`,
  ABS: (args) => `(${listed(args)}) без знака`,
  MOD: (args) => `остаток от (${at(args, 0)}) ÷ (${at(args, 1)})`,
  EDATE: (args) => `${at(args, 0)} со сдвигом на (${at(args, 1)}) мес.`,
  YEAR: (args) => `год от (${listed(args)})`,
  MONTH: (args) => `месяц от (${listed(args)})`,
  IRR: (args) => `норма доходности (${at(args, 0)}), поиск от ${at(args, 1)}`,
  IRR_NEAREST_ZERO: (args) => `норма доходности (${at(args, 0)})`,
  ISNUMBER: (args) => `(${listed(args)}) — число`,
};

const phrases = { en: english, ru: russian } as const;

const wrapped = ({ text, strength }: Said, needed: number): string =>
  strength < needed ? `(${text})` : text;

function sayCall({ name, args }: CellExpression & { kind: 'call' }, words: FormulaWords): Said {
  const [range] = args;
  if (name === 'SUM' && args.length === 1 && range && isReference(range)) {
    const members = words.members(range);
    if (members)
      return { text: members.join(' + '), strength: members.length > 1 ? sumStrength : leafStrength };
  }
  const said = args.map((argument) => {
    const members = isReference(argument) ? words.members(argument) : null;
    return members ? members.join('; ') : say(argument, words).text;
  });
  return { text: phrases[words.language][name](said), strength: sentenceStrength };
}

const isReference = (expression: CellExpression): expression is Reference =>
  ['cell', 'span', 'stack', 'history'].includes(expression.kind);

function say(expression: CellExpression, words: FormulaWords): Said {
  switch (expression.kind) {
    case 'number':
      return { text: String(expression.value), strength: expression.value < 0 ? sumStrength : leafStrength };
    case 'missing':
      return { text: 'n/a', strength: leafStrength };
    case 'negate':
      return { text: `−${wrapped(say(expression.operand, words), leafStrength)}`, strength: sumStrength };
    case 'binary': {
      const [sign, strength] = signs[expression.operator];
      const left = wrapped(say(expression.left, words), strength);
      const right = wrapped(say(expression.right, words), strength + 1);
      return { text: `${left} ${sign} ${right}`, strength };
    }
    case 'call':
      return sayCall(expression, words);
    case 'cell':
    case 'span':
    case 'stack':
    case 'history':
      return { text: words.ofReference(expression), strength: leafStrength };
  }
}

export const formulaWords = (expression: CellExpression, words: FormulaWords): string =>
  say(expression, words).text;
