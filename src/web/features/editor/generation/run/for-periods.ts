// Converts the monthly numbers of suggestions to quarters or years.
import { perPeriodVariable } from '#template/default-formulas.ts';
import { relIds, rels } from '#template/sections.ts';
import type { Periodicity } from '#template/template.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

const monthsOf: Readonly<Record<Periodicity, number>> = { month: 1, quarter: 3, year: 12 };

/** One-time purchases and payments cost the same, however long a period is. */
const paidOnce: readonly string[] = relIds.filter((rel) => rels[rel].isOnce);

export function forPeriods(suggestion: SuggestedResource, periodicity: Periodicity): SuggestedResource {
  const months = monthsOf[periodicity];
  const variable = perPeriodVariable(suggestion.formula);
  if (months === 1 || variable === null || paidOnce.includes(suggestion.rel)) return suggestion;
  return {
    ...suggestion,
    values: suggestion.values.map((values) => {
      const data = values[variable];
      return data === undefined ? values : { ...values, [variable]: times(data, months) };
    }),
  };
}

/** An empty segment repeats the number before it, and continues to do so. */
const times = (data: string, factor: number): string =>
  data
    .split(';')
    .map((text) => (text.trim() === '' ? text : String(Number(text) * factor)))
    .join(';');
