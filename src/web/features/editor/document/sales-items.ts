// Reads what a template sells out of its parts: each service with its formula and the numbers it asks for.
import type {
  CoreResource,
  ForecastEntry,
  Formula,
  SectionResource,
  Template,
  Units,
} from '#template/template.ts';

export const salesSection = 'section_sales';

export interface SalesInput {
  readonly variableId: string;
  readonly name: string;
  /** The currency's name for money, else the text the formula gives. */
  readonly units: string;
  readonly data: string;
  /** A reference takes its numbers from another row, so there is nothing to type. */
  readonly isReference: boolean;
}

export interface SalesItem {
  readonly id: string;
  readonly name: string;
  readonly canDelete: boolean;
  readonly expression: string;
  readonly inputs: readonly SalesInput[];
}

export function salesItems(template: Template): readonly SalesItem[] {
  return salesResources(template).map((resource) => salesItem(template, resource));
}

export function salesResources(template: Template): readonly SectionResource[] {
  return template.data.divisions[0]?.sectionResources[salesSection] ?? [];
}

export function currencyName(template: Template): string {
  return template.data.coreResources[0]?.name ?? '';
}

function salesItem(template: Template, resource: SectionResource): SalesItem {
  const core = coreResourceOf(template, resource);
  const flow = resource.flows[0];
  const formula = template.data.formulas.find(({ id }) => id === flow?.formula);
  return {
    id: resource.id,
    name: core?.name ?? resource.coreResource,
    canDelete: core?.isDefault !== true,
    expression: formula?.expression ?? flow?.formula ?? '',
    inputs: (flow?.fcst ?? []).map((entry) => salesInput(template, formula, entry)),
  };
}

function coreResourceOf(template: Template, resource: SectionResource): CoreResource | undefined {
  return template.data.coreResources.find(({ id }) => id === resource.coreResource);
}

function salesInput(template: Template, formula: Formula | undefined, entry: ForecastEntry): SalesInput {
  const variable = formula?.variables.find(({ id }) => id === entry.variable);
  const scenario = entry.scenarios[0];
  return {
    variableId: entry.variable,
    name: variable?.name ?? entry.variable,
    units: scenario ? unitsText(template, scenario.units) : (variable?.units ?? ''),
    data: scenario?.data ?? '',
    isReference: variable?.isReference === true,
  };
}

function unitsText(template: Template, units: Units): string {
  if (typeof units === 'string') return units;
  return template.data.coreResources.find(({ id }) => id === units.currency)?.name ?? currencyName(template);
}
