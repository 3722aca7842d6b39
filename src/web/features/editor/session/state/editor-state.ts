// What is open in the editor: the sheet, the section with its resource and, on a phone, one of the views.
import { isResourceSectionId, type ResourceSectionId } from '#template/sections.ts';
import { isOutputSheetId, type OutputSheetId } from '../../calculation/levers/headlines.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore, pageStore } from '../../document/document-store.ts';
import { salesSection, sectionOfSheet, sheetOfSection } from '../../document/resources/section-rules.ts';
import { scenarioKeys } from '../../document/scenarios/scenario-names.ts';
import type { EditorPlace, EditorView } from '../storage/session-place.ts';

/** A sheet that is to be scrolled to. */
export interface SheetGoal {
  readonly sheetId: string;
  /** Whether to focus it too. */
  readonly isFocused: boolean;
  /** If its top is already in view, it stays there. */
  readonly staysInView?: boolean;
}

interface EditorState extends EditorPlace {
  /** Whether the panel shows what moves a sheet of results, in place of a section. */
  readonly areLeversShown: boolean;
  /** Null for the first. */
  readonly resourceId: string | null;
  /** The keys of the scenarios that were active, the last one first. */
  readonly scenarioKeys: readonly string[];
  /** The sheets being edited in place of showing their numbers. */
  readonly editedSheetIds: readonly string[];
  /** The sheet chosen last; scrolling on does not change it. */
  readonly navigatorId: string | null;
  /** Each choice is a new object. */
  readonly goal: SheetGoal | null;
  /** The sheets in or near the viewport. */
  readonly nearSheetIds: readonly string[];
}

interface EditorLayout {
  readonly isSheetListOpen: boolean;
  /** Whether the right-hand panel is open, if the window has room for one. */
  readonly isPanelOpen: boolean;
  /** Whether it is open over the sheet, in a window without that room. */
  readonly isDrawerOpen: boolean;
  /** The last view, in whatever template. */
  readonly view: EditorView;
}

const editorLayout = pageStore<EditorLayout>(() => ({
  isSheetListOpen: true,
  isPanelOpen: true,
  isDrawerOpen: false,
  view: 'items',
}));

export const useEditorLayout = editorLayout.use;
export const editorLayoutOf = editorLayout.of;

const editorState = documentStore<EditorState>((scope) => ({
  sheetId: 'revenue',
  sectionId: salesSection,
  areLeversShown: false,
  resourceId: null,
  view: editorLayoutOf({ scope }).getState().view,
  scenarioKeys: [],
  editedSheetIds: [],
  navigatorId: null,
  goal: null,
  nearSheetIds: [],
}));

export const useEditorState = editorState.use;
export const editorStateOf = editorState.of;

/** The panel shows the section that the sheet is made of, or what moves it; settings of the model are left for either. */
export function showSheet(document: TemplateDocument, sheetId: string, isFocused = false): void {
  const sectionId = sectionOfSheet(sheetId);
  const areLeversShown = isOutputSheetId(sheetId);
  const { view } = editorStateOf(document).getState();
  if (view === 'model' && (sectionId !== null || areLeversShown)) switchView(document, 'items');
  editorStateOf(document).setState((state) => ({
    sheetId,
    sectionId: sectionId ?? state.sectionId,
    areLeversShown,
    navigatorId: sheetId,
    goal: { sheetId, isFocused },
  }));
}

/** The sheet reached by scrolling, pointer or keyboard; the panel is kept while someone types in it. */
export const followSheet = (document: TemplateDocument, sheetId: string, isPanelKept: boolean): void =>
  editorStateOf(document).setState((state) => {
    if (state.sheetId === sheetId) return state;
    if (isPanelKept) return { sheetId };
    const sectionId = sectionOfSheet(sheetId) ?? state.sectionId;
    return { sheetId, sectionId, areLeversShown: isOutputSheetId(sheetId) };
  });

/** Opens the asked sheet, or restores where this tab was in the template, or else the section that its author left. */
export const restorePlace = (
  document: TemplateDocument,
  leftAt: string,
  kept: EditorPlace | null = null,
  askedSheetId: string | null = null,
): void => {
  const askedSection = askedSheetId === null ? null : sectionOfSheet(askedSheetId);
  const sectionId = askedSection ?? kept?.sectionId ?? leftAt;
  const sheetId = askedSheetId ?? kept?.sheetId ?? sheetOfSection(sectionId) ?? 'revenue';
  const isAskedAnew = askedSheetId !== null && askedSheetId !== kept?.sheetId;
  // Whoever follows a link to a sheet wants to see it, on a phone too.
  if (isAskedAnew) switchView(document, 'sheet');
  else if (kept) switchView(document, kept.view);
  editorStateOf(document).setState({
    sheetId,
    sectionId: isResourceSectionId(sectionId) ? sectionId : (sectionOfSheet(sheetId) ?? salesSection),
    areLeversShown: isOutputSheetId(sheetId),
    resourceId: null,
    editedSheetIds: [],
    navigatorId: null,
    goal: goalAtTop(sheetId),
  });
};

