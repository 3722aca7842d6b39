// Compares where the numbers of two versions come from.
import { numberTermIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { type AssumptionPlace, provenanceOf, provenanceParts } from '../../document/edits/provenance.ts';
import { flowPart } from '../../document/resources/flow-part.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { optionIds } from '../../fields/option-names.ts';
import type { Difference, OfResource, SourceOf } from './difference.ts';
import type { ResourceVersion } from './resource-version.ts';

const groups = ['wc', 'npv', 'opening'] as const;

/** Everything that is said of it, in a line. */
function saidOf(template: Template, place: AssumptionPlace): string {
  const texts = provenanceOf(template, place);
  return provenanceParts
    .map((part) => texts[part].trim())
    .filter((text) => text !== '')
    .join(' · ');
}

interface Sourced {
  readonly place: AssumptionPlace;
  readonly source: SourceOf;
}

function sourcedIn([template, { id }]: ResourceVersion, { sectionId }: OfResource): readonly Sourced[] {
  const resource = resourcesOf(template, sectionId).find((one) => one.id === id);
  if (!resource) return [];
  const at = { sectionId, resourceId: id };
  const ofFlows = resource.flows.flatMap(({ index: flowIndex, inputs, starts }): readonly Sourced[] => {
    const flow = flowPart(resource, flowIndex);
    return [
      ...inputs.map(({ variableId, name }): Sourced => {
        const place = { ...at, kind: 'input', flowIndex, variableId } as const;
        return { place, source: { kind: 'input', input: name, flow } };
      }),
      ...starts.map(({ row, name }): Sourced => {
        const place = { ...at, kind: 'start', flowIndex, variableId: row } as const;
        return { place, source: { kind: 'start', row: name, flow } };
      }),
    ];
  });
  const ofTerms = numberTermIds.map(
    (term): Sourced => ({ place: { ...at, kind: 'term', term }, source: { kind: 'term', term } }),
  );
  const isOpened = ofFlows.every(({ source }) => source.kind !== 'start');
  const ofOpening: readonly Sourced[] = isOpened
    ? [{ place: { ...at, kind: 'opening' }, source: { kind: 'opening' } }]
    : [];
  return [...ofFlows, ...ofTerms, ...ofOpening];
}

/** Of an input that only one version has, the difference between their formulas tells enough. */
export function sourceDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  const before = sourcedIn(one, of);
  return sourcedIn(other, of).flatMap(({ place, source }): readonly Difference[] => {
    if (!before.some((match) => isSameValue(match.place, place))) return [];
    const [said, otherSaid] = [saidOf(one[0], place), saidOf(other[0], place)];
    return said === otherSaid ? [] : [{ kind: 'source', ...of, source, one: said, other: otherSaid }];
  });
}

/** A source is kept by its group and the name of its setting. */
function placeOf(key: string): Extract<AssumptionPlace, { kind: 'option' }> | null {
  const [name, id] = key.split('.');
  const group = groups.find((one) => one === name);
  const option = optionIds.find((one) => one === id);
  return group && option ? { kind: 'option', group, key: option } : null;
}

export function settingSourceDifferences(one: Template, other: Template): readonly Difference[] {
  const keys = new Set([one, other].flatMap(({ data }) => Object.keys(data.options.provenance ?? {})));
  return [...keys].flatMap((key): readonly Difference[] => {
    const found = placeOf(key);
    if (!found) return [];
    const [said, otherSaid] = [saidOf(one, found), saidOf(other, found)];
    if (said === otherSaid) return [];
    return [{ kind: 'setting-source', setting: found.key, one: said, other: otherSaid }];
  });
}
