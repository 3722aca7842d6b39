// Returns the focus to the button that started an export, since a waiting button loses it.
import { type RefObject, useCallback, useRef } from 'react';

export interface FocusRestorer {
  readonly remember: () => void;
  readonly restore: () => void;
  /** The button; if it is gone, such as a menu item, the first one of its group. */
  readonly target: () => HTMLElement | null;
}

export function useRestoreFocus(place: RefObject<HTMLElement | null>): FocusRestorer {
  const from = useRef<Element | null>(null);
  const remember = useCallback(() => {
    from.current = document.activeElement;
  }, []);
  const target = useCallback(() => {
    const known = from.current;
    if (known instanceof HTMLElement && known.isConnected) return known;
    return place.current?.querySelector('button') ?? null;
  }, [place]);
  const restore = useCallback(() => {
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) target()?.focus({ preventScroll: true });
    });
  }, [target]);
  return { remember, restore, target };
}
