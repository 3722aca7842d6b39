// Tells which cells of a sheet take only values that a data validation allows.
import type { BookCell, BookSheet } from '../book/book.ts';
import { AreaTree } from '../formulas/area-tree.ts';

const known = new WeakMap<BookSheet, AreaTree>();

/** One of the type none allows everything, and is there for its message alone. */
function treeOf({ validations }: BookSheet): AreaTree {
  return new AreaTree(validations.filter(({ type }) => type !== 'none').flatMap(({ areas }) => areas));
}

/** Sheets may hold thousands of validated areas: they are put in order once. */
export function isValidated({ line, column }: Pick<BookCell, 'line' | 'column'>, sheet: BookSheet): boolean {
  const tree = known.get(sheet) ?? treeOf(sheet);
  known.set(sheet, tree);
  return tree.find(line, column, () => true);
}
