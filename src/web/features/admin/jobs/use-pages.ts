// A list that is read a page at a time, anew for each filter, and again from its start after a change.
import { type Ref, useCallback, useEffect, useState } from 'react';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { type OperatorLoad, useOperatorLoad } from '../parts/use-operator-load.ts';

interface Page<Row, About> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** What is said of all of them. */
  readonly about: About;
}

type PageLoad<Filter, Row, About> = OperatorLoad<
  Page<Row, About>,
  [asked: Filter, skip: number, before: Page<Row, About> | null]
>;

/** A list with a button elsewhere that reads it again. */
export interface Refreshed {
  readonly ref: Ref<() => void>;
}

export interface Pages<Filter, Row, About> {
  readonly filter: Filter;
  readonly list: PageLoad<Filter, Row, About>;
  readonly change: (part: Partial<Filter>) => void;
  readonly more: () => void;
  readonly refresh: () => void;
}

export function usePages<Filter extends object, Row, About>(
  begin: Filter,
  read: (signal: AbortSignal, filter: Filter, skip: number) => Promise<Page<Row, About>>,
): Pages<Filter, Row, About> {
  const [filter, setFilter] = useState(begin);
  const list: PageLoad<Filter, Row, About> = useOperatorLoad(
    async (
      signal,
      asked: Filter,
      skip: number,
      before: Page<Row, About> | null,
    ): Promise<Page<Row, About>> => {
      const page = await read(signal, asked, skip);
      return { ...page, rows: [...(before?.rows ?? []), ...page.rows] };
    },
  );
  const { load } = list;
  const latest = useLatest(filter);
  const refresh = useCallback(() => void load(latest.current, 0, null), [load, latest]);
  useEffect(refresh, [refresh]);
  const change = (part: Partial<Filter>) => {
    const asked = { ...filter, ...part };
    setFilter(asked);
    void load(asked, 0, null);
  };
  const more = () => void load(filter, list.value?.rows.length ?? 0, list.value);
  return { filter, list, change, more, refresh };
}
