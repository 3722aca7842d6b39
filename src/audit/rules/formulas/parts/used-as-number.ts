// Whether a formula uses a cell as a number, in arithmetic or in a sum.
import { type CellPosition, isInside } from '#audit/book/address.ts';
import type { FormulaCell } from '#audit/formulas/indexing/formula-index.ts';
import type { FormulaTree } from '#audit/formulas/parse/formula-tree.ts';
import { bareTree } from '#audit/layout/cells/formula-shape.ts';

const counting = new Set(['+', '-', '*', '/', '^']);
/** Of ranges these take the numbers and pass over the texts. */
const adding = new Set(['SUM', 'AVERAGE', 'MIN', 'MAX', 'PRODUCT', 'SUMPRODUCT', 'NPV', 'IRR', 'MEDIAN']);

interface SoughtCell extends CellPosition {
  /** Of the cell's sheet; null where the formula stands on the same one. */
  readonly title: string | null;
}

function names(tree: FormulaTree, { title, line, column }: SoughtCell): boolean {
  const bare = bareTree(tree);
  if (bare.kind !== 'reference' || bare.file !== null || bare.lastSheet !== null) return false;
  const isOnSheet = bare.sheet === null ? title === null : bare.sheet.toUpperCase() === title?.toUpperCase();
  return isOnSheet && isInside(bare.area, line, column);
}

function takes(tree: FormulaTree, sought: SoughtCell): boolean {
  const inner = (part: FormulaTree | null): boolean => part !== null && takes(part, sought);
  switch (tree.kind) {
    case 'unary': {
      const isCounted = tree.operator === '-' || tree.operator === '%';
      return (isCounted && names(tree.operand, sought)) || inner(tree.operand);
    }
    case 'binary': {
      const parts = [tree.left, tree.right];
      return (
        (counting.has(tree.operator) && parts.some((part) => names(part, sought))) ||
        parts.some((part) => inner(part))
      );
    }
    case 'call':
      return tree.args.some(
        (arg) => arg !== null && ((adding.has(tree.name) && names(arg, sought)) || takes(arg, sought)),
      );
    default:
      return false;
  }
}

/** The reference of a formula may name its own sheet or leave it out. */
export function usedAsNumber(
  formula: FormulaCell,
  sheet: number,
  title: string,
  place: CellPosition,
): boolean {
  const { line, column } = place;
  const isOwn = formula.sheet === sheet && takes(formula.tree, { title: null, line, column });
  return isOwn || takes(formula.tree, { title, line, column });
}
