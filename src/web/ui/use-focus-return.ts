// Gives the keyboard back to where it was when something that took it goes away with its whole component.
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
