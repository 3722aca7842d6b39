// Checks the investment performance sheet against the worked examples of its rules.
import { expect, test } from 'vitest';
import { buildTemplate, type ResourceWords, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

function valuationOf(words: TemplateWords) {
  const { row, values, workbook } = calculate(
    buildTemplate({ periodicity: 'year', dateStart: '2027-01-01', ...words }),
  );
  return {
    row: (part: string) => row(`ip.${part}`),
    single: (part: string) => values.constant(`ip.${part}`),
    values,
    workbook,
  };
}

const amount = (id: string, text: string, more: Partial<ResourceWords> = {}): ResourceWords => ({
  id,
  data: { amount: text },
  ...more,
});

/** An EBITDA of 0, 150 and 150; 100 spent on a machine that lasts two years; 20 % tax. */
const shop: TemplateWords = {
  services: [amount('shop', '0;250')],
  costs: [amount('beans', '0;100')],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '2' } }],
  assets: [amount('machine', '100;0')],
  taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
  npv: { wacc: '25', tgr: '5', ebitda_multiple: '4' },
};

/** Free cash flows and nothing else. */
const project = (income: string, expense: string, more: TemplateWords = {}): TemplateWords => ({
  services: [amount('income', income)],
  expenses: [amount('expense', expense)],
  ...more,
});

const near = (value: number) => expect.closeTo(value, 10);

test('[IP-1] the discount rate is typed by period, growth and multiple are those of the last; what is missing is 0', () => {
  const { values } = valuationOf({ npv: { wacc: '12;10', tgr: '', ebitda_multiple: '5;;6' } });
  const typed = (option: string) => Array.from(values.row(`assumptions.npv.${option}`).subarray(1));
  expect(typed('wacc')).toEqual([0.12, 0.1, 0.1]);
  expect(values.constant('assumptions.npv.tgr')).toBe(0);
  expect(values.constant('assumptions.npv.ebitda_multiple')).toBe(6);
});

test('[IP-2] free cash flow: 150 - 20 % of 100 = 130', () => {
  const { row } = valuationOf(shop);
  expect(row('ebitda')).toEqual([0, 150, 150]);
  expect(row('tax_on_ebit')).toEqual([0, 20, 20]);
  expect(row('capex')).toEqual([100, 0, 0]);
  expect(row('fcff')).toEqual([-100, 130, 130]);
  expect(row('cumulative_fcff')).toEqual([-100, 30, 160]);
});

test('[IP-2] a loss before interest bears no tax and shields none later', () => {
  const { row } = valuationOf(project('0;100', '40;0', { taxes: shop.taxes ?? [] }));
  expect(row('tax_on_ebit')).toEqual([0, 20, 20]);
  expect(row('fcff')).toEqual([-40, 80, 80]);
});

test('[IP-2] interest changes nothing', () => {
  const loan = amount('bank', '500;0', { terms: { interestmargin: '10' } });
  expect(valuationOf({ ...shop, loans: [loan] }).row('fcff')).toEqual([-100, 130, 130]);
});

test('[IP-3] net working capital counts with minimum cash', () => {
  const { row } = valuationOf(project('100;200', '0', { periods: 2, wc: { minCashBalance: '10' } }));
  expect(row('change_of_working_capital')).toEqual([10, 10]);
  expect(row('fcff')).toEqual([90, 190]);
});

test('[IP-4] the factor rolls forward at each period’s rate', () => {
  const yearly = valuationOf({ ...shop, npv: { wacc: '25;60' } });
  expect(yearly.values.row('ip.discount_factor')).toEqual(new Float64Array([1, 0.8, 0.5, 0.3125]));
  const quarterly = valuationOf({ ...shop, periods: 4, periodicity: 'quarter', npv: { wacc: '21' } });
  expect(quarterly.row('discount_factor')).toEqual([
    near(1.1 ** -0.5),
    near(1 / 1.1),
    near(1.1 ** -1.5),
    near(1 / 1.21),
  ]);
});

