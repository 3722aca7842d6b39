// Classifies a formula: it only repeats another cell, adds up lines of its own column, or compares.
import type { FormulaCell, FormulaPattern } from '../../formulas/indexing/formula-index.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { once } from '../../once/once.ts';

/** +A1 and @A1 mean A1. */
export function bareTree(tree: FormulaTree): FormulaTree {
  return tree.kind === 'unary' && (tree.operator === '+' || tree.operator === '@')
    ? bareTree(tree.operand)
    : tree;
}

function isOneCell(tree: FormulaTree): boolean {
  if (tree.kind === 'name') return true;
  if (tree.kind !== 'reference' || tree.isWholeColumn || tree.isWholeLine) return false;
  const { area, anchors } = tree;
  return (
    area.firstLine === area.lastLine &&
    area.firstColumn === area.lastColumn &&
    anchors.firstLine === anchors.lastLine &&
    anchors.firstColumn === anchors.lastColumn
  );
}

/** What one cell of a pattern is, all are: a single cell stays one wherever the formula is copied to. */
const isLinkPattern = once(
  ({ readCount, tree }: FormulaPattern) => readCount === 1 && isOneCell(bareTree(tree)),
);

export const isLink = ({ pattern }: FormulaCell): boolean => isLinkPattern(pattern);

function isSum(tree: FormulaTree): boolean {
  if (tree.kind === 'call') return tree.name === 'SUM' || tree.name === 'SUBTOTAL';
  if (tree.kind === 'binary') return tree.operator === '+' && isAddend(tree.left) && isAddend(tree.right);
  return false;
}

function isAddend(tree: FormulaTree): boolean {
  return tree.kind === 'reference' || isSum(tree);
}

/** Adds up two or more lines of its own column on its own sheet. */
export function isTotal({ tree, reads, cell, sheet }: FormulaCell): boolean {
  if (!isSum(bareTree(tree)) || reads.length === 0) return false;
  const isOwn = reads.every(
    ({ sheet: of, area }) =>
      of === sheet &&
      area.firstColumn === cell.column &&
      area.lastColumn === cell.column &&
      (area.lastLine < cell.line || area.firstLine > cell.line),
  );
  const lines = reads.reduce((sum, { area }) => sum + area.lastLine - area.firstLine + 1, 0);
  return isOwn && lines >= 2;
}

const comparisons = new Set(['=', '<>', '<', '>', '<=', '>=']);

/** Compares, takes a difference, or repeats another check. */
export function isCheckLike({ tree }: FormulaCell): boolean {
  const shape = bareTree(tree);
  if (shape.kind === 'reference' || shape.kind === 'name' || shape.kind === 'call') return true;
  return (
    shape.kind === 'binary' &&
    (comparisons.has(shape.operator) || shape.operator === '-' || shape.operator === '+')
  );
}
