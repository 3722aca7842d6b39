// Extracts the single row or column of numbers from what was copied from a spreadsheet.
import type { Language } from '#language/language.ts';
import { isPeriodString } from '#template/period-values.ts';
import { maxPeriods } from '../../document/checks/field-checks.ts';
import { pastedTable } from './pasted-table.ts';
import { isDash, isWrittenNumber, plainNumber, styleOf } from './written-number.ts';

/** Errors of Excel, LibreOffice and Google Sheets in any language, and words for a missing number. */
const errors = /^(#\p{Lu}[\p{Lu}\d/_.]*[!?]?|Err:\d+)$/u;
const missing = /^(n\/?a|n\.\s?a\.?|nan|nil|null|none|tbd|no data|н\/?д|н\.\s?д\.?|нет|нет данных)$/iu;

/** Whether a cell says that it has no number, unlike a name or a unit. */
const isMissing = (cell: string): boolean => errors.test(cell) || missing.test(cell);

/** Plain text that can be inserted as it is, or a block of several rows of which none is clearly meant. */
type PastedNumbersFault = 'as-it-is' | 'block';

const never = () => false;

/** One text per period. Cells that are not numbers stay, so that the field reports them, and so do those that it refuses. */
export function pastedNumbers(
  text: string,
  language: Language,
  isRefused: (cell: string) => boolean = never,
): readonly string[] | PastedNumbersFault {
  const table = pastedTable(text);
  const isOneCell = table.length === 1 && table[0]?.length === 1;
  if (isOneCell && isPeriodString(text.trim())) return 'as-it-is';
  const line = lineOf(table);
  if (typeof line === 'string') return line;
  const cells = withoutCaptions(line).slice(0, maxPeriods);
  const style = styleOf(cells, language);
  return cells.map((cell) => {
    const isZero = cell === '' || isDash(cell);
    const plain = isRefused(cell) ? null : plainNumber(cell, style);
    return isZero ? '0' : (plain ?? cell.replaceAll(';', ' '));
  });
}

type Table = readonly (readonly string[])[];

/** Labels beside, above or in front of the numbers are words. */
function lineOf(table: Table): readonly string[] | PastedNumbersFault {
  if (!table.some((row) => row.some(isNumeric))) return 'as-it-is';
  const rows = table.filter((row) => row.some(isOfPeriod));
  const row = rows[0] ?? [];
  if (rows.length === 1) return row.slice(table.length > 1 ? emptyColumns(table) : 0);
  const columns = new Set(
    rows.flatMap((one) => one.flatMap((cell, column) => (isOfPeriod(cell) ? column : []))),
  );
  const [column] = columns;
  return columns.size === 1 ? table.map((one) => one[column ?? 0] ?? '') : 'block';
}

const isNumeric = (cell: string): boolean => isWrittenNumber(cell) || isDash(cell);

/** A non-number in a number's place: leaving it out would shift the numbers after it. */
const isOfPeriod = (cell: string): boolean => isNumeric(cell) || isMissing(cell);

/** The number of empty leading columns. */
const emptyColumns = (table: Table): number =>
  Math.min(...table.map((row) => row.findIndex((cell) => cell !== '')).filter((column) => column >= 0));

/** Names and units copied along with the numbers. An empty cell counts as zero, as it does in a spreadsheet. */
function withoutCaptions(cells: readonly string[]): readonly string[] {
  const first = cells.findIndex(isOfPeriod);
  const before = cells.slice(0, first);
  const caption = before.findLastIndex((cell) => cell !== '');
  return before.every((cell) => cell === '' || isCaption(cell)) ? cells.slice(caption + 1) : cells;
}

/** A text that starts with a digit may be a mistyped number. */
const isCaption = (cell: string): boolean => /^[\p{L}№#"«(]/u.test(cell);
