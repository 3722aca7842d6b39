// The seasonal patterns of a template: the twelve weights of each, January to December.
import { periodValues } from '#template/period-values.ts';
import type { ForecastEntry, SectionResource, Template } from '#template/template.ts';

/** The entry of the pattern's one variable. */
export function seasonEntry({ flows }: SectionResource, template: Template): ForecastEntry | null {
  const [flow] = flows;
  const [variable] = template.data.formulas.find(({ id }) => id === flow?.formula)?.variables ?? [];
  return flow?.fcst.find((entry) => variable === undefined || entry.variable === variable.id) ?? null;
}

/** Missing ones repeat the last; those of the first scenario hold in all. */
export function seasonWeights(resource: SectionResource, template: Template): readonly number[] {
  const [flow] = resource.flows;
  const [variable] = template.data.formulas.find(({ id }) => id === flow?.formula)?.variables ?? [];
  const entry = seasonEntry(resource, template);
  const text = entry && entry.scenarios.length > 0 ? entry.scenarios[0]?.data : variable?.value;
  return periodValues(text, 12);
}

/** Those that inputs may name, while their section is on. */
export function seasonIds(template: Template): ReadonlySet<string> {
  const { sections, env } = template.data;
  const isOn = sections.some(({ id, isEnabled }) => id === 'section_seasonality' && isEnabled);
  const resources = isOn ? (env.sectionResources.section_seasonality ?? []) : [];
  return new Set(resources.filter(({ flows }) => flows.length > 0).map(({ id }) => id));
}
