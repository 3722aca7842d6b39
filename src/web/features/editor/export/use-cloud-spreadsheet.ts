// Has a spreadsheet made in the cloud and gives its address, or says that this server cannot.
import { track } from '#web/state/page/analytics.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { noteOutcome, useOutcome } from './builds.ts';
import { useBuild } from './use-build.ts';
import type { FocusBack } from './use-focus-back.ts';

export function useCloudSpreadsheet(focus: FocusBack) {
  const open = useTemplateDocument();
  const result = useOutcome();
  const { start, cancel, isBuilding } = useBuild(
    { isGoogleSheets: true },
    {
      focus,
      onBuilt: (address) => {
        noteOutcome(open, { kind: 'ready', address });
        track('model-downloaded', 'editor');
      },
      onNotAvailable: () => noteOutcome(open, { kind: 'not-available' }),
    },
  );
  const forget = () => {
    noteOutcome(open, null);
    focus.giveBack();
  };
  return { start, cancel, buildingGS: isBuilding, result, forget };
}
