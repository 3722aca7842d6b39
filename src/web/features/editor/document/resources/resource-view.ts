// Reads the resources of a section from a template's parts: each with its flows, their inputs, and its terms.
import { isEmptyPeriodString } from '#template/period-values.ts';
import {
  type FlowId,
  type LookupTermId,
  type NumberTermId,
  type RelId,
  type ResourceSectionId,
  rels,
  resourceSectionIds,
  sections,
  terms,
} from '#template/sections.ts';
import type {
  CoreResource,
  Flow,
  ForecastEntry,
  Formula,
  OtherAssumption,
  SectionResource,
  Template,
  Units,
  Variable,
} from '#template/template.ts';
import { type DriverTexts, driverTextsOf } from '../drivers/driver-texts.ts';

import { type RepaymentWay, termsThatCount, wayOf } from './funding.ts';
import { type RowStart, startsOf } from './row-starts.ts';

/** Where the numbers of an input are stored. */
export interface InputPlace {
  readonly flowIndex: number;
  readonly variableId: string;
}

export interface InputView extends InputPlace {
  readonly name: string;
  /** The currency's name for money, else the formula's text. */
  readonly units: string;
  /** The numbers typed for the active scenario. */
  readonly data: string;
  /** Counted from 0. */
  readonly scenario: number;
  /** The first scenario's numbers, used while nothing is typed; null in the first itself. */
  readonly baseData: string | null;
  /** How its numbers move, with the scenario's own numbers. */
  readonly driver: DriverTexts;
  /** A reference reads another row, so there is nothing to type. */
  readonly isReference: boolean;
  /** Whether its formula has a number there, so that it may be typed even if it reads a row now. */
  readonly isTyped: boolean;
  /** The row this resource's reference reads; null means the formula's own. */
  readonly lookupId: string | null;
  /** The row named by its formula; empty if none. */
  readonly reference: string;
}

export interface FlowView {
  readonly id: FlowId;
  readonly index: number;
  readonly formulaId: string;
  readonly expression: string;
  /** Its expression, or the formula's name if that only passes on its one number. */
  readonly calculation: string;
  /** What its formula works out before the total, each a row that others may read. */
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  readonly inputs: readonly InputView[];
  /** What the rows that its formula remembers were before the first period. */
  readonly starts: readonly RowStart[];
}

export interface TermView {
  readonly term: NumberTermId;
  readonly value: string;
}

