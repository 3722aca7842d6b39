// Sends a call that signs in; if it is refused, checks whether another tab has signed in meanwhile.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isRefusal } from '#web/api/api-error.ts';
import { type Visitor, visitorQuery } from '#web/state/visitor/visitor.ts';
import { useSignedIn } from './use-signed-in.ts';

interface AccountCall<Given> {
  readonly call: (given: Given) => Promise<{ readonly user: Visitor }>;
  /** After success; an element, because the page may change to the language of the account meanwhile. */
  readonly message: (user: Visitor) => ReactElement;
  readonly onClose: () => void;
}

export function useAccountCall<Given>({ call, message, onClose }: AccountCall<Given>) {
  const signedIn = useSignedIn(onClose);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ user }) => signedIn(user, message(user)),
    onError: (refused) => {
      // In another tab: the dialog then says who is signed in.
      if (isRefusal(refused, 'loggedin')) {
        void queryClient.invalidateQueries({ queryKey: visitorQuery.queryKey });
      }
    },
  });
}
