// The sentences that functions and conditions of a formula are said with, in the language of the template.
import type { FunctionName } from '#workbook/cell-expression.ts';
import type { PageLanguage } from './format-value.ts';
import { type Said, strengths, wrapped } from './said.ts';

type Phrase = (args: readonly Said[]) => string;

interface Phrases {
  readonly calls: Readonly<Record<FunctionName, Phrase>>;
  readonly and: string;
  readonly or: string;
  readonly fraction: (operand: string) => string;
  /** A value that there is none of under a condition. */
  readonly guarded: (value: string, condition: string) => string;
}

const bare = (args: readonly Said[], index: number): string => args[index]?.text ?? '';

/** A single name or number stands alone, anything longer in brackets. */
const one = (args: readonly Said[], index = 0): string => {
  const said = args[index];
  return said ? wrapped(said, strengths.leaf) : '';
};

/** What stands before a word that ends it: only a sentence would run on. */
const ended = (args: readonly Said[], index: number): string => {
  const said = args[index];
  return said ? wrapped(said, strengths.call) : '';
};

const listed = (args: readonly Said[]): string =>
  args.length === 1 ? one(args) : `(${args.map(({ text }) => text).join('; ')})`;

const size = (args: readonly Said[]): string => `|${bare(args, 0)}|`;

const english: Phrases = {
  calls: {
    IF: (args) => `if ${ended(args, 0)} then ${ended(args, 1)}, otherwise ${bare(args, 2)}`,
    IFERROR: (args) => `${ended(args, 0)}, or ${bare(args, 1)} where there is no such value`,
    MIN: (args) => `the smallest of ${listed(args)}`,
    MAX: (args) => `the largest of ${listed(args)}`,
    SUM: (args) => `the sum of ${listed(args)}`,
    SUMIF: (args) => `the sum of ${one(args, 2)} where ${one(args)} is ${one(args, 1)}`,
    SUMIFS: (args) =>
      `the sum of ${one(args)} where ${one(args, 1)} is ${one(args, 2)} and ${one(args, 3)} is ${one(args, 4)}`,
    INDEX: (args) => `the value of ${one(args)} at place ${one(args, 1)}`,
    INT: (args) => `the whole part of ${one(args)}`,
    ABS: size,
    MOD: (args) => `the remainder of ${one(args)} ÷ ${one(args, 1)}`,
    EDATE: (args) => `${ended(args, 0)}, moved by ${one(args, 1)} months`,
    YEAR: (args) => `the year of ${one(args)}`,
    MONTH: (args) => `the month of ${one(args)}`,
    IRR: (args) => `the rate of return of ${one(args)}, searched from ${one(args, 1)}`,
    IRR_NEAREST_ZERO: (args) => `the rate of return of ${one(args)}`,
    ISNUMBER: (args) => `${one(args)} is a number`,
  },
  and: 'and',
  or: 'or',
  fraction: (operand) => `the fractional part of ${operand}`,
  guarded: (value, condition) => `${value} (n/a if ${condition})`,
};

const russian: Phrases = {
  calls: {
    IF: (args) => `если ${ended(args, 0)}, то ${ended(args, 1)}, иначе ${bare(args, 2)}`,
    IFERROR: (args) => `${ended(args, 0)} или ${bare(args, 1)}, если такого значения нет`,
    MIN: (args) => `наименьшее из ${listed(args)}`,
    MAX: (args) => `наибольшее из ${listed(args)}`,
    SUM: (args) => `сумма ${listed(args)}`,
    SUMIF: (args) => `сумма ${one(args, 2)}, где ${one(args)} равно ${one(args, 1)}`,
    SUMIFS: (args) =>
      `сумма ${one(args)}, где ${one(args, 1)} равно ${one(args, 2)}, а ${one(args, 3)} равно ${one(args, 4)}`,
    INDEX: (args) => `значение ${one(args)} на месте ${one(args, 1)}`,
    INT: (args) => `целая часть ${one(args)}`,
    ABS: size,
    MOD: (args) => `остаток от ${one(args)} ÷ ${one(args, 1)}`,
    EDATE: (args) => `${ended(args, 0)} со сдвигом на ${one(args, 1)} мес.`,
    YEAR: (args) => `год от ${one(args)}`,
    MONTH: (args) => `месяц от ${one(args)}`,
    IRR: (args) => `норма доходности ${one(args)}, поиск от ${one(args, 1)}`,
    IRR_NEAREST_ZERO: (args) => `норма доходности ${one(args)}`,
    ISNUMBER: (args) => `${one(args)} — число`,
  },
  and: 'и',
  or: 'или',
  fraction: (operand) => `дробная часть ${operand}`,
  guarded: (value, condition) => `${value} (n/a, если ${condition})`,
};

export const formulaPhrases: Readonly<Record<PageLanguage, Phrases>> = { en: english, ru: russian };
