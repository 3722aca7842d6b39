// Says on a scroller how wide its visible part is, for the styles of what is inside.
import { type RefObject, useLayoutEffect } from 'react';

/** In rems: up to these widths the room has the name. */
const namedRooms = { narrow: 37.5, medium: 75 } as const;

// Were it a query container, the browser would lay out everything in it anew at each changed number.
function sayRoom(scroller: HTMLElement): void {
  const { width } = scroller.getBoundingClientRect();
  const px = Math.floor(width) - (scroller.offsetWidth - scroller.clientWidth);
  const rems = px / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const names = Object.entries(namedRooms).flatMap(([name, limit]) => (rems < limit ? [name] : []));
  scroller.style.setProperty('--room', `${px}px`);
  scroller.dataset.room = names.join(' ');
}

export function useRoom(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    sayRoom(current);
    const resizes = new ResizeObserver(() => sayRoom(current));
    resizes.observe(current);
    return () => resizes.disconnect();
  }, [scroller]);
}
