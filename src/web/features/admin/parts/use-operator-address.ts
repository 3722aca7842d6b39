// What the address says is open in the area: the tab, and one user's page; and the ways to open others.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

export interface OperatorAddress {
  readonly tab: string | null;
  /** The id of the user whose page is open. */
  readonly user: string | null;
  readonly openTab: (tab: string) => void;
  /** The page of one user, in the tab of users; null leads back to all of them. */
  readonly openUser: (user: string | null) => void;
}

const usersTab = 'users';

export function useOperatorAddress(): OperatorAddress {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = useNavigate();
  const values = new URLSearchParams(search);
  const open = useCallback(
    (tab: string, user: string | null) =>
      void navigate({ to: '/admin', search: user === null ? { tab } : { tab, user } }),
    [navigate],
  );
  const openTab = useCallback((tab: string) => open(tab, null), [open]);
  const openUser = useCallback((user: string | null) => open(usersTab, user), [open]);
  return { tab: values.get('tab'), user: values.get('user'), openTab, openUser };
}