test('[IP-4] at a rate of -100 % or less the factor is 0', () => {
  const { row, single } = valuationOf({ ...shop, npv: { wacc: '25;-100;-150' } });
  expect(row('discount_factor')).toEqual([0.8, 0, 0]);
  expect(single('npv')).toBe(-80);
});

test('[IP-5] present values: -80 + 83.2 + 66.56 = 69.76', () => {
  const { row, single } = valuationOf(shop);
  expect(row('present_value')).toEqual([-80, near(83.2), near(66.56)]);
  expect(row('cumulative_present_value')).toEqual([-80, near(3.2), near(69.76)]);
  expect(single('npv')).toBeCloseTo(69.76, 10);
});

test('[IP-6] the last year is the last p periods', () => {
  const { row, single } = valuationOf(project('1;2;3;4;5', '0', { periods: 5, periodicity: 'quarter' }));
  expect(row('last_year')).toEqual([0, 1, 1, 1, 1]);
  expect(single('full_year')).toBe(1);
  expect(single('last_year_fcff')).toBe(14);
  expect(single('last_year_ebitda')).toBe(14);
});

test('[IP-6] three months are made a year: 60 * 12 / 3 = 240', () => {
  const { single } = valuationOf(project('10;20;30', '0', { periodicity: 'month' }));
  expect(single('full_year')).toBe(4);
  expect(single('last_year_ebitda')).toBe(240);
});

test('[IP-7] [IP-8] by growth: 130 * 1.05 / 0.2 = 682.5; by multiple: 150 * 4 = 600', () => {
  const { single, row } = valuationOf(shop);
  expect(single('tv_gordon')).toBeCloseTo(682.5, 10);
  expect(single('tv_multiple')).toBe(600);
  expect(single('ev_gordon')).toBeCloseTo(419.2, 10);
  expect(single('ev_multiple')).toBeCloseTo(376.96, 10);
  expect(row('wacc_check')).toEqual([0, 0, 0]);
});

test('[IP-7] a rate not above growth shows n/a and a check, in the last period alone', () => {
  const { single, row } = valuationOf({ ...shop, npv: { wacc: '5;25;5', tgr: '5', ebitda_multiple: '4' } });
  const shown = ['tv_gordon', 'ev_gordon', 'equity_gordon'].map(single);
  expect(shown).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  expect(single('ev_multiple')).not.toBeNaN();
  expect(row('wacc_check')).toEqual([0, 0, 1]);
});

test('[IP-7] a negative base stays negative', () => {
  const { single } = valuationOf(project('0', '10', { npv: { wacc: '12', tgr: '2', ebitda_multiple: '5' } }));
  expect(single('tv_gordon')).toBeCloseTo(-102, 10);
  expect(single('tv_multiple')).toBe(-50);
});

test('[IP-9] equity value: less debt of 100, plus cash of 40', () => {
  const { single } = valuationOf({
    ...shop,
    assets: [...(shop.assets ?? []), amount('land', '0', { opening: '60', names: { deprgroup: 'none' } })],
    loans: [amount('bank', '0', { opening: '100', terms: { interestmargin: '10' } })],
  });
  expect(single('net_debt')).toBe(60);
  expect(single('equity_gordon')).toBeCloseTo(359.2, 10);
  expect(single('equity_multiple')).toBeCloseTo(316.96, 10);
});

test('[IP-10] -100, 60, 72 earns 20 % a year; -100, 110 in quarters earns 46.41 %', () => {
  expect(valuationOf(project('0;60;72', '100;0')).single('irr')).toBeCloseTo(0.2, 12);
  const quarterly = valuationOf(project('0;110', '100;0', { periods: 2, periodicity: 'quarter' }));
  expect(quarterly.single('irr_period')).toBeCloseTo(0.1, 12);
  expect(quarterly.single('irr_found')).toBe(1);
  expect(quarterly.single('irr')).toBeCloseTo(0.4641, 12);
});

