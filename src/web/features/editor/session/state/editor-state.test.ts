// Tests the side effects of choices in the editor.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, newScope, type TemplateDocument } from '../../document/document.ts';
import {
  backToPreview,
  editorLayoutOf,
  editorStateOf,
  openSheetEdit,
  restorePlace,
  showSection,
  showView,
  switchView,
  togglePanel,
  toggleSheetList,
} from './editor-state.ts';

let open: TemplateDocument;
let opened: TemplateDocument[] = [];

function documentOf(digit: number, page: object = {}): TemplateDocument {
  const uuid = `00000000-0000-4000-8000-00000000000${digit}`;
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const document = createDocument({
    template,
    revision: 1,
    isUnsaved: false,
    scope: newScope(uuid, page),
  });
  opened.push(document);
  return document;
}

beforeEach(() => {
  sessionStorage.clear();
  open = documentOf(1);
  restorePlace(open, 'section_sales');
});

afterEach(() => {
  for (const { saver } of opened) saver.dispose();
  opened = [];
});

it('[SHEETS-6] goes to the sheet of a chosen section while a model is set up', () => {
  showSection(open, 'section_fixedassets', false);
  const { sectionId, sheetId, navigatorId, goal } = editorStateOf(open).getState();
  expect([sectionId, sheetId, navigatorId]).toEqual(['section_fixedassets', 'fixedassets', 'fixedassets']);
  expect(goal).toEqual({ sheetId: 'fixedassets', isFocused: false });
});

it('[SHEETS-6] leaves the sheets where they are once the model is set up', () => {
  const { goal } = editorStateOf(open).getState();
  showSection(open, 'section_fixedassets', true);
  const after = editorStateOf(open).getState();
  expect([after.sectionId, after.sheetId]).toEqual(['section_fixedassets', 'revenue']);
  expect(after.goal).toBe(goal);
});

it('shows the sheet that a link names, on a phone too, and the view of this tab where it was here before', () => {
  restorePlace(open, 'section_sales', null, 'ratios');
  expect(editorStateOf(open).getState()).toMatchObject({ sheetId: 'ratios', view: 'sheet' });
  const kept = { sheetId: 'ratios', sectionId: 'section_cos', view: 'model' } as const;
  restorePlace(open, 'section_sales', kept, 'ratios');
  expect(editorStateOf(open).getState().view).toBe('model');
  restorePlace(open, 'section_sales', kept, 'bs');
  expect(editorStateOf(open).getState()).toMatchObject({ sheetId: 'bs', view: 'sheet' });
});

it('[SHEETS-8] shows a sheet from its top when it is edited, and when its numbers are shown again', () => {
  openSheetEdit(open, 'financing');
  const edited = editorStateOf(open).getState();
  expect(edited.goal).toEqual({ sheetId: 'financing', isFocused: false });
  backToPreview(open, 'financing');
  const after = editorStateOf(open).getState();
  expect(after.goal).toEqual({ sheetId: 'financing', isFocused: false });
  // Each choice is a new object, or it would not be scrolled to again.
  expect(after.goal).not.toBe(edited.goal);
  expect(after.editedSheetIds).toEqual([]);
});

it('[SHEETS-5] opens the panel for a requested view, and not for the sheets or an edited sheet', () => {
  const isOpen = () => editorLayoutOf(open).getState().isPanelOpen;
  togglePanel(open);
  expect(isOpen()).toBe(false);
  showView(open, 'sheet');
  switchView(open, 'model');
  expect([isOpen(), editorStateOf(open).getState().view]).toEqual([false, 'model']);
  showView(open, 'items');
  expect([isOpen(), editorStateOf(open).getState().view]).toEqual([true, 'items']);
});

it('shares the layout of the side panels between all templates of a page', () => {
  const page = {};
  const [one, other] = [documentOf(1, page), documentOf(2, page)];
  const sides = (document: TemplateDocument) => {
    const { isSheetListOpen, isPanelOpen } = editorLayoutOf(document).getState();
    return [isSheetListOpen, isPanelOpen];
  };
  expect(sides(other)).toEqual([true, true]);
  togglePanel(one);
  toggleSheetList(one);
  expect([sides(one), sides(other), sides(documentOf(3, page))]).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(sides(documentOf(1, {}))).toEqual([true, true]);
});
