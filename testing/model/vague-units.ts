// In which periods unit economics rest on amounts next to nothing, so that rounding decides and nothing can be compared.
import type { NamedFigures } from './named-figures.ts';

/** Of the largest amount of its kind; smaller ones may be what is left of sums that cancel out. */
const leastPart = 1e-5;

export const unitQuotients: readonly string[] = [
  ...['ratios_churn', 'ratios_revenue_per_customer', 'ratios_lifetime_value', 'ratios_acquisition_cost'],
  ...['ratios_ltv_to_cac', 'ratios_cac_payback_months'],
];

type Line = readonly (number | null)[];

const lineOf = (figures: NamedFigures, name: string): Line => {
  const figure = figures[name];
  return Array.isArray(figure) ? figure : [];
};

const sizeOf = (line: Line): number => Math.max(0, ...line.map((value) => Math.abs(value ?? 0)));

/** The periods in which one of the amounts is not 0 and yet next to nothing beside the largest of its kind. */
export function vagueUnitPeriods(figures: NamedFigures): ReadonlySet<number> {
  const line = (name: string): Line => lineOf(figures, name);
  const people = ['customers', 'new_customers', 'lost_customers'].map((name) => line(`ratios_${name}`));
  const [customers = []] = people;
  const money = [line('ratios_mrr'), line('is_revenue'), line('is_gross_profit')];
  const spent = line('ratios_acquisition_cost').map(
    (cost, t) => (cost ?? 0) * (line('ratios_new_customers')[t] ?? 0),
  );
  const kinds: readonly (readonly [Line, number])[] = [
    ...[...people, [0, ...customers]].map((one) => [one, Math.max(...people.map(sizeOf))] as const),
    ...money.map((one) => [one, Math.max(...money.map(sizeOf))] as const),
    [spent, sizeOf([...line('sga_total'), ...line('is_sga')])],
  ];
  const isVague = ([one, size]: readonly [Line, number], t: number): boolean => {
    const amount = Math.abs(one[t] ?? 0);
    return amount !== 0 && amount <= leastPart * size;
  };
  const periods = customers.map((_, t) => t);
  return new Set(periods.filter((t) => kinds.some((kind) => isVague(kind, t))));
}
