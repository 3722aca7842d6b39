// Makes a spreadsheet behind a link, shows the progress, and opens the dialog with the link.
import { track } from '#web/state/page/analytics.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';
import { useBuild } from './use-build.ts';
import { usePercentOf } from './use-percent-of.ts';
import type { FocusRestorer } from './use-restore-focus.ts';

export function useSpreadsheet(focus: FocusRestorer) {
  const open = useTemplateDocument();
  const { start, cancel, isBuilding, buildId } = useBuild(
    { isGoogleSheets: true },
    {
      focus,
      onBuilt: (address, isOwn) => {
        openEditorDialog(open, { name: 'spreadsheet-ready', address, isOwn }, focus.target());
        track('model-downloaded', 'editor');
      },
    },
  );
  return { start, cancel, building: isBuilding, percent: usePercentOf(buildId) };
}
