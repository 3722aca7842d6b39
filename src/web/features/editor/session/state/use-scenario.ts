// The scenario being worked on: its numbers are typed, and the model is calculated with them.
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

/** A template begins with its first; so does one whose chosen scenarios are gone, until undo brings one back. */
export function useScenario(template: Template): OpenScenario {
  const keys = useEditorState((state) => state.scenarioKeys);
  const names = useMemo(() => scenarioNames(template), [template]);
  const index = useMemo(() => chosenScenarioIndex(template, keys), [template, keys]);
  return { names, index };
}

/** For whoever needs it once, and need not be drawn again whenever the template changes. */
export const scenarioIndexNow = (document: TemplateDocument): number =>
  chosenScenarioIndex(document.store.getState().template, editorStateOf(document).getState().scenarioKeys);

/** `chosen` are the keys of those that were worked on, the last one first. */
export function chosenScenarioIndex(template: Template, chosen: readonly string[]): number {
  const places = scenarioKeys(template);
  const key = chosen.find((one) => places.includes(one));
  return key === undefined ? 0 : places.indexOf(key);
}
