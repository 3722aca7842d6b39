// Recalculates the cells that a test gives, and tells their values by address and the steps it took.
import { readAddress } from '#audit/book/address.ts';
import type { CellValue } from '#audit/book/book.ts';
import { recalculate } from '#audit/calculate/recalculate.ts';
import type { CellAddress, Recalculation } from '#audit/calculate/recalculation.ts';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import { Work } from '#audit/work/work.ts';
import type { WorkLimits } from '#audit/work/work-limits.ts';
import { type BookWords, bookOf } from './book-of.ts';
import type { SheetWords } from './sheet-of.ts';

export interface RecalculatedCells {
  readonly result: Recalculation;
  readonly work: Work;
  /** Its value, or why it has none. */
  at(address: string): CellValue;
}

function placeOf(address: string): CellAddress {
  const place = readAddress(address);
  if (!place) throw new Error(`${address} is no address`);
  return { sheet: 0, ...place };
}

/** On one sheet; `words` may add names. */
export function recalculated(
  cells: NonNullable<SheetWords['cells']>,
  words: Partial<BookWords> = {},
  limits: Partial<WorkLimits> = {},
): RecalculatedCells {
  const book = bookOf({ sheets: [{ title: 'Sheet', cells }], ...words });
  const work = new Work(limits);
  const result = recalculate(book, indexFormulas(book), work);
  return {
    result,
    work,
    at: (address) => {
      const place = placeOf(address);
      const unknown = result.notCalculated.find(
        ({ line, column }) => line === place.line && column === place.column,
      );
      return unknown ? `not calculated: ${unknown.reason}` : result.valueAt(place);
    },
  };
}

/** The same formula down a column, each with the number of its line. */
export const columnOf = (
  column: string,
  count: number,
  cell: (line: number) => string | number,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${column}${index + 1}`, cell(index + 1)]));
