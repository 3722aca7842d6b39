// A list that is read a page at a time: the first page anew, or what follows after what is shown.
import { useEffect, useRef, useState } from 'react';
import { type LoadState, useOperatorLoad } from './use-operator-load.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
}

export interface Pages<Row, Query> {
  readonly state: LoadState;
  readonly error: unknown;
  readonly page: Page<Row> | null;
  readonly show: (query: Query) => void;
  /** What was asked for last, from its beginning. */
  readonly again: () => void;
  readonly more: () => void;
  readonly retry: () => void;
}

/** How often an operator asked for whatever is shown anew. */
export function useRefreshes() {
  const [refreshes, setRefreshes] = useState(0);
  return { refreshes, refresh: () => setRefreshes((before) => before + 1) };
}

/** Shows what is asked for first by itself, and what was asked for last with each refresh. */
export function usePages<Row, Query>(
  first: Query,
  read: (query: Query, skip: number, signal: AbortSignal) => Promise<Page<Row>>,
  refreshes = 0,
): Pages<Row, Query> {
  const asked = useRef(first);
  const list = useOperatorLoad(
    async (signal, before: Page<Row> | null, _refresh?: number): Promise<Page<Row>> => {
      const page = await read(asked.current, before?.rows.length ?? 0, signal);
      return { ...page, rows: [...(before?.rows ?? []), ...page.rows] };
    },
  );
  const { load } = list;
  useEffect(() => void load(null, refreshes), [refreshes, load]);
  const show = (query: Query) => {
    asked.current = query;
    void load(null);
  };
  const again = () => void load(null);
  const more = () => void load(list.value);
  return { state: list.state, error: list.error, page: list.value, show, again, more, retry: list.retry };
}
