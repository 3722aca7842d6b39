// Leads to the print view with Ctrl P or Cmd P: the editor itself draws only what is seen, so on paper it would be blank.
import { useEffect } from 'react';

/** Null where there is no print view. */
export function usePrintKey(open: (() => void) | null): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      // By key code: the letter differs between keyboard layouts.
      if (event.code !== 'KeyP' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}
