// How a cell shows what it holds: a text, a number too long for its digits, or a number.

import type { Language } from '#language/language.ts';
import { totalFormat } from '#render/check-flag.ts';
import { isScientific } from '#render/layout/shown-number.ts';
import { columns } from '#workbook/columns.ts';
import { formatCode, type MoneyScale, type NumberFormat } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';

export type TextDisplay = 'text' | 'indented' | 'wrapped' | 'toTheRight';

export type NumberDisplay = 'scientific' | NumberFormat;

export type CellDisplay = TextDisplay | NumberDisplay;

const textDisplays: ReadonlySet<string> = new Set<TextDisplay>(['text', 'indented', 'wrapped', 'toTheRight']);

export const isText = (shown: CellDisplay): shown is TextDisplay => textDisplays.has(shown);

/** `largest` is the greatest size of the numbers that are shown alike. */
export function shownAs(row: Row, column: number, largest: number): NumberDisplay {
  if (column === columns.constant && row.allowed?.kind === 'choice') return 'count';
  const format = column === columns.total ? totalFormat(row.format) : row.format;
  return isScientific(largest, format) ? 'scientific' : format;
}

export function largestOf(values: Float64Array): number {
  let largest = 0;
  for (const value of values) {
    const size = Math.abs(value);
    if (size > largest) largest = size;
  }
  return largest;
}

const scientificCode = '0.00E+00_);(0.00E+00);"-"_)';

/** As spreadsheets write it. */
export const displayCode = (shown: NumberDisplay, scale: MoneyScale, language: Language): string =>
  shown === 'scientific' ? scientificCode : formatCode(shown, scale, language);
