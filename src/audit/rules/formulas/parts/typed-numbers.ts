// Finds hard-coded numbers in a formula, except unit conversions and arguments that only control a function.

import { calledOf, partsOf } from '#audit/formulas/parse/formula-parts.ts';
import type { FormulaTree } from '#audit/formulas/parse/formula-tree.ts';
import { isPlainNumber } from '#workbook/plain-numbers.ts';

/** From which argument on, counted from 0, a function's numbers steer it: which row, how many digits, what kind. */
const steeredFrom: ReadonlyMap<string, number> = new Map([
  ...['INDEX', 'OFFSET', 'ROUND', 'ROUNDUP', 'ROUNDDOWN', 'TRUNC', 'MROUND', 'FIXED', 'LARGE', 'SMALL'].map(
    (name) => [name, 1] as const,
  ),
  ...['CEILING', 'FLOOR', 'CEILING.MATH', 'FLOOR.MATH', 'IRR', 'XIRR', 'LOG', 'TAKE', 'DROP', 'QUARTILE'].map(
    (name) => [name, 1] as const,
  ),
  ...['MATCH', 'XMATCH', 'VLOOKUP', 'HLOOKUP', 'RANK', 'PERCENTILE', 'CONVERT'].map(
    (name) => [name, 2] as const,
  ),
  ...['XLOOKUP', 'PMT', 'IPMT', 'PPMT', 'RATE', 'NPER', 'PV', 'FV'].map((name) => [name, 4] as const),
  ...['CHOOSE', 'SUBTOTAL', 'AGGREGATE', 'ROW', 'COLUMN', 'SEQUENCE', 'INDIRECT', 'ADDRESS'].map(
    (name) => [name, 0] as const,
  ),
  ...[
    'DATE',
    'EDATE',
    'EOMONTH',
    'DAYS',
    'DAYS360',
    'DATEDIF',
    'DATEVALUE',
    'TIME',
    'WEEKDAY',
    'WEEKNUM',
  ].map((name) => [name, 0] as const),
  ...['WORKDAY', 'WORKDAY.INTL', 'NETWORKDAYS', 'NETWORKDAYS.INTL', 'YEARFRAC', 'YEAR', 'MONTH', 'DAY'].map(
    (name) => [name, 0] as const,
  ),
  ...[
    'TEXT',
    'LEFT',
    'RIGHT',
    'MID',
    'FIND',
    'SEARCH',
    'REPLACE',
    'SUBSTITUTE',
    'REPT',
    'CHAR',
    'UNICHAR',
  ].map((name) => [name, 0] as const),
  ...['TEXTJOIN', 'TEXTBEFORE', 'TEXTAFTER'].map((name) => [name, 0] as const),
]);

const calendarFunctions = new Set(['DATE', 'EDATE', 'EOMONTH', 'YEAR', 'MONTH', 'DAY', 'WEEKDAY', 'WEEKNUM']);

const sums = new Set(['+', '-', '*', '/']);

export function typedNumbers(tree: FormulaTree): readonly number[] {
  const found: number[] = [];
  collect(tree, found);
  return found;
}

function collect(tree: FormulaTree, found: number[]): void {
  if (tree.kind === 'number') {
    if (!isPlainNumber(tree.value)) found.push(tree.value);
  } else if (tree.kind === 'call') {
    const steered = steeredFrom.get(tree.name) ?? tree.args.length;
    for (const [index, arg] of tree.args.entries()) {
      if (arg && index < steered) collect(arg, found);
    }
  } else if (tree.kind === 'binary') {
    collectFromBoth(tree, found);
  } else for (const part of partsOf(tree)) collect(part, found);
}

/** Powers are a matter of mathematics, and numbers beside a month or year belong to the calendar. */
function collectFromBoth(tree: FormulaTree & { readonly kind: 'binary' }, found: number[]): void {
  const { left, right, operator } = tree;
  const isCalendar = (other: FormulaTree) =>
    sums.has(operator) && calledOf(other, calendarFunctions) !== null;
  if (!(left.kind === 'number' && isCalendar(right))) collect(left, found);
  if (operator === '^' && right.kind !== 'reference') return;
  if (!(right.kind === 'number' && isCalendar(left))) collect(right, found);
}
