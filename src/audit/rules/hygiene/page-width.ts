// Whether a sheet printed at a fixed size has room on its paper for the columns between one break and the next.
import { columnNumber, readArea } from '../../book/address.ts';
import type { BookSheet, PageSetup } from '../../book/book.ts';

/** The sides of paper in inches, by its number in files: Letter, Legal, A3 and A4. */
const papers: ReadonlyMap<number, { readonly short: number; readonly long: number }> = new Map([
  [1, { short: 8.5, long: 11 }],
  [5, { short: 8.5, long: 14 }],
  [8, { short: 11.69, long: 16.54 }],
  [9, { short: 8.27, long: 11.69 }],
]);

/** In inches, at full size; a digit of the usual font takes seven pixels of 96 an inch. */
function columnWidth({ columns, standardWidthChars }: BookSheet, column: number): number {
  const own = columns.find(({ first, last }) => first <= column && column <= last);
  return own?.isHidden ? 0 : ((own?.widthChars ?? standardWidthChars) * 7) / 96;
}

function widthOf(sheet: BookSheet, first: number, last: number): number {
  let width = 0;
  for (let column = first; column <= last; column += 1) width += columnWidth(sheet, column);
  return width;
}

function paperWidth({ paper, orientation, sideMargins }: PageSetup): number | null {
  const sides = papers.get(paper);
  if (!sides) return null;
  return (orientation === 'landscape' ? sides.long : sides.short) - sideMargins;
}

/** The columns repeated at the left of every page, as Sheet!$A:$I. */
function repeatedColumns(titles: string): { readonly first: number; readonly last: number } | null {
  const found = /!\$?([A-Z]+):\$?([A-Z]+)(?:,|$)/i.exec(titles);
  const [first, last] = [columnNumber(found?.[1] ?? ''), columnNumber(found?.[2] ?? '')];
  return first === null || last === null ? null : { first, last };
}

export interface PrintNames {
  readonly area: string;
  readonly titles: string;
}

/** Of paper and print areas that cannot be measured, breaks between columns are taken at their word. */
export function hasRoomAcross(sheet: BookSheet, { area, titles }: PrintNames): boolean {
  const { columnBreaks, scalePercent } = sheet.page;
  const printed = readArea(area.slice(area.lastIndexOf('!') + 1));
  const paper = paperWidth(sheet.page);
  if (!printed || area.includes(',') || paper === null) return columnBreaks.length > 0;
  const repeated = repeatedColumns(titles);
  const { firstColumn, lastColumn } = printed;
  const inside = columnBreaks.filter((column) => firstColumn <= column && column < lastColumn);
  return [...inside, lastColumn].every((last, page) => {
    const first = page === 0 ? firstColumn : (inside[page - 1] ?? firstColumn) + 1;
    const isRepeated = repeated !== null && repeated.last < first;
    const again = isRepeated ? widthOf(sheet, repeated.first, repeated.last) : 0;
    return ((again + widthOf(sheet, first, last)) * scalePercent) / 100 <= paper;
  });
}
