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
    // A key puts the dialog away by itself.
    const forget = () => {
      last = null;
    };
    window.addEventListener('pointerdown', note, true);
    window.addEventListener('keydown', forget, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      window.removeEventListener('keydown', forget, true);
      if (last) swallowNear(last);
    };
  }, [isOpen]);
}

function swallowNear({ x, y, atMs }: Press): void {
  const leftMs = atMs + doubleClickMs - performance.now();
  if (leftMs <= 0) return;
  const swallow = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - x, event.clientY - y) <= nearPx;
    if (isNear) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'pointerdown') {
      // Whoever has pressed elsewhere meanwhile means the next press.
      stop();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    for (const kind of kinds) window.removeEventListener(kind, swallow, true);
  };
  const timer = setTimeout(stop, leftMs);
  for (const kind of kinds) window.addEventListener(kind, swallow, true);
}
