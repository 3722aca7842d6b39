// Creates a cloud spreadsheet and gives its address, or says that this server cannot.
import { track } from '#web/state/page/analytics.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { setCloudOutcome, useCloudOutcome } from './builds.ts';
import { useBuild } from './use-build.ts';
import type { FocusRestorer } from './use-restore-focus.ts';

export function useCloudSpreadsheet(focus: FocusRestorer) {
  const open = useTemplateDocument();
  const result = useCloudOutcome();
  const { start, cancel, isBuilding } = useBuild(
    { isGoogleSheets: true },
    {
      focus,
      onBuilt: (address) => {
        setCloudOutcome(open, { kind: 'ready', address });
        track('model-downloaded', 'editor');
      },
      onNotAvailable: () => setCloudOutcome(open, { kind: 'not-available' }),
    },
  );
  const forget = () => {
    setCloudOutcome(open, null);
    focus.restore();
  };
  return { start, cancel, buildingGS: isBuilding, result, forget };
}
