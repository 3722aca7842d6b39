// Between the cells of a sheet and the window that they are seen through: where a cell is, which one is at a point, and how far to scroll.
import type { CellPlace } from './cell-area.ts';
import type { CellBox } from './cell-box.ts';
import type { SheetGeometry } from './sheet-geometry.ts';

/** What one points at: a cell, the letter of a column, the number of a line, or the corner between those. */
export type SheetPart = 'cell' | 'column' | 'line' | 'corner';

export interface PointedPlace extends CellPlace {
  readonly part: SheetPart;
}

/** What of the sheet is seen, as it was measured last: measuring while drawing would lay out the page once more. */
export interface SeenPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const seenPart = (scroller: HTMLElement): SeenPart => ({
  left: scroller.scrollLeft,
  top: scroller.scrollTop,
  width: scroller.clientWidth,
  height: scroller.clientHeight,
});

/** A cell that is far away is scrolled to the middle, so that its surroundings can be read too. */
const aroundShare = 0.35;

/** Where a cell is in the scroller; null if it is out of view or under what is frozen. */
export function boxOf(
  { line, column }: CellPlace,
  { lines, columns, frozenLines, frozenColumns, numbersPx, topPx, leadPx }: SheetGeometry,
  seen: SeenPart,
): CellBox | null {
  const [isStillDown, isStillAcross] = [line <= frozenLines, column <= frozenColumns];
  const headPx = topPx - lines.endOf(frozenLines);
  const left = numbersPx + columns.startOf(column) - (isStillAcross ? 0 : seen.left);
  const top = headPx + lines.startOf(line) - (isStillDown ? 0 : seen.top);
  const [width, height] = [columns.sizeOf(column), lines.sizeOf(line)];
  const isSeen =
    (isStillAcross || left + width > leadPx) &&
    (isStillDown || top + height > topPx) &&
    left < seen.width &&
    top < seen.height;
  return isSeen && height > 0 ? { left, top, width, height } : null;
}

/** What is at a point of the window; beyond an edge the nearest cell. */
export function placeAt(
  x: number,
  y: number,
  { lines, columns, frozenLines, leadPx, topPx, numbersPx }: SheetGeometry,
  scroller: HTMLElement,
): PointedPlace {
  const box = scroller.getBoundingClientRect();
  const [left, top] = [x - box.left, y - box.top];
  const headPx = topPx - lines.endOf(frozenLines);
  const across = (left < leadPx ? left : left + scroller.scrollLeft) - numbersPx;
  const down = (top < topPx ? top : top + scroller.scrollTop) - headPx;
  const [isAbove, isBeside] = [top < headPx, left < numbersPx];
  return {
    line: lines.at(Math.max(0, down)),
    column: columns.at(Math.max(0, across)),
    part: isAbove && isBeside ? 'corner' : isAbove ? 'column' : isBeside ? 'line' : 'cell',
  };
}

/** How far to scroll so that the stretch is inside of what is seen. */
function distance([from, to]: readonly [number, number], [seen, size]: readonly [number, number]): number {
  if (from < seen || to - from > size) return from - seen;
  return Math.max(0, to - seen - size);
}

/** No further than needed to bring the cell clear of what is frozen. */
export function scrollTo(
  { line, column }: CellPlace,
  { lines, columns, frozenLines, frozenColumns, leadPx, topPx, numbersPx }: SheetGeometry,
  scroller: HTMLElement,
): void {
  const { clientHeight, clientWidth } = scroller;
  const above = lines.endOf(frozenLines);
  const before = leadPx - numbersPx;
  const down = distance(
    [lines.startOf(line) - above, lines.endOf(line) - above],
    [scroller.scrollTop, clientHeight - topPx],
  );
  const across = distance(
    [columns.startOf(column) - before, columns.endOf(column) - before],
    [scroller.scrollLeft, clientWidth - leadPx],
  );
  const around = Math.abs(down) > clientHeight ? Math.sign(down) * clientHeight * aroundShare : 0;
  if (line > frozenLines && down !== 0) scroller.scrollTop += down + around;
  if (column > frozenColumns && across !== 0) scroller.scrollLeft += across;
}
