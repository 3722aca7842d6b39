// Puts the keyboard on the current cell of a grid when it opens, and lets it follow as long as it stands in the grid.
import { type RefObject, useEffect, useRef } from 'react';

export function useCellFocus<Place>(cell: RefObject<HTMLButtonElement | null>, at: Place): void {
  const stands = useRef<Place | null>(null);
  useEffect(() => {
    const grid = cell.current?.closest('[data-cells]');
    const isMoved = stands.current !== at;
    const isHere = stands.current === null || grid?.contains(document.activeElement) === true;
    // A cell that left the grid has taken the keyboard along.
    if (isMoved && (isHere || document.activeElement === document.body)) cell.current?.focus();
    stands.current = at;
  }, [at, cell]);
}
