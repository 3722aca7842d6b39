// Returns the focus to the button that started an export, since a waiting button loses it.
import { type RefObject, useCallback, useRef } from 'react';

export interface FocusRestorer {
  readonly remember: () => void;
  readonly restore: () => void;
}

/** If that element is gone, such as a menu item, the first button of the group is focused instead. */
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
