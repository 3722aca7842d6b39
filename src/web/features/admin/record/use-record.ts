// The record of what operators did: read a page at a time, and given as a file.
import { useState } from 'react';
import { call, type Reply } from '#web/api/call.ts';
import { request } from '#web/api/request.ts';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { type RecordFilter, recordQuery, wholeRecord } from './record-filter.ts';

type RecordPage = Reply<'listActs'>;
export type OperatorAct = RecordPage['acts'][number];

/** A browser reads the file within that time. */
const releaseDelayMs = 60_000;

export function useRecord() {
  const [filter, setFilter] = useState<RecordFilter>(wholeRecord);
  const list = useOperatorLoad(
    async (signal, asked: RecordFilter, before: RecordPage | null): Promise<RecordPage> => {
      const query = { ...recordQuery(asked), after: before?.next ?? undefined };
      const page = await call('listActs', { signal, query });
      return { ...page, acts: [...(before?.acts ?? []), ...page.acts] };
    },
  );
  const file = useOperatorLoad(async (signal) => {
    const response = await request('exportActs', { signal, query: recordQuery(filter) });
    saveFile(await response.blob());
  });
  const show = (asked: RecordFilter) => {
    setFilter(asked);
    void list.load(asked, null);
  };
  return { filter, list, file, show, more: () => void list.load(filter, list.value) };
}

function saveFile(content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = 'operators-record.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseDelayMs);
}
