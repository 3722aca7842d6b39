// Keeps the second press of a double click from what stood behind the dialog that the first one put away.
import { useLayoutEffect } from 'react';

/** Within these a second press belongs to the first one, with a hand that is not quite still. */
const doubleClickMs = 450;
const nearPx = 12;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Wherever the press was, it was the dialog's while that was open. */
export function useNoSecondPress(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    let last: Press | null = null;
    const note = ({ clientX, clientY }: MouseEvent) => {
      last = { x: clientX, y: clientY, atMs: performance.now() };
    };
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      if (last) swallowNear(last);
    };
  }, [isOpen]);
}

function swallowNear({ x, y, atMs }: Press): void {
  const leftMs = atMs + doubleClickMs - performance.now();
  if (leftMs <= 0) return;
  const swallow = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > nearPx) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) window.addEventListener(kind, swallow, true);
  setTimeout(() => {
    for (const kind of kinds) window.removeEventListener(kind, swallow, true);
  }, leftMs);
}
