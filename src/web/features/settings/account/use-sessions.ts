// The account's sessions, and ending them; each reply contains the remaining ones.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type ListedSession = Reply<'listSessions'>['sessions'][number];

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('listSessions', { signal }),
  // The user may have changed since.
  staleTime: 0,
});

export function useSessions() {
  const queryClient = useQueryClient();
  const onSuccess = (left: Reply<'listSessions'>) => queryClient.setQueryData(sessionsQuery.queryKey, left);
  // The displayed list is outdated, whatever went wrong.
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
