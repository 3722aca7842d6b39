// Lists the differences between two versions of a template; no change goes unmentioned.
import { type ResourceSectionId, resourceSectionIds } from '#template/sections.ts';
import type { SectionResource, Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';
import type { Difference } from './difference.ts';
import { resourceDifferences } from './resource-differences.ts';
import { resourceName } from './resource-version.ts';
import { isRestDifferent } from './rest-differs.ts';
import { settingDifferences } from './setting-differences.ts';
import { settingSourceDifferences } from './source-differences.ts';

interface ResourceInSection {
  readonly sectionId: ResourceSectionId;
  readonly resource: SectionResource;
}

/** In the order in which one plans a business. */
export function differences(one: Template, other: Template): readonly Difference[] {
  const found = [
    ...settingDifferences(one, other),
    ...settingSourceDifferences(one, other),
    ...switchDifferences(one, other),
    ...scenarioDifferences(one, other),
    ...contentDifferences(one, other),
  ];
  return isRestDifferent(one, other) ? [...found, { kind: 'other' }] : found;
}

function switchDifferences(one: Template, other: Template): readonly Difference[] {
  const sheets = switchedIds(one.data.modules, other.data.modules).map(
    ({ id, ...isOn }): Difference => ({ kind: 'sheet', moduleId: id, ...isOn }),
  );
  const sections = switchedIds(one.data.sections, other.data.sections).map(
    ({ id, ...isOn }): Difference => ({ kind: 'section', sectionId: id, ...isOn }),
  );
  return [...sheets, ...sections];
}

interface OnOffState {
  readonly id: string;
  readonly isEnabled: boolean;
}

/** Those that are enabled in one and disabled, or absent, in the other. */
function switchedIds(one: readonly OnOffState[], other: readonly OnOffState[]) {
  const [inOne, inOther] = [one, other].map(
    (list) => new Map(list.map(({ id, isEnabled }) => [id, isEnabled])),
  );
  return [...new Set([...one, ...other].map(({ id }) => id))]
    .map((id) => ({ id, one: inOne?.get(id) ?? false, other: inOther?.get(id) ?? false }))
    .filter((isOn) => isOn.one !== isOn.other);
}

function scenarioDifferences(one: Template, other: Template): readonly Difference[] {
  const [inOne, inOther] = [scenarioNames(one), scenarioNames(other)];
  const count = Math.max(inOne.length, inOther.length);
  const scenarios = Array.from({ length: count }, (_, index) => ({
    ...({ kind: 'scenario', place: index + 1 } as const),
    one: inOne[index] ?? null,
    other: inOther[index] ?? null,
  }));
  return scenarios.filter((scenario) => scenario.one !== scenario.other);
}

const resourcesById = (template: Template): ReadonlyMap<string, ResourceInSection> =>
  new Map(
    resourceSectionIds.flatMap((sectionId) =>
      sectionResources(template, sectionId).map(
        (resource) => [resource.id, { sectionId, resource }] as const,
      ),
    ),
  );

function contentDifferences(one: Template, other: Template): readonly Difference[] {
  const [inOne, inOther] = [resourcesById(one), resourcesById(other)];
  return resourceSectionIds.flatMap((sectionId) => {
    const ids = new Set(
      [one, other].flatMap((template) => sectionResources(template, sectionId).map(({ id }) => id)),
    );
    const ofResources = [...ids].flatMap((id) =>
      placedDifferences([one, inOne.get(id)], [other, inOther.get(id)], sectionId),
    );
    return [...ofResources, ...orderDifferences(one, other, sectionId)];
  });
}

type VersionedPlace = readonly [template: Template, placed: ResourceInSection | undefined];

/** Listed in its section of the first version, or of the only version that has it. */
function placedDifferences(
  one: VersionedPlace,
  other: VersionedPlace,
  sectionId: ResourceSectionId,
): readonly Difference[] {
  const [[inOne, placedInOne], [inOther, placedInOther]] = [one, other];
  if (placedInOne === undefined || placedInOther === undefined) {
    const placed = placedInOne ?? placedInOther;
    if (placed === undefined) return [];
    const resource = resourceName(placedInOne ? inOne : inOther, placed.resource);
    return [{ kind: 'resource', sectionId, resource, isInOne: placedInOne !== undefined }];
  }
  if (placedInOne.sectionId !== sectionId) return [];
  const found = resourceDifferences(
    [inOne, placedInOne.resource],
    [inOther, placedInOther.resource],
    sectionId,
  );
  if (placedInOther.sectionId === sectionId) return found;
  const resource = resourceName(inOther, placedInOther.resource);
  return [{ kind: 'moved', sectionId, resource, one: sectionId, other: placedInOther.sectionId }, ...found];
}

/** For the resources of the section that both versions have. */
function orderDifferences(
  one: Template,
  other: Template,
  sectionId: ResourceSectionId,
): readonly Difference[] {
  const [inOne, inOther] = [sectionResources(one, sectionId), sectionResources(other, sectionId)];
  const common = new Set(
    inOne.filter(({ id }) => inOther.some((match) => match.id === id)).map(({ id }) => id),
  );
  const [first, second] = [inOne, inOther].map((list) => list.filter(({ id }) => common.has(id)));
  const isSame = isSameValue(
    first?.map(({ id }) => id),
    second?.map(({ id }) => id),
  );
  if (isSame) return [];
  const named = (template: Template, list: readonly SectionResource[] = []) =>
    list.map((resource) => resourceName(template, resource)).join(', ');
  return [{ kind: 'order', sectionId, one: named(one, first), other: named(other, second) }];
}
