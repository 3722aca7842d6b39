// A key for a formula relative to its own cell, made without parsing, to find formulas already parsed.
import { cellWord, isCell } from '../parse/cell-word.ts';
import { isDigitCode, isWordCode } from '../parse/formula-characters.ts';

const doubleQuote = 34;
const apostrophe = 39;
const roundBracket = 40;
const point = 46;
const colon = 58;
const squareBracket = 91;
const exclamationMark = 33;

/** It never occurs in a formula, so whatever follows it is a cell. */
const mark = '\u0001';

/**
 * Two cells of a sheet with the same key have the same relative formula. Formulas with rarer
 * references get a key of their own.
 */
export function relativeKey(text: string, line: number, column: number): string {
  let key = '';
  let copied = 0;
  for (let position = 0; position < text.length; ) {
    const code = text.charCodeAt(position);
    if (code === doubleQuote || code === apostrophe) {
      position = afterQuote(text, position, code === doubleQuote ? '"' : "'");
    } else if (code === squareBracket) {
      return `${text}${mark}${line},${column}`;
    } else if (isWordCode(code)) {
      const end = wordEnd(text, position);
      const isWhole = !isName(text, position, end);
      const cell = isWhole ? cellWord(text.slice(position, end)) : null;
      if (cell && text.charCodeAt(end) === colon && !isCell(cell)) return `${text}${mark}${line},${column}`;
      if (isCell(cell)) {
        const down = cell.isLineFixed ? `$${cell.line}` : cell.line - line;
        const right = cell.isColumnFixed ? `$${cell.column}` : cell.column - column;
        key += `${text.slice(copied, position)}${mark}${down},${right}`;
        copied = end;
      }
      position = end;
    } else position += 1;
  }
  return key + text.slice(copied);
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordCode(text.charCodeAt(end))) end += 1;
  return end;
}

/** Words before these marks are functions and sheets; and no cell has a point. */
function isName(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === roundBracket || next === exclamationMark) return true;
  const first = text.charCodeAt(start);
  return first === point || (isDigitCode(first) && next !== colon);
}

function afterQuote(text: string, start: number, quote: string): number {
  const end = text.indexOf(quote, start + 1);
  return end < 0 ? text.length : end + 1;
}
