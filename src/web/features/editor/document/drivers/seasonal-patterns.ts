// The seasonal patterns of a template, each with twelve weights from January to December.
import { periodValues } from '#template/period-values.ts';
import type { ForecastEntry, Template } from '#template/template.ts';

export const seasonSection = 'section_seasonality' as const;

export interface SeasonalPattern {
  readonly id: string;
  readonly name: string;
  readonly weights: readonly number[];
}

type PatternParts = Pick<Template, 'data'>;

const monthCount = 12;

/** A missing month repeats the one before it. */
export const weightsOf = (data: string | null | undefined): readonly number[] =>
  periodValues(data, monthCount);

/** The ids of the patterns that the numbers of an entry follow, whether they are there or gone. */
export const seasonsNamedIn = ({ scenarios }: Pick<ForecastEntry, 'scenarios'>): readonly string[] => [
  ...new Set(scenarios.flatMap(({ driver }) => driver?.season?.lookupId ?? [])),
];

const stored = ({ data }: PatternParts) => data.env.sectionResources[seasonSection] ?? [];

export const seasonalPatterns = (template: PatternParts): readonly SeasonalPattern[] =>
  stored(template).map(({ id, coreResource, flows }) => ({
    id,
    name: template.data.coreResources.find((core) => core.id === coreResource)?.name ?? coreResource,
    weights: weightsOf(flows[0]?.fcst[0]?.scenarios[0]?.data),
  }));

/** Null where the pattern is gone or all of them are switched off: the numbers then have no season. */
export function patternWeights(template: PatternParts, id: string): readonly number[] | null {
  const isOn = template.data.sections.some((section) => section.id === seasonSection && section.isEnabled);
  return isOn ? (seasonalPatterns(template).find((pattern) => pattern.id === id)?.weights ?? null) : null;
}
