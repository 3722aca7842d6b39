// Whether what is in a section counts in the model: the section and its sheet are both on.
import { moduleOf, type SectionId, sections } from '#template/sections.ts';
import type { Template } from '#template/template.ts';

/** A section that is not listed is off, a sheet that is not listed is on. */
export function sectionCounts({ data }: Pick<Template, 'data'>, sectionId: SectionId): boolean {
  const moduleId = moduleOf(sections[sectionId].sheet);
  return (
    data.sections.some(({ id, isEnabled }) => id === sectionId && isEnabled) &&
    !data.modules.some(({ id, isEnabled, isIncluded }) => id === moduleId && !(isEnabled && isIncluded))
  );
}
