// Whether a formula only repeats one other cell.
import type { FormulaPattern } from '#audit/formulas/indexing/formula-index.ts';
import type { FormulaTree } from '#audit/formulas/parse/formula-tree.ts';

const isOneCell = (tree: FormulaTree): boolean =>
  tree.kind === 'reference' &&
  tree.file === null &&
  tree.area.firstLine === tree.area.lastLine &&
  tree.area.firstColumn === tree.area.lastColumn;

const repeated = (tree: FormulaTree): FormulaTree =>
  tree.kind === 'unary' && (tree.operator === '+' || tree.operator === '@') ? repeated(tree.operand) : tree;

export const isPureLink = ({ tree }: FormulaPattern): boolean => isOneCell(repeated(tree));
