// The log of the application: from any entry on, or those of one LMID, and then a hundred more each time.
import { useState } from 'react';
import { call, type Reply } from '#web/api/call.ts';
import { useOperatorLoad } from '../parts/use-operator-load.ts';

type LogsReply = Reply<'listLogs'>;
export type LogRow = LogsReply['logs'][number];

interface AskedLogs {
  readonly skip: number;
  /** Null for all. */
  readonly lmid: string | null;
}

interface LoadedLogs extends AskedLogs {
  readonly logs: readonly LogRow[];
  /** To go on from; null where there is no more. */
  readonly next: string | null;
}

/** What is not a number counts as none. */
export function skipOf(text: string): number {
  const skip = Math.floor(Number(text));
  return Number.isFinite(skip) && skip > 0 ? skip : 0;
}

export function useLogs() {
  const [skip, setSkip] = useState('0');
  const [lmid, setLmid] = useState('');
  /** Of the last load, also if it failed. */
  const [isSearch, setSearch] = useState(false);
  const list = useOperatorLoad(
    async (signal, asked: AskedLogs, before: LoadedLogs | null): Promise<LoadedLogs> => {
      setSearch(asked.lmid !== null);
      const from = before?.next ? { after: before.next } : { skip: asked.skip };
      const query = { ...from, lmid: asked.lmid ?? undefined };
      const { logs, next } = await call('listLogs', { signal, query });
      return { ...asked, logs: [...(before?.logs ?? []), ...logs], next };
    },
  );
  const wanted = lmid.trim();
  return {
    ...{ skip, setSkip, lmid, setLmid, list },
    isSearch,
    isLoading: list.state === 'loading',
    canSearch: wanted !== '',
    /** The next hundred are there. */
    canGoOn: typeof list.value?.next === 'string',
    load: () => void list.load({ skip: skipOf(skip), lmid: null }, null),
    search: () => void list.load({ skip: skipOf(skip), lmid: wanted }, null),
    goOn: () => list.value && void list.load(list.value, list.value),
    refresh: () => list.value && void list.load(list.value, null),
  };
}
