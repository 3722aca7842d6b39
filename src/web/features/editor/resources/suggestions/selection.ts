// How often each suggestion is chosen: a click adds one up to three, the fourth takes it away; several kinds at once stand for their members.
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

export type Selection = ReadonlyMap<string, number>;

export const nothingSelected: Selection = new Map();

const maxCount = 3;

export function clicked(selection: Selection, { id, bundle }: SuggestedResource): Selection {
  if (bundle.length > 0) return withMembers(selection, bundle);
  const count = selection.get(id) ?? 0;
  return count < maxCount ? new Map([...selection, [id, count + 1]]) : without(selection, [id]);
}

/** Where one stands for another, choosing it lets the other go. */
export const onlyOne = ({ id }: SuggestedResource): Selection => new Map([[id, 1]]);

export const isBundleSelected = (selection: Selection, { bundle }: SuggestedResource): boolean =>
  bundle.length > 0 && bundle.every((id) => selection.has(id));

export const selectedCount = (selection: Selection): number =>
  [...selection.values()].reduce((sum, count) => sum + count, 0);

/** Each member once; when all are there already they go again. */
function withMembers(selection: Selection, bundle: readonly string[]): Selection {
  if (bundle.every((id) => selection.has(id))) return without(selection, bundle);
  return new Map([...bundle.map((id) => [id, 1] as const), ...selection]);
}

const without = (selection: Selection, ids: readonly string[]): Selection =>
  new Map([...selection].filter(([id]) => !ids.includes(id)));
