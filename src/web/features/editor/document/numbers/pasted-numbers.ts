// Turns a row or a column copied from a spreadsheet into a period string.
import { isPeriodString } from '#template/period-values.ts';
import type { Language } from '#template/template.ts';

const betweenCells = /\t|\r?\n|;/;
const spacesAndMarks = /[\s\u00a0\u202f'’%$€£¥₽]/g;
/** What spreadsheets show for zero in their accounting formats. */
const dash = /^[-–—]$/;
const inBrackets = /^\((.+)\)$/;
const hasDigit = /\d/;

/** Null where the text can go into the field as it is. Cells that are no numbers stay, so that the field says what is wrong. */
export function pastedNumbers(text: string, language: Language): string | null {
  const isOneCell = !betweenCells.test(text.trim());
  if (isOneCell && (isPeriodString(text.trim()) || !hasDigit.test(text))) return null;
  const cells = withoutCaption(text.replace(/[\r\n]+$/, '').split(betweenCells)).map(bare);
  const isCommaDecimal = commaIsDecimal(cells, language);
  return cells.map((cell) => plainNumber(cell, isCommaDecimal)).join(';');
}

/** A label copied along with its numbers. */
function withoutCaption(cells: readonly string[]): readonly string[] {
  const first = cells.findIndex(
    (cell) => hasDigit.test(cell) || cell.trim() === '' || dash.test(cell.trim()),
  );
  return first < 0 || !/^\p{L}/u.test((cells[0] ?? '').trim()) ? cells : cells.slice(first);
}

const bare = (cell: string): string => cell.replace(spacesAndMarks, '').replace(inBrackets, '-$1');

/** One comma that cannot part thousands settles it for all; else the language does. */
function commaIsDecimal(cells: readonly string[], language: Language): boolean {
  const withComma = cells.filter((cell) => cell.includes(','));
  if (withComma.some((cell) => /,\d+\.\d/.test(cell) || /,\d*,/.test(cell))) return false;
  if (withComma.some((cell) => /\.\d{3},/.test(cell) || !/^-?[1-9]\d{0,2},\d{3}$/.test(cell))) return true;
  return language === 'ru';
}

/** An empty cell counts as zero, as it does where it comes from. */
function plainNumber(cell: string, isCommaDecimal: boolean): string {
  if (cell === '' || dash.test(cell)) return '0';
  const withoutDots = isCommaDecimal ? cell.includes(',') : /\.\d{3}\./.test(cell);
  const dotted = withoutDots ? cell.replaceAll('.', '') : cell;
  return isCommaDecimal ? dotted.replace(',', '.') : dotted.replaceAll(',', '');
}
