// Whether resources can be generated for a section from a short business description.
import type { Template } from '#template/template.ts';
import { rulesOf } from './section-rules.ts';

/** What is earned, spent and bought differs from business to business. */
const generatedByDefault: readonly string[] = [
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
];

/** The section's own setting; null if the template has none. */
function ownGenerationSetting({ data }: Template, sectionId: string): boolean | null {
  return data.sections.find(({ id }) => id === sectionId)?.isAIGenerationEnabled ?? null;
}

export const isGenerated = (template: Template, sectionId: string): boolean =>
  ownGenerationSetting(template, sectionId) ?? generatedByDefault.includes(sectionId);

/** Generating the whole model includes every section but these. */
export const isGenerationOff = (template: Template, sectionId: string): boolean =>
  ownGenerationSetting(template, sectionId) === false;

/** Generation is hidden for everything in the environment: taxes, depreciation, inflation. */
export const isHiddenByParent = (sectionId: string): boolean => rulesOf(sectionId)?.owner === 'env';
