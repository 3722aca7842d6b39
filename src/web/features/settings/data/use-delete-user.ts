// Deletes the current user; afterwards the page keeps nothing of them.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { resetPage } from '#web/state/visitor/sign-out.ts';

export function useDeleteUser() {
  return useMutation({
    mutationFn: (password: string | null) =>
      call('deleteUser', { body: password === null ? {} : { password } }),
    onSuccess: resetPage,
  });
}
