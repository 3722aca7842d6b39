// Goes to a sheet from the list; choosing the current one again opens it for editing.
import type { TemplateDocument } from '../../document/document.ts';
import { editingOf } from '../../document/modules/sheet-editing.ts';
import { editorStateOf, openSheetEdit, showSheet } from '../state/editor-state.ts';

export function chooseSheet(document: TemplateDocument, chosenId: string): void {
  const { navigatorId, sheetId } = editorStateOf(document).getState();
  showSheet(document, chosenId);
  if (navigatorId === chosenId && sheetId === chosenId && editingOf(chosenId))
    openSheetEdit(document, chosenId);
}
