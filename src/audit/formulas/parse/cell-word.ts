// Parses words that refer to cells, columns and lines: B7, $B$7, $B, $7.
import { lastPossibleColumn, lastPossibleLine } from '../../book/address.ts';

/** One corner of an area; a line or column that the word leaves out is 0. */
export interface CellWord {
  readonly line: number;
  readonly column: number;
  readonly isLineFixed: boolean;
  readonly isColumnFixed: boolean;
}

const dollar = 36;

/** Null where the word is none of them, as a name or a number too large for a sheet. */
export function cellWord(word: string): CellWord | null {
  const isColumnFixed = word.charCodeAt(0) === dollar;
  let position = isColumnFixed ? 1 : 0;
  const start = position;
  let column = 0;
  for (; position < word.length && position - start < 4; position += 1) {
    const code = word.charCodeAt(position) | 32;
    if (code < 97 || code > 122 || word.charCodeAt(position) < 65) break;
    column = column * 26 + code - 96;
  }
  if (position === start) return isColumnFixed ? lineWord(word, 1, true) : lineWord(word, 0, false);
  if (column > lastPossibleColumn) return null;
  if (position === word.length) return { line: 0, column, isLineFixed: false, isColumnFixed };
  const isLineFixed = word.charCodeAt(position) === dollar;
  const line = lineWord(word, position + (isLineFixed ? 1 : 0), isLineFixed);
  return line && { ...line, column, isColumnFixed };
}

function lineWord(word: string, start: number, isLineFixed: boolean): CellWord | null {
  if (start >= word.length || word.length - start > 7) return null;
  let line = 0;
  for (let position = start; position < word.length; position += 1) {
    const digit = word.charCodeAt(position) - 48;
    if (digit < 0 || digit > 9) return null;
    line = line * 10 + digit;
  }
  if (line < 1 || line > lastPossibleLine) return null;
  return { line, column: 0, isLineFixed, isColumnFixed: false };
}

export const isCell = (word: CellWord | null): word is CellWord =>
  word !== null && word.line > 0 && word.column > 0;
