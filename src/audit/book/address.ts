// Addresses of cells and ranges as people write them: B7, B7:M7, $A$1; and the size limits of a sheet.
import { columnLetters } from '#workbook/columns.ts';
import type { Area } from './book.ts';

/** As large as a sheet can be in today's spreadsheets. */
export const lastPossibleLine = 1_048_576;
export const lastPossibleColumn = 16_384;

export const addressOf = (line: number, column: number): string => `${columnLetters(column)}${line}`;

export function areaAddress({ firstLine, firstColumn, lastLine, lastColumn }: Area): string {
  const first = addressOf(firstLine, firstColumn);
  const last = addressOf(lastLine, lastColumn);
  return first === last ? first : `${first}:${last}`;
}

export const isInside = (
  { firstLine, firstColumn, lastLine, lastColumn }: Area,
  line: number,
  column: number,
) => line >= firstLine && line <= lastLine && column >= firstColumn && column <= lastColumn;

/** A is 1, XFD is 16384; null for what names no column. */
export function columnNumber(letters: string): number | null {
  if (!/^[A-Z]{1,3}$/i.test(letters)) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column <= lastPossibleColumn ? column : null;
}

export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

/** Null for text that is not an address, or is outside the limits of a sheet. */
export function readAddress(text: string): CellPosition | null {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(text) ?? [];
  const column = columnNumber(letters);
  const line = Number(digits);
  return column === null || line > lastPossibleLine ? null : { line, column };
}

function lineOrColumnArea(first: string, last: string): Area | null {
  const columns = [first, last].map((text) => columnNumber(text.replace('$', '')));
  const [firstColumn, lastColumn] = columns;
  if (typeof firstColumn === 'number' && typeof lastColumn === 'number') {
    return ordered(1, firstColumn, lastPossibleLine, lastColumn);
  }
  if (!/^\$?[1-9]\d{0,6}$/.test(first) || !/^\$?[1-9]\d{0,6}$/.test(last)) return null;
  const lines = [first, last].map((text) => Math.min(lastPossibleLine, Number(text.replace('$', ''))));
  return ordered(lines[0] ?? 1, 1, lines[1] ?? 1, lastPossibleColumn);
}

const ordered = (line: number, column: number, otherLine: number, otherColumn: number): Area => ({
  firstLine: Math.min(line, otherLine),
  firstColumn: Math.min(column, otherColumn),
  lastLine: Math.max(line, otherLine),
  lastColumn: Math.max(column, otherColumn),
});

/** B7, B7:M7, B:D or 3:5; null for anything else. */
export function readArea(text: string): Area | null {
  const [first = '', last = first, extra] = text.split(':');
  if (extra !== undefined) return null;
  const one = readAddress(first);
  const other = readAddress(last);
  if (one && other) return ordered(one.line, one.column, other.line, other.column);
  return text.includes(':') ? lineOrColumnArea(first, last) : null;
}
