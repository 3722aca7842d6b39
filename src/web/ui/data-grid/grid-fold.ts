// Which rows are folded or unfolded by key, and where the cursor goes.
import type { GridData } from './grid-data.ts';

interface FoldedRows {
  /** Null where there is nothing to fold. */
  readonly ids: readonly string[] | null;
  /** The row that gets the cursor. */
  readonly owner: number | null;
}

/** For a row without a group of its own, the group it is in is folded, and that group's row gets the cursor. */
export function foldedRows(
  data: GridData | null,
  row: number,
  isFolded: boolean,
  isAll: boolean,
): FoldedRows {
  const { rows = [], measured = rows } = data ?? {};
  if (isAll) {
    return { ids: measured.flatMap(({ id, isOpen }) => (isOpen === undefined ? [] : [id])), owner: null };
  }
  const { id, isOpen, under } = rows[row] ?? { id: '' };
  const owner = isOpen === isFolded ? id : isFolded ? under?.at(-1) : undefined;
  if (owner === undefined) return { ids: null, owner: null };
  return { ids: [owner], owner: rows.findIndex((other) => other.id === owner) };
}
