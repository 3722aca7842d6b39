// Whether an element was ever on the screen, or close to it.
import { type RefCallback, useCallback, useState } from 'react';

const margin = '200px';

export function useSeen(): readonly [seen: boolean, watch: RefCallback<HTMLElement>] {
  const [seen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [seen, watch];
}
