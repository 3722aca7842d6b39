// The sentences that functions and conditions of a formula are said with, in the language of the template.
import type { Language } from '#language/language.ts';
import type { FunctionName } from '#workbook/cell-expression.ts';
import { parenthesised, precedences, type WordedExpression } from './worded-expression.ts';

type Phrase = (args: readonly WordedExpression[]) => string;

interface Phrases {
  readonly calls: Readonly<Record<FunctionName, Phrase>>;
  readonly and: string;
  readonly or: string;
  readonly fraction: (operand: WordedExpression) => string;
  /** A value that there is none of under a condition. */
  readonly guarded: (value: string, condition: string) => string;
}

const bare = (args: readonly WordedExpression[], index: number): string => args[index]?.text ?? '';

/** A single name or number stands alone, anything longer in brackets. */
const one = (args: readonly WordedExpression[], index = 0): string => {
  const worded = args[index];
  return worded ? parenthesised(worded, precedences.leaf) : '';
};

/** What stands before a word that ends it: only a sentence would run on. */
const ended = (args: readonly WordedExpression[], index: number): string => {
  const worded = args[index];
  return worded ? parenthesised(worded, precedences.call) : '';
};

/** A Russian word governs the case of the next one, and a name keeps its own: it stands apart in brackets. */
const governed = (args: readonly WordedExpression[]): string =>
  `(${args.map(({ text }) => text).join('; ')})`;

const listed = (args: readonly WordedExpression[]): string =>
  args.length === 1 ? one(args) : governed(args);

const size = (args: readonly WordedExpression[]): string => `|${bare(args, 0)}|`;

const english: Phrases = {
  calls: {
    IF: (args) => `if ${ended(args, 0)} then ${ended(args, 1)}, otherwise ${bare(args, 2)}`,
    IFERROR: (args) => `${ended(args, 0)}, or ${bare(args, 1)} where there is no such value`,
    MIN: (args) => `the smallest of ${listed(args)}`,
    MAX: (args) => `the largest of ${listed(args)}`,
    SUM: (args) => `the sum of ${listed(args)}`,
    COUNT: (args) => `how many numbers there are in ${listed(args)}`,
    SUMIF: (args) => `the sum of ${one(args, 2)} where ${one(args)} is ${one(args, 1)}`,
    SUMIFS: (args) =>
      `the sum of ${one(args)} where ${one(args, 1)} is ${one(args, 2)} and ${one(args, 3)} is ${one(args, 4)}`,
    INDEX: (args) => `the value of ${one(args)} at place ${one(args, 1)}`,
    MATCH: (args) => `the place of the first ${one(args)} in ${one(args, 1)}`,
    INT: (args) => `the whole part of ${one(args)}`,
    ROUND: (args) => `${one(args)}, rounded to ${one(args, 1)} digits`,
    ABS: size,
    MOD: (args) => `the remainder of ${one(args)} ÷ ${one(args, 1)}`,
    EDATE: (args) => `${ended(args, 0)}, moved by ${one(args, 1)} months`,
    YEAR: (args) => `the year of ${one(args)}`,
    MONTH: (args) => `the month of ${one(args)}`,
    IRR: (args) => `the rate of return of ${one(args)}, searched from ${one(args, 1)}`,
    MIRR: (args) => `the modified rate of return (MIRR) of ${one(args)} at ${one(args, 1)}`,
    ISNUMBER: (args) => `${one(args)} is a number`,
  },
  and: 'and',
  or: 'or',
  fraction: (operand) => `the fractional part of ${parenthesised(operand, precedences.leaf)}`,
  guarded: (value, condition) => `${value} (n/a if ${condition})`,
};

const russian: Phrases = {
  calls: {
    IF: (args) => `если ${ended(args, 0)}, то ${ended(args, 1)}, иначе ${bare(args, 2)}`,
    IFERROR: (args) => `${ended(args, 0)} или ${bare(args, 1)}, если такого значения нет`,
    MIN: (args) => `наименьшее из ${governed(args)}`,
    MAX: (args) => `наибольшее из ${governed(args)}`,
    SUM: (args) => `сумма ${governed(args)}`,
    COUNT: (args) => `количество чисел в ${governed(args)}`,
    SUMIF: (args) => `сумма (${bare(args, 2)}), где ${one(args)} = ${one(args, 1)}`,
    SUMIFS: (args) =>
      `сумма (${bare(args, 0)}), где ${one(args, 1)} = ${one(args, 2)} и ${one(args, 3)} = ${one(args, 4)}`,
    INDEX: (args) => `значение (${bare(args, 0)}) на месте ${one(args, 1)}`,
    MATCH: (args) => `место первого ${one(args)} в (${bare(args, 1)})`,
    INT: (args) => `целая часть ${governed(args)}`,
    ROUND: (args) => `${one(args)} с округлением до ${one(args, 1)} знаков`,
    ABS: size,
    MOD: (args) => `остаток от (${bare(args, 0)}) ÷ (${bare(args, 1)})`,
    EDATE: (args) => `${ended(args, 0)} со сдвигом на (${bare(args, 1)}) мес.`,
    YEAR: (args) => `год от ${governed(args)}`,
    MONTH: (args) => `месяц от ${governed(args)}`,
    IRR: (args) => `норма доходности (${bare(args, 0)}), поиск от ${one(args, 1)}`,
    MIRR: (args) => `модифицированная норма доходности (${bare(args, 0)}) при ставке ${one(args, 1)}`,
    ISNUMBER: (args) => `${one(args)} — число`,
  },
  and: 'и',
  or: 'или',
  fraction: (operand) => `дробная часть (${operand.text})`,
  guarded: (value, condition) => `${value} (n/a, если ${condition})`,
};

export const formulaPhrases: Readonly<Record<Language, Phrases>> = { en: english, ru: russian };