export interface LookupView {
  readonly lookup: LookupTermId;
  readonly chosenId: string | null;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

export interface ResourceView {
  readonly id: string;
  readonly sectionId: ResourceSectionId;
  readonly rel: RelId;
  readonly name: string;
  /** What the total of a driver counts; empty where that follows from its inputs. */
  readonly units: string;
  /** Every template has one, so it can be neither copied nor deleted. */
  readonly isDefault: boolean;
  readonly flows: readonly FlowView[];
  /** Of a loan alone. */
  readonly way?: RepaymentWay;
  readonly terms: readonly TermView[];
  readonly lookups: readonly LookupView[];
}

export function sectionResources(
  template: Template,
  sectionId: ResourceSectionId,
): readonly SectionResource[] {
  const { divisions, env } = template.data;
  const held = sections[sectionId].place === 'env' ? env.sectionResources : divisions[0]?.sectionResources;
  return held?.[sectionId] ?? [];
}

/** With the numbers of one scenario, counted from 0. */
export function resourcesOf(
  template: Template,
  sectionId: ResourceSectionId,
  scenario = 0,
): readonly ResourceView[] {
  return sectionResources(template, sectionId).map((resource) =>
    resourceView(template, sectionId, resource, scenario),
  );
}

export const allResources = (template: Template): readonly ResourceView[] =>
  resourceSectionIds.flatMap((id) => resourcesOf(template, id));

/** The section of a resource; null once it is deleted. */
export const sectionOfResource = (template: Template, resourceId: string): ResourceSectionId | null =>
  resourceSectionIds.find((id) => sectionResources(template, id).some((one) => one.id === resourceId)) ??
  null;

export const currencyOf = (template: Template): CoreResource | undefined => template.data.coreResources[0];

export const currencyName = (template: Template): string => currencyOf(template)?.name ?? '';

export const formulaOf = (template: Template, formulaId: string): Formula | undefined =>
  template.data.formulas.find(({ id }) => id === formulaId);

/** Seasonal patterns are the same in all. */
export const hasScenarios = (sectionId: ResourceSectionId): boolean => sectionId !== 'section_seasonality';

function resourceView(
  template: Template,
  sectionId: ResourceSectionId,
  resource: SectionResource,
  scenario: number,
): ResourceView {
  const core = template.data.coreResources.find(({ id }) => id === resource.coreResource);
  const rel = core?.rel ?? sections[sectionId].rels[0] ?? 'service';
  const { otherAssumptions } = resource;
  return {
    id: resource.id,
    sectionId,
    rel,
    name: core?.name ?? resource.coreResource,
    units: unitsText(template, resource.units ?? ''),
    isDefault: core?.isDefault === true,
    ...(rel === 'loan' && { way: wayOf(otherAssumptions) }),
    flows: resource.flows.map((flow, index) =>
      flowView(template, flow, {
        index,
        scenario: hasScenarios(sectionId) ? scenario : 0,
        units: rel === 'driver' ? unitsText(template, resource.units ?? '') : null,
      }),
    ),
    terms: termsThatCount(rel, otherAssumptions).map((term) => ({
      term,
      value: otherAssumptions[term]?.value ?? '',
    })),
    lookups: rels[rel].lookups.map((lookup) => lookupView(template, lookup, otherAssumptions[lookup])),
  };
}

/** The available choices, in the order of their section. */
export const lookupChoices = (template: Template, lookup: LookupTermId): LookupView['choices'] =>
  sectionResources(template, terms[lookup].section).flatMap(({ id, coreResource }) => {
    const core = template.data.coreResources.find((one) => one.id === coreResource);
    return core?.rel === terms[lookup].rel ? [{ id, name: core.name }] : [];
  });

/** The initial choice for a new resource: the default group or, if that is deleted, the first. */
export function firstLookup(template: Template, lookup: LookupTermId): string | null {
  const { usual } = terms[lookup];
  if (usual === null) return null;
  const choices = lookupChoices(template, lookup);
  return (choices.find(({ id }) => id === usual) ?? choices[0])?.id ?? null;
}

function lookupView(
  template: Template,
  lookup: LookupTermId,
  chosen: OtherAssumption | undefined,
): LookupView {
  const choices = lookupChoices(template, lookup);
  const usual = choices.find(({ id }) => id === terms[lookup].usual)?.id ?? null;
  return { lookup, chosenId: chosen?.lookupId || usual, choices };
}

interface FlowPlace {
  readonly index: number;
  readonly scenario: number;
  /** Of its total; null for money. */
  readonly units: string | null;
}

function flowView(template: Template, flow: Flow, { index, scenario, units }: FlowPlace): FlowView {
  const formula = formulaOf(template, flow.formula);
  return {
    id: flow.id,
    index,
    formulaId: flow.formula,
    expression: formula?.expression ?? flow.formula,
    calculation: calculationOf(formula) ?? flow.formula,
    steps: formula?.steps ?? [],
    inputs: flow.fcst.map((entry) => inputView(template, formula, entry, { index, scenario })),
    starts: startsOf(flow, formula, units),
  };
}

function calculationOf(formula: Formula | undefined): string | undefined {
  const [result, taken] = formula?.expression.split('=').map((side) => side.trim()) ?? [];
  if (result === taken) return formula?.name;
  const steps = (formula?.steps ?? []).map(({ id, expression }) =>
    expression.includes('=') ? expression : `${id} = ${expression}`,
  );
  return formula && [...steps, formula.expression].join('; ');
}

/** Blanks are no number. */
const typedIn = (scenario: Pick<ForecastEntry['scenarios'][number], 'data'> | undefined): string =>
  isEmptyPeriodString(scenario?.data) ? '' : (scenario?.data ?? '');

/** Without scenarios the formula's own number counts. */
function inputView(
  template: Template,
  formula: Formula | undefined,
  entry: ForecastEntry,
  { index, scenario }: { readonly index: number; readonly scenario: number },
): InputView {
  const variable = formula?.variables.find(({ id }) => id === entry.variable);
  const [base] = entry.scenarios;
  const first = base ? typedIn(base) : (variable?.value ?? '');
  return {
    flowIndex: index,
    variableId: entry.variable,
    name: variable?.name ?? entry.variable,
    units: formula?.hideUnits === true ? '' : inputUnits(template, variable, base?.units),
    data: scenario === 0 ? first : typedIn(entry.scenarios[scenario]),
    scenario,
    baseData: scenario === 0 ? null : first,
    driver: driverTextsOf(entry, scenario),
    isReference: variable?.isReference === true || Boolean(entry.lookupId),
    isTyped: variable?.isReference !== true,
    lookupId: entry.lookupId || null,
    reference: variable?.reference ?? '',
  };
}

const inputUnits = (template: Template, variable: Variable | undefined, units: Units | undefined): string => {
  if (units !== undefined) return unitsText(template, units);
  return typeof variable?.units === 'string' ? variable.units : '';
};

function unitsText(template: Template, units: Units): string {
  if (typeof units === 'string') return units;
  return template.data.coreResources.find(({ id }) => id === units.currency)?.name ?? currencyName(template);
}
