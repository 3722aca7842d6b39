// Builds the node of a reference from its corners, the upper left first.

import { lastPossibleColumn, lastPossibleLine } from '../../book/address.ts';
import type { CellWord } from './cell-word.ts';
import type { ReferenceNode } from './formula-tree.ts';
import type { SheetPrefix } from './read-prefix.ts';

export const here: SheetPrefix = { sheet: null, lastSheet: null, file: null };

export const cellNode = (prefix: SheetPrefix, cell: CellWord): ReferenceNode => areaNode(prefix, cell, cell);

/** Two corners of one kind, or null: cells, columns or lines. */
export function rangeNode(prefix: SheetPrefix, one: CellWord, other: CellWord): ReferenceNode | null {
  if (one.line > 0 !== other.line > 0 || one.column > 0 !== other.column > 0) return null;
  return areaNode(prefix, one, other);
}

export const isSingleCell = ({ area, isWholeColumn, isWholeLine }: ReferenceNode): boolean =>
  area.firstLine === area.lastLine && area.firstColumn === area.lastColumn && !isWholeColumn && !isWholeLine;

/** The corner that a reference to a single cell names. */
export const cornerOf = ({ area, anchors }: ReferenceNode): CellWord => ({
  line: area.firstLine,
  column: area.firstColumn,
  isLineFixed: anchors.firstLine,
  isColumnFixed: anchors.firstColumn,
});

function areaNode(prefix: SheetPrefix, one: CellWord, other: CellWord): ReferenceNode {
  const isWholeColumn = one.line === 0;
  const isWholeLine = one.column === 0;
  const [top, bottom] = isFirst(one.line, one.isLineFixed, other.line) ? [one, other] : [other, one];
  const [left, right] = isFirst(one.column, one.isColumnFixed, other.column) ? [one, other] : [other, one];
  return {
    kind: 'reference',
    sheet: prefix.sheet,
    lastSheet: prefix.lastSheet,
    file: prefix.file,
    area: {
      firstLine: isWholeColumn ? 1 : top.line,
      firstColumn: isWholeLine ? 1 : left.column,
      lastLine: isWholeColumn ? lastPossibleLine : bottom.line,
      lastColumn: isWholeLine ? lastPossibleColumn : right.column,
    },
    anchors: {
      firstLine: isWholeColumn || top.isLineFixed,
      firstColumn: isWholeLine || left.isColumnFixed,
      lastLine: isWholeColumn || bottom.isLineFixed,
      lastColumn: isWholeLine || right.isColumnFixed,
    },
    isWholeColumn,
    isWholeLine,
  };
}

/** Of two corners at the same position the absolute one comes first, so that equal ranges have equal trees. */
export const isFirst = (one: number, isOneFixed: boolean, other: number): boolean =>
  one < other || (one === other && isOneFixed);
