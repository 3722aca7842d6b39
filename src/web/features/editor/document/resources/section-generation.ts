// Whether resources are made up for a section, from a few words about the business.
import type { Template } from '#template/template.ts';
import { rulesOf } from './section-rules.ts';

/** What is earned, spent and bought differs from business to business. */
const generatedByDefault: readonly string[] = [
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
];

/** What the template says of the section itself; null where it says nothing. */
function ownGenerationSetting({ data }: Template, sectionId: string): boolean | null {
  return data.sections.find(({ id }) => id === sectionId)?.isAIGenerationEnabled ?? null;
}

export const isGenerated = (template: Template, sectionId: string): boolean =>
  ownGenerationSetting(template, sectionId) ?? generatedByDefault.includes(sectionId);

/** A generation of the whole model asks for every section but these. */
export const isGenerationOff = (template: Template, sectionId: string): boolean =>
  ownGenerationSetting(template, sectionId) === false;

/** The environment hides the making-up from all that belongs to it: taxes, depreciation, inflation. */
export const isHiddenByParent = (sectionId: string): boolean => rulesOf(sectionId)?.owner === 'env';
