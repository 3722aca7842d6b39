// Compares named numbers: money within 1e-9 of the model's peak, rates, ratios and values beyond the peak within 1e-9 of themselves.
import type { NamedFigure, NamedFigures } from './named-figures.ts';
import { unitQuotients, vagueUnitPeriods } from './vague-units.ts';

export const tolerance = 1e-9;

const ratios = new Set([
  'is_tax_rate',
  'content_master',
  ...['content_alerts', 'content_cash_alert', 'content_minimum_cash_alert'],
  ...['content_equity_alert', 'content_debt_service_alert'],
  'assumptions_days',
  'financing_payout',
  'ip_discount_factor',
  ...['ip_irr', 'ip_irr_exit', 'ip_equity_irr', 'ip_money_multiple'],
  ...['ip_implied_multiple', 'ip_implied_growth', 'ip_tv_share_gordon', 'ip_tv_share_multiple'],
  'ip_payback',
  'ip_discounted_payback',
  ...['ratios_first_ebitda_period', 'ratios_first_profit_period', 'ratios_lowest_cash_period'],
  'ip_profitability_index',
  ...unitQuotients,
  ...['ratios_customers', 'ratios_new_customers', 'ratios_lost_customers'],
]);

export const isRatio = (name: string): boolean => ratios.has(name);

/** A quotient of two amounts that are 0 but for rounding is anything; these have a test of their own. */
const isQuotient = (name: string): boolean =>
  name.startsWith('ratios_') && !/(_period|lowest_cash|_?customers|mrr)$/.test(name) && !isUnitQuotient(name);

const isUnitQuotient = (name: string): boolean => unitQuotients.includes(name);

const valuesOf = (figure: NamedFigure | undefined): readonly (number | null | undefined)[] =>
  Array.isArray(figure) ? figure : [typeof figure === 'number' ? figure : null];

/** The largest of 1, total assets and flows. */
export function peakOf(figures: NamedFigures): number {
  let peak = 1;
  for (const [name, figure] of Object.entries(figures)) {
    if (isRatio(name) || !Array.isArray(figure)) continue;
    for (const value of valuesOf(figure)) peak = Math.max(peak, Math.abs(value ?? 0));
  }
  return peak;
}

/**
 * No business earns a million times its money a year, or keeps less than a billionth of it; so far out a search may give up
 * and take another rate, or none.
 */
const isBeyondUse = (name: string, value: number | null | undefined): boolean =>
  name.includes('irr') && typeof value === 'number' && (value > 1e6 || value < 1e-9 - 1);

function differ(
  name: string,
  one: number | null | undefined,
  other: number | null | undefined,
  peak: number,
) {
  if (isBeyondUse(name, one) || isBeyondUse(name, other)) return false;
  if (typeof one !== 'number' || typeof other !== 'number') return one !== other;
  // A value for ever at hardly more than its growth exceeds all amounts, and has as many digits as they have.
  const scale = Math.max(isRatio(name) ? 1 : peak, Math.abs(one));
  return !(Math.abs(one - other) <= tolerance * scale);
}

/** The sum of the last year, whatever the length of a period, of which there are three. */
const lastYears = (figure: NamedFigure | undefined): readonly number[] =>
  [1, 4, 12].map((p) =>
    valuesOf(figure)
      .slice(1)
      .slice(-p)
      .reduce<number>((sum, value) => sum + (value ?? 0), 0),
  );

const single = (figure: NamedFigure | undefined): number => valuesOf(figure)[0] ?? 0;

/** Flows far below the model's peak are what is left of amounts near it, and as rough; a yearly rate of monthly ones is rougher. */
const dwarfed = 1e-5;

const isDwarfed = (flows: readonly (number | null | undefined)[], peak: number): boolean =>
  flows.every((value) => Math.abs(value ?? 0) < dwarfed * peak);

/** Quotients whose divisor is next to nothing, and rates of flows that are. */
function vagueReturns(figures: NamedFigures, peak: number): readonly string[] {
  const isTiny = (value: number): boolean => value !== 0 && Math.abs(value) <= 1000 * tolerance * peak;
  const isRounding = (value: number): boolean => value !== 0 && Math.abs(value) <= tolerance * peak;
  const found: string[] = [];
  const [flow, owners] = [valuesOf(figures.ip_fcff), valuesOf(figures.ip_equity_flow)];
  const last = flow.at(-1) ?? 0;
  const exits = [figures.ip_tv_gordon, figures.ip_tv_multiple, figures.ip_tv_liquidation].map(single);
  const withExits = [...flow, ...exits.map((exit) => last + exit)];
  const isVague = withExits.some((value) => isRounding(value ?? 0)) || isDwarfed(withExits, peak);
  if (isVague) found.push('ip_irr_exit');
  const isOwnersVague = owners.some((value) => isRounding(value ?? 0)) || isDwarfed(owners, peak);
  if (isOwnersVague) found.push('ip_equity_irr');
  const paidIn = owners.reduce<number>((sum, value) => sum + Math.max(0, -(value ?? 0)), 0);
  if (isTiny(paidIn)) found.push('ip_money_multiple');
  if (lastYears(figures.is_ebitda).some(isTiny)) found.push('ip_implied_multiple');
  const multiple = single(figures.ip_tv_multiple);
  if (lastYears(figures.ip_fcff).some((sum) => isTiny(sum + multiple))) found.push('ip_implied_growth');
  if (isTiny(single(figures.ip_ev_gordon))) found.push('ip_tv_share_gordon');
  if (isTiny(single(figures.ip_ev_multiple))) found.push('ip_tv_share_multiple');
  return found;
}

