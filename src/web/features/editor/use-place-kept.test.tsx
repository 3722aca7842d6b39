// Holds where a template is opened: where one was in it in this tab, or else where it was changed last.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { createDocument, type TemplateDocument } from './document/document.ts';
import { addScenario } from './document/scenarios/scenario-edits.ts';
import { beginWith, followSheet, pickScenario, showSheet, showView, useEditorState } from './state.ts';
import { usePlaceKept } from './use-place-kept.ts';
import { scenarioIndexNow } from './use-scenario.ts';

beforeEach(() => {
  sessionStorage.clear();
  beginWith('section_sales', { sheetId: 'revenue', sectionId: 'section_sales', view: 'items' });
});

afterEach(() => vi.unstubAllGlobals());

function documentOf(digit: number, activeSectionId: string): TemplateDocument {
  const uuid = `00000000-0000-4000-8000-00000000000${digit}`;
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const data = { ...template.data, activeSectionId };
  return createDocument({ template: { ...template, data }, revision: 1, isUnsaved: false });
}

const open = (document: TemplateDocument) => renderHook(() => usePlaceKept(document));

const place = () => {
  const { sheetId, sectionId, view, goal } = useEditorState.getState();
  return [sheetId, sectionId, view, goal?.sheetId];
};

it('is where its author left it at first, and where one was when it is opened again', () => {
  const left = open(documentOf(1, 'section_cos'));
  expect(place()).toEqual(['cos', 'section_cos', 'items', 'cos']);
  showView('sheet');
  showSheet('financing');
  followSheet('bs', false);
  left.unmount();
  open(documentOf(2, 'section_sga')).unmount();
  expect(place()).toEqual(['sga', 'section_sga', 'sheet', 'sga']);
  showView('items');
  open(documentOf(1, 'section_cos')).unmount();
  expect(place()).toEqual(['bs', 'section_financing', 'sheet', 'bs']);
});

it('changes nothing that would be saved', () => {
  const document = documentOf(3, 'section_cos');
  const before = document.store.getState().template;
  open(document);
  showSheet('bs');
  expect(document.store.getState().template).toBe(before);
});

it('is where its author left it when what was kept cannot be read', () => {
  for (const kept of ['', 'bs', 'bs section_gone sheet', 'bs section_sales elsewhere']) {
    sessionStorage.setItem('modelwright.place.00000000-0000-4000-8000-000000000004', kept);
    open(documentOf(4, 'section_cos')).unmount();
    expect([kept, ...place()]).toEqual([kept, 'cos', 'section_cos', 'items', 'cos']);
  }
});

const chosen = (document: TemplateDocument) => scenarioIndexNow(document.store.getState().template);

/** As it is when the page is loaded anew. */
const forget = () => useEditorState.setState({ scenario: { uuid: null, keys: [] } });

it('is in the scenario that was worked on, each template in its own', () => {
  const [one, other] = [documentOf(6, 'section_sales'), documentOf(7, 'section_sales')];
  one.edit(addScenario(one.store.getState().template));
  const left = open(one);
  expect(chosen(one)).toBe(0);
  pickScenario(one.store.getState().template, 1);
  left.unmount();
  open(other).unmount();
  expect([chosen(one), chosen(other)]).toEqual([0, 0]);
  forget();
  open(one).unmount();
  expect(chosen(one)).toBe(1);
});

it('is in the first scenario when what was kept cannot be read', () => {
  for (const kept of ['', '{', '{}', '[1]', '["gone"]', 'null']) {
    forget();
    sessionStorage.setItem('modelwright.scenario.00000000-0000-4000-8000-000000000008', kept);
    const document = documentOf(8, 'section_sales');
    open(document).unmount();
    expect([kept, chosen(document)]).toEqual([kept, 0]);
  }
});

it('does without a browser that keeps anything', () => {
  vi.stubGlobal('sessionStorage', null);
  const left = open(documentOf(5, 'section_cos'));
  showSheet('bs');
  left.unmount();
  open(documentOf(5, 'section_cos'));
  expect(place()).toEqual(['cos', 'section_cos', 'items', 'cos']);
});
