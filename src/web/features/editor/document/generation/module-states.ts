// How far each sheet of a template has come while the template is generated.
import type { Draft } from 'mutative';
import type { ModuleState, Template } from '#template/template.ts';
import { sectionResources } from '../resources/resource-view.ts';
import { sectionOfModule } from './generation-steps.ts';

export function putStates(
  draft: Draft<Template>,
  moduleIds: readonly string[] | null,
  state: ModuleState,
): void {
  for (const module of draft.data.modules) {
    if (moduleIds === null || moduleIds.includes(module.id)) module.isInitialized = state;
  }
}

/** A generation that was broken off, by whatever closed the page, is over. */
export function endGeneration(template: Template): Template {
  const isBroken = template.data.modules.some(({ isInitialized }) => isUnderWay(isInitialized));
  if (template.isGenerating !== 'progress' && !isBroken) return template;
  const modules = template.data.modules.map((module) =>
    isUnderWay(module.isInitialized) ? { ...module, isInitialized: null } : module,
  );
  return { ...template, isGenerating: 'done', data: { ...template.data, modules } };
}

const isUnderWay = (state: unknown): boolean => state === 'queued' || state === 'progress';

/** What the list of sheets shows: progress while there is some, and a failure until something stands there. */
export function shownState(template: Template, moduleId: string): ModuleState | null {
  const module = template.data.modules.find(({ id }) => id === moduleId);
  const state = module?.isInitialized;
  if (typeof state !== 'string' || !module?.isEnabled) return null;
  if (state === 'error') return isEmptyModule(template, moduleId) ? state : null;
  return template.isGenerating === 'progress' || state === 'progress' ? state : null;
}

/** Whether nothing was suggested for a sheet, or is being looked for once more. */
export function isMissing(template: Template, moduleId: string): boolean {
  if (template.isGenerating === 'progress') return false;
  const state = shownState(template, moduleId);
  return (state === 'error' || state === 'progress') && isEmptyModule(template, moduleId);
}

function isEmptyModule(template: Template, moduleId: string): boolean {
  const sectionId = sectionOfModule(moduleId);
  return sectionId !== null && sectionResources(template, sectionId).length === 0;
}
