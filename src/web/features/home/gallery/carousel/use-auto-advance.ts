// Moves on every three seconds while it may.
import { useEffect } from 'react';

const advanceEveryMs = 3000;

/** Null while it may not; another function starts the three seconds anew. */
export function useAutoAdvance(advance: (() => void) | null): void {
  useEffect(() => {
    if (!advance) return;
    const timer = setTimeout(advance, advanceEveryMs);
    return () => clearTimeout(timer);
  }, [advance]);
}
