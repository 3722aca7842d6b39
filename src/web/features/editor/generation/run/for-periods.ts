// Converts the monthly numbers of suggestions to quarters or years.
import type { Periodicity } from '#template/template.ts';
import type { SuggestedResource } from '../../document/resources/suggested-resource.ts';

const monthsOf: Readonly<Record<Periodicity, number>> = { month: 1, quarter: 3, year: 12 };

/** By formula, the variable that grows with the length of a period; prices, headcount and shares do not. */
const growing: Readonly<Record<string, string>> = {
  price_quantity: 'quantity',
  quantity_price_share: 'quantity',
  customers_check_visits: 'visits',
  unit_cost_quantity: 'quantity',
  headcount_salary: 'salary',
  amount: 'amount',
  amount_months: 'months',
};

/** One-time purchases and payments cost the same, however long a period is. */
const paidOnce: readonly string[] = ['fixedasset', 'equity', 'loan'];

export function forPeriods(suggestion: SuggestedResource, periodicity: Periodicity): SuggestedResource {
  const months = monthsOf[periodicity];
  const variable = growing[suggestion.formula];
  if (months === 1 || variable === undefined || paidOnce.includes(suggestion.rel)) return suggestion;
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
