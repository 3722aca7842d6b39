// Changes to a template whose effect on its numbers is known.
import type {
  Flow,
  ForecastEntry,
  Formula,
  HistoryEntry,
  SectionResource,
  Template,
} from '#template/template.ts';

type ChangeResource = (resource: SectionResource, sectionId: string) => readonly SectionResource[];

function mapLists(
  lists: Readonly<Record<string, readonly SectionResource[]>>,
  change: (list: readonly SectionResource[], sectionId: string) => readonly SectionResource[],
) {
  return Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, change(list, id)]));
}

function mapSections(
  template: Template,
  change: (list: readonly SectionResource[], sectionId: string) => readonly SectionResource[],
): Template {
  const { data } = template;
  const divisions = data.divisions.map((division) => ({
    ...division,
    sectionResources: mapLists(division.sectionResources, change),
  }));
  const env = { ...data.env, sectionResources: mapLists(data.env.sectionResources, change) };
  return { ...template, data: { ...data, divisions, env } };
}

const mapResources = (template: Template, change: ChangeResource): Template =>
  mapSections(template, (list, sectionId) => list.flatMap((resource) => [...change(resource, sectionId)]));

const multiplied = (text: string | null, factor: number): string | null =>
  text === null
    ? null
    : text
        .split(';')
        .map((segment) => (segment.trim() === '' ? '' : String(Number(segment) * factor)))
        .join(';');

const multipliedEntry = <Entry extends HistoryEntry>(entry: Entry, factor: number): Entry => ({
  ...entry,
  scenarios: entry.scenarios.map((scenario) => ({ ...scenario, data: multiplied(scenario.data, factor) })),
});

/** Every money input, opening balances with them, times a factor. */
export function withScaledMoney(template: Template, factor: number): Template {
  const money = new Map(
    template.data.formulas.map(({ id, variables }) => [
      id,
      variables.filter(({ isCurrency }) => isCurrency).map((variable) => variable.id),
    ]),
  );
  const scaled = (flow: Flow): Flow => ({
    ...flow,
    hist: flow.hist.map((entry) => multipliedEntry(entry, factor)),
    fcst: flow.fcst.map((entry) =>
      money.get(flow.formula)?.includes(entry.variable) ? multipliedEntry(entry, factor) : entry,
    ),
  });
  const { opening, ...options } = template.data.options;
  const amounts = Object.entries(opening ?? {}).map(([name, text]) => [
    name,
    typeof text === 'string' ? multiplied(text, factor) : text,
  ]);
  const books = opening ? { ...options, opening: Object.fromEntries(amounts) } : options;
  return mapResources({ ...template, data: { ...template.data, options: books } }, (resource) => [
    { ...resource, flows: resource.flows.map(scaled) },
  ]);
}

export const withDateStart = (template: Template, dateStart: string): Template => {
  const { data } = template;
  const timing = { ...data.options.timing, dateStart };
  return { ...template, data: { ...data, options: { ...data.options, timing } } };
};

export const withReversedOrder = (template: Template): Template =>
  mapSections(template, (list, sectionId) =>
    sectionId === 'section_inflation' ? list : [...list].reverse(),
  );

/** Each entry gets four scenarios, of which the last is the first again. */
export function withBaseAsFourth(template: Template): Template {
  const four = (entry: ForecastEntry): ForecastEntry => {
    const [first, second = first, third = first] = entry.scenarios;
    if (!first || !second || !third) return entry;
    return { ...entry, scenarios: [first, second, third, { ...first, id: 'again', name: 'Base again' }] };
  };
  return mapResources(template, (resource) => [
    { ...resource, flows: resource.flows.map((flow) => ({ ...flow, fcst: flow.fcst.map(four) })) },
  ]);
}

/** Variables that multiply what a proportional formula gives, or all of its terms. */
const halvable = ({ id, variables }: Formula): readonly string[] => {
  const money = variables.filter(({ isCurrency }) => isCurrency).map((variable) => variable.id);
  return id === 'share_of' || id === 'part_of' ? [...money, 'share'] : money;
};

function halved(flow: Flow, formula: Formula): Flow {
  const names = halvable(formula);
  const rest = flow.fcst.filter(({ variable }) => !names.includes(variable));
  const entries = names.map((variable) => {
    const given = flow.fcst.find((entry) => entry.variable === variable);
    if (given && given.scenarios.length > 0) return multipliedEntry(given, 0.5);
    const value = formula.variables.find(({ id }) => id === variable)?.value ?? '0';
    const data = multiplied(value, 0.5);
    const scenarios = [{ id: 'base', name: 'Base scenario', data, units: 'units' }];
    return { id: `half_${variable}`, variable, lookupId: null, scenarios };
  });
  return { ...flow, fcst: [...rest, ...entries] };
}

const isReferredTo = (template: Template, id: string): boolean =>
  template.data.divisions.some(({ sectionResources }) =>
    Object.values(sectionResources).some((list) =>
      list.some(({ flows }) => flows.some(({ fcst }) => fcst.some(({ lookupId }) => lookupId === id))),
    ),
  );

/** Null where every service is read by another formula. */
export function withServiceInHalves(template: Template): Template | null {
  const { data } = template;
  const services = data.divisions[0]?.sectionResources.section_sales ?? [];
  const service = services.find(({ id }) => !isReferredTo(template, id));
  const formula = data.formulas.find(({ id }) => id === service?.flows[0]?.formula);
  if (!service || !formula) return null;
  const half = { ...service, flows: service.flows.map((flow) => halved(flow, formula)) };
  const other = { ...half, id: `${service.id}_half`, coreResource: `${service.coreResource}_half` };
  const split = mapResources(template, (resource) =>
    resource.id === service.id ? [half, other] : [resource],
  );
  const core = { id: other.coreResource, name: 'The other half', rel: 'service' as const };
  return { ...split, data: { ...split.data, coreResources: [...data.coreResources, core] } };
}

/** Sections that are off against sections that nobody filled in. */
export const withSection = (template: Template, sectionId: string, isEnabled: boolean): Template => ({
  ...template,
  data: {
    ...template.data,
    sections: template.data.sections.map((section) =>
      section.id === sectionId ? { ...section, isEnabled } : section,
    ),
  },
});

export const withEmptySection = (template: Template, sectionId: string): Template =>
  mapSections(template, (list, id) => (id === sectionId ? [] : list));

export const withoutModules = (template: Template, moduleIds: readonly string[]): Template => ({
  ...template,
  data: {
    ...template.data,
    modules: template.data.modules.map((module) =>
      moduleIds.includes(module.id) ? { ...module, isEnabled: false } : module,
    ),
  },
});
