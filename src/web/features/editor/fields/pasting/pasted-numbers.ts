// Takes the one row or the one column of numbers out of what was copied from a spreadsheet.

import type { Language } from '#language/language.ts';
import { isPeriodString } from '#template/period-values.ts';
import { maxPeriods } from '../../document/checks/field-checks.ts';
import { pastedTable } from './pasted-table.ts';
import { isDash, isMissing, isWrittenNumber, plainNumber, styleOf } from './written-number.ts';

/** A text that can go into the field as it is, or a block of several rows of which nobody knows the meant one. */
type PastedNumbersFault = 'as-it-is' | 'block';

/** A text a period. Cells that are no numbers stay, so that the field says what is wrong. */
export function pastedNumbers(text: string, language: Language): readonly string[] | PastedNumbersFault {
  const table = pastedTable(text);
  const isOneCell = table.length === 1 && table[0]?.length === 1;
  if (isOneCell && isPeriodString(text.trim())) return 'as-it-is';
  const line = lineOf(table);
  if (typeof line === 'string') return line;
  const cells = withoutCaptions(line).slice(0, maxPeriods);
  const style = styleOf(cells, language);
  return cells.map((cell) => {
    const isZero = cell === '' || isDash(cell);
    return isZero ? '0' : (plainNumber(cell, style) ?? cell.replaceAll(';', ' '));
  });
}

type Table = readonly (readonly string[])[];

/** What stands beside the numbers, above them or in front of them, is words. */
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

/** What stands where a number should: left out, it would shift the numbers after it. */
const isOfPeriod = (cell: string): boolean => isNumeric(cell) || isMissing(cell);

/** How many columns there are before anything stands in one. */
const emptyColumns = (table: Table): number =>
  Math.min(...table.map((row) => row.findIndex((cell) => cell !== '')).filter((column) => column >= 0));

/** Names and units that were copied along with the numbers after them. An empty cell counts as zero, as it does where it comes from. */
function withoutCaptions(cells: readonly string[]): readonly string[] {
  const first = cells.findIndex(isOfPeriod);
  const before = cells.slice(0, first);
  const caption = before.findLastIndex((cell) => cell !== '');
  return before.every((cell) => cell === '' || isCaption(cell)) ? cells.slice(caption + 1) : cells;
}

/** What begins with a digit may be a number with a slip in it. */
const isCaption = (cell: string): boolean => /^[\p{L}№#"«(]/u.test(cell);
