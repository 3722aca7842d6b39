// Opens the search over the sheets with Ctrl F or Cmd F; pressed again in its field, the browser's own search opens.
import { useEffect } from 'react';
import { useTemplateDocument } from '../document/document-context.ts';
import { openFind } from '../session/view/find-state.ts';

export function useFindKey(): void {
  const open = useTemplateDocument();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By key code: the letter differs between keyboard layouts.
      if (event.code !== 'KeyF' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      const isHere = document.activeElement?.closest('search') != null;
      if (isHere || document.querySelector('[aria-modal="true"]') !== null) return;
      openFind(open);
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}
