// Has a spreadsheet made in the cloud and gives its address, or says that this server cannot.
import { useState } from 'react';
import { track } from '#web/state/analytics.ts';
import { useBuild } from './use-build.ts';
import type { FocusBack } from './use-focus-back.ts';

export type CloudOutcome =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'not-available' };

export function useCloudSpreadsheet(focus: FocusBack) {
  const [result, setResult] = useState<CloudOutcome | null>(null);
  const { start, cancel, isBuilding } = useBuild(
    { isGoogleSheets: true },
    {
      focus,
      onBuilt: (address) => {
        setResult({ kind: 'ready', address });
        track('model-downloaded', 'editor');
      },
      onNotAvailable: () => setResult({ kind: 'not-available' }),
    },
  );
  const forget = () => {
    setResult(null);
    focus.giveBack();
  };
  return { start, cancel, buildingGS: isBuilding, result, forget };
}
