// Compares one resource in two versions of a template: its name, formulas, numbers, terms and lookups.

import { resourcesIn } from '#template/resources-in.ts';
import {
  type LookupTermId,
  lookupTermIds,
  numberTermIds,
  type ResourceSectionId,
  wordTermIds,
} from '#template/sections.ts';
import type { ForecastEntry, SectionResource, Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import { driverTextsOf, hasDriver } from '../../document/drivers/driver-texts.ts';
import { type FlowPart, flowPartIn } from '../../document/resources/flow-part.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { wordOf } from '../../document/resources/word-terms.ts';
import { scenarioNames } from '../../document/scenarios/scenario-names.ts';
import { type SaidDriver, saidDriver } from '../../drivers/driver-words.ts';
import type { Difference } from './difference.ts';
import { shortNumbers } from './short-numbers.ts';

export type ResourceVersion = readonly [template: Template, resource: SectionResource];

export const resourceName = ({ data }: Template, { coreResource }: SectionResource): string =>
  data.coreResources.find(({ id }) => id === coreResource)?.name ?? coreResource;

export function resourceDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  sectionId: ResourceSectionId,
): readonly Difference[] {
  const [inOne, inOther] = [resourceName(...one), resourceName(...other)];
  const of = { sectionId, resource: inOther } as const;
  const found: readonly Difference[] = [
    ...(inOne === inOther ? [] : [{ kind: 'name', ...of, one: inOne, other: inOther } as const]),
    ...formulaDifferences(one, other, of),
    ...numberDifferences(one, other, of),
    ...openingDifferences(one, other, of),
    ...termDifferences(one, other, of),
  ];
  const hasDetails =
    found.length === 0 && !isSameValue(comparableContent(one[1]), comparableContent(other[1]));
  return hasDetails ? [{ kind: 'details', ...of }] : found;
}

/** Numbers are compared one by one; whether it is open or selected is not content. */
const comparableContent = (resource: SectionResource): object => ({
  ...resource,
  ...{ isEdited: false, isSelected: false },
  flows: resource.flows.map((flow) => ({
    ...flow,
    fcst: flow.fcst.map((entry) => ({ ...entry, scenarios: entry.scenarios[0]?.units ?? '' })),
  })),
});

interface ResourceOfDifference {
  readonly sectionId: ResourceSectionId;
  readonly resource: string;
}

function formulaDifferences(
  [inOne, { flows }]: ResourceVersion,
  [inOther, { flows: otherFlows }]: ResourceVersion,
  of: ResourceOfDifference,
): readonly Difference[] {
  return flows.flatMap(({ formula }, index): readonly Difference[] => {
    const otherFormula = otherFlows[index]?.formula;
    if (otherFormula === undefined) return [];
    const [one, other] = [expressionOf(inOne, formula), expressionOf(inOther, otherFormula)];
    return one === other ? [] : [{ kind: 'formula', ...of, one, other }];
  });
}

const expressionOf = (template: Template, formulaId: string): string =>
  formulaOf(template, formulaId)?.expression ?? formulaId;

interface VersionInput {
  readonly flow: FlowPart | null;
  readonly template: Template;
  readonly formulaId: string;
  readonly entry: ForecastEntry;
}

/** By variable, whatever its position. */
function inputsOf([template, resource]: ResourceVersion): ReadonlyMap<string, VersionInput> {
  return new Map(
    resource.flows.flatMap(({ formula: formulaId, fcst }, index) =>
      fcst.map((entry) => {
        const flow = flowPartIn(template, resource, index);
        return [`${index} ${entry.variable}`, { flow, template, formulaId, entry }] as const;
      }),
    ),
  );
}

const inputName = ({ template, formulaId, entry }: VersionInput): string =>
  formulaOf(template, formulaId)?.variables.find(({ id }) => id === entry.variable)?.name ?? entry.variable;

const dataOf = (input: VersionInput | undefined, scenario: number): string =>
  input?.entry.scenarios[scenario]?.data ?? '';

/** With the numbers of the first scenario where a scenario has none. */
const saidOf = (input: VersionInput, scenario: number): SaidDriver =>
  saidDriver(
    input.template,
    driverTextsOf(input.entry, scenario),
    dataOf(input, scenario) || dataOf(input, 0),
  );

/** An input that only one version has belongs to the difference between their formulas. */
function numberDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: ResourceOfDifference,
): readonly Difference[] {
  const [inOne, inOther] = [inputsOf(one), inputsOf(other)];
  const [names, otherNames] = [scenarioNames(one[0]), scenarioNames(other[0])];
  const scenarios = names.length > otherNames.length ? names : otherNames;
  return [...inOther].flatMap(([key, input]) => {
    const before = inOne.get(key);
    if (before === undefined) return [];
    return scenarios.flatMap((name, index): readonly Difference[] => {
      const scenario = scenarios.length > 1 ? name : null;
      const named = { input: inputName(input), flow: input.flow, scenario };
      const drivers = [driverTextsOf(before.entry, index), driverTextsOf(input.entry, index)] as const;
      const isMoving = drivers.some(hasDriver);
      if (isMoving && !isSameValue(drivers[0], drivers[1]))
        return [{ kind: 'driver', ...of, ...named, one: saidOf(before, index), other: saidOf(input, index) }];
      const [typed, otherTyped] = [dataOf(before, index), dataOf(input, index)];
      if (typed === otherTyped) return [];
      const [shown, otherShown] = shortNumbers(typed, otherTyped);
      return [{ kind: 'numbers', ...of, ...named, one: shown, other: otherShown }];
    });
  });
}

const openingOf = ([, { flows }]: ResourceVersion): string =>
  flows.flatMap(({ hist }) => hist.flatMap(({ scenarios }) => scenarios[0]?.data ?? [])).join('; ');

function openingDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: ResourceOfDifference,
): readonly Difference[] {
  const [inOne, inOther] = [openingOf(one), openingOf(other)];
  return inOne === inOther ? [] : [{ kind: 'opening', ...of, one: inOne, other: inOther }];
}

function termDifferences(
  one: ResourceVersion,
  other: ResourceVersion,
  of: ResourceOfDifference,
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
    const [chosen, otherChosen] = [chosenName(one, lookup), chosenName(other, lookup)];
    return chosen === otherChosen ? [] : [{ kind: 'lookup', ...of, lookup, one: chosen, other: otherChosen }];
  });
  return [...ofWords, ...ofTerms, ...ofLookups];
}

function chosenName([template, { otherAssumptions }]: ResourceVersion, lookup: LookupTermId): string | null {
  const id = otherAssumptions[lookup]?.lookupId;
  if (id === undefined) return null;
  const chosen = resourcesIn(template.data.env.sectionResources).find((resource) => resource.id === id);
  return chosen ? resourceName(template, chosen) : id;
}
