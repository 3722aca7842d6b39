// The active scenario: its numbers are typed, and the model is calculated with them.
import { useMemo } from 'react';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { scenarioKeys, scenarioNames } from '../../document/scenarios/scenario-names.ts';
import { editorStateOf, useEditorState } from './editor-state.ts';

export interface OpenScenario {
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly index: number;
}

/** A template starts with its first scenario, and falls back to it when the chosen ones are deleted. */
export function useScenario(template: Template): OpenScenario {
  const keys = useEditorState((state) => state.scenarioKeys);
  const names = useMemo(() => scenarioNames(template), [template]);
  const index = useMemo(() => chosenScenarioIndex(template, keys), [template, keys]);
  return { names, index };
}

/** For a single read, without subscribing to changes of the template. */
export const scenarioIndexNow = (document: TemplateDocument): number =>
  chosenScenarioIndex(document.store.getState().template, editorStateOf(document).getState().scenarioKeys);

/** `chosen` are the keys of the scenarios that were active, the last one first. */
export function chosenScenarioIndex(template: Template, chosen: readonly string[]): number {
  const places = scenarioKeys(template);
  const key = chosen.find((one) => places.includes(one));
  return key === undefined ? 0 : places.indexOf(key);
}
