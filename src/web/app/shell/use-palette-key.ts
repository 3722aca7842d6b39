// Opens the command palette with Ctrl K or Cmd K, unless another dialog waits for an answer.
import { useEffect } from 'react';
import { closeDialog, openDialog, useOpenDialog } from '#web/state/dialogs/dialogs.ts';

export function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place on the keyboard: the letter differs with the language.
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