/** Once a model is set up, the sheets stay where they are while the user goes through its sections. */
export const showSection = (
  document: TemplateDocument,
  sectionId: ResourceSectionId,
  isOnboarded: boolean,
): void =>
  editorStateOf(document).setState((state) => {
    if (isOnboarded) return { sectionId, areLeversShown: false };
    const sheetId = sheetOfSection(sectionId) ?? state.sheetId;
    return {
      sectionId,
      areLeversShown: false,
      sheetId,
      navigatorId: sheetId,
      goal: { sheetId, isFocused: false },
    };
  });

/** What moves the sheet of results that is shown, in place of a section. */
export const showLevers = (document: TemplateDocument): void =>
  editorStateOf(document).setState({ areLeversShown: true });

/** Shows a view, and opens the panel for it. */
export function showView(document: TemplateDocument, view: EditorView): void {
  switchView(document, view);
  if (view !== 'sheet') editorLayoutOf(document).setState({ isPanelOpen: true, isDrawerOpen: true });
}

/** Switches the view without opening a closed panel. */
export function switchView(document: TemplateDocument, view: EditorView): void {
  editorStateOf(document).setState({ view });
  editorLayoutOf(document).setState({ view });
}

export const pickResource = (document: TemplateDocument, resourceId: string): void =>
  editorStateOf(document).setState({ resourceId, areLeversShown: false });

/** In any section. */
export const pickResourceIn = (
  document: TemplateDocument,
  sectionId: ResourceSectionId,
  resourceId: string,
): void => editorStateOf(document).setState({ sectionId, resourceId, areLeversShown: false });

/** The sheet of results whose levers the panel shows; null while it shows a section. */
export const useLeverSheet = (): OutputSheetId | null =>
  useEditorState(({ areLeversShown, sheetId }) =>
    areLeversShown && isOutputSheetId(sheetId) ? sheetId : null,
  );

export const toggleSheetList = (document: TemplateDocument): void =>
  editorLayoutOf(document).setState(({ isSheetListOpen }) => ({ isSheetListOpen: !isSheetListOpen }));

export const togglePanel = (document: TemplateDocument): void =>
  editorLayoutOf(document).setState(({ isPanelOpen }) => ({ isPanelOpen: !isPanelOpen }));

export const openDrawer = (document: TemplateDocument, isDrawerOpen: boolean): void =>
  editorLayoutOf(document).setState({ isDrawerOpen });

/** The index is counted from 0. If this scenario is deleted, the one chosen before is active again. */
export function pickScenario(document: TemplateDocument, place: number): void {
  const key = scenarioKeys(document.store.getState().template)[place];
  if (key === undefined) return;
  editorStateOf(document).setState((state) => ({
    scenarioKeys: [key, ...state.scenarioKeys.filter((other) => other !== key)],
  }));
}

/** After a page load the tab's last scenario is active again. */
export const resumeScenario = (document: TemplateDocument, keys: readonly string[]): void =>
  editorStateOf(document).setState((state) => (state.scenarioKeys.length > 0 ? {} : { scenarioKeys: keys }));

/** A sheet whose height changes is shown from its top; the old scroll position means nothing in the new content. */
const goalAtTop = (sheetId: string): SheetGoal => ({ sheetId, isFocused: false });

/** The sheet is scrolled to without being chosen. */
export const leadToSheet = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState({ sheetId, goal: goalAtTop(sheetId) });

/** The panel shows the section being edited. */
export const openSheetEdit = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState(({ editedSheetIds, sectionId }) => ({
    editedSheetIds: editedSheetIds.includes(sheetId) ? editedSheetIds : [...editedSheetIds, sheetId],
    sheetId,
    sectionId: sectionOfSheet(sheetId) ?? sectionId,
    areLeversShown: false,
    navigatorId: sheetId,
    goal: goalAtTop(sheetId),
  }));

/** The caller goes to a place in the sheet. */
export const closeSheetEdit = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState(({ editedSheetIds }) => ({
    editedSheetIds: editedSheetIds.filter((id) => id !== sheetId),
  }));

export const backToPreview = (document: TemplateDocument, sheetId: string): void => {
  closeSheetEdit(document, sheetId);
  editorStateOf(document).setState({ goal: goalAtTop(sheetId) });
};

/** A disabled sheet stays in view a moment longer: its undo strip is in its place. */
export const keepSheetInView = (document: TemplateDocument, sheetId: string): void =>
  editorStateOf(document).setState({ goal: { ...goalAtTop(sheetId), staysInView: true } });

/** The sheet is no longer the chosen one. */
export const clearChosenSheet = (document: TemplateDocument): void =>
  editorStateOf(document).setState({ navigatorId: null, resourceId: null });

export const noteNearSheets = (document: TemplateDocument, nearSheetIds: readonly string[]): void =>
  editorStateOf(document).setState({ nearSheetIds });
