// Random templates whose inputs move: drivers of every kind beside the numbers, and seasons for them to name.
import fc from 'fast-check';
import type { EntryJson, FlowJson, ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { isRecurring, shortForecast } from './long-forecasts.ts';
import { driverOf, type EntryDrivers, entryDrivers, type ForecastDates } from './random-drivers.ts';
import { randomTemplate } from './random-template.ts';
import { often } from './random-texts.ts';

type ResourceLists = Readonly<Record<string, readonly ResourceJson[]>>;

const weights = often<string | null>(
  [
    3,
    fc
      .array(fc.integer({ min: 0, max: 20 }).map(String), { minLength: 1, maxLength: 13 })
      .map((w) => w.join(';')),
  ],
  [1, fc.constantFrom('8;6;0', '1', '0', '', null, '0.5;;1.25')],
);

export const seasons = fc.record({
  weights: fc.array(weights, { maxLength: 3 }),
  /** Undefined where the document does not list the section. */
  isEnabled: fc.constantFrom(undefined, true, true, false),
});

type SeasonDrafts = typeof seasons extends fc.Arbitrary<infer Drafts> ? Drafts : never;

function driveEntry(entry: EntryJson, drivers: EntryDrivers, dates: ForecastDates): EntryJson {
  if (dates.periodCount > shortForecast && isRecurring(entry.variable)) return entry;
  const scenarios = (entry.scenarios ?? []).map((scenario, index) => {
    const draft = drivers[index];
    if (draft === undefined) return scenario;
    return { ...scenario, driver: draft ? driverOf(draft, dates) : draft };
  });
  return { ...entry, scenarios };
}

/** Gives the entries of all flows the drivers in turn. */
function drive(lists: ResourceLists, drivers: readonly EntryDrivers[], dates: ForecastDates): ResourceLists {
  let turn = 0;
  const next = (): EntryDrivers => drivers[turn++ % drivers.length] ?? [];
  const flow = (one: FlowJson): FlowJson => ({
    ...one,
    fcst: (one.fcst ?? []).map((entry) => driveEntry(entry, next(), dates)),
  });
  return Object.fromEntries(
    Object.entries(lists).map(([section, resources]) => [
      section,
      resources.map((resource) => ({ ...resource, flows: resource.flows.map(flow) })),
    ]),
  );
}

const twelveMonths = {
  id: 'twelve_months',
  name: 'Twelve months',
  expression: 'weights = weights',
  allowedRels: ['seasonality'],
  variables: [{ id: 'weights', name: 'Weights', value: '1' }],
};

const seasonId = (index: number): string => `season_${index + 1}`;

function seasonResource(text: string | null, index: number, variable: string): ResourceJson {
  const entry = {
    ...{ id: `f_${variable}`, variable, lookupId: null },
    scenarios: [{ id: 'sc0', name: 'Base scenario', data: text, units: 'units' }],
  };
  return {
    ...{ id: seasonId(index), coreResource: `core_${seasonId(index)}`, isEdited: false, isSelected: false },
    flows: [{ ...{ id: 'expBook', hist: [] }, formula: twelveMonths.id, fcst: [entry] }],
    otherAssumptions: {},
  };
}

/** Adds the seasons that drivers may name; some of them name others, which are missing. */
function withSeasons(data: TemplateJson['data'], drafts: SeasonDrafts): TemplateJson['data'] {
  const known = data.formulas.find(({ id }) => id === twelveMonths.id);
  const variable = (known ?? twelveMonths).variables[0]?.id ?? '';
  const resources = drafts.weights.map((text, index) => seasonResource(text, index, variable));
  const cores = resources.map(({ id, coreResource }) => ({ id: coreResource, name: id, rel: 'seasonality' }));
  const { isEnabled } = drafts;
  const title = { title: 'Seasonality', canDisable: true };
  return {
    ...data,
    formulas: known ? data.formulas : [...data.formulas, twelveMonths],
    coreResources: [...data.coreResources, ...cores],
    sections: [
      ...data.sections.filter(({ id }) => id !== 'section_seasonality'),
      ...(isEnabled === undefined ? [] : [{ id: 'section_seasonality', isEnabled, ...title }]),
    ],
    env: { sectionResources: { ...data.env.sectionResources, section_seasonality: resources } },
  };
}

export function drivenTemplateOf(
  template: TemplateJson,
  drivers: readonly EntryDrivers[],
  drafts: SeasonDrafts,
) {
  const { timing } = template.data.options;
  const monthsEach = { month: 1, quarter: 3 }[timing.periodicity] ?? 12;
  const dates = { dateStart: timing.dateStart, monthsEach, periodCount: template.layout.cFcstColCount };
  const { divisions, env } = template.data;
  const data = withSeasons(template.data, drafts);
  return {
    ...template,
    data: {
      ...data,
      divisions: divisions.map((division) => ({
        ...division,
        sectionResources: drive(division.sectionResources, drivers, dates),
      })),
      env: {
        sectionResources: { ...data.env.sectionResources, ...drive(env.sectionResources, drivers, dates) },
      },
    },
  };
}

/** Random templates in which most inputs have drivers, in the form of documents. */
export const drivenTemplate: fc.Arbitrary<TemplateJson> = fc
  .tuple(randomTemplate, fc.array(entryDrivers, { minLength: 1, maxLength: 12 }), seasons)
  .map(([template, drivers, drafts]) => drivenTemplateOf(template, drivers, drafts));
