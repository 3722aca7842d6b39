// The scenario being worked on: its numbers are typed, and the model is calculated with them.
import { useMemo } from 'react';
import type { Template } from '#template/template.ts';
import { scenarioKeys, scenarioNames } from './document/scenarios/scenario-names.ts';
import { useEditorState } from './state.ts';

export interface OpenScenario {
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly index: number;
}

/** Another template begins with its first; so does one whose chosen scenarios are gone, until undo brings one back. */
export function useScenario(template: Template): OpenScenario {
  const { uuid, keys } = useEditorState(({ scenario }) => scenario);
  const names = useMemo(() => scenarioNames(template), [template]);
  const index = useMemo(() => chosenPlace(template, { uuid, keys }), [template, uuid, keys]);
  return { names, index };
}

/** For whoever needs it once, and need not be drawn again whenever the template changes. */
export const scenarioIndexNow = (template: Template): number =>
  chosenPlace(template, useEditorState.getState().scenario);

interface Chosen {
  readonly uuid: string | null;
  readonly keys: readonly string[];
}

export function chosenPlace(template: Template, { uuid, keys }: Chosen): number {
  if (uuid !== template.uuid) return 0;
  const places = scenarioKeys(template);
  const chosen = keys.find((key) => places.includes(key));
  return chosen === undefined ? 0 : places.indexOf(chosen);
}