test('[IP-10] of two yearly rates the one nearest 0 counts, however the periods run', () => {
  const twice = (periodicity: 'year' | 'month') =>
    valuationOf(project('0;195;0', '100;0;93.5', { periodicity })).single('irr');
  expect(twice('year')).toBeCloseTo(0.1, 12);
  expect(twice('month')).toBeCloseTo(0.85 ** 12 - 1, 12);
});

test('[IP-10] without both signs, or without a rate that does it, there is none', () => {
  const none = [project('1;2;3', '0'), project('0', '1'), project('0', '0'), project('1;0;1', '0;1;0')];
  expect(none.map((words) => valuationOf(words).single('irr'))).toEqual(Array(4).fill(Number.NaN));
  expect(none.map((words) => valuationOf(words).single('irr_found'))).toEqual([0, 0, 0, 0]);
});

test('[IP-30] -100, 60, 72 in years: steps of the root of 1.32 to its square, and a start beside 20 %', () => {
  const { single } = valuationOf(project('0;60;72', '100;0'));
  const first = 1.32 ** 0.5 - 1;
  expect(single('irr_first')).toBeCloseTo(first, 11);
  expect(single('irr_above_1')).toBeCloseTo(0.32, 10);
  expect(single('irr_above_7')).toBeCloseTo(0.32, 10);
  expect(single('irr_below_1')).toBeCloseTo(1 / 1.32 - 1, 10);
  expect(single('irr_below_2')).toBeCloseTo(1.32 ** -2 - 1, 10);
  expect(single('irr_above_gap')).toBeLessThan(0);
  expect(single('irr_above_near')).toBeCloseTo(1.32 ** -0.5, 10);
  expect(single('irr_below_near')).toBe(0);
  expect(single('irr_near')).toBeCloseTo(first, 10);
  // The middle, 1.32 ^ 0.75, is 23.15 % and beyond 20 %; the next one, 1.32 ^ 0.625, is 18.95 % and before it.
  expect(single('irr_near_1')).toBeCloseTo(first, 10);
  expect(single('irr_near_2')).toBeCloseTo(1.32 ** 0.625 - 1, 10);
  expect(single('irr_far_2')).toBeCloseTo(1.32 ** 0.75 - 1, 10);
  expect(Math.abs(single('irr_start') - 0.2)).toBeLessThan(0.001);
});

test('[IP-30] of what comes back exactly the search starts at 0; where nothing is passed, nowhere', () => {
  const balanced = valuationOf(project('0;40;60', '100;0'));
  expect(balanced.single('irr_first')).toBe(0);
  expect(balanced.single('irr_start')).toBe(0);
  expect(balanced.single('irr')).toBe(0);
  expect(valuationOf(project('1;0;1', '0;1;0')).single('irr_start')).toBeNaN();
});

test('[IP-30] the number of periods a year decides which side is nearer: 10 % or -15 % a period', () => {
  const starts = (periodicity: 'year' | 'month') =>
    valuationOf(project('0;195;0', '100;0;93.5', { periodicity })).single('irr_start');
  expect(Math.abs(starts('year') - 0.1)).toBeLessThan(0.01);
  expect(Math.abs(starts('month') + 0.15)).toBeLessThan(0.01);
});

test('[IP-11] payback: 1 + 100 / 130 years; discounted: 1 + 80 / 83.2', () => {
  const { single } = valuationOf(shop);
  expect(single('payback')).toBeCloseTo(1 + 100 / 130, 12);
  expect(single('discounted_payback')).toBeCloseTo(1 + 80 / 83.2, 12);
});

test('[IP-11] the last period that is short counts: -10, 10, -5, 5 is paid back after 3.5', () => {
  const swings = project('0;20;0;10', '10;0;15;0', { periods: 4 });
  expect(valuationOf(swings).single('payback')).toBeCloseTo(3.5, 12);
  expect(valuationOf({ ...swings, periodicity: 'quarter' }).single('payback')).toBeCloseTo(0.875, 12);
});

