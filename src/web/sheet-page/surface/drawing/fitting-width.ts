// How wide a column has to be so that nothing in it is cut off.
import type { SheetCells } from './sheet-cells.ts';
import { textWidth } from './text-gauge.ts';

const leastPx = 24;
const mostPx = 480;
/** A cell's own margins and the line beside it, with what browsers set wider than they measure. */
const aroundPx = 12;
const indentPx = 9;

/** Labels step in by columns and run on over those right of them; elsewhere a text has its column to itself. */
function runsOn(cells: SheetCells, line: number, column: number): boolean {
  const isText = typeof cells.valueAt(line, column) === 'string';
  return isText && column < cells.sheet.frozenColumns && cells.isEmpty(line, column + 1);
}

/** Null where nothing asks for any width. What is broken into lines takes whatever there is. */
export function fittingWidth(cells: SheetCells, column: number): number | null {
  const widths = cells.sheet.rows.flatMap((_, index) => {
    const line = index + 1;
    const style = cells.styleAt(line, column);
    if (style?.isWrapped || cells.isEmpty(line, column) || runsOn(cells, line, column)) return [];
    const { text } = cells.shownAt(line, column);
    return [textWidth(text.trim(), style?.look ?? 'text') + (style?.indent ?? 0) * indentPx + aroundPx];
  });
  if (widths.length === 0) return null;
  return Math.round(Math.min(mostPx, Math.max(leastPx, ...widths)));
}
