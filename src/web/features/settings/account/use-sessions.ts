// Where the account is signed in, and the ways to end that; each answers with what is left.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type Session = Reply<'listSessions'>['sessions'][number];

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('listSessions', { signal }),
  // Somebody else may have come in since.
  staleTime: 0,
});

export function useSessions() {
  const queryClient = useQueryClient();
  const onSuccess = (left: Reply<'listSessions'>) => queryClient.setQueryData(sessionsQuery.queryKey, left);
  // What is shown is not true any more, whatever went wrong.
  const onError = () => queryClient.invalidateQueries(sessionsQuery);
  return {
    list: useQuery(sessionsQuery),
    end: useMutation({
      mutationFn: (id: string) => call('endSession', { params: { id } }),
      onSuccess,
      onError,
    }),
    endOthers: useMutation({ mutationFn: () => call('signOutEverywhere'), onSuccess, onError }),
  };
}