test('[IP-12] 0 when it is never short, n/a when it still is at the end', () => {
  const paybacks = (words: TemplateWords) => {
    const { single } = valuationOf(words);
    return [single('payback'), single('discounted_payback')];
  };
  expect(paybacks(project('0', '0'))).toEqual([0, 0]);
  expect(paybacks(project('1;2;3', '0'))).toEqual([0, 0]);
  expect(paybacks(project('0;1', '3;0'))).toEqual([Number.NaN, Number.NaN]);
  expect(paybacks(project('0', '3', { periods: 1 }))).toEqual([Number.NaN, Number.NaN]);
  expect(paybacks(project('0;100', '100;0', { periods: 2, npv: { wacc: '10' } }))).toEqual([2, Number.NaN]);
});

test('[IP-13] profitability index: 1 + 69.76 / 80; n/a without capital expenditure', () => {
  expect(valuationOf(shop).single('profitability_index')).toBeCloseTo(1.872, 12);
  expect(valuationOf({ ...shop, assets: [] }).single('profitability_index')).toBeNaN();
});

test('[IP-14] the sheet needs its section and its module', () => {
  for (const off of ['section_npv', 'module_ip']) {
    const { workbook } = valuationOf({ ...shop, off: [off] });
    expect(workbook.sheets.map(({ id }) => id)).not.toContain('ip');
    const rows = workbook.sheets.flatMap((sheet) => sheet.rows.map(({ id }) => id));
    expect(rows).not.toContain('assumptions.npv.wacc');
  }
});

test('[IP-14] sheets that are off add 0', () => {
  const { row, single } = valuationOf({
    ...shop,
    off: ['module_wc', 'module_fixedassets', 'module_financing'],
  });
  expect(row('fcff')).toEqual([0, 120, 120]);
  expect(single('net_debt')).toBe(0);
});

test('[IP-15] the free cash flow again, from the cash flow statement: 72 + 10 + 18 - 20', () => {
  const { row } = valuationOf({
    ...project('128', '0', { taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }] }),
    expenses: [amount('expense', '28')],
    loans: [amount('bank', '0', { opening: '100', terms: { interestmargin: '10' } })],
  });
  // EBIT 100, interest 10, tax 18, so 72 from operations
  expect(row('before_financing')[0]).toBeCloseTo(72, 10);
  expect(row('interest_and_tax')[0]).toBeCloseTo(10 + 18 - 20, 10);
  expect(row('fcff_again')[0]).toBeCloseTo(80, 10);
  expect(row('fcff')[0]).toBeCloseTo(80, 10);
  expect(row('difference')).toEqual([near(0), near(0), near(0)]);
});

test('[IP-16] tax on EBIT by fiscal year, without the losses of earlier years', () => {
  const words: TemplateWords = {
    dateStart: '2027-01-01',
    assessed: 'year',
    services: [{ id: 's', data: { amount: '100;50;-120' } }],
    taxes: [{ id: 't', formula: 'rate', data: { rate: '20' } }],
  };
  const { row } = calculate(buildTemplate(words));
  expect(row('ip.ebit_to_date')).toEqual([100, 150, 30]);
  expect(row('ip.tax_on_ebit_to_date')).toEqual([20, 30, 6]);
  expect(row('ip.tax_on_ebit')).toEqual([20, 10, -24]);
  expect(row('ip.fcff')).toEqual([80, 40, -96]);
  expect(calculate(buildTemplate({ ...words, yearEnd: 2 })).row('ip.tax_on_ebit')).toEqual([20, 10, 0]);
  const later = { ...words, yearEnd: 1, services: [{ id: 's', data: { amount: '-100;50;60' } }] };
  const losses = calculate(buildTemplate(later));
  expect(losses.row('is.tax')).toEqual([0, 0, 2]);
  expect(losses.row('ip.tax_on_ebit')).toEqual([0, 10, 12]);
});
