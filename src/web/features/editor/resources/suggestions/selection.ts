// How often each suggestion is chosen: a click adds one up to three, the fourth removes it; bundles stand for their members.
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

export type SuggestionSelection = ReadonlyMap<string, number>;

export const nothingSelected: SuggestionSelection = new Map();

const maxCount = 3;

export function clicked(
  selection: SuggestionSelection,
  { id, bundle }: SuggestedResource,
): SuggestionSelection {
  if (bundle.length > 0) return withMembers(selection, bundle);
  const count = selection.get(id) ?? 0;
  return count < maxCount ? new Map([...selection, [id, count + 1]]) : without(selection, [id]);
}

/** Where only one can be chosen, it replaces the other. */
export const onlyOne = ({ id }: SuggestedResource): SuggestionSelection => new Map([[id, 1]]);

export const isBundleSelected = (selection: SuggestionSelection, { bundle }: SuggestedResource): boolean =>
  bundle.length > 0 && bundle.every((id) => selection.has(id));

export const selectedCount = (selection: SuggestionSelection): number =>
  [...selection.values()].reduce((sum, count) => sum + count, 0);

/** Each member once; if all are chosen already, they are removed. */
function withMembers(selection: SuggestionSelection, bundle: readonly string[]): SuggestionSelection {
  if (bundle.every((id) => selection.has(id))) return without(selection, bundle);
  return new Map([...bundle.map((id) => [id, 1] as const), ...selection]);
}

const without = (selection: SuggestionSelection, ids: readonly string[]): SuggestionSelection =>
  new Map([...selection].filter(([id]) => !ids.includes(id)));
