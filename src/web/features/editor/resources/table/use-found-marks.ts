// Marks in a table of resources what the search looks for, as the grids do with their cells.
import { type RefObject, useEffect } from 'react';
import { useFindState } from '../../session/view/find-state.ts';

/** What can be searched in a row: its name, its units and its numbers. */
const searchedColumns = '[data-opens="name"], th, td';

export function useFoundMarks(table: RefObject<HTMLElement | null>): void {
  const isFound = useFindState((state) => state.isFound);
  // After each change of the rows, which are drawn anew without the marks.
  useEffect(() => {
    for (const cell of table.current?.querySelectorAll(searchedColumns) ?? [])
      cell.toggleAttribute('data-found', isFound?.(cell.textContent ?? '') === true);
  });
}
