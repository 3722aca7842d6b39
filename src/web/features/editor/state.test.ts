// Holds what choosing in the editor brings along.
import { beforeEach, expect, it } from 'vitest';
import {
  backToPreview,
  beginWith,
  openSheetEdit,
  showSection,
  showView,
  togglePanel,
  turnPanelTo,
  useEditorState,
} from './state.ts';

beforeEach(() => beginWith('section_sales'));

it('brings the sheet of a chosen section up while a model is set up', () => {
  showSection('section_fixedassets', false);
  const { sectionId, sheetId, navigatorId, goal } = useEditorState.getState();
  expect([sectionId, sheetId, navigatorId]).toEqual(['section_fixedassets', 'fixedassets', 'fixedassets']);
  expect(goal).toEqual({ sheetId: 'fixedassets', isFocused: false, isSmooth: true });
});

it('leaves the sheets where they are once the model is set up', () => {
  const { goal } = useEditorState.getState();
  showSection('section_fixedassets', true);
  const after = useEditorState.getState();
  expect([after.sectionId, after.sheetId]).toEqual(['section_fixedassets', 'revenue']);
  expect(after.goal).toBe(goal);
});

it('shows a sheet from its top when it is edited, and when its numbers are shown again', () => {
  openSheetEdit('financing');
  const edited = useEditorState.getState();
  expect(edited.goal).toEqual({ sheetId: 'financing', isFocused: false, isSmooth: false });
  backToPreview('financing');
  const after = useEditorState.getState();
  expect(after.goal).toEqual({ sheetId: 'financing', isFocused: false, isSmooth: false });
  // Each choice is a new one, or it would not be gone to again.
  expect(after.goal).not.toBe(edited.goal);
  expect(after.editedSheetIds).toEqual([]);
});

it('brings the panel back with what is asked for in it, and not with the sheets or a sheet that is edited', () => {
  const isOpen = () => useEditorState.getState().isPanelOpen;
  togglePanel();
  expect(isOpen()).toBe(false);
  showView('sheet');
  turnPanelTo('model');
  expect([isOpen(), useEditorState.getState().view]).toEqual([false, 'model']);
  showView('items');
  expect([isOpen(), useEditorState.getState().view]).toEqual([true, 'items']);
});
