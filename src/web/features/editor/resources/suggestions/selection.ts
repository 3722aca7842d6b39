// How often each suggestion is chosen: a click adds one up to three, the fourth removes it; bundles stand for their members.
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

export type Selection = ReadonlyMap<string, number>;

export const nothingSelected: Selection = new Map();

const maxCount = 3;

export function clicked(selection: Selection, { id, bundle }: SuggestedResource): Selection {
  if (bundle.length > 0) return withMembers(selection, bundle);
  const count = selection.get(id) ?? 0;
  return count < maxCount ? new Map([...selection, [id, count + 1]]) : without(selection, [id]);
}

/** Where only one can be chosen, it replaces the other. */
export const onlyOne = ({ id }: SuggestedResource): Selection => new Map([[id, 1]]);

export const isBundleSelected = (selection: Selection, { bundle }: SuggestedResource): boolean =>
  bundle.length > 0 && bundle.every((id) => selection.has(id));

export const selectedCount = (selection: Selection): number =>
  [...selection.values()].reduce((sum, count) => sum + count, 0);

/** Each member once; if all are chosen already, they are removed. */
function withMembers(selection: Selection, bundle: readonly string[]): Selection {
  if (bundle.every((id) => selection.has(id))) return without(selection, bundle);
  return new Map([...bundle.map((id) => [id, 1] as const), ...selection]);
}

const without = (selection: Selection, ids: readonly string[]): Selection =>
  new Map([...selection].filter(([id]) => !ids.includes(id)));
