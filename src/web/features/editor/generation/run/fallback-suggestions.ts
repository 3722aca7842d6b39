// What a model begins with when nobody knows what such a business has: what most businesses have.
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';
import { chooseSuggestions } from './choose-suggestions.ts';

/** The sections that differ from one kind of business to another, what is sold first. */
const distinctiveSections = ['section_sales', 'section_cos', 'section_sga', 'section_fixedassets'] as const;

/** Names to know it by; none where the kind of business is known, for then each section has its usual set. */
export function fallbackSuggestions(
  suggested: ReadonlyMap<string, readonly SuggestedResource[]>,
): readonly string[] {
  const bySection = distinctiveSections.map((id) => suggested.get(id) ?? []);
  if (bySection.flat().some(({ bundle }) => bundle.length > 0)) return [];
  const chosen = distinctiveSections.map((id) => chooseSuggestions(id, suggested.get(id) ?? []));
  return (chosen.find(({ length }) => length > 0) ?? []).map(({ name }) => name);
}
