// The open section of the template with its resources, the selected one, and the scenario.

import { useMemo } from 'react';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplate, useTemplateFact } from '../../document/document-context.ts';
import { type ResourceView, resourcesOf, sectionResources } from '../../document/resources/resource-view.ts';
import { useEditorState } from './editor-state.ts';
import { chosenScenarioIndex, useScenario } from './use-scenario.ts';

/** The index of the active scenario, unaffected by typing. */
export function useScenarioIndex(): number {
  const chosen = useEditorState(({ scenarioKeys }) => scenarioKeys);
  return useTemplateFact((template) => chosenScenarioIndex(template, chosen));
}

interface OpenSection {
  readonly sectionId: ResourceSectionId;
  readonly resources: readonly ResourceView[];
  readonly picked: ResourceView | null;
}

export function useOpenSection(): OpenSection {
  const template = useTemplate();
  const sectionId = useEditorState((state) => state.sectionId);
  const itemId = useEditorState((state) => state.resourceId);
  const { index } = useScenario(template);
  const resources = useMemo(() => resourcesOf(template, sectionId, index), [template, sectionId, index]);
  const picked = resources.find(({ id }) => id === itemId) ?? resources[0] ?? null;
  return { sectionId, resources, picked };
}

interface PickedResource {
  readonly sectionId: ResourceSectionId;
  /** Null if the section is empty. */
  readonly pickedId: string | null;
  readonly isOnlyOne: boolean;
}

/** The selected resource of the open section, unaffected by typing there. */
export function usePickedResource(): PickedResource {
  const sectionId = useEditorState((state) => state.sectionId);
  const itemId = useEditorState((state) => state.resourceId);
  const pickedId = useTemplateFact((template) => {
    const resources = sectionResources(template, sectionId);
    return (resources.find(({ id }) => id === itemId) ?? resources[0])?.id ?? null;
  });
  const isOnlyOne = useTemplateFact((template) => sectionResources(template, sectionId).length === 1);
  return { sectionId, pickedId, isOnlyOne };
}
