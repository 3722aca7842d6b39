// Tests where a template is opened: where this tab was in it, or else where it was last changed.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { createDocument, type NewDocument, newScope, type TemplateDocument } from '../document/document.ts';
import { addScenario } from '../scenarios/scenario-edits.ts';
import { editorStateOf, followSheet, pickScenario, showSheet, showView } from './state/editor-state.ts';
import { scenarioIndexNow } from './state/use-scenario.ts';
import { useSessionPlace } from './use-session-place.ts';

let opened: TemplateDocument[] = [];

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { saver } of opened) saver.dispose();
  opened = [];
});

/** Without a scope it is as after a page load; with one the template is reopened. */
function documentWith(template: Template, again: Pick<NewDocument, 'scope'> = {}): TemplateDocument {
  const document = createDocument({ template, revision: 1, isUnsaved: false, ...again });
  opened.push(document);
  return document;
}

const uuidOf = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

function documentOf(digit: number, activeSectionId: string, again?: Pick<NewDocument, 'scope'>) {
  const uuid = uuidOf(digit);
  const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
  const data = { ...template.data, activeSectionId };
  return documentWith({ ...template, data }, again);
}

const open = (document: TemplateDocument) => renderHook(() => useSessionPlace(document));

const place = (document: TemplateDocument) => {
  const { sheetId, sectionId, view, goal } = editorStateOf(document).getState();
  return [sheetId, sectionId, view, goal?.sheetId];
};

it('[SHEETS-14] is where its author left it at first, and where the tab was when it is reopened', () => {
  const one = documentOf(1, 'section_cos');
  const left = open(one);
  expect(place(one)).toEqual(['cos', 'section_cos', 'items', 'cos']);
  showView(one, 'sheet');
  showSheet(one, 'financing');
  followSheet(one, 'bs', false);
  left.unmount();
  const other = documentOf(2, 'section_sga', { scope: newScope(uuidOf(2), one.scope.page) });
  const leftOther = open(other);
  expect(place(other)).toEqual(['sga', 'section_sga', 'sheet', 'sga']);
  showView(other, 'items');
  leftOther.unmount();
  const { scope } = one;
  for (const again of [documentOf(1, 'section_cos', { scope }), documentOf(1, 'section_cos')]) {
    open(again).unmount();
    expect(place(again)).toEqual(['bs', 'section_financing', 'sheet', 'bs']);
  }
});

it('changes nothing that would be saved', () => {
  const document = documentOf(3, 'section_cos');
  const before = document.store.getState().template;
  open(document);
  showSheet(document, 'bs');
  expect(document.store.getState().template).toBe(before);
});

it('is where its author left it when the stored place cannot be read', () => {
  for (const kept of ['[1]', 'bs', 'bs section_gone sheet', 'bs section_sales elsewhere']) {
    sessionStorage.setItem('modelwright.place.00000000-0000-4000-8000-000000000004', kept);
    const document = documentOf(4, 'section_cos');
    open(document).unmount();
    expect([kept, ...place(document)]).toEqual([kept, 'cos', 'section_cos', 'items', 'cos']);
  }
});

it('[TYPING-20] is in the scenario that was active, separately for each template', () => {
  const [one, other] = [documentOf(6, 'section_sales'), documentOf(7, 'section_sales')];
  one.edit(addScenario(one.store.getState().template));
  const left = open(one);
  expect(scenarioIndexNow(one)).toBe(0);
  pickScenario(one, 1);
  left.unmount();
  open(other).unmount();
  expect([scenarioIndexNow(one), scenarioIndexNow(other)]).toEqual([1, 0]);
  const { template } = one.store.getState();
  for (const again of [documentWith(template, { scope: one.scope }), documentWith(template)]) {
    open(again).unmount();
    expect(scenarioIndexNow(again)).toBe(1);
  }
});

it('is in the first scenario when the stored one cannot be read', () => {
  for (const kept of ['[1]', '{', '{}', '[1]', '["gone"]', 'null']) {
    sessionStorage.setItem('modelwright.scenario.00000000-0000-4000-8000-000000000008', kept);
    const document = documentOf(8, 'section_sales');
    open(document).unmount();
    expect([kept, scenarioIndexNow(document)]).toEqual([kept, 0]);
  }
});

it('works without session storage', () => {
  vi.stubGlobal('sessionStorage', null);
  const document = documentOf(5, 'section_cos');
  const left = open(document);
  showSheet(document, 'bs');
  left.unmount();
  const anew = documentOf(5, 'section_cos');
  open(anew);
  expect(place(anew)).toEqual(['cos', 'section_cos', 'items', 'cos']);
});

it('is at the sheet of its address, which names the one that is shown if there is no such sheet', () => {
  const model = `#/template/${uuidOf(9)}/`;
  const begin = (address: string) => window.history.replaceState(null, '', address);
  begin(`${model}?sheet=cf`);
  const document = documentOf(9, 'section_cos');
  open(document).unmount();
  expect([place(document)[0], window.location.hash]).toEqual(['cf', `${model}?sheet=cf`]);
  begin(`${model}?from=mail&sheet=gone`);
  const left = open(document);
  expect(window.location.hash).toBe(`${model}?from=mail&sheet=cf`);
  begin(`${model}?sheet=gone`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([place(document)[0], window.location.hash]).toEqual(['cf', `${model}?sheet=cf`]);
  begin(model);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe(model);
  left.unmount();
  begin('#');
});

describe('from a card', () => {
  beforeEach(() => window.history.replaceState({ isFromCard: true }, ''));
  afterEach(() => window.history.replaceState(null, ''));

  it('[SHEETS-14] is its dashboard at first, and where the tab was when it is opened again', () => {
    const document = documentOf(5, 'section_sales');
    const left = open(document);
    expect(place(document)).toEqual(['dashboard', 'section_sales', 'sheet', 'dashboard']);
    showSheet(document, 'cos');
    left.unmount();
    const again = documentOf(5, 'section_sales');
    open(again).unmount();
    expect(place(again).slice(0, 2)).toEqual(['cos', 'section_cos']);
  });

  it('[SHEETS-14] is where its author left it, or began where there is no dashboard', () => {
    const left = documentOf(6, 'section_cos');
    open(left).unmount();
    expect(place(left)[0]).toBe('cos');
    const { template } = documentOf(7, 'section_sales').store.getState();
    const modules = template.data.modules.map((module) =>
      module.id === 'module_dashboard' ? { ...module, isEnabled: false } : module,
    );
    const without = documentWith({ ...template, data: { ...template.data, modules } });
    open(without).unmount();
    expect(place(without)[0]).toBe('revenue');
  });
});
