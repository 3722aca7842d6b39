// Keeps the short notices above what stands at the bottom of the window, so that they cover none of its buttons.
import { type RefObject, useLayoutEffect, useRef } from 'react';

const heightProperty = '--below-notices';

/** The element that stands at the bottom, as high as it is at the time; it may be empty. */
export function useBelowNotices<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (!current) return;
    const { style } = document.documentElement;
    const say = () => style.setProperty(heightProperty, `${current.offsetHeight}px`);
    const resizes = new ResizeObserver(say);
    resizes.observe(current);
    return () => {
      resizes.disconnect();
      style.removeProperty(heightProperty);
    };
  }, []);
  return part;
}
