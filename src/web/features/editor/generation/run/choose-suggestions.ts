// Chooses what a new company starts with from all suggestions for a section.
import { isTradeSectionId, type ResourceSectionId, type TradeSectionId } from '#template/sections.ts';
import { relOf, type SuggestedResource } from '../../document/resources/suggested-resource.ts';

/** Enough to recognize a business, few enough to review one by one. */
const mostOf: Readonly<Record<TradeSectionId, number>> = {
  section_sales: 4,
  section_cos: 5,
  section_sga: 8,
  section_fixedassets: 3,
};

/** The usual set of the kind of business, whose numbers belong together; for an unknown kind, the first ones. */
export function chooseSuggestions(
  sectionId: ResourceSectionId,
  suggested: readonly SuggestedResource[],
): readonly SuggestedResource[] {
  const single = suggested.filter((one) => one.bundle.length === 0 && relOf(one, sectionId) !== null);
  const usual = suggested.find(({ bundle }) => bundle.length > 0)?.bundle ?? [];
  const members = single.filter(({ id }) => usual.includes(id));
  return members.length > 0 ? members : single.slice(0, isTradeSectionId(sectionId) ? mostOf[sectionId] : 1);
}
