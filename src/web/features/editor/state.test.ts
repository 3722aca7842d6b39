// Holds what choosing in the editor brings along.
import { beforeEach, expect, it } from 'vitest';
import { beginWith, showSection, useEditorState } from './state.ts';

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
