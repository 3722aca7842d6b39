// Highlights search matches in a table of resources, as the grids do in their cells.
import { type RefObject, useEffect } from 'react';
import { useFindState } from '../../session/view/find-state.ts';

/** The searchable texts of a row: its name, its units and its numbers. */
const searchedColumns = '[data-opens="name"], th, td';

export function useFoundMarks(table: RefObject<HTMLElement | null>): void {
  const isFound = useFindState((state) => state.isFound);
  // After each change of the rows, which are rendered without the highlights.
  useEffect(() => {
    for (const cell of table.current?.querySelectorAll(searchedColumns) ?? [])
      cell.toggleAttribute('data-found', isFound?.(cell.textContent ?? '') === true);
  });
}
