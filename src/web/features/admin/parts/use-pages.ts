// A list that is read a page at a time: the first page anew, or what follows after what is shown.
import { useEffect, useRef } from 'react';
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
  readonly more: () => void;
  readonly retry: () => void;
}

/** Shows what is asked for first by itself. */
export function usePages<Row, Query>(
  first: Query,
  read: (query: Query, skip: number, signal: AbortSignal) => Promise<Page<Row>>,
): Pages<Row, Query> {
  const asked = useRef(first);
  const list = useOperatorLoad(async (signal, before: Page<Row> | null): Promise<Page<Row>> => {
    const page = await read(asked.current, before?.rows.length ?? 0, signal);
    return { ...page, rows: [...(before?.rows ?? []), ...page.rows] };
  });
  const begin = useRef(() => void list.load(null));
  useEffect(() => begin.current(), []);
  const show = (query: Query) => {
    asked.current = query;
    void list.load(null);
  };
  const more = () => void list.load(list.value);
  return { state: list.state, error: list.error, page: list.value, show, more, retry: list.retry };
}
