// Signs out: open work is saved first, and then nothing of the person stays in this browser's page.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { tellOtherTabs } from '#web/api/session-change.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { hasDrafts, removeAllDrafts } from '../unsaved-work/drafts.ts';
import { discardOpenWork, saveOpenWork } from '../unsaved-work/open-work.ts';

interface SignOut {
  /** Asks first when there is work that the server has not got. */
  readonly signOut: () => void;
  /** Gives that work up. */
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

/** False when there is unsaved work and nobody has said that it may go. */
async function endSession({ isUnsavedGivenUp }: { readonly isUnsavedGivenUp: boolean }): Promise<boolean> {
  const isSaved = await saveOpenWork();
  if (!isUnsavedGivenUp && (!isSaved || hasDrafts())) return false;
  await call('signout');
  return true;
}

/** A page loaded anew remembers nothing: whoever comes next finds no list, no template and no draft of the one before. */
export function resetPage(): void {
  discardOpenWork();
  removeAllDrafts();
  tellOtherTabs();
  window.location.hash = '#/';
  window.location.reload();
}
