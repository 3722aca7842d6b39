// Compares named numbers: money within 1e-9 of the model's peak, rates and ratios within 1e-9 of themselves.
import type { NamedFigure, NamedFigures } from './named-figures.ts';

export const tolerance = 1e-9;

const ratios = new Set([
  'is_tax_rate',
  'content_master',
  'assumptions_days',
  'financing_payout',
  'ip_discount_factor',
  'ip_irr',
  'ip_payback',
  'ip_discounted_payback',
  'ip_profitability_index',
]);

export const isRatio = (name: string): boolean => ratios.has(name);

/** A quotient of two amounts that are 0 but for rounding is anything; these have a test of their own. */
const isQuotient = (name: string): boolean => name.startsWith('ratios_');

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
  name === 'ip_irr' && typeof value === 'number' && (value > 1e6 || value < 1e-9 - 1);

function differ(
  name: string,
  one: number | null | undefined,
  other: number | null | undefined,
  peak: number,
) {
  if (isBeyondUse(name, one) || isBeyondUse(name, other)) return false;
  if (typeof one !== 'number' || typeof other !== 'number') return one !== other;
  const scale = isRatio(name) ? Math.max(1, Math.abs(one)) : peak;
  return !(Math.abs(one - other) <= tolerance * scale);
}

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
  let [sum, discounted, purchases] = [0, 0, 0];
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
  const vague = new Set([...vagueOnes(one, peak), ...vagueOnes(other, peak)]);
  for (const name of Object.keys(one)) {
    if (other[name] === undefined || vague.has(name) || isQuotient(name)) continue;
    const [left, right] = [valuesOf(one[name]), valuesOf(other[name])];
    if (left.length !== right.length) found.push(`${name}: ${left.length} against ${right.length} values`);
    for (const [t, value] of left.entries()) {
      if (differ(name, value, right[t], peak)) found.push(`${name}(${t}): ${value} against ${right[t]}`);
    }
  }
  return found;
}
