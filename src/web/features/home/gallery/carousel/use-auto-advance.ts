// Advances every three seconds unless paused.
import { useEffect } from 'react';

const advanceEveryMs = 3000;

/** Null while paused; another function restarts the three seconds. */
export function useAutoAdvance(advance: (() => void) | null): void {
  useEffect(() => {
    if (!advance) return;
    const timer = setTimeout(advance, advanceEveryMs);
    return () => clearTimeout(timer);
  }, [advance]);
}
