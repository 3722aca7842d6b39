// Switches the operator's session to another environment; whatever was loaded from the one before is dropped.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { environmentNames } from '#contract/environments.ts';
import { call, type Reply } from '#web/api/call.ts';
import { type CurrentEnvironment, type Environment, environmentQuery } from '../parts/environment.ts';
import { noteOperatorRefusal } from '../parts/operator-refusal.ts';

/** Other tabs of the browser have the same session, so that they are in the other environment too. */
const channelName = 'operator-environment';

export type Switched = Reply<'switchDatabase'>;

export interface EnvironmentSwitch {
  /** Undefined until it is known; then local if it could not be asked for. */
  readonly current: CurrentEnvironment | undefined;
  /** Meanwhile no tab is there: each begins anew afterwards. */
  readonly isSwitching: boolean;
  /** The server could be asked neither for the environment nor to change it: what a tab shows might be of another one. */
  readonly isUnsure: boolean;
  readonly error: unknown;
  readonly warning: Switched['warningKind'];
  readonly switchTo: (environment: Environment) => void;
  readonly retry: () => void;
  readonly dismissWarning: () => void;
}

/** Of what is not known nothing is said: whether there are others shows when one is chosen. */
const localOnly: CurrentEnvironment = {
  environment: 'local',
  environments: environmentNames.map((name) => ({ name, isConfigured: true, isOwn: name === 'local' })),
};

export function useSwitchEnvironment(): EnvironmentSwitch {
  const queryClient = useQueryClient();
  const { data, error: unknownWhy, isError, refetch } = useQuery(environmentQuery);
  const otherTabs = useOtherTabs(queryClient);
  const mutation = useMutation({
    mutationFn: (environment: Environment) => call('switchDatabase', { body: { environment } }),
    onSuccess: ({ environment }) => show(queryClient, environment),
    onError: (error) => {
      noteOperatorRefusal(queryClient, error);
      show(queryClient, 'local');
    },
    onSettled: async () => {
      dropLoaded(queryClient);
      otherTabs.tell();
      // Where there is no local one the server says which it is instead.
      await queryClient.invalidateQueries(environmentQuery);
    },
  });
  const { mutate, isPending } = mutation;
  const isLost = isError && data === undefined;
  // What is shown as local is local: the session may have another one from before. What another tab chose stays chosen.
  const isToLocal = isLost && !otherTabs.hasChosen;
  useEffect(() => {
    if (isToLocal) mutate('local');
  }, [isToLocal, mutate]);
  return {
    current: data ?? (isError ? localOnly : undefined),
    isSwitching: isPending,
    isUnsure: isLost || (isError && mutation.isError),
    error: isLost && otherTabs.hasChosen ? unknownWhy : mutation.error,
    warning: mutation.data?.warningKind,
    switchTo: mutate,
    retry: () => {
      if (isLost && otherTabs.hasChosen) void refetch();
      else if (mutation.variables) mutate(mutation.variables);
    },
    dismissWarning: mutation.reset,
  };
}

const show = (queryClient: QueryClient, environment: Environment) =>
  queryClient.setQueryData(environmentQuery.queryKey, (known) => ({ ...(known ?? localOnly), environment }));

/** All that the area asked for, save which environment it is. */
function dropLoaded(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) =>
      typeof name === 'string' && /^(?:admin|operator)/.test(name) && name !== environmentQuery.queryKey[0],
  });
}

/** Once another tab has chosen, no tab of this one is there until it is known what: it would do there what is meant for the one before. */
function useOtherTabs(queryClient: QueryClient) {
  const [hasChosen, setHasChosen] = useState(false);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    opened.addEventListener('message', () => {
      setHasChosen(true);
      void queryClient.resetQueries(environmentQuery);
    });
    channel.current = opened;
    return () => opened.close();
  }, [queryClient]);
  return { hasChosen, tell: () => channel.current?.postMessage(null) };
}
