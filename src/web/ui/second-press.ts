// Keeps the second press of a double click from reaching what was behind the dialog that the first one closed.
import { useLayoutEffect } from 'react';

/** Within this time and distance a second press counts as part of a double click; the hand may move a little. */
const doubleClickMs = 450;
const nearPx = 12;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** While the dialog was open, a press anywhere belonged to it. */
export function useNoSecondPress(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    let last: Press | null = null;
    const note = ({ clientX, clientY }: MouseEvent) => {
      last = { x: clientX, y: clientY, atMs: performance.now() };
    };
    // A key closes the dialog without a press.
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
    // A busy page handles presses before timers that are due.
    if (performance.now() - atMs >= doubleClickMs) return stop();
    const isNear = Math.hypot(event.clientX - x, event.clientY - y) <= nearPx;
    if (isNear) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'pointerdown') {
      // After a press elsewhere, the next press is intended.
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
