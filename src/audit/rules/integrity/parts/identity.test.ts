// Checks which statement lines an identity applies to.
import { expect, test } from 'vitest';
import type { BookCell } from '#audit/book/book.ts';
import type { Recalculation } from '#audit/calculate/recalculation.ts';
import { statementPeak } from './identity.ts';
import type { StatementLines } from './statement-lines.ts';

const cellAt = (line: number): BookCell => ({
  line,
  column: 1,
  value: null,
  formula: null,
  isArray: false,
  style: 0,
});

const cashOn = (line: number): StatementLines =>
  new Map([
    ['cash', { sheet: 0, line, label: 'Cash', isNamed: false, byPeriod: new Map([['2027', cellAt(line)]]) }],
  ]);

/** A workbook whose cells each hold a hundred times the number of their line. */
const values: Recalculation = {
  valueAt: ({ line }) => line * 100,
  notCalculated: [],
  isCalculated: () => true,
  fromKept: () => null,
  effort: 0,
  errors: [],
  cycles: [],
  withChanges: () => values,
};

test('the largest amount is that of the lines that are asked about', () => {
  const [first, second] = [cashOn(1), cashOn(2)];
  expect([first, second, first].map((lines) => statementPeak(lines, values))).toEqual([100, 200, 100]);
});
