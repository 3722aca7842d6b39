// Shifts a formula tree as copying it to another cell would.
import type { FormulaTree, ReferenceNode } from '../parse/formula-tree.ts';
import { isFirst } from '../parse/reference-node.ts';

export function shiftTree(tree: FormulaTree, lines: number, columns: number): FormulaTree {
  const shift = (part: FormulaTree): FormulaTree => shiftTree(part, lines, columns);
  switch (tree.kind) {
    case 'reference':
      return shiftReference(tree, lines, columns);
    case 'unary':
      return { ...tree, operand: shift(tree.operand) };
    case 'binary':
      return { ...tree, left: shift(tree.left), right: shift(tree.right) };
    case 'join':
      return { ...tree, left: shift(tree.left), right: shift(tree.right) };
    case 'call':
      return { ...tree, args: tree.args.map((arg) => arg && shift(arg)) };
    default:
      return tree;
  }
}

/** A corner that moves may overtake one that is fixed. */
function shiftReference(node: ReferenceNode, lines: number, columns: number): ReferenceNode {
  const { area, anchors } = node;
  const firstLine = area.firstLine + (anchors.firstLine ? 0 : lines);
  const lastLine = area.lastLine + (anchors.lastLine ? 0 : lines);
  const firstColumn = area.firstColumn + (anchors.firstColumn ? 0 : columns);
  const lastColumn = area.lastColumn + (anchors.lastColumn ? 0 : columns);
  const isUpsideDown = !isFirst(firstLine, anchors.firstLine, lastLine);
  const isBackwards = !isFirst(firstColumn, anchors.firstColumn, lastColumn);
  return {
    ...node,
    area: {
      firstLine: Math.min(firstLine, lastLine),
      firstColumn: Math.min(firstColumn, lastColumn),
      lastLine: Math.max(firstLine, lastLine),
      lastColumn: Math.max(firstColumn, lastColumn),
    },
    anchors: {
      firstLine: isUpsideDown ? anchors.lastLine : anchors.firstLine,
      firstColumn: isBackwards ? anchors.lastColumn : anchors.firstColumn,
      lastLine: isUpsideDown ? anchors.firstLine : anchors.lastLine,
      lastColumn: isBackwards ? anchors.firstColumn : anchors.lastColumn,
    },
  };
}
