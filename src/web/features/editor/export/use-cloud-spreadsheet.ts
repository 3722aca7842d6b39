// Creates a cloud spreadsheet and opens the dialog that links to it, or that says this server cannot create one.
import { track } from '#web/state/page/analytics.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { type EditorDialog, openEditorDialog } from '../session/state/open-dialog.ts';
import { useBuild } from './use-build.ts';
import type { FocusRestorer } from './use-restore-focus.ts';

export function useCloudSpreadsheet(focus: FocusRestorer, onDownload: () => void) {
  const open = useTemplateDocument();
  const show = (dialog: EditorDialog) => openEditorDialog(open, dialog, focus.target());
  const { start, cancel, isBuilding } = useBuild(
    { isGoogleSheets: true },
    {
      focus,
      onBuilt: (address) => {
        show({ name: 'cloud-file-ready', address });
        track('model-downloaded', 'editor');
      },
      onNotAvailable: () => show({ name: 'no-cloud', onDownload }),
    },
  );
  return { start, cancel, buildingGS: isBuilding };
}