/** Amounts near what counts as 0 may be taken either way. */
function vagueMilestones(figures: NamedFigures, peak: number): readonly string[] {
  const isNearNothing = (value: number): boolean => value !== 0 && Math.abs(value) <= 20 * tolerance * peak;
  const forecast = (name: string): readonly number[] =>
    valuesOf(figures[name])
      .slice(1)
      .map((value) => value ?? 0);
  const found: string[] = [];
  if (forecast('is_ebitda').some(isNearNothing)) found.push('ratios_first_ebitda_period');
  const income = forecast('is_net_income');
  const toDate = income.map((_, t) => income.slice(0, t + 1).reduce((sum, value) => sum + value, 0));
  if (toDate.some(isNearNothing)) found.push('ratios_first_profit_period');
  const cash = forecast('bs_cash');
  const lowest = Math.min(...cash);
  if (cash.some((value) => isNearNothing(value - lowest))) found.push('ratios_lowest_cash_period');
  return found;
}

const vagueNames = (figures: NamedFigures, peak: number): readonly string[] => [
  ...vagueOnes(figures, peak),
  ...vagueReturns(figures, peak),
  ...vagueMilestones(figures, peak),
];

/**
 * Flows that are 0 but for rounding have no sign, so what rests on signs alone cannot be compared: terms beyond the end of
 * the forecast leave such flows, as nothing is ever paid. Nor can a share of purchases that are next to nothing, nor the
 * master check where huge amounts on one side cancel out, so that rounding is large beside total assets.
 */
function vagueOnes(figures: NamedFigures, peak: number): readonly string[] {
  const [flow, factor] = [valuesOf(figures.ip_fcff), valuesOf(figures.ip_discount_factor)];
  const capex = valuesOf(figures.fixedassets_capex);
  const isRounding = (value: number): boolean => value !== 0 && Math.abs(value) <= tolerance * peak;
  const found: string[] = [];
  const totalAssets = valuesOf(figures.bs_total_assets).map((value) => Math.abs(value ?? 0));
  const rounding = valuesOf(figures.bs_check).map((value) => Math.abs(value ?? 0));
  if (Math.max(...rounding) > (tolerance / 10) * Math.max(1, ...totalAssets)) found.push('content_master');
  if (isDwarfed(flow, peak)) found.push('ip_irr');
  let [sum, discounted, purchases] = [0, 0, -(flow[0] ?? 0)];
  for (const [t, value] of flow.entries()) {
    sum += value ?? 0;
    discounted += (value ?? 0) * (factor[t] ?? 0);
    purchases += (capex[t] ?? 0) * (factor[t] ?? 0);
    if (isRounding(value ?? 0)) found.push('ip_irr');
    if (isRounding(sum)) found.push('ip_payback');
    if (isRounding(discounted)) found.push('ip_discounted_payback');
  }
  if (purchases !== 0 && Math.abs(purchases) <= 1000 * tolerance * peak) found.push('ip_profitability_index');
  return found;
}

/** What differs among the figures that both sides name, as text: name, period, one, other. */
export function differences(one: NamedFigures, other: NamedFigures): readonly string[] {
  const peak = Math.max(peakOf(one), peakOf(other));
  const found: string[] = [];
  const vague = new Set([one, other].flatMap((figures) => vagueNames(figures, peak)));
  const vagueUnits = [one, other].map(vagueUnitPeriods);
  for (const name of Object.keys(one)) {
    if (other[name] === undefined || vague.has(name) || isQuotient(name)) continue;
    const [left, right] = [valuesOf(one[name]), valuesOf(other[name])];
    if (left.length !== right.length) found.push(`${name}: ${left.length} against ${right.length} values`);
    for (const [t, value] of left.entries()) {
      if (isUnitQuotient(name) && vagueUnits.some((periods) => periods.has(t))) continue;
      if (differ(name, value, right[t], peak)) found.push(`${name}(${t}): ${value} against ${right[t]}`);
    }
  }
  return found;
}
