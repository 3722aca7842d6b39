// The current visitor: the query every screen reads, and the way to change its settings.
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type Visitor = Reply<'getUser'>;
export type TemplateSummary = Visitor['templates'][number];

export const visitorQuery = queryOptions({
  queryKey: ['visitor'],
  queryFn: ({ signal }) => call('getUser', { signal }),
});

export function useVisitor(): Visitor {
  return useSuspenseQuery(visitorQuery).data;
}

export const useIsOperator = (): boolean => useVisitor().settings.plan === 'admin';

export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (
      settings: Partial<
        Pick<Visitor['settings'], 'language' | 'analytics' | 'showLoginReminder' | 'showOnboarding' | 'useAI'>
      >,
    ) => call('saveSettings', { body: settings }),
    onSuccess: ({ settings }, { language }) => {
      queryClient.setQueryData(visitorQuery.queryKey, (visitor) => visitor && { ...visitor, settings });
      // The texts of the plans are in the chosen language.
      if (language) void queryClient.invalidateQueries(visitorQuery);
    },
  });
}
