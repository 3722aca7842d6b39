// Closes a dialog about what the page shows when the browser goes back or forward; what is typed in others stays.
import { useEffect } from 'react';
import { type AppDialog, closeDialog, useOpenDialog } from '#web/state/dialogs/dialogs.ts';

const ofThePage: readonly AppDialog['name'][] = ['plans', 'subscriptions'];

export function useCloseOnLeave(): void {
  const name = useOpenDialog(({ dialog }) => dialog?.name);
  const closes = name !== undefined && ofThePage.includes(name);
  useEffect(() => {
    if (!closes) return;
    window.addEventListener('popstate', closeDialog);
    return () => window.removeEventListener('popstate', closeDialog);
  }, [closes]);
}
