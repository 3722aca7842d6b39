// Checks that every full model has the names that workbooks, programs and users rely on.
import { expect, test } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { borrowingTemplate } from '#testing/templates/borrowing-template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate, cafeWithExit } from '#testing/templates/cafe-template.ts';
import { sellingTemplate } from '#testing/templates/selling-template.ts';
import { subscribedTemplate } from '#testing/templates/subscribed-template.ts';
import { compiled } from './named-figures.ts';

const expected = [
  ...['is_revenue', 'is_cos', 'is_gross_profit', 'is_sga', 'is_property_tax', 'is_ebitda', 'is_depreciation'],
  ...['is_ebit', 'is_interest', 'is_pbt', 'is_tax', 'is_net_income', 'is_dividends'],
  ...['bs_cash', 'bs_receivables', 'bs_inventory', 'bs_prepaid', 'bs_fixed_assets', 'bs_total_assets'],
  ...['bs_payables', 'bs_debt', 'bs_paid_in_capital', 'bs_retained_earnings', 'bs_total_liabilities_equity'],
  ...['bs_check', 'cf_operating', 'cf_investing', 'cf_financing', 'cf_closing_cash', 'cf_funding_need'],
  ...['wc_net_working_capital', 'ip_fcff', 'ip_discount_factor', 'ip_npv', 'ip_tv_gordon', 'ip_tv_multiple'],
  ...['ip_ev_gordon', 'ip_ev_multiple', 'ip_irr', 'ip_payback', 'ip_discounted_payback'],
];

const singleFigures = [
  ...['ip_npv', 'ip_tv_gordon', 'ip_tv_multiple', 'ip_ev_gordon', 'ip_ev_multiple'],
  ...['ip_irr', 'ip_payback', 'ip_discounted_payback'],
];

test.each([
  [
    'the default template',
    () => defaultTemplate({ uuid: '', timestamp: 0, language: 'ru', dateStart: '2027-01-01' }),
  ],
  ['the café', cafeTemplate],
])('%s has every name once', (_, template) => {
  const { names } = compiled(template());
  const listed = names.map(({ name }) => name);
  expect(expected.filter((name) => !listed.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('values of the whole forecast are single figures, the rest is by period', () => {
  const { names } = compiled(cafeTemplate());
  const single = names.filter(({ at }) => at === 'constant').map(({ name }) => name);
  expect(expected.filter((name) => single.includes(name)).sort()).toEqual([...singleFigures].sort());
});

/** What spreadsheets take for a name: a word that is no address, in no two ways of writing. */
function unfit(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const isTwice = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    const isWord = /^[A-Za-z_]\w*$/.test(name) && name.length <= 250;
    const isAddress = /^[A-Za-z]{1,3}\d+$/.test(name) || /^r?\d*c?\d*$/i.test(name);
    return isTwice || !isWord || isAddress || /^(true|false)$/i.test(name);
  });
}

const features: readonly (readonly [string, () => Template, readonly string[]])[] = [
  [
    'loans and credit lines',
    () => borrowingTemplate('en'),
    ['fin_line_drawdown', 'fin_line_repayment', 'content_debt_service_alert'],
  ],
  ['assets that are sold', () => sellingTemplate('ru'), ['is_gain', 'cf_proceeds']],
  [
    'an exit',
    () => cafeWithExit('gordon'),
    [
      ...['ip_npv_exit', 'ip_irr_exit', 'ip_equity_flow', 'ip_equity_irr', 'ip_money_multiple'],
      ...['ip_tv_liquidation', 'ip_ev_liquidation', 'ip_implied_multiple', 'ip_implied_growth'],
      ...['ip_tv_share_gordon', 'ip_tv_share_multiple'],
    ],
  ],
  [
    'a subscription paid in advance',
    () => buildTemplate({ services: [{ id: 'Club', formula: 'annual_subscription', data: { new: '1' } }] }),
    ['bs_deferred_income'],
  ],
  [
    'everything else',
    cafeTemplate,
    [
      ...['Start_date', 'Periods_per_year', 'Scenario', 'Tax_rate', 'WACC', 'Terminal_growth'],
      ...['Exit_multiple', 'ratios_breakeven_revenue', 'ratios_margin_of_safety', 'ratios_runway'],
      ...['ratios_lowest_cash', 'ratios_first_ebitda_period', 'ratios_first_profit_period'],
      ...['content_alerts', 'content_cash_alert', 'content_minimum_cash_alert', 'content_equity_alert'],
    ],
  ],
  [
    'subscriptions',
    () => subscribedTemplate('en'),
    [
      ...['ratios_customers', 'ratios_new_customers', 'ratios_lost_customers'],
      ...['ratios_mrr', 'ratios_churn', 'ratios_revenue_per_customer', 'ratios_lifetime_value'],
      ...['ratios_acquisition_cost', 'ratios_ltv_to_cac', 'ratios_cac_payback_months'],
    ],
  ],
];

test.each(features)('[ASM-20] [IP-29] %s have names that every spreadsheet takes', (_, template, names) => {
  const workbook = compiled(template());
  const listed = workbook.names.map(({ name }) => name);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  expect(unfit(listed)).toEqual([]);
  const rows = new Set(workbook.sheets.flatMap((sheet) => sheet.rows.map(({ id }) => id)));
  expect(workbook.names.filter(({ row }) => !rows.has(row))).toEqual([]);
});

test('[IS-29] the rate of income tax is the one that is typed, or the sum of several', () => {
  const rate = (id: string, percent: string) => ({ id, formula: 'rate', data: { rate: percent } });
  const named = (...taxes: ReturnType<typeof rate>[]) =>
    compiled(buildTemplate({ taxes })).names.find(({ name }) => name === 'Tax_rate')?.row;
  expect(named(rate('one', '20'))).toBe('assumptions.@one.expBook.rate');
  expect(named(rate('one', '20'), rate('two', '5'))).toBe('is.tax_rate');
  expect(named()).toBeUndefined();
});
