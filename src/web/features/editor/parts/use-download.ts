// Saves, has the workbook built, says how far it is, and hands the file to the browser; can be stopped meanwhile.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { callAddress } from '#web/api/address.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { track } from '#web/state/analytics.ts';
import { newUuid } from '#web/state/new-uuid.ts';
import { useNotify } from '#web/state/notify.ts';
import { useTemplateDocument } from '../document-context.ts';

/** Most workbooks are there sooner, and need no word of how far they are. */
const askEveryMs = 700;

export function useDownload(hasCharts: boolean) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { uuid, saver, store } = useTemplateDocument();
  const [buildId, setBuildId] = useState<string | null>(null);
  const percent = usePercentOf(buildId);
  const download = useMutation({
    mutationFn: async () => {
      if (!(await saver.save())) throw new Error(formatMessage({ id: 'editor.download-unsaved' }));
      const id = newUuid();
      setBuildId(id);
      const { template, revision } = store.getState();
      // A copy that nobody has changed yet is not on the server.
      const what = revision === null ? { template } : { templateId: uuid };
      const { data } = await call('buildModel', { body: { ...what, hasCharts, buildId: id } });
      takeFile(callAddress('downloadModel', {}, { filename: String(data) }));
      track('model-downloaded', 'editor');
    },
    onError: (error) => {
      if (isRefusal(error, 'build-cancelled')) {
        notify({ message: formatMessage({ id: 'editor.download-cancelled' }) });
        return;
      }
      const title = formatMessage({ id: 'editor.download-failed' });
      notify({ color: 'red', title, message: error.message, autoClose: false });
    },
    onSettled: () => setBuildId(null),
  });
  const cancel = () => {
    if (buildId !== null) void call('cancelBuild', { params: { id: buildId } }).catch(() => undefined);
  };
  return {
    start: () => download.mutate(),
    cancel,
    isBusy: download.isPending,
    isBuilding: buildId !== null,
    percent,
  };
}

/** Null until the server has said something. */
function usePercentOf(buildId: string | null): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  const asked = useRef(buildId);
  useEffect(() => {
    asked.current = buildId;
    setPercent(null);
    if (buildId === null) return;
    const ask = async () => {
      const answer = await call('getBuild', { params: { id: buildId } }).catch(() => null);
      if (answer && asked.current === buildId) setPercent(answer.percent);
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [buildId]);
  return percent;
}

/** The reply names the file, so the page stays where it is. */
function takeFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
