// Puts the cursor into the first field of a dialog, where that does not bring up a keyboard over it.
import { type RefObject, useEffect, useRef } from 'react';

const focusDelayMs = 100;
const wideFromPx = 600;

export function useFirstField(isWanted = true): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || window.innerWidth <= wideFromPx) return;
    const timer = setTimeout(() => {
      // Whoever is in a field by then goes on typing there.
      if (body.current?.contains(document.activeElement)) return;
      body.current?.querySelector<HTMLInputElement>('input')?.focus();
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return body;
}
