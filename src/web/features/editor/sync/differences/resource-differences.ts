// Compares one resource in two versions of a template: its name, formulas, numbers, sources, terms and lookups.

import { resourcesIn } from '#template/resources-in.ts';
import {
  hasOpening,
  type LookupTermId,
  lookupTermIds,
  numberTermIds,
  type ResourceSectionId,
  terms,
  wordTermIds,
} from '#template/sections.ts';
import type { Flow } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { shortNumbers } from '../../fields/numbers/short-numbers.ts';
import type { ChosenResource, Difference, OfResource } from './difference.ts';
import { formulaDifferences } from './formula-differences.ts';
import { inputDifferences, startDifferences } from './input-differences.ts';
import { type ResourceVersion, resourceName } from './resource-version.ts';
import { sourceDifferences } from './source-differences.ts';
import { wordOf } from './word-terms.ts';

export function resourceDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  sectionId: ResourceSectionId,
): readonly Difference[] {
  const [inOne, inOther] = [resourceName(...one), resourceName(...other)];
  const of = { sectionId, resource: inOther } as const;
  const found: readonly Difference[] = [
    ...(inOne === inOther ? [] : [{ kind: 'name', ...of, one: inOne, other: inOther } as const]),
    ...unitsDifferences(one, other, of),
    ...formulaDifferences(one, other, of),
    ...inputDifferences(one, other, of),
    ...startDifferences(one, other, of),
    ...(hasOpening(sectionId) ? openingDifferences(one, other, of) : []),
    ...termDifferences(one, other, of),
    ...sourceDifferences(one, other, of),
  ];
  const isRestSame = isSameValue(restOf(one, other), restOf(other, one));
  return isRestSame ? found : [...found, { kind: 'details', ...of }];
}

/** Without what is compared by name, and whether it is open or selected, which is no content. */
function restOf([, resource]: ResourceVersion, [, { flows: otherFlows }]: ResourceVersion): object {
  const { otherAssumptions } = resource;
  const terms = Object.entries(otherAssumptions).filter(([name]) => !isNamedTerm(name));
  return {
    ...resource,
    ...{ isEdited: false, isSelected: false, coreResource: '', units: '' },
    flows: resource.flows.flatMap((flow, index) => {
      const other = otherFlows[index];
      return other ? [flowRest(flow, other)] : [];
    }),
    otherAssumptions: Object.fromEntries(terms),
  };
}

const isNamedTerm = (name: string): boolean => name in terms;

/** Numbers, where they come from and the rows that are read instead are compared one by one. */
function flowRest({ fcst, ...flow }: Flow, other: Flow): object {
  const both = fcst.filter(({ variable }) => other.fcst.some((entry) => entry.variable === variable));
  return {
    ...{ ...flow, formula: '' },
    fcst: both.map((entry) => ({
      ...{ ...entry, lookupId: null, provenance: null },
      scenarios: entry.scenarios[0]?.units ?? '',
    })),
    hist: [],
  };
}

function unitsDifferences(
  [inOne, { id }]: ResourceVersion,
  [inOther]: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  const [one = '', other = ''] = [inOne, inOther].map(
    (template) => resourcesOf(template, of.sectionId).find((match) => match.id === id)?.units,
  );
  return one === other ? [] : [{ kind: 'units', ...of, one, other }];
}
/** The last one counts, as in the model. */
const openingOf = ([, { flows }]: ResourceVersion): string => flows[0]?.hist.at(-1)?.scenarios[0]?.data ?? '';

function openingDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  const [inOne, inOther] = [openingOf(one), openingOf(other)];
  return inOne === inOther ? [] : [{ kind: 'opening', ...of, one: inOne, other: inOther }];
}

function termDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: OfResource,
): readonly Difference[] {
  const ofTerms = numberTermIds.flatMap((term): readonly Difference[] => {
    const [typed, otherTyped] = [one, other].map(
      ([, { otherAssumptions }]) => otherAssumptions[term]?.value ?? '',
    );
    if (typed === undefined || otherTyped === undefined || typed === otherTyped) return [];
    const [shown, otherShown] = shortNumbers(typed, otherTyped);
    return [{ kind: 'term', ...of, term, one: shown, other: otherShown }];
  });
  const ofWords = wordTermIds.flatMap((term): readonly Difference[] => {
    const [said, otherSaid] = [wordOf(one[1], term), wordOf(other[1], term)];
    return said === otherSaid ? [] : [{ kind: 'word', ...of, term, one: said, other: otherSaid }];
  });
  const ofLookups = lookupTermIds.flatMap((lookup): readonly Difference[] => {
    const [chosen, otherChosen] = [chosenIn(one, lookup), chosenIn(other, lookup)];
    const isSame = idOf(chosen) === idOf(otherChosen);
    return isSame ? [] : [{ kind: 'lookup', ...of, lookup, one: chosen, other: otherChosen }];
  });
  return [...ofWords, ...ofTerms, ...ofLookups];
}

const idOf = (chosen: ChosenResource): string | null =>
  chosen !== null && chosen !== 'gone' ? chosen.id : chosen;

function chosenIn([template, { otherAssumptions }]: ResourceVersion, lookup: LookupTermId): ChosenResource {
  const id = otherAssumptions[lookup]?.lookupId;
  if (!id) return null;
  const chosen = resourcesIn(template.data.env.sectionResources).find((resource) => resource.id === id);
  return chosen ? { id, name: resourceName(template, chosen) } : 'gone';
}
