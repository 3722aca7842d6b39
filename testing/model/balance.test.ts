// Checks invariants of financial statements on random models.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { peakOf, tolerance } from './differences.ts';
import { compiled, line, type NamedFigures, namedFigures } from './named-figures.ts';

type Terms = Readonly<Record<string, 1 | -1>>;

/** Lines that are the sum of other lines, in every period. */
const sums: Readonly<Record<string, Terms>> = {
  is_revenue: { revenue_total: 1 },
  is_cos: { cos_total: 1 },
  is_sga: { sga_total: 1 },
  is_gross_profit: { is_revenue: 1, is_cos: -1 },
  is_ebitda: { is_gross_profit: 1, is_sga: -1, is_property_tax: -1 },
  is_ebit: { is_ebitda: 1, is_depreciation: -1, is_gain: 1 },
  is_pbt: { is_ebit: 1, is_interest: -1 },
  is_net_income: { is_pbt: 1, is_tax: -1 },
  bs_cash: { cf_closing_cash: 1 },
  bs_receivables: { wc_receivables: 1 },
  bs_inventory: { wc_inventory: 1 },
  bs_prepaid: { wc_prepaid: 1 },
  bs_payables: { wc_payables: 1 },
  bs_fixed_assets: { fixedassets_net_book_value: 1 },
  bs_debt: { financing_debt: 1 },
  bs_paid_in_capital: { financing_paid_in_capital: 1 },
  bs_total_assets: { bs_cash: 1, bs_receivables: 1, bs_inventory: 1, bs_prepaid: 1, bs_fixed_assets: 1 },
  bs_total_liabilities_equity: {
    ...{ bs_payables: 1, bs_deferred_income: 1, bs_sales_tax: 1, bs_debt: 1, bs_paid_in_capital: 1 },
    bs_retained_earnings: 1,
  },
  bs_check: {},
  wc_net_working_capital: {
    wc_minimum_cash: 1,
    wc_receivables: 1,
    wc_inventory: 1,
    wc_prepaid: 1,
    wc_payables: -1,
    bs_deferred_income: -1,
    bs_sales_tax: -1,
  },
  cf_investing: { fixedassets_capex: -1, cf_proceeds: 1 },
};

/** Balances, and what changes them from one period to the next. */
const balances: Readonly<Record<string, Terms>> = {
  bs_cash: { cf_operating: 1, cf_investing: 1, cf_financing: 1 },
  bs_retained_earnings: { is_net_income: 1, is_dividends: -1 },
  bs_fixed_assets: { fixedassets_capex: 1, is_depreciation: -1, cf_proceeds: -1, is_gain: 1 },
  bs_debt: { financing_drawdown: 1, financing_repayment: -1 },
  bs_paid_in_capital: { financing_contribution: 1, financing_equity_repayment: -1 },
};

const neverNegative = [
  ...['bs_debt', 'bs_paid_in_capital', 'bs_payables', 'cf_funding_need', 'is_dividends'],
  'wc_minimum_cash',
];

const sumAt = (figures: NamedFigures, terms: Terms, t: number): number =>
  Object.entries(terms).reduce((sum, [name, sign]) => sum + sign * (line(figures, name)[t] ?? 0), 0);

/** Tax that is assessed by year may be negative in a period, but no year has got back more than it had paid. */
const neverBelow = (figures: NamedFigures): readonly string[] => [
  ...neverNegative,
  figures.is_tax_to_date === undefined ? 'is_tax' : 'is_tax_to_date',
];

/** What stands in the zero period alone where working capital has no sheet. */
const openings = { bs_receivables: 'receivables', bs_inventory: 'stock', bs_payables: 'payables' } as const;

function openingsAlone({ data }: Template, figures: NamedFigures): Readonly<Record<string, number>> {
  if (figures.wc_receivables !== undefined) return {};
  const amounts = Object.entries(openings).map(([name, amount]) => [
    name,
    Number(data.options.opening?.[amount] ?? '0'),
  ]);
  return Object.fromEntries(amounts);
}

function faults(figures: NamedFigures, template: Template): readonly string[] {
  const alone = openingsAlone(template, figures);
  const allowed = tolerance * peakOf(figures);
  const found: string[] = [];
  const hold = (name: string, t: number, value: number, expected: number) => {
    if (!(Math.abs(value - expected) <= allowed)) found.push(`${name}(${t}) is ${value}, not ${expected}`);
  };
  for (const [name, terms] of Object.entries(sums)) {
    if (figures[name] === undefined) continue;
    for (const [t, value] of line(figures, name).entries()) {
      hold(name, t, value, sumAt(figures, terms, t) + (t === 0 ? (alone[name] ?? 0) : 0));
    }
  }
  for (const [name, terms] of Object.entries(balances)) {
    const balance = line(figures, name);
    for (const [t, value] of balance.entries()) {
      if (t > 0) hold(name, t, value, (balance[t - 1] ?? 0) + sumAt(figures, terms, t));
    }
  }
  for (const name of neverBelow(figures)) {
    for (const [t, value] of line(figures, name).entries()) {
      if (value < -allowed) found.push(`${name}(${t}) is ${value}`);
    }
  }
  return found;
}

test(`random models balance in every scenario, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const workbook = compiled(template);
      for (const [index] of workbook.scenarioNames.entries()) {
        expect(faults(namedFigures(workbook, index + 1), template)).toEqual([]);
      }
    }),
    { numRuns: effort.templates },
  );
});
