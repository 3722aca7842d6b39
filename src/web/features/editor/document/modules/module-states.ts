// The state of each sheet while a template is being generated.

import type { Draft } from 'mutative';
import type { ModuleId } from '#template/sections.ts';
import type { ModuleState, Template } from '#template/template.ts';
import { sectionResources } from '../resources/resource-view.ts';
import { sectionOfModule } from './generation-steps.ts';

export function putStates(
  draft: Draft<Template>,
  moduleIds: readonly ModuleId[] | null,
  state: ModuleState,
): void {
  for (const module of draft.data.modules) {
    if (moduleIds === null || moduleIds.some((id) => id === module.id)) module.isInitialized = state;
  }
}

/** A generation interrupted by closing the page is over. */
export function endGeneration(template: Template): Template {
  const isBroken = template.data.modules.some(({ isInitialized }) => isUnderWay(isInitialized));
  if (template.isGenerating !== 'progress' && !isBroken) return template;
  const modules = template.data.modules.map((module) => {
    const { isInitialized, ...others } = module;
    return isUnderWay(isInitialized) ? others : module;
  });
  return { ...template, isGenerating: 'done', data: { ...template.data, modules } };
}

const isUnderWay = (state: unknown): boolean => state === 'queued' || state === 'progress';

/** The progress of each sheet in a running generation, by module. Displayed only, never saved with the template. */
export type ModuleStates = Readonly<Partial<Record<ModuleId, ModuleState>>>;

export function withProgress(
  progress: ModuleStates | null,
  moduleIds: readonly ModuleId[],
  state: ModuleState,
): ModuleStates {
  return { ...progress, ...Object.fromEntries(moduleIds.map((id) => [id, state])) };
}

/** Null once nothing is running. */
export function withoutProgress(progress: ModuleStates | null, moduleId: ModuleId): ModuleStates | null {
  const { [moduleId]: _ended, ...others } = progress ?? {};
  return Object.keys(others).length > 0 ? others : null;
}

interface ShownModuleState {
  readonly template: Template;
  readonly progress: ModuleStates | null;
}

/** What the list of sheets shows: progress while there is some, and a failure until the sheet has content. */
export function shownState({ template, progress }: ShownModuleState, moduleId: ModuleId): ModuleState | null {
  const isOn = template.data.modules.some(({ id, isEnabled }) => id === moduleId && isEnabled);
  if (!isOn) return null;
  return progress?.[moduleId] ?? (isMissing(template, moduleId) ? 'error' : null);
}

/** Whether a sheet is empty because nothing was suggested for it. */
export function isMissing(template: Template, moduleId: ModuleId): boolean {
  const module = template.data.modules.find(({ id }) => id === moduleId);
  const sectionId = sectionOfModule(moduleId);
  return (
    module?.isEnabled === true &&
    module.isInitialized === 'error' &&
    sectionId !== null &&
    sectionResources(template, sectionId).length === 0
  );
}
