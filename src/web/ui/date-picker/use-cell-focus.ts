// Focuses the current cell of a grid when it opens, and moves the focus with it as long as the focus is in the grid.
import { type RefObject, useEffect, useRef } from 'react';

export function useCellFocus<Place>(cell: RefObject<HTMLButtonElement | null>, at: Place): void {
  const previous = useRef<Place | null>(null);
  useEffect(() => {
    const grid = cell.current?.closest('[data-cells]');
    const isMoved = previous.current !== at;
    const isHere = previous.current === null || grid?.contains(document.activeElement) === true;
    // A removed cell loses the focus.
    if (isMoved && (isHere || document.activeElement === document.body)) cell.current?.focus();
    previous.current = at;
  }, [at, cell]);
}
