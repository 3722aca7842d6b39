// What a model starts with when the kind of business is unknown: what most businesses have.
import { type ResourceSectionId, tradeSectionIds } from '#template/sections.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { chooseSuggestions } from './choose-suggestions.ts';

/** The names to mention; none for a known kind of business, since each section then has its usual set. */
export function fallbackSuggestions(
  suggested: ReadonlyMap<ResourceSectionId, readonly SuggestedResource[]>,
): readonly string[] {
  const bySection = tradeSectionIds.map((id) => suggested.get(id) ?? []);
  if (bySection.flat().some(({ bundle }) => bundle.length > 0)) return [];
  const chosen = tradeSectionIds.map((id) => chooseSuggestions(id, suggested.get(id) ?? []));
  return (chosen.find(({ length }) => length > 0) ?? []).map(({ name }) => name);
}
