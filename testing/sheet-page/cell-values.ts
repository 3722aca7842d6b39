// The values of all cells of a spreadsheet by their places, as views and files hold them, and what of them differs.
import type { CellValue } from '#audit/book/book.ts';
import type { LiveCell } from '#audit/live/live-book.ts';
import { eachCell } from '#render/sheet-view/each-cell.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { columnLetters } from '#workbook/columns.ts';

export type CellValues = ReadonlyMap<string, CellValue>;

export const placeOf = ({ sheet, line, column }: LiveCell): string =>
  `${sheet}!${columnLetters(column)}${line}`;

export const valuesOfView = (view: BookView): CellValues =>
  new Map(Array.from(eachCell(view), (cell) => [placeOf(cell), cell.value]));

export const valuesOfFile = (file: Uint8Array): CellValues =>
  new Map(
    openedBook(file).sheets.flatMap(({ cells }, sheet) =>
      cells.map(({ line, column, value }) => [placeOf({ sheet, line, column }), value] as const),
    ),
  );

/** Numbers that other programs add up in another order. */
const shareOfNumber = 1e-9;
const shareOfPeak = 1e-12;

/** What each cell holds, and what it should not hold. */
export function differing(ours: CellValues, theirs: CellValues): string[] {
  const numbers = [...ours.values()].map((value) => (typeof value === 'number' ? Math.abs(value) : 0));
  const rest = shareOfPeak * numbers.reduce((peak, size) => Math.max(peak, size), 1);
  const isSame = (one: CellValue, other: CellValue): boolean =>
    typeof one === 'number' && typeof other === 'number'
      ? Math.abs(one - other) <= rest + shareOfNumber * Math.abs(one)
      : JSON.stringify(one) === JSON.stringify(other);
  return [...ours].flatMap(([place, value]) => {
    const other = theirs.get(place) ?? null;
    return isSame(value, other) ? [] : [`${place}: ${JSON.stringify(value)}, not ${JSON.stringify(other)}`];
  });
}
