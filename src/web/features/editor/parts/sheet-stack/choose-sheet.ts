// Goes to a sheet from the list; chosen again where one already is, it opens what the sheet is made of.
import { openSheetEdit, showSheet, useEditorState } from '../../state.ts';
import { editingOf } from './sheet-editing.ts';

export function chooseSheet(chosenId: string): void {
  const { navigatorId, sheetId } = useEditorState.getState();
  showSheet(chosenId);
  if (navigatorId === chosenId && sheetId === chosenId && editingOf(chosenId)) openSheetEdit(chosenId);
}
