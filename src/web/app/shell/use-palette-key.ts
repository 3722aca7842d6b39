// Opens the command palette with Ctrl K or Cmd K, unless another dialog is open.
import { useEffect } from 'react';
import { closeDialog, openDialog, useOpenDialog } from '#web/state/dialogs/dialogs.ts';

export function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By key code: the letter differs between keyboard layouts.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      const shown = useOpenDialog.getState().dialog?.name;
      if (shown === 'palette') closeDialog();
      else if (document.querySelector('[aria-modal="true"]') === null) openDialog({ name: 'palette' });
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
