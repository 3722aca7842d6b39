// Focuses the first field of a dialog, unless that opens an on-screen keyboard over it.
import { type RefObject, useEffect, useRef } from 'react';

const focusDelayMs = 100;
const wideFromPx = 600;

export function useFirstField(isWanted = true): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || window.innerWidth <= wideFromPx) return;
    const timer = setTimeout(() => {
      // A field that already has the focus keeps it.
      if (body.current?.contains(document.activeElement)) return;
      body.current?.querySelector<HTMLInputElement>('input')?.focus();
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return body;
}
