// Downloads the spreadsheet as it is now, one file at a time.
import { useRef, useState } from 'react';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { type DownloadFault, DownloadRefused, fetchFile } from './fetch-file.ts';
import { fileName } from './file-name.ts';
import { fileNow } from './file-now.ts';
import { saveFile } from './save-file.ts';

export type Download =
  | { readonly kind: 'idle' }
  /** How much is there, from 0 to 1. */
  | { readonly kind: 'running'; readonly share: number }
  | { readonly kind: 'refused'; readonly fault: DownloadFault };

const idle: Download = { kind: 'idle' };

export function useDownload(title: string) {
  const page = usePage();
  const [download, setDownload] = useState<Download>(idle);
  const isRunning = useRef(false);
  const begin = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setDownload({ kind: 'running', share: 0 });
    try {
      const file = await fetchFile((share) => setDownload({ kind: 'running', share: share ?? 0 }));
      saveFile(await fileNow(file, page), fileName(title));
      setDownload(idle);
    } catch (error) {
      const fault = error instanceof DownloadRefused ? error.fault : 'failed';
      setDownload({ kind: 'refused', fault });
    } finally {
      isRunning.current = false;
    }
  };
  return { download, begin, forget: () => setDownload(idle) };
}
