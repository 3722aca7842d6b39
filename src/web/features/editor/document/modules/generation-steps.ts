// The steps of a generation, all weighted equally: the sheets each produces, and the sections suggestions are requested for.
import {
  type BusinessSectionId,
  businessSectionIds,
  type ModuleId,
  moduleIds,
  moduleOf,
  modules,
  type StepId,
  sections,
  stepIds,
} from '#template/sections.ts';

export interface GenerationStep {
  readonly id: StepId;
  readonly modules: readonly ModuleId[];
  readonly sections: readonly BusinessSectionId[];
}

export const stepPercent = 100 / stepIds.length;

/** The sheet that a section produces. */
export const moduleOfSection = (section: BusinessSectionId): ModuleId => moduleOf(sections[section].sheet);

/** Shared drivers are made up for no business; people enter them where several lines depend on the same number. */
const isSuggested = (section: BusinessSectionId): boolean => section !== 'section_drivers';

export const generationSteps: readonly GenerationStep[] = stepIds.map((step) => ({
  id: step,
  modules: moduleIds.filter((id) => modules[id].step === step),
  sections: businessSectionIds.filter((id) => isSuggested(id) && modules[moduleOfSection(id)].step === step),
}));

/** The section whose suggestions produce a sheet; null for a sheet without suggestions. */
export const sectionOfModule = (moduleId: ModuleId): BusinessSectionId | null =>
  businessSectionIds.find((id) => moduleOfSection(id) === moduleId) ?? null;
