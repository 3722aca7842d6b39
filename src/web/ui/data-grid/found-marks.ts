// Marks the cells of a row whose text matches the search.
import type { RowElement } from './row-element.ts';

export type TextTest = (text: string) => boolean;

export function markFound(slot: RowElement, isFound: TextTest | null): void {
  if (isFound === null && !slot.isMarked) return;
  slot.isMarked = isFound !== null;
  for (const cell of slot.parts)
    cell.toggleAttribute('data-found', isFound?.(cell.textContent ?? '') === true);
}
