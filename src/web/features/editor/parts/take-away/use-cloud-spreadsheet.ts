// Has a spreadsheet made in the cloud and gives its address, or says that this server cannot.
import { track } from '#web/state/analytics.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { forgetOutcome, noteOutcome, useOutcome } from './builds.ts';
import { useBuild } from './use-build.ts';
import type { FocusBack } from './use-focus-back.ts';

export function useCloudSpreadsheet(focus: FocusBack) {
  const { uuid } = useTemplateDocument();
  const result = useOutcome(uuid);
  const { start, cancel, isBuilding } = useBuild(
    { isGoogleSheets: true },
    {
      focus,
      onBuilt: (address) => {
        noteOutcome(uuid, { kind: 'ready', address });
        track('model-downloaded', 'editor');
      },
      onNotAvailable: () => noteOutcome(uuid, { kind: 'not-available' }),
    },
  );
  const forget = () => {
    forgetOutcome(uuid);
    focus.giveBack();
  };
  return { start, cancel, buildingGS: isBuilding, result, forget };
}
