// Reads what may stand before a reference: a sheet, a run of sheets, another file.
import { cellWord, isCell } from './cell-word.ts';
import type { FormulaScanner } from './formula-scanner.ts';

export interface Prefix {
  readonly sheet: string | null;
  readonly lastSheet: string | null;
  readonly file: string | null;
}

/** Null, with nothing taken, where what comes next is no prefix. */
export function readPrefix(scanner: FormulaScanner): Prefix | null {
  const start = scanner.position;
  const found = scanner.next === "'" ? quotedPrefix(scanner) : plainPrefix(scanner);
  if (found === null) scanner.position = start;
  return found;
}

function quotedPrefix(scanner: FormulaScanner): Prefix {
  const text = scanner.quoted("'");
  scanner.expect('!');
  return dividedPrefix(text);
}

function plainPrefix(scanner: FormulaScanner): Prefix | null {
  const start = scanner.position;
  if (scanner.next === '[') {
    const end = scanner.text.indexOf(']', start);
    if (end < 0) return null;
    scanner.position = end + 1;
  }
  scanner.position = scanner.wordEnd(scanner.position);
  if (scanner.next === ':') {
    // A sheet named like a cell must stand in quotes, so this is the first corner of a range.
    if (isCell(cellWord(scanner.text.slice(start, scanner.position)))) return null;
    const end = scanner.wordEnd(scanner.position + 1);
    if (end === scanner.position + 1 || scanner.text.charAt(end) !== '!') return null;
    scanner.position = end;
  }
  if (scanner.position === start || !scanner.take('!')) return null;
  return dividedPrefix(scanner.text.slice(start, scanner.position - 1));
}

/** A path ends with the file in brackets, or is the file; a colon after it stands between two sheets. */
function dividedPrefix(text: string): Prefix {
  if (!text.includes(']') && /[\\/]/.test(text)) return { sheet: null, lastSheet: null, file: text };
  const bracket = text.lastIndexOf(']');
  const file = bracket < 0 ? null : fileName(text, bracket);
  const sheets = text.slice(bracket + 1);
  const colon = sheets.indexOf(':');
  if (colon < 0) return { sheet: sheets || null, lastSheet: null, file };
  return { sheet: sheets.slice(0, colon), lastSheet: sheets.slice(colon + 1), file };
}

/** A bare number stands for a file that the workbook lists: it keeps its brackets. */
function fileName(text: string, bracket: number): string {
  const opening = text.lastIndexOf('[', bracket);
  if (opening <= 0) return text.slice(0, bracket + 1);
  return text.slice(0, opening) + text.slice(opening + 1, bracket);
}
