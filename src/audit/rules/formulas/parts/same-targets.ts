// Whether two formulas read the same cells and differ only in dollar signs.
import type { FormulaCell } from '#audit/formulas/indexing/formula-index.ts';
import { shiftTree } from '#audit/formulas/indexing/shift-tree.ts';
import { partsOf } from '#audit/formulas/parse/formula-parts.ts';
import type { FormulaTree } from '#audit/formulas/parse/formula-tree.ts';

/** Whether `formula` is what `usual` would be in its place, but for how it is anchored. */
export function differsInAnchorsAlone(formula: FormulaCell, usual: FormulaCell): boolean {
  const lines = formula.cell.line - usual.cell.line;
  const columns = formula.cell.column - usual.cell.column;
  return isAlike(formula.tree, shiftTree(usual.tree, lines, columns));
}

function isAlike(one: FormulaTree, other: FormulaTree): boolean {
  if (!hasSameRoot(one, other)) return false;
  const parts = partsOf(one);
  const others = partsOf(other);
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const twin = others[index];
      return twin !== undefined && isAlike(part, twin);
    })
  );
}

function hasSameRoot(one: FormulaTree, other: FormulaTree): boolean {
  if (one.kind === 'reference') {
    return (
      other.kind === 'reference' &&
      one.file === other.file &&
      one.sheet === other.sheet &&
      one.lastSheet === other.lastSheet &&
      JSON.stringify(one.area) === JSON.stringify(other.area)
    );
  }
  return JSON.stringify(ownOf(one)) === JSON.stringify(ownOf(other));
}

/** A node without its parts; which arguments are left out is part of it. */
function ownOf(tree: FormulaTree): unknown {
  switch (tree.kind) {
    case 'binary':
    case 'join':
    case 'unary':
      return [tree.kind, tree.operator];
    case 'call':
      return [tree.name, tree.args.map((arg) => arg === null)];
    case 'array':
      return tree.lines.map(({ length }) => length);
    default:
      return tree;
  }
}
