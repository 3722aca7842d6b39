// What every way of signing in ends with: the page knows who it is, open work is saved into the account, the dialog goes.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tellOtherTabs } from '#web/api/session-change.ts';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { saveOpenWork } from '#web/state/unsaved-work/open-work.ts';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';

/** What does not depend on who it is, and open work, which is never loaded anew behind a person's back. */
const keptQueries: readonly unknown[] = [visitorQuery.queryKey[0], 'messages', 'document', 'new-document'];

export function useSignedIn(onClose: () => void): (user: Visitor, message: string) => Promise<void> {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback(
    async (user, message) => {
      // An answer from before, still on its way, must not take the person's place.
      await queryClient.cancelQueries({ queryKey: visitorQuery.queryKey });
      queryClient.setQueryData(visitorQuery.queryKey, user);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !keptQueries.includes(queryKey[0]) });
      tellOtherTabs();
      void saveOpenWork();
      // Put away meanwhile, it must not take another dialog with it.
      if (useOpenDialog.getState().dialog?.name === 'sign-in') {
        // The button that opened it is for visitors alone and goes away: the page itself takes the keyboard.
        document.querySelector('main')?.focus({ preventScroll: true });
        onClose();
      }
      notify({ color: 'teal', message });
    },
    [queryClient, notify, onClose],
  );
}
