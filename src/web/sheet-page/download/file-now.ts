// The file of the spreadsheet as it is now, with everything that was changed on the page.
import type { Page } from '#web/sheet-page/state/page-store.ts';
import type { ChangeReply, ChangeRequest } from './change-protocol.ts';
import { DownloadRefused } from './fetch-file.ts';

/** Every cell that differs from the file; a changed one says what it comes to even where that is the same. */
function changesOf(
  page: Pick<Page, 'edits' | 'calculated' | 'valueAt' | 'view'>,
): Omit<ChangeRequest, 'file'> {
  const edits = page.edits();
  const ofEdits = edits.map(({ content: _, ...cell }) => ({ cell, value: page.valueAt(cell) }));
  const titles = page.view.sheets.map(({ title }) => title);
  return { edits, calculated: [...page.calculated(), ...ofEdits], titles };
}

function inWorker(request: ChangeRequest): Promise<Uint8Array> {
  const worker = new Worker(new URL('./change-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ChangeReply>) => resolve(data.file);
    worker.onerror = () => reject(new DownloadRefused('changing'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

export async function fileNow(file: Uint8Array, page: Page): Promise<Uint8Array> {
  // Numbers that were typed a moment ago are in the file with everything that depends on them.
  await page.calculation();
  const changes = changesOf(page);
  return changes.edits.length === 0 ? file : inWorker({ file, ...changes });
}
