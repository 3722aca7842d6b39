// While templates are selected, Escape deselects and Delete deletes them, unless the focus is in a field or a dialog.
import { useEffect } from 'react';

interface SelectionKeys {
  readonly isActive: boolean;
  readonly onEscape: () => void;
  readonly onDelete: () => void;
}

const typedIn = 'input:not([type="checkbox"]), select, textarea';

export function useSelectionKeys({ isActive, onEscape, onDelete }: SelectionKeys): void {
  useEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      if (event.target instanceof Element && event.target.matches(typedIn)) return;
      if (event.key === 'Escape') onEscape();
      if (event.key === 'Delete') onDelete();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
