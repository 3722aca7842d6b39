// What of the suggestions the model has already: it is listed last, and no set adds it once more.
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

/** An expense may have been moved between the two. */
const alsoIn: Readonly<Partial<Record<ResourceSectionId, ResourceSectionId>>> = {
  section_cos: 'section_sga',
  section_sga: 'section_cos',
};

export function namesInModel(template: Template, sectionId: ResourceSectionId): ReadonlySet<string> {
  const other = alsoIn[sectionId];
  const sections = other === undefined ? [sectionId] : [sectionId, other];
  return new Set(sections.flatMap((id) => resourcesOf(template, id).map(({ name }) => name)));
}

const fewestOfSet = 2;

/** Without what is there already; nothing where too few are left to be a set. */
function setWithout(
  set: SuggestedResource,
  names: ReadonlySet<string>,
  byId: ReadonlyMap<string, SuggestedResource>,
): readonly SuggestedResource[] {
  const members = set.bundle.flatMap((id) => byId.get(id) ?? []);
  const missing = members.filter(({ name }) => !names.has(name));
  if (missing.length === members.length) return [set];
  if (missing.length < fewestOfSet) return [];
  const description = missing.map(({ name }) => name).join('; ');
  return [{ ...set, bundle: missing.map(({ id }) => id), description }];
}

/** All of a list, so that the members of its sets are in it. */
export function offered(
  suggestions: readonly SuggestedResource[],
  names: ReadonlySet<string>,
): readonly SuggestedResource[] {
  const byId = new Map(suggestions.map((one) => [one.id, one]));
  const all = suggestions.flatMap((one) => (one.bundle.length > 0 ? setWithout(one, names, byId) : [one]));
  const isThere = ({ name }: SuggestedResource) => names.has(name);
  const missingFirst = (some: readonly SuggestedResource[]) => [
    ...some.filter((one) => !isThere(one)),
    ...some.filter(isThere),
  ];
  // What another trade has is beside the business, whatever of its own is there.
  const isOfOther = ({ trade }: SuggestedResource) => trade !== undefined;
  return [...missingFirst(all.filter((one) => !isOfOther(one))), ...missingFirst(all.filter(isOfOther))];
}
