// Returns the focus to where it was when the component that took it is unmounted.
import { useEffect } from 'react';

export function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
}
