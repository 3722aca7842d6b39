// The end of every way of signing in: the page knows the user, open work is saved into the account, the dialog closes.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { tellOtherTabs } from '#web/api/session-change.ts';
import { useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { saveOpenWork } from '#web/state/unsaved-work/open-work.ts';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';

/** Queries that do not depend on the user, and open work, which is never reloaded in the background. */
const keptQueries: readonly unknown[] = [visitorQuery.queryKey[0], 'messages', 'document', 'new-document'];

export function useSignedIn(onClose: () => void): (user: Visitor, message: ReactNode) => Promise<void> {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback(
    async (user, message) => {
      // An earlier response still on its way must not replace the new user.
      await queryClient.cancelQueries({ queryKey: visitorQuery.queryKey });
      queryClient.setQueryData(visitorQuery.queryKey, user);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !keptQueries.includes(queryKey[0]) });
      tellOtherTabs();
      void saveOpenWork();
      // If it was closed meanwhile, it must not close another dialog.
      if (useOpenDialog.getState().dialog?.name === 'sign-in') {
        onClose();
        // The button that opened it is only for visitors and disappears: the page itself gets the focus.
        setTimeout(() => document.querySelector('main')?.focus({ preventScroll: true }));
      }
      notify({ color: 'teal', message });
    },
    [queryClient, notify, onClose],
  );
}
