// The scenario being worked on: its numbers are typed, and the model is calculated with them.
import { useMemo } from 'react';
import type { Template } from '#template/template.ts';
import { scenarioNames } from './document/scenarios/scenario-names.ts';
import { useEditorState } from './state.ts';

export interface OpenScenario {
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly index: number;
}

/** Another template, or one that has fewer scenarios by now, is begun with its first. */
export function useScenario(template: Template): OpenScenario {
  const { uuid, index } = useEditorState(({ scenario }) => scenario);
  const names = useMemo(() => scenarioNames(template), [template]);
  return { names, index: uuid === template.uuid && index < names.length ? index : 0 };
}
