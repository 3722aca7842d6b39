// The log of one user: begun when it is first looked at, continued by pages.
import { useCallback, useRef } from 'react';
import { useOperatorLoad } from '../../parts/use-operator-load.ts';
import type { UserLog } from '../state/admin-user.ts';
import { fetchLogs } from '../state/user-requests.ts';

interface LoadedLogs {
  readonly entries: readonly UserLog[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly page: number;
}

export interface UserLogsState {
  readonly entries: readonly UserLog[] | null;
  /** Null until something was loaded. */
  readonly total: number | null;
  readonly remaining: number;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Once; later calls do nothing. */
  readonly begin: () => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export function useUserLogs(id: string, perPage: number): UserLogsState {
  const loading = useOperatorLoad(async (signal, known: LoadedLogs | null): Promise<LoadedLogs> => {
    const page = (known?.page ?? 0) + 1;
    const { logs, pagination } = await fetchLogs(id, { page, limit: perPage }, signal);
    const seen = new Set(known?.entries.map(({ _id }) => _id));
    // New entries move the others to later pages.
    const entries = [...(known?.entries ?? []), ...logs.filter(({ _id }) => !seen.has(_id))];
    return { entries, total: pagination.total, hasMore: pagination.hasMore, page };
  });
  const { load, value, state, error, retry } = loading;
  const isBegun = useRef(false);
  const begin = useCallback(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void load(null);
  }, [load]);
  return {
    entries: value?.entries ?? null,
    total: value?.total ?? null,
    remaining: value?.hasMore ? Math.max(1, value.total - value.entries.length) : 0,
    isLoading: state === 'loading',
    error,
    begin,
    loadMore: () => void load(value),
    retry,
  };
}
