// Shows a cell of a sheet and selects it, or the name of its row.
import type { TemplateDocument } from '../../document/document.ts';
import { editorStateOf, showView } from '../state/editor-state.ts';
import { traceStateOf } from './trace-state.ts';

interface CellPlace {
  readonly sheetId: string;
  readonly rowId: string;
  /** Null for the name of its row. */
  readonly columnId: string | null;
}

export function goToCell(
  document: TemplateDocument,
  { sheetId, rowId, columnId }: CellPlace,
  isFocused: boolean,
): void {
  showView(document, 'sheet');
  // An edited sheet does not show its numbers.
  const isEdited = editorStateOf(document).getState().editedSheetIds.includes(sheetId);
  const goal = { sheetId, isFocused: false };
  editorStateOf(document).setState({ sheetId, ...(isEdited && { goal }) });
  traceStateOf(document).setState({ target: { sheetId, rowId, columnId, isFocused } });
}
