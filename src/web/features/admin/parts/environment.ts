// The environment whose data the operator sees: asked for when the area is opened, and local where that fails.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '#web/api/call.ts';

export type CurrentEnvironment = Reply<'getCurrentEnvironment'>;
export type Environment = CurrentEnvironment['environment'];

export const environmentQuery = queryOptions({
  queryKey: ['operator-environment'],
  queryFn: ({ signal }) => call('getCurrentEnvironment', { signal }),
  // Another tab of the browser may have chosen another.
  staleTime: 0,
});

export function useEnvironment(): Environment {
  return useQuery(environmentQuery).data?.environment ?? 'local';
}

/** Whether it is that of the server itself, where alone some things are possible; asks for nothing, since each row of a list wants to know. */
export function useIsOwnEnvironment(): boolean {
  const current = useQuery({ ...environmentQuery, enabled: false }).data;
  return current?.environments.some(({ name, isOwn }) => isOwn && name === current.environment) ?? true;
}
