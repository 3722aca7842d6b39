// Tests that the active scenario stays the chosen one through additions, deletions and undo.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { createDocument, type NewDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { addScenario, copyScenario, deleteScenario } from '../../scenarios/scenario-edits.ts';
import { pickScenario } from './editor-state.ts';
import { scenarioIndexNow, useScenario } from './use-scenario.ts';

let opened: TemplateDocument[] = [];

afterEach(() => {
  for (const { saver } of opened) saver.dispose();
  opened = [];
});

function documentOf(template: Template, again: Pick<NewDocument, 'scope'> = {}): TemplateDocument {
  const document = createDocument({ template, revision: 1, isUnsaved: false, ...again });
  opened.push(document);
  return document;
}

const now = ({ store }: TemplateDocument): Template => store.getState().template;

function threeIn(uuid: string): TemplateDocument {
  const document = documentOf(
    defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' }),
  );
  document.edit(addScenario(now(document)));
  document.edit(addScenario(now(document)));
  return document;
}

function chosenIn(document: TemplateDocument): string | undefined {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DocumentContext value={document}>{children}</DocumentContext>
  );
  const { names, index } = renderHook(() => useScenario(useTemplate()), { wrapper }).result.current;
  expect(scenarioIndexNow(document)).toBe(index);
  return names[index];
}

it('is the first until another one is chosen, in that template only', () => {
  const document = threeIn('00000000-0000-4000-8000-000000000001');
  expect(chosenIn(document)).toBe('Base scenario');
  pickScenario(document, 2);
  expect(chosenIn(document)).toBe('Scenario 3');
  expect(chosenIn(threeIn('00000000-0000-4000-8000-000000000002'))).toBe('Base scenario');
  const { scope } = document;
  expect(chosenIn(documentOf(now(document), { scope }))).toBe('Scenario 3');
});

it('[TYPING-27] is chosen again when its deletion is undone', () => {
  const document = threeIn('00000000-0000-4000-8000-000000000003');
  pickScenario(document, 1);
  pickScenario(document, 2);
  document.edit(deleteScenario(now(document), 2));
  expect(chosenIn(document)).toBe('Scenario 2');
  document.undo();
  expect(chosenIn(document)).toBe('Scenario 3');
});

it('[TYPING-27] stays when an earlier one is deleted or copied, and when that is undone', () => {
  const document = threeIn('00000000-0000-4000-8000-000000000004');
  pickScenario(document, 2);
  for (const wanted of [deleteScenario(now(document), 0), copyScenario(now(document), 0)]) {
    document.edit(wanted);
    expect(chosenIn(document)).toBe('Scenario 3');
    document.undo();
    expect(chosenIn(document)).toBe('Scenario 3');
  }
});

it('is the previous one again when the added one is deleted', () => {
  const document = threeIn('00000000-0000-4000-8000-000000000005');
  pickScenario(document, 1);
  document.edit(addScenario(now(document)));
  pickScenario(document, 3);
  expect(chosenIn(document)).toBe('Scenario 4');
  document.undo();
  expect(chosenIn(document)).toBe('Scenario 2');
});
