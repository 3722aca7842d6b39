// Fills adjacent cells of one line, so that a test can write a row of periods at once.
import { columnNumber } from '#audit/book/address.ts';
import type { CellValue } from '#audit/book/book.ts';
import { columnLetters } from '#workbook/columns.ts';
import type { SheetWords } from './sheet-of.ts';

type RowCells = NonNullable<SheetWords['cells']>;

/** across('B', 3, [2026, 2027]) gives B3 and C3. */
export function rowOfValues(
  first: string,
  line: number,
  values: readonly CellValue[],
  style = 'plain',
): RowCells {
  const start = columnNumber(first) ?? 1;
  return Object.fromEntries(
    values.map((value, place) => [`${columnLetters(start + place)}${line}`, { value, style }]),
  );
}

/** {c} is the column of the cell and {p} the one before it; each cell keeps the value. */
export function rowOfFormulas(
  first: string,
  line: number,
  count: number,
  formula: string,
  { value = 1, style = 'calculation' }: { readonly value?: number; readonly style?: string } = {},
): RowCells {
  const start = columnNumber(first) ?? 1;
  const cells = Array.from({ length: count }, (_, place) => {
    const column = columnLetters(start + place);
    const own = formula.replaceAll('{c}', column).replaceAll('{p}', columnLetters(start + place - 1));
    return [`${column}${line}`, { formula: own, value, style }] as const;
  });
  return Object.fromEntries(cells);
}
