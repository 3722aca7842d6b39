// The changes that a block of cells takes at once: what is pasted, filled down or to the right, and emptied.
import type { CellContent, CellEdit } from '#audit/live/live-book.ts';
import {
  type CellArea,
  type CellPlace,
  columnsOf,
  linesOf,
  placesOf,
} from '#web/sheet-page/surface/geometry/cell-area.ts';
import { movedFormula } from './moved-formula.ts';

export interface CopiedBlock {
  readonly sheet: number;
  readonly area: CellArea;
  /** Line by line. */
  readonly contents: readonly CellContent[];
  readonly isCut: boolean;
}

const nothing: CellContent = { kind: 'value', value: null };

const movedContent = (content: CellContent, lines: number, columns: number): CellContent =>
  content.kind === 'formula'
    ? { kind: 'formula', formula: movedFormula(content.formula, { lines, columns }) }
    : content;

export const emptied = (sheet: number, area: CellArea): readonly CellEdit[] =>
  placesOf(area).map((place) => ({ sheet, ...place, content: nothing }));

export interface JoinedBlocks {
  /** As they stand one after another. */
  readonly areas: readonly CellArea[];
  /** Whether one below another rather than side by side. */
  readonly isDown: boolean;
}

/** Blocks that make one table when what lies between them is left out; null where they do not. */
export function joinedBlocks(areas: readonly CellArea[]): JoinedBlocks | null {
  const isSame = (first: keyof CellArea, last: keyof CellArea) =>
    areas.every((area) => area[first] === areas[0]?.[first] && area[last] === areas[0][last]);
  const isDown = isSame('firstColumn', 'lastColumn');
  if (!isDown && !isSame('firstLine', 'lastLine')) return null;
  const [first, last] = isDown
    ? (['firstLine', 'lastLine'] as const)
    : (['firstColumn', 'lastColumn'] as const);
  const sorted = [...areas].sort((one, other) => one[first] - other[first]);
  const isApart = sorted.every(
    (area, index) => index === 0 || area[first] > (sorted[index - 1]?.[last] ?? 0),
  );
  return isApart ? { areas: sorted, isDown } : null;
}

/** A copy fills a selection that holds it several times over, and otherwise begins at the selection's first cell. */
export function pasteArea(selected: CellArea, lines: number, columns: number): CellArea {
  const [down, across] = [linesOf(selected) / lines, columnsOf(selected) / columns];
  const isMultiple = Number.isInteger(down) && Number.isInteger(across);
  return {
    ...selected,
    lastLine: selected.firstLine + lines * (isMultiple ? down : 1) - 1,
    lastColumn: selected.firstColumn + columns * (isMultiple ? across : 1) - 1,
  };
}

/** Formulas read what lies as far from them as before; those that were cut still read what they read. */
export function pastedBlock(block: CopiedBlock, sheet: number, target: CellArea): readonly CellEdit[] {
  const [lines, columns] = [linesOf(block.area), columnsOf(block.area)];
  const put = placesOf(target).map((place): CellEdit => {
    const down = (place.line - target.firstLine) % lines;
    const across = (place.column - target.firstColumn) % columns;
    const content = block.contents[down * columns + across] ?? nothing;
    const from = { line: block.area.firstLine + down, column: block.area.firstColumn + across };
    const moved = block.isCut
      ? content
      : movedContent(content, place.line - from.line, place.column - from.column);
    return { sheet, ...place, content: moved };
  });
  if (!block.isCut) return put;
  const isOverwritten = new Set(put.map(({ line, column }) => `${line}:${column}`));
  const left = emptied(block.sheet, block.area).filter(
    ({ line, column }) => block.sheet !== sheet || !isOverwritten.has(`${line}:${column}`),
  );
  return [...left, ...put];
}

/** Down from the first line, or to the right from the first column; a single line or column is filled from the one before it. */
export function filled(
  sheet: number,
  area: CellArea,
  way: 'down' | 'right',
  contentAt: (place: CellPlace) => CellContent,
): readonly CellEdit[] {
  const isAlone = way === 'down' ? linesOf(area) === 1 : columnsOf(area) === 1;
  const firstLine = area.firstLine - (way === 'down' && isAlone ? 1 : 0);
  const firstColumn = area.firstColumn - (way === 'right' && isAlone ? 1 : 0);
  if (firstLine < 1 || firstColumn < 1) return [];
  return placesOf(area)
    .filter(({ line, column }) => (way === 'down' ? line > firstLine : column > firstColumn))
    .map((place) => {
      const from =
        way === 'down'
          ? { line: firstLine, column: place.column }
          : { line: place.line, column: firstColumn };
      const content = movedContent(contentAt(from), place.line - from.line, place.column - from.column);
      return { sheet, ...place, content };
    });
}
