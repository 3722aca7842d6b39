// Whether resources can be generated for a section from a short business description.
import { isTradeSectionId, type ResourceSectionId, sections } from '#template/sections.ts';
import type { Template } from '#template/template.ts';

/** The section's own setting; null if the template has none. */
function ownGenerationSetting({ data }: Template, sectionId: ResourceSectionId): boolean | null {
  return data.sections.find(({ id }) => id === sectionId)?.isAIGenerationEnabled ?? null;
}

export const isGenerated = (template: Template, sectionId: ResourceSectionId): boolean =>
  ownGenerationSetting(template, sectionId) ?? isTradeSectionId(sectionId);

/** Generating the whole model includes every section but these. */
export const isGenerationOff = (template: Template, sectionId: ResourceSectionId): boolean =>
  ownGenerationSetting(template, sectionId) === false;

/** Generation is hidden for everything in the environment: taxes, depreciation, inflation. */
export const isHiddenByParent = (sectionId: ResourceSectionId): boolean =>
  sections[sectionId].place === 'env';
