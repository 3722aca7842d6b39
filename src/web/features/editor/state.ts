// What is open in the editor: the sheet, the section with its item and, on a phone, which of its views.
import { create } from 'zustand';
import { rulesOf, salesSection, sectionOfSheet } from './document/resources/section-rules.ts';

export type EditorView = 'sheet' | 'items' | 'model';

interface EditorState {
  readonly sheetId: string;
  /** Whose resources are being edited; a sheet that is made of one brings it along. */
  readonly sectionId: string;
  /** Null stands for the first. */
  readonly itemId: string | null;
  readonly view: EditorView;
  readonly isSheetListOpen: boolean;
  /** The scenario that is worked on, counted from 0, of the template it was chosen in. */
  readonly scenario: { readonly uuid: string | null; readonly index: number };
  /** Whether the scenarios are shown side by side. */
  readonly isComparing: boolean;
  /** The sheets whose resources are being edited in place of their numbers. */
  readonly editedSheetIds: readonly string[];
}

export const useEditorState = create<EditorState>(() => ({
  sheetId: 'revenue',
  sectionId: salesSection,
  itemId: null,
  view: 'items',
  isSheetListOpen: true,
  scenario: { uuid: null, index: 0 },
  isComparing: false,
  editedSheetIds: [],
}));

export const showSheet = (sheetId: string): void =>
  useEditorState.setState((state) => ({ sheetId, sectionId: sectionOfSheet(sheetId) ?? state.sectionId }));

/** Its numbers are shown beside what makes them. */
export const showSection = (sectionId: string): void =>
  useEditorState.setState(({ sheetId }) => ({ sectionId, sheetId: rulesOf(sectionId)?.sheetId ?? sheetId }));

export const showView = (view: EditorView): void => useEditorState.setState({ view });
export const pickItem = (itemId: string): void => useEditorState.setState({ itemId });

/** An item of whatever section. */
export const pickResource = (sectionId: string, itemId: string): void =>
  useEditorState.setState({ sectionId, itemId });

export const toggleSheetList = (): void =>
  useEditorState.setState(({ isSheetListOpen }) => ({ isSheetListOpen: !isSheetListOpen }));

export const pickScenario = (uuid: string, index: number): void =>
  useEditorState.setState({ scenario: { uuid, index } });

export const showScenarios = (isComparing: boolean): void => useEditorState.setState({ isComparing });

export const openSheetEdit = (sheetId: string): void =>
  useEditorState.setState(({ editedSheetIds }) => ({
    editedSheetIds: editedSheetIds.includes(sheetId) ? editedSheetIds : [...editedSheetIds, sheetId],
  }));

export const closeSheetEdit = (sheetId: string): void =>
  useEditorState.setState(({ editedSheetIds }) => ({
    editedSheetIds: editedSheetIds.filter((id) => id !== sheetId),
  }));
