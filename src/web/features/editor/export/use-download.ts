// Exports the workbook, shows the progress, hands the file to the browser and offers it once more.
import { useCallback } from 'react';
import { callAddress } from '#web/api/address.ts';
import { track } from '#web/state/page/analytics.ts';
import { useBuild } from './use-build.ts';
import { useNotifyReady } from './use-notify-ready.tsx';
import { usePercentOf } from './use-percent-of.ts';
import type { FocusRestorer } from './use-restore-focus.ts';

export function useDownload(hasCharts: boolean, focus: FocusRestorer) {
  const tellReady = useNotifyReady();
  const take = useCallback(
    (fileName: string) => {
      const address = callAddress('downloadModel', {}, { filename: fileName });
      saveFile(address);
      tellReady(address);
      track('model-downloaded', 'editor');
    },
    [tellReady],
  );
  const { start, cancel, isBuilding, buildId } = useBuild({ hasCharts }, { focus, onBuilt: take });
  return { start, cancel, building: isBuilding, percent: usePercentOf(buildId) };
}

/** The reply names the file, so the page stays where it is. */
function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
