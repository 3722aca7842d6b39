// Gives the keyboard back to what a build was started from, since a button that waits loses it.
import { type RefObject, useCallback, useRef } from 'react';

export interface FocusRestorer {
  readonly remember: () => void;
  readonly restore: () => void;
}

/** What has gone meanwhile, as the lines of a menu do, is stood in for by the first button of the place. */
export function useRestoreFocus(place: RefObject<HTMLElement | null>): FocusRestorer {
  const from = useRef<Element | null>(null);
  const remember = useCallback(() => {
    from.current = document.activeElement;
  }, []);
  const restore = useCallback(() => {
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const target = from.current?.isConnected ? from.current : place.current?.querySelector('button');
      if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  }, [place]);
  return { remember, restore };
}
