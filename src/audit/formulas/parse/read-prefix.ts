// Parses the prefix of a reference: a sheet, a span of sheets, or another file.
import { cellWord, isCell } from './cell-word.ts';
import type { FormulaScanner } from './formula-scanner.ts';

export interface SheetPrefix {
  readonly sheet: string | null;
  readonly lastSheet: string | null;
  readonly file: string | null;
}

/** Null, with nothing consumed, where there is no prefix. */
export function readPrefix(scanner: FormulaScanner): SheetPrefix | null {
  const start = scanner.position;
  const found = scanner.next === "'" ? quotedPrefix(scanner) : plainPrefix(scanner);
  if (found === null) scanner.position = start;
  return found;
}

function quotedPrefix(scanner: FormulaScanner): SheetPrefix {
  const text = scanner.quoted("'");
  scanner.expect('!');
  return dividedPrefix(text);
}

function plainPrefix(scanner: FormulaScanner): SheetPrefix | null {
  const start = scanner.position;
  if (scanner.next === '[') {
    const end = scanner.text.indexOf(']', start);
    if (end < 0) return null;
    scanner.position = end + 1;
  }
  scanner.position = scanner.wordEnd(scanner.position);
  if (scanner.next === ':') {
    // A sheet named like a cell must be quoted, so this is the first corner of a range.
    if (isCell(cellWord(scanner.text.slice(start, scanner.position)))) return null;
    const end = scanner.wordEnd(scanner.position + 1);
    if (end === scanner.position + 1 || scanner.text.charAt(end) !== '!') return null;
    scanner.position = end;
  }
  if (scanner.position === start || !scanner.take('!')) return null;
  return dividedPrefix(scanner.text.slice(start, scanner.position - 1));
}

/** A path ends with the file in brackets, or is the file; a colon after it stands between two sheets. */
function dividedPrefix(text: string): SheetPrefix {
  if (!text.includes(']') && /[\\/]/.test(text)) return { sheet: null, lastSheet: null, file: text };
  const bracket = text.lastIndexOf(']');
  const file = bracket < 0 ? null : fileName(text, bracket);
  const sheets = text.slice(bracket + 1);
  const colon = sheets.indexOf(':');
  if (colon < 0) return { sheet: sheets || null, lastSheet: null, file };
  return { sheet: sheets.slice(0, colon), lastSheet: sheets.slice(colon + 1), file };
}

/** A bare number refers to a file in the workbook's list and keeps its brackets. */
function fileName(text: string, bracket: number): string {
  const opening = text.lastIndexOf('[', bracket);
  if (opening <= 0) return text.slice(0, bracket + 1);
  return text.slice(0, opening) + text.slice(opening + 1, bracket);
}
