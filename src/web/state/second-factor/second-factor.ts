// The operator's second factor: whether it is set up and proved, and the calls that change that.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('getSecondFactor', { signal }),
  // Another tab may have proved it, or the session may have ended since.
  staleTime: 0,
});

/** With fewer left, the operator is told to make new ones. */
export const fewRecoveryCodes = 3;

export function useSecondFactorCalls() {
  const queryClient = useQueryClient();
  /** What the operator may do follows from it, and the session goes on under a new token. */
  const refetch = async () => {
    await queryClient.invalidateQueries(secondFactorQuery);
    void queryClient.invalidateQueries(visitorQuery);
  };
  return {
    start: useMutation({
      mutationFn: (password: string | null) =>
        call('startSecondFactor', { body: password === null ? {} : { password } }),
    }),
    confirm: useMutation({
      mutationFn: (code: string) => call('confirmSecondFactor', { body: { code } }),
    }),
    prove: useMutation({
      mutationFn: (code: string) => call('proveSecondFactor', { body: { code } }),
      onSuccess: refetch,
    }),
    renew: useMutation({
      mutationFn: (code: string) => call('renewRecoveryCodes', { body: { code } }),
      onSuccess: refetch,
    }),
    refetch,
  };
}
