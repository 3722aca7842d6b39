// Checks every ratio against the statements it is calculated from.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { incomeTax } from '#testing/oracle/income-tax.ts';
import { settingOf } from '#testing/oracle/inputs.ts';
import { numbersOf } from '#testing/oracle/line.ts';
import { oracle } from '#testing/oracle/oracle.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { tolerance } from './differences.ts';
import { figuresOf, line, type NamedFigures } from './named-figures.ts';

interface Quotient {
  /** What has to be above 0, where that is not the divisor. */
  readonly needed?: number;
  readonly over: number;
  readonly under: number;
}

const periodsPerYear = { month: 12, quarter: 4, year: 1 };

/** Of the period, or of the year to date less what came before, and without the losses of earlier periods. */
function taxOnEbit(figures: NamedFigures, template: Template): readonly number[] {
  const rates = oracle(template, 1).is_tax_rate;
  const ebit = [...line(figures, 'is_ebit')];
  return incomeTax(settingOf(template, 1), ebit, Array.isArray(rates) ? numbersOf(rates) : [], false).tax;
}

/** What is divided by what in a period, ratio by ratio. */
function quotients(figures: NamedFigures, template: Template, t: number): Readonly<Record<string, Quotient>> {
  const read = (name: string, period = t): number => line(figures, name)[period] ?? 0;
  const p = periodsPerYear[template.data.options.timing.periodicity];
  const [revenue, cos, ebit] = [read('is_revenue'), read('is_cos'), read('is_ebit')];
  const equity = read('bs_paid_in_capital') + read('bs_retained_earnings');
  const quick = read('bs_cash') + read('bs_receivables');
  const days = line(figures, 'assumptions_days')[t] ?? 0;
  const afterTax = ebit - (taxOnEbit(figures, template)[t] ?? 0);
  const before = read('is_revenue', t - 1);
  const gross = read('is_gross_profit');
  const fixed = read('is_sga') + read('is_property_tax') + read('is_depreciation') + read('is_interest');
  const needed = Math.max(0, Math.min(gross, revenue));
  return {
    gross_margin: { over: read('is_gross_profit'), under: revenue },
    ebitda_margin: { over: read('is_ebitda'), under: revenue },
    ebit_margin: { over: ebit, under: revenue },
    net_margin: { over: read('is_net_income'), under: revenue },
    revenue_growth: { over: revenue - before, under: Math.max(0, before) },
    return_on_equity: { over: read('is_net_income') * p, under: equity },
    return_on_assets: { over: read('is_net_income') * p, under: read('bs_total_assets') },
    return_on_invested_capital: { over: afterTax * p, under: read('bs_debt') + equity },
    current_ratio: { over: quick + read('bs_inventory') + read('bs_prepaid'), under: read('bs_payables') },
    quick_ratio: { over: quick, under: read('bs_payables') },
    debt_to_equity: { over: read('bs_debt'), under: equity },
    net_debt_to_ebitda: { over: read('bs_debt') - read('bs_cash'), under: read('is_ebitda') * p },
    interest_cover: { over: ebit, under: read('is_interest') },
    debt_service_cover: {
      over: read('cf_operating') + read('is_interest'),
      under: read('is_interest') + read('financing_repayment'),
    },
    receivable_days: { over: read('bs_receivables') * days, under: revenue },
    inventory_days: { over: read('bs_inventory') * days, under: cos },
    payable_days: { over: read('bs_payables') * days, under: cos },
    asset_turnover: { over: revenue * p, under: read('bs_total_assets') },
    breakeven_revenue: { over: (fixed * revenue) / gross, under: 1, needed },
    margin_of_safety: { over: gross - fixed, under: gross, needed },
    runway: { over: read('bs_cash'), under: Math.max(0, -read('cf_operating') - read('cf_investing')) },
  };
}

/** Money that counts as 0; a divisor near it may be taken either way. */
const allowance = (figures: NamedFigures): number =>
  tolerance * line(figures, 'bs_total_assets').reduce((most, value) => Math.max(most, Math.abs(value)), 1);

function faults(template: Template): readonly string[] {
  const figures = figuresOf(template);
  // Without the contents there is no measure of what counts as 0.
  if (figures.content_master === undefined) return [];
  const nothing = allowance(figures);
  const found: string[] = [];
  for (let t = 1; t < line(figures, 'bs_cash').length; t += 1) {
    for (const [name, { over, under, needed }] of Object.entries(quotients(figures, template, t))) {
      const row = figures[`ratios_${name}`];
      if (!Array.isArray(row)) continue;
      const shown = row[t] ?? null;
      const size = Math.abs(under);
      const deciding = needed ?? size;
      if (deciding > nothing * 0.05 && deciding < nothing * 20) continue;
      const expected = deciding < nothing ? null : over / under;
      const allowed = (tolerance * Math.max(Math.abs(over), size, nothing)) / size;
      const isRight =
        shown === null || expected === null ? shown === expected : Math.abs(shown - expected) <= allowed;
      if (!isRight) found.push(`${name}(${t}) is ${shown}, not ${expected}`);
    }
  }
  return found;
}

test('the café', () => expect(faults(cafeTemplate())).toEqual([]));

test(`random templates, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      expect(faults(template)).toEqual([]);
    }),
    { numRuns: effort.templatesComparedTwice },
  );
});
