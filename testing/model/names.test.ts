// Checks that every full model has the names that workbooks, programs and users rely on.
import { expect, test } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
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
