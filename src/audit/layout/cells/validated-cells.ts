// Whether a data validation restricts the values of a cell.
import type { BookCell, BookSheet } from '../../book/book.ts';
import { AreaTree } from '../../formulas/indexing/area-tree.ts';
import { once } from '../../once/once.ts';

/** Sheets may hold thousands of validated areas; one of the type none allows everything, and is there for its message alone. */
const treeOf = once(
  ({ validations }: BookSheet) =>
    new AreaTree(validations.filter(({ type }) => type !== 'none').flatMap(({ areas }) => areas)),
);

export function isValidated({ line, column }: Pick<BookCell, 'line' | 'column'>, sheet: BookSheet): boolean {
  return treeOf(sheet).find(line, column, () => true);
}
