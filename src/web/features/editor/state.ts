// What is open in the editor: the sheet, the section with its item and, on a phone, which of its views.
import { create } from 'zustand';
import type { Template } from '#template/template.ts';
import { rulesOf, salesSection, sectionOfSheet } from './document/resources/section-rules.ts';
import { scenarioKeys } from './document/scenarios/scenario-names.ts';
import { sheetOfSection } from './sheet-of-section.ts';

export type EditorView = 'sheet' | 'items' | 'model';

/** Where one is in a template. */
export interface EditorPlace {
  /** The active one: chosen, or scrolled to. */
  readonly sheetId: string;
  /** Whose resources are being edited; a sheet that is made of one brings it along. */
  readonly sectionId: string;
  readonly view: EditorView;
}

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
  readonly itemId: string | null;
  readonly isSheetListOpen: boolean;
  /** Whether the panel at the right is there, where a window has room for one. */
  readonly isPanelOpen: boolean;
  /** The scenarios that were worked on, the last one first, by their keys in the template they were chosen in. */
  readonly scenario: { readonly uuid: string | null; readonly keys: readonly string[] };
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

export const useEditorState = create<EditorState>(() => ({
  sheetId: 'revenue',
  sectionId: salesSection,
  itemId: null,
  view: 'items',
  isSheetListOpen: true,
  isPanelOpen: true,
  scenario: { uuid: null, keys: [] },
  isComparing: false,
  editedSheetIds: [],
  navigatorId: null,
  goal: null,
  nearSheetIds: [],
}));

export const showSheet = (sheetId: string, isFocused = false): void =>
  useEditorState.setState((state) => ({
    sheetId,
    sectionId: sectionOfSheet(sheetId) ?? state.sectionId,
    navigatorId: sheetId,
    goal: { sheetId, isFocused, isSmooth: true },
  }));

/** The sheet that scrolling, the pointer or the keyboard came to; the panel stays with whoever types in it. */
export const followSheet = (sheetId: string, isPanelKept: boolean): void =>
  useEditorState.setState((state) => {
    if (state.sheetId === sheetId) return state;
    return { sheetId, sectionId: (isPanelKept ? null : sectionOfSheet(sheetId)) ?? state.sectionId };
  });

/** A template is opened where one was in it, or else at the section that its author left. */
export const beginWith = (leftAt: string, kept: EditorPlace | null = null): void => {
  const sectionId = kept?.sectionId ?? leftAt;
  const sheetId = kept?.sheetId ?? sheetOfSection(sectionId) ?? 'revenue';
  useEditorState.setState({
    ...(kept && { view: kept.view }),
    sheetId,
    sectionId: rulesOf(sectionId) ? sectionId : (sectionOfSheet(sheetId) ?? salesSection),
    itemId: null,
    editedSheetIds: [],
    navigatorId: null,
    goal: fromItsTop(sheetId),
  });
};

/** Once a model is set up the sheets stay where they are while one goes through its sections. */
export const showSection = (sectionId: string, isOnboarded: boolean): void =>
  useEditorState.setState((state) => {
    if (isOnboarded) return { sectionId };
    const sheetId = sheetOfSection(sectionId) ?? state.sheetId;
    return { sectionId, sheetId, navigatorId: sheetId, goal: { sheetId, isFocused: false, isSmooth: true } };
  });

/** What is asked for in the panel brings it back. */
export const showView = (view: EditorView): void =>
  useEditorState.setState(({ isPanelOpen }) => ({ view, isPanelOpen: isPanelOpen || view !== 'sheet' }));

/** Turns to it in a panel that is there, and leaves one that was put away where it is. */
export const turnPanelTo = (view: EditorView): void => useEditorState.setState({ view });

export const pickItem = (itemId: string): void => useEditorState.setState({ itemId });

/** An item of whatever section. */
export const pickResource = (sectionId: string, itemId: string): void =>
  useEditorState.setState({ sectionId, itemId });

export const toggleSheetList = (): void =>
  useEditorState.setState(({ isSheetListOpen }) => ({ isSheetListOpen: !isSheetListOpen }));

export const togglePanel = (): void =>
  useEditorState.setState(({ isPanelOpen }) => ({ isPanelOpen: !isPanelOpen }));

/** The place is counted from 0. What was chosen before is gone back to where this one goes. */
export const pickScenario = (template: Template, place: number): void =>
  useEditorState.setState(({ scenario }) => {
    const { uuid } = template;
    const key = scenarioKeys(template)[place];
    if (key === undefined) return {};
    const before = scenario.uuid === uuid ? scenario.keys.filter((other) => other !== key) : [];
    return { scenario: { uuid, keys: [key, ...before] } };
  });

/** Another template begins with the one that was worked on in this tab. */
export const resumeScenario = (uuid: string, keys: readonly string[]): void =>
  useEditorState.setState(({ scenario }) => (scenario.uuid === uuid ? {} : { scenario: { uuid, keys } }));

export const showScenarios = (isComparing: boolean): void => useEditorState.setState({ isComparing });

/** What takes another height is looked at from its top; where one stood in it is no place in what comes. */
const fromItsTop = (sheetId: string): SheetGoal => ({ sheetId, isFocused: false, isSmooth: false });

/** What is edited is what the panel shows. */
export const openSheetEdit = (sheetId: string): void =>
  useEditorState.setState(({ editedSheetIds, sectionId }) => ({
    editedSheetIds: editedSheetIds.includes(sheetId) ? editedSheetIds : [...editedSheetIds, sheetId],
    sheetId,
    sectionId: sectionOfSheet(sheetId) ?? sectionId,
    navigatorId: sheetId,
    goal: fromItsTop(sheetId),
  }));

/** Whoever asks for it knows a place in the sheet to go to. */
export const closeSheetEdit = (sheetId: string): void =>
  useEditorState.setState(({ editedSheetIds }) => ({
    editedSheetIds: editedSheetIds.filter((id) => id !== sheetId),
  }));

export const backToPreview = (sheetId: string): void => {
  closeSheetEdit(sheetId);
  useEditorState.setState({ goal: fromItsTop(sheetId) });
};

/** A sheet that leaves is looked at a moment longer: what is left of it stands in its place. */
export const lookAfter = (sheetId: string): void =>
  useEditorState.setState({ goal: { ...fromItsTop(sheetId), staysInView: true } });

/** The sheet is no longer the one that was chosen. */
export const leaveSheet = (): void => useEditorState.setState({ navigatorId: null, itemId: null });

export const noteNearSheets = (nearSheetIds: readonly string[]): void =>
  useEditorState.setState({ nearSheetIds });
