// Counts what is typed and what is calculated in a line, once for all its cells.
import { isNumeric } from '#audit/layout/cells/cell-lines.ts';
import type { SheetLine } from '#audit/layout/layout.ts';

export interface LineContent {
  /** Numbers, typed or calculated. */
  readonly numbers: number;
  readonly typed: number;
  readonly periodFormulas: number;
  readonly typedPeriods: number;
  /** Of the periods that hold numbers; null without any. */
  readonly firstPeriod: number | null;
}

export function lineContent({ cells, periods }: Pick<SheetLine, 'cells' | 'periods'>): LineContent {
  const numbers = cells.filter(isNumeric);
  const inPeriods = periods.filter(isNumeric);
  return {
    numbers: numbers.length,
    typed: numbers.filter(({ formula }) => formula === null).length,
    periodFormulas: periods.filter(({ formula }) => formula !== null).length,
    typedPeriods: inPeriods.filter(({ formula }) => formula === null).length,
    firstPeriod: inPeriods[0]?.column ?? null,
  };
}
