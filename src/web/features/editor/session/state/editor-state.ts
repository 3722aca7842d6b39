// What is open in the editor: the sheet, the section with its item and, on a phone, which of its views.
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore, pageStore } from '../../document/document-store.ts';
import { sheetOfSection } from '../../document/modules/sheet-of-section.ts';
import { rulesOf, salesSection, sectionOfSheet } from '../../document/resources/section-rules.ts';
import { scenarioKeys } from '../../document/scenarios/scenario-names.ts';
import type { EditorPlace, EditorView } from '../storage/session-place.ts';

/** A sheet that is to be scrolled to. */
export interface SheetGoal {
  readonly sheetId: string;
  /** Whether the keyboard goes there too. */
  readonly isFocused: boolean;
  /** Whether the way there is seen. */
  readonly isSmooth: boolean;
  /** Where its beginning is in view, it keeps its place there. */
  readonly staysInView?: boolean;
}

interface EditorState extends EditorPlace {
  /** Null stands for the first. */
  readonly resourceId: string | null;
  /** The keys of the scenarios that were worked on, the last one first. */
  readonly scenarioKeys: readonly string[];
  /** Whether the scenarios are shown side by side. */
  readonly isComparing: boolean;
  /** The sheets whose resources are being edited in place of their numbers. */
  readonly editedSheetIds: readonly string[];
  /** The sheet that was chosen last; scrolling on does not change it. */
  readonly navigatorId: string | null;
  /** Each choice is a new one. */
  readonly goal: SheetGoal | null;
  /** The sheets that are seen, or soon will be. */
  readonly nearSheetIds: readonly string[];
}

interface EditorLayout {
  readonly isSheetListOpen: boolean;
  /** Whether the panel at the right is there, where a window has room for one. */
  readonly isPanelOpen: boolean;
  /** The view that was looked at last, in whatever template. */
  readonly view: EditorView;
}

const editorLayout = pageStore<EditorLayout>(() => ({
  isSheetListOpen: true,
  isPanelOpen: true,
  view: 'items',
}));

export const useEditorLayout = editorLayout.use;
export const editorLayoutOf = editorLayout.of;

const editorState = documentStore<EditorState>((scope) => ({
  sheetId: 'revenue',
  sectionId: salesSection,
  resourceId: null,
  view: editorLayoutOf({ scope }).getState().view,
  scenarioKeys: [],
  isComparing: false,
  editedSheetIds: [],
  navigatorId: null,
  goal: null,
  nearSheetIds: [],
}));

export const useEditorState = editorState.use;
export const editorStateOf = editorState.of;

export const showSheet = (document: TemplateDocument, sheetId: string, isFocused = false): void =>
  editorStateOf(document).setState((state) => ({
    sheetId,
    sectionId: sectionOfSheet(sheetId) ?? state.sectionId,
    navigatorId: sheetId,
    goal: { sheetId, isFocused, isSmooth: true },
  }));

/** The sheet that scrolling, the pointer or the keyboard came to; the panel stays with whoever types in it. */
export const followSheet = (document: TemplateDocument, sheetId: string, isPanelKept: boolean): void =>
  editorStateOf(document).setState((state) => {
    if (state.sheetId === sheetId) return state;
    return { sheetId, sectionId: (isPanelKept ? null : sectionOfSheet(sheetId)) ?? state.sectionId };
  });

/** A template is opened where one was in it, or else at the section that its author left. */
export const restorePlace = (
  document: TemplateDocument,
  leftAt: string,
  kept: EditorPlace | null = null,
): void => {
  const sectionId = kept?.sectionId ?? leftAt;
  const sheetId = kept?.sheetId ?? sheetOfSection(sectionId) ?? 'revenue';
  if (kept) switchView(document, kept.view);
  editorStateOf(document).setState({
    sheetId,
    sectionId: rulesOf(sectionId) ? sectionId : (sectionOfSheet(sheetId) ?? salesSection),
    resourceId: null,
    editedSheetIds: [],
    navigatorId: null,
    goal: goalAtTop(sheetId),
  });
};

