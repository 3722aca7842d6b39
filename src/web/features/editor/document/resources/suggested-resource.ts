// Turns suggested resources into new resources of a template, as often as each was chosen.
import {
  lookupTermIds,
  type RelId,
  type ResourceSectionId,
  rels,
  sections,
  terms,
} from '#template/sections.ts';
import type { OtherAssumption, Template } from '#template/template.ts';
import { formulasFor } from './formulas-for.ts';
import { movedLike, salesTaxLike } from './like-neighbours.ts';
import type { NewResource } from './new-resource.ts';
import { freeReferences } from './reference-cycles.ts';
import { firstLookup, formulaOf, resourcesOf, sectionResources } from './resource-view.ts';

/** As returned by the server's suggestions call. */
export interface SuggestedResource {
  readonly id: string;
  readonly name: string;
  /** The kinds it may be, separated by commas. */
  readonly rel: string;
  readonly formula: string;
  readonly values: readonly Readonly<Record<string, string>>[];
  readonly otherAssumptions: Readonly<Record<string, unknown>>;
  readonly bundle: readonly string[];
  readonly description: string;
  /** The kind of business that it is of, where that is another one. */
  readonly trade?: string | undefined;
  /** Otherwise it is of the catalogue. */
  readonly isOfAI?: boolean | undefined;
}

export interface ChosenSuggestion {
  readonly suggestion: SuggestedResource;
  readonly count: number;
}

/** The kind in this section that it may be; null when it belongs elsewhere. */
export function relOf({ rel }: SuggestedResource, sectionId: ResourceSectionId): RelId | null {
  const possible = rel.split(',').map((one) => one.trim());
  return sections[sectionId].rels.find((one) => possible.includes(one)) ?? null;
}

export function newFromSuggestions(
  template: Template,
  sectionId: ResourceSectionId,
  chosen: readonly ChosenSuggestion[],
): readonly NewResource[] {
  const taken = new Set(resourcesOf(template, sectionId).map(({ name }) => name));
  return chosen.flatMap(({ suggestion, count }) => {
    const one = newFromSuggestion(template, sectionId, suggestion);
    return one ? Array.from({ length: count }, () => ({ ...one, name: freeName(one.name, taken) })) : [];
  });
}

/** A second resource with the same name gets a number. */
function freeName(name: string, taken: Set<string>): string {
  let number = 1;
  while (taken.has(number === 1 ? name : `${name} ${number}`)) number += 1;
  const free = number === 1 ? name : `${name} ${number}`;
  taken.add(free);
  return free;
}

function newFromSuggestion(
  template: Template,
  sectionId: ResourceSectionId,
  suggestion: SuggestedResource,
): NewResource | null {
  const rel = relOf(suggestion, sectionId);
  if (rel === null) return null;
  const formula = formulaOf(template, suggestion.formula) ?? formulasFor(template, rel)[0];
  if (!formula) return null;
  const line = { sectionId, rel, formulaId: formula.id };
  const flows = rels[rel].flows.map((_, index) => ({
    formula,
    values: suggestion.values[index] ?? {},
    references: freeReferences(template, { id: null, rel, flowIndex: index }, formula),
    drivers: movedLike(template, line),
  }));
  const otherAssumptions = {
    ...firstGroup(template, rel),
    ...salesTaxLike(template, line),
    ...assumptionsOf(template, suggestion),
  };
  return { sectionId, rel, name: suggestion.name, flows, otherAssumptions };
}

/** Needed only if the default group was deleted. */
function firstGroup(template: Template, rel: RelId): Readonly<Record<string, OtherAssumption>> {
  const lookupId = rel === 'fixedasset' ? firstLookup(template, 'deprgroup') : null;
  return lookupId === null || lookupId === terms.deprgroup.usual
    ? {}
    : { deprgroup: { name: 'deprgroup', lookupId } };
}

function assumptionsOf(
  template: Template,
  { otherAssumptions }: SuggestedResource,
): Readonly<Record<string, OtherAssumption>> {
  const read = Object.entries(otherAssumptions).flatMap(([key, given]) => {
    const assumption = assumptionOf(given);
    const isGone = assumption?.lookupId != null && !isThere(template, assumption.lookupId);
    return assumption && !isGone ? [[key, assumption] as const] : [];
  });
  return Object.fromEntries(read);
}

const isThere = (template: Template, id: string): boolean =>
  lookupTermIds.some((lookup) =>
    sectionResources(template, terms[lookup].section).some((resource) => resource.id === id),
  );

function assumptionOf(given: unknown): OtherAssumption | null {
  if (typeof given !== 'object' || given === null || !('name' in given)) return null;
  const { name } = given;
  if (typeof name !== 'string') return null;
  return {
    name,
    ...('units' in given && typeof given.units === 'string' && { units: given.units }),
    ...('value' in given && typeof given.value === 'string' && { value: given.value }),
    ...('lookupId' in given && typeof given.lookupId === 'string' && { lookupId: given.lookupId }),
  };
}
