// Has the workbook built, says how far it is, hands the file to the browser and offers it once more.
import { useCallback } from 'react';
import { callAddress } from '#web/api/address.ts';
import { track } from '#web/state/page/analytics.ts';
import { useBuild } from './use-build.ts';
import type { FocusBack } from './use-focus-back.ts';
import { usePercentOf } from './use-percent-of.ts';
import { useTellReady } from './use-tell-ready.tsx';

export function useDownload(hasCharts: boolean, focus: FocusBack) {
  const tellReady = useTellReady();
  const take = useCallback(
    (fileName: string) => {
      const address = callAddress('downloadModel', {}, { filename: fileName });
      takeFile(address);
      tellReady(address);
      track('model-downloaded', 'editor');
    },
    [tellReady],
  );
  const { start, cancel, isBuilding, buildId } = useBuild({ hasCharts }, { focus, onBuilt: take });
  return { start, cancel, building: isBuilding, percent: usePercentOf(buildId) };
}

/** The reply names the file, so the page stays where it is. */
function takeFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