/** Once a model is set up the sheets stay where they are while one goes through its sections. */
export const showSection = (document: TemplateDocument, sectionId: string, isOnboarded: boolean): void =>
  editorStateOf(document).setState((state) => {
    if (isOnboarded) return { sectionId };
    const sheetId = sheetOfSection(sectionId) ?? state.sheetId;
    return { sectionId, sheetId, navigatorId: sheetId, goal: { sheetId, isFocused: false, isSmooth: true } };
  });

/** What is asked for in the panel brings it back. */
export function showView(document: TemplateDocument, view: EditorView): void {
  switchView(document, view);
  if (view !== 'sheet') editorLayoutOf(document).setState({ isPanelOpen: true });
}

/** Turns to it in a panel that is there, and leaves one that was put away where it is. */
export function switchView(document: TemplateDocument, view: EditorView): void {
  editorStateOf(document).setState({ view });
  editorLayoutOf(document).setState({ view });
}

export const pickResource = (document: TemplateDocument, resourceId: string): void =>
  editorStateOf(document).setState({ resourceId });

/** An item of whatever section. */
export const pickResourceIn = (document: TemplateDocument, sectionId: string, resourceId: string): void =>
  editorStateOf(document).setState({ sectionId, resourceId });

export const toggleSheetList = (document: TemplateDocument): void =>
  editorLayoutOf(document).setState(({ isSheetListOpen }) => ({ isSheetListOpen: !isSheetListOpen }));

export const togglePanel = (document: TemplateDocument): void =>
  editorLayoutOf(document).setState(({ isPanelOpen }) => ({ isPanelOpen: !isPanelOpen }));

/** The place is counted from 0. What was chosen before is gone back to where this one goes. */
export function pickScenario(document: TemplateDocument, place: number): void {
  const key = scenarioKeys(document.store.getState().template)[place];
  if (key === undefined) return;
  editorStateOf(document).setState((state) => ({
    scenarioKeys: [key, ...state.scenarioKeys.filter((other) => other !== key)],
  }));
}

/** A page that is loaded anew begins with the scenario that was worked on in this tab. */
export const resumeScenario = (document: TemplateDocument, keys: readonly string[]): void =>
  editorStateOf(document).setState((state) => (state.scenarioKeys.length > 0 ? {} : { scenarioKeys: keys }));

export const setComparing = (document: TemplateDocument, isComparing: boolean): void =>
  editorStateOf(document).setState({ isComparing });

/** What takes another height is looked at from its top; where one stood in it is no place in what comes. */
const goalAtTop = (sheetId: string): SheetGoal => ({ sheetId, isFocused: false, isSmooth: false });

/** What is edited is what the panel shows. */
export const openSheetEdit = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState(({ editedSheetIds, sectionId }) => ({
    editedSheetIds: editedSheetIds.includes(sheetId) ? editedSheetIds : [...editedSheetIds, sheetId],
    sheetId,
    sectionId: sectionOfSheet(sheetId) ?? sectionId,
    navigatorId: sheetId,
    goal: goalAtTop(sheetId),
  }));

/** Whoever asks for it knows a place in the sheet to go to. */
export const closeSheetEdit = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState(({ editedSheetIds }) => ({
    editedSheetIds: editedSheetIds.filter((id) => id !== sheetId),
  }));

export const backToPreview = (document: TemplateDocument, sheetId: string): void => {
  closeSheetEdit(document, sheetId);
  editorStateOf(document).setState({ goal: goalAtTop(sheetId) });
};

/** A sheet that leaves is looked at a moment longer: what is left of it stands in its place. */
export const keepSheetInView = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState({ goal: { ...goalAtTop(sheetId), staysInView: true } });

/** The sheet is no longer the one that was chosen. */
export const clearChosenSheet = (document: TemplateDocument): void =>
  editorStateOf(document).setState({ navigatorId: null, resourceId: null });

export const noteNearSheets = (document: TemplateDocument, nearSheetIds: readonly string[]): void =>
  editorStateOf(document).setState({ nearSheetIds });
