// What customers of subscriptions bring, cost and pay back; nothing where no service is sold by subscription.
import type { Flows } from './flows.ts';
import { type OptionInput, resourcesOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine, type SingleFigure } from './line.ts';
import type { ResourceJson } from './template-json.ts';

type KnownLine = SingleFigure[];

/** Counted while the formula still says who comes, leaves and stays. */
function isSubscription({ template }: OptionInput, service: ResourceJson): boolean {
  const formula = template.data.formulas.find(({ id }) => id === service.flows[0]?.formula);
  if (formula?.id !== 'subscription') return false;
  const steps = (formula.steps ?? []).map(({ id }) => id);
  return (
    steps.includes('customers') && steps.includes('lost') && formula.variables.some(({ id }) => id === 'new')
  );
}

const quotient = (over: SingleFigure, under: SingleFigure): SingleFigure =>
  over === null || under === null || !(under > 0) ? null : over / under;

const product = (one: SingleFigure, other: SingleFigure): SingleFigure =>
  one === null || other === null ? null : one * other;

interface Company {
  readonly revenue: PeriodLine;
  readonly grossProfit: PeriodLine;
  /** Revenue up to this counts as 0. */
  readonly allowance: number;
}

function grossMargin({ revenue, grossProfit, allowance }: Company, t: number): SingleFigure {
  return Math.abs(at(revenue, t)) <= allowance ? null : at(grossProfit, t) / at(revenue, t);
}

export function unitEconomics(
  setting: OptionInput,
  flows: Flows,
  company: Company,
): Readonly<Record<string, KnownLine>> {
  const { template, n, p } = setting;
  const services = resourcesOf(template, 'section_sales').filter((one) => isSubscription(setting, one));
  if (services.length === 0) return {};
  const count = (row: string, t: number): number =>
    services.reduce((sum, service) => sum + flows.rowOf(service, 'section_sales', row, t), 0);
  const spending = resourcesOf(template, 'section_sga').filter(
    ({ otherAssumptions }) => otherAssumptions?.acquisition?.value === '1',
  );
  const amounts = (list: readonly ResourceJson[], section: string): PeriodLine => {
    const sum = emptyLine(n);
    for (const one of list) {
      const line = flows.of(one, section, 0);
      for (let t = 1; t <= n; t++) sum[t] = at(sum, t) + at(line, t);
    }
    return sum;
  };
  const [revenue, spent] = [amounts(services, 'section_sales'), amounts(spending, 'section_sga')];
  const every = (value: (t: number) => SingleFigure): KnownLine => [
    null,
    ...Array.from({ length: n }, (_, index) => value(index + 1)),
  ];
  const perCustomer = every((t) => quotient(at(revenue, t), count('customers', t)));
  const profit = every((t) => product(perCustomer[t] ?? null, grossMargin(company, t)));
  const churn = every((t) => quotient(count('lost', t), count('customers', t - 1)));
  const cost = every((t) => quotient(at(spent, t), count('new', t)));
  const lifetime = every((t) => quotient(profit[t] ?? null, churn[t] ?? null));
  return {
    customers: every((t) => count('customers', t)),
    new_customers: every((t) => count('new', t)),
    lost_customers: every((t) => count('lost', t)),
    mrr: every((t) => (at(revenue, t) * p) / 12),
    churn,
    revenue_per_customer: perCustomer,
    lifetime_value: lifetime,
    acquisition_cost: cost,
    ltv_to_cac: every((t) => quotient(lifetime[t] ?? null, cost[t] ?? null)),
    cac_payback_months: every((t) => quotient(cost[t] ?? null, product(profit[t] ?? null, p / 12))),
  };
}
