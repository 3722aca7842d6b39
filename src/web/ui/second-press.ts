// Keeps the second press of a double click from reaching what was behind the dialog that the first one closed.
import { useLayoutEffect } from 'react';

/** Within this time and distance a second press counts as part of a double click; the hand may move a little. */
const doubleClickMs = 450;
const nearPx = 12;

/** Their time is when the button went down, not when the page got to it: a busy page handles presses late and close together. */
type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** While the dialog was open, a press anywhere belonged to it. */
export function useNoSecondPress(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    let last: Press | null = null;
    const note = ({ clientX, clientY, timeStamp }: MouseEvent) => {
      last = { clientX, clientY, timeStamp };
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

function swallowNear({ clientX: x, clientY: y, timeStamp: atMs }: Press): void {
  const swallow = (event: MouseEvent) => {
    if (event.timeStamp - atMs >= doubleClickMs) return stop();
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
  // Presses that wait already may be handled after this, however late it is; their own time decides.
  const timer = setTimeout(stop, doubleClickMs);
  for (const kind of kinds) window.addEventListener(kind, swallow, true);
}
