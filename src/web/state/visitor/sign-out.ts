// Signs out: open work is saved first, and then nothing of the user stays in the page.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { tellOtherTabs } from '#web/api/session-change.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { hasDrafts, removeAllDrafts } from '../unsaved-work/drafts.ts';
import { discardOpenWork, saveOpenWork } from '../unsaved-work/open-work.ts';

interface SignOut {
  /** Asks first if there is work that the server does not have. */
  readonly signOut: () => void;
  /** Discards that work. */
  readonly signOutAnyway: () => void;
  readonly isPending: boolean;
}

export function useSignOut(): SignOut {
  const { mutate, isPending } = useMutation({
    mutationFn: endSession,
    onSuccess: (isOver) => {
      if (isOver) resetPage();
      else openDialog({ name: 'sign-out', problem: 'unsaved' });
    },
    onError: () => openDialog({ name: 'sign-out', problem: 'failed' }),
  });
  return {
    signOut: () => mutate({ isUnsavedGivenUp: false }),
    signOutAnyway: () => mutate({ isUnsavedGivenUp: true }),
    isPending,
  };
}

/** False if there is unsaved work and nobody has agreed to discard it. */
async function endSession({ isUnsavedGivenUp }: { readonly isUnsavedGivenUp: boolean }): Promise<boolean> {
  const isSaved = await saveOpenWork();
  if (!isUnsavedGivenUp && (!isSaved || hasDrafts())) return false;
  await call('signout');
  return true;
}

/** A reloaded page has no state left: the next user finds no list, no template and no draft of the previous one. */
export function resetPage(): void {
  discardOpenWork();
  removeAllDrafts();
  tellOtherTabs();
  window.location.hash = '#/';
  window.location.reload();
}
