// What is open in the editor: the sheet, the item and, on a phone, which of its views.
import { create } from 'zustand';

export type EditorView = 'sheet' | 'items' | 'model';

interface EditorState {
  readonly sheetId: string;
  /** Null stands for the first. */
  readonly itemId: string | null;
  readonly view: EditorView;
  readonly isSheetListOpen: boolean;
}

export const useEditorState = create<EditorState>(() => ({
  sheetId: 'revenue',
  itemId: null,
  view: 'items',
  isSheetListOpen: true,
}));

export const showSheet = (sheetId: string): void => useEditorState.setState({ sheetId });
export const showView = (view: EditorView): void => useEditorState.setState({ view });
export const pickItem = (itemId: string): void => useEditorState.setState({ itemId });
export const toggleSheetList = (): void =>
  useEditorState.setState(({ isSheetListOpen }) => ({ isSheetListOpen: !isSheetListOpen }));
