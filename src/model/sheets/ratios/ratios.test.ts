// Checks the ratios against the worked examples of their rules.
import { expect, test } from 'vitest';
import { buildTemplate, type ResourceWords, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const ratiosOf = (words: TemplateWords) => {
  const { row } = calculate(buildTemplate({ periodicity: 'year', dateStart: '2027-01-01', ...words }));
  return (part: string) => row(`ratios.${part}`);
};

const amount = (id: string, text: string, more: Partial<ResourceWords> = {}): ResourceWords => ({
  id,
  data: { amount: text },
  ...more,
});

/** One year: it opens with cash of 200, a machine of 600, a loan of 500 and capital of 300. */
const year: TemplateWords = {
  periods: 1,
  services: [amount('shop', '1000')],
  costs: [amount('beans', '400')],
  expenses: [amount('rent', '300', { terms: { accountsPayablePeriod: '0' } })],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '6' } }],
  assets: [amount('machine', '0', { opening: '600' })],
  loans: [amount('bank', '0', { opening: '500', second: '100', terms: { interestmargin: '10' } })],
  equity: [amount('owner', '0', { opening: '300' })],
  taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
  wc: { accountsReceivablePeriod: '73', inventoryPeriod: '36.5', accountsPayablePeriod: '73' },
};

const every = [
  ...['gross_margin', 'ebitda_margin', 'ebit_margin', 'net_margin', 'revenue_growth', 'return_on_equity'],
  ...['return_on_assets', 'return_on_invested_capital', 'current_ratio', 'quick_ratio', 'debt_to_equity'],
  ...['net_debt_to_ebitda', 'interest_cover', 'debt_service_cover', 'receivable_days', 'inventory_days'],
  ...['payable_days', 'cash_conversion_cycle', 'asset_turnover', 'breakeven_revenue', 'margin_of_safety'],
  'runway',
];

/** The only period's ratios. */
function only(words: TemplateWords, parts: readonly string[]): readonly (number | undefined)[] {
  const ratio = ratiosOf(words);
  return parts.map((part) => ratio(part)[0]);
}

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));

test('[RAT-1] what the ratios are made of', () => {
  const parts = ['equity', 'quick_assets', 'current_assets', 'net_debt', 'profit_after_tax'];
  expect(only(year, parts)).toEqual(near([420, 368, 408, 232, 160]));
  expect(only(year, ['invested_capital', 'debt_service', 'cash_for_debt'])).toEqual(near([820, 150, 118]));
});

test('[RAT-1] prepaid expenses are current, but not quick', () => {
  const insurance = amount('insurance', '365', { terms: { accountsReceivablePeriod: '10' } });
  const ratio = ratiosOf({ periods: 1, expenses: [insurance] });
  expect(ratio('prepaid')).toEqual([10]);
  expect(ratio('quick_assets')).toEqual([-375]);
  expect(ratio('current_assets')).toEqual([-365]);
});

test('[RAT-1] the tax on EBIT is the same without the investment performance sheet', () => {
  const ratio = ratiosOf({ ...year, off: ['module_ip'] });
  expect(ratio('tax_on_ebit')).toEqual([40]);
  expect(ratio('profit_after_tax')).toEqual([160]);
});

test('[RAT-1] the tax on EBIT of the year to date, with and without the investment performance sheet', () => {
  const words: TemplateWords = {
    periodicity: 'month',
    assessed: 'year',
    services: [amount('shop', '100;50;-120')],
    taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
  };
  for (const off of [[], ['module_ip']]) {
    const ratio = ratiosOf({ ...words, off });
    expect(ratio('tax_on_ebit')).toEqual([20, 10, -24]);
    expect(ratio('profit_after_tax')).toEqual([80, 40, -96]);
  }
});

test('[RAT-2] of nothing every ratio is n/a', () => {
  const ratio = ratiosOf({ periods: 2 });
  for (const part of every) expect(ratio(part), part).toEqual([Number.NaN, Number.NaN]);
});

test('[RAT-2] with every other sheet off as well', () => {
  const modules = ['revenue', 'cos', 'sga', 'wc', 'fixedassets', 'financing', 'ip'];
  const ratio = ratiosOf({ ...year, off: modules.map((id) => `module_${id}`) });
  for (const part of every) expect(ratio(part), part).toEqual([Number.NaN]);
});

test.each([{ off: [] }, { off: ['module_content'] }])(
  '[RAT-2] what is left of sums that cancel out counts as 0, without $off too',
  ({ off }) => {
    const ratio = ratiosOf({
      off,
      periods: 6,
      periodicity: 'month',
      costs: [amount('beans', '0.1;0.2;0')],
      wc: { accountsPayablePeriod: '40' },
    });
    const payables = ratio('payables').slice(3);
    expect(payables.some((value) => value !== 0)).toBe(true);
    expect(payables).toEqual(near([0, 0, 0]));
    expect(ratio('current_ratio').map(Number.isNaN)).toEqual([false, false, false, true, true, true]);
  },
);

test('[RAT-3] margins', () => {
  const margins = ['gross_margin', 'ebitda_margin', 'ebit_margin', 'net_margin'];
  expect(only(year, margins)).toEqual(near([0.6, 0.3, 0.2, 0.12]));
});

test('[RAT-4] growth needs something to grow from', () => {
  expect(ratiosOf({ services: [amount('s', '0;100;150')] })('revenue_growth')).toEqual([
    Number.NaN,
    Number.NaN,
    0.5,
  ]);
  expect(ratiosOf({ services: [amount('s', '-50;100;75')] })('revenue_growth')).toEqual([
    Number.NaN,
    Number.NaN,
    -0.25,
  ]);
});

test('[RAT-5] returns and turnover of a year', () => {
  const returns = ['return_on_equity', 'return_on_assets', 'return_on_invested_capital', 'asset_turnover'];
  expect(only(year, returns)).toEqual(near([120 / 420, 120 / 908, 160 / 820, 1000 / 908]));
});

test('[RAT-5] [RAT-7] a quarter’s flow counts four times', () => {
  const quarter: TemplateWords = {
    periods: 1,
    periodicity: 'quarter',
    services: [amount('s', '10')],
    equity: [amount('owner', '100')],
  };
  expect(only(quarter, ['return_on_equity', 'return_on_assets', 'asset_turnover'])).toEqual(
    near([40 / 110, 40 / 110, 40 / 110]),
  );
  expect(only(quarter, ['return_on_invested_capital', 'net_debt_to_ebitda'])).toEqual(
    near([40 / 110, -110 / 40]),
  );
});

test('[RAT-6] liquidity', () => {
  expect(only(year, ['current_ratio', 'quick_ratio'])).toEqual(near([408 / 88, 368 / 88]));
});

test('[RAT-7] [RAT-8] debt', () => {
  const ratios = ['debt_to_equity', 'net_debt_to_ebitda', 'interest_cover', 'debt_service_cover'];
  expect(only(year, ratios)).toEqual(near([400 / 420, 232 / 300, 4, 118 / 150]));
});

test('[RAT-9] [RAT-10] days', () => {
  const days = ['receivable_days', 'inventory_days', 'payable_days', 'cash_conversion_cycle'];
  expect(only(year, days)).toEqual(near([73, 36.5, 80.3, 29.2]));
});

test('[RAT-10] the cycle needs all its parts', () => {
  const ratio = ratiosOf({ ...year, costs: [] });
  expect(ratio('receivable_days')).toEqual([expect.closeTo(73, 12)]);
  expect(ratio('cash_conversion_cycle')).toEqual([Number.NaN]);
});

test('[RAT-11] [RAT-12] break-even at (300 + 100 + 50) / 60 % = 750, a margin of 25 %', () => {
  expect(only(year, ['fixed_costs', 'breakeven_revenue', 'margin_of_safety'])).toEqual(
    near([450, 750, 0.25]),
  );
});

test('[RAT-11] [RAT-12] property tax is one of the costs; a period that makes a loss has a margin below 0', () => {
  const taxed: TemplateWords = {
    ...year,
    taxes: [{ id: 'levy', formula: 'rate', data: { rate: '50' }, rel: 'taxproperty' }],
    assets: [amount('machine', '0', { opening: '600', names: { taxproperty: 'levy' } })],
  };
  // 300 + 300 + 100 + 50, over 60 %
  expect(only(taxed, ['breakeven_revenue', 'margin_of_safety'])).toEqual(near([1250, -0.25]));
});

test('[RAT-11] [RAT-12] n/a without revenue and without a gross profit above 0', () => {
  const none = [Number.NaN, Number.NaN];
  for (const words of [
    { ...year, services: [] },
    { ...year, costs: [amount('beans', '1000')] },
    { ...year, costs: [amount('beans', '1200')] },
    { ...year, services: [amount('shop', '-1000')], costs: [amount('beans', '-1200')] },
  ]) {
    expect(only(words, ['breakeven_revenue', 'margin_of_safety'])).toEqual(none);
  }
});

/** Owners pay in 100 before; the business loses 30, then earns 10 and 40. */
const start: TemplateWords = {
  periodicity: 'month',
  services: [amount('sales', '0;10;40')],
  expenses: [amount('rent', '30;0')],
  equity: [amount('owner', '0', { opening: '100' })],
};

test('[RAT-13] cash of 70 after a month that used 30 lasts 70 / 30 months', () => {
  expect(ratiosOf(start)('runway')).toEqual([expect.closeTo(70 / 30, 12), Number.NaN, Number.NaN]);
  const richer = { ...start, equity: [amount('owner', '0', { opening: '120' })] };
  expect(ratiosOf(richer)('runway')[0]).toBeCloseTo(3, 12);
  const loan = { ...start, equity: [], loans: [amount('bank', '20;0')] };
  expect(ratiosOf(loan)('runway')[0]).toBeCloseTo(-10 / 30, 12);
});

test('[RAT-13] investing uses cash too', () => {
  const machine = amount('land', '20;0', { names: { deprgroup: 'none' } });
  expect(ratiosOf({ ...start, assets: [machine] })('runway')[0]).toBeCloseTo(50 / 50, 12);
});

const milestones = ['first_ebitda_period', 'first_profit_period', 'lowest_cash', 'lowest_cash_period'];

function reached(words: TemplateWords): readonly number[] {
  const { values } = calculate(buildTemplate({ dateStart: '2027-01-01', ...words }));
  return milestones.map((part) => values.constant(`ratios.${part}`));
}

test('[RAT-14] [RAT-15] EBITDA above 0 in period 2, profit to date in period 3, cash lowest in period 1', () => {
  const ratio = ratiosOf(start);
  expect(ratio('ebitda_reached')).toEqual([0, 1, 1]);
  expect(ratio('net_income_to_date')).toEqual([-30, -20, 20]);
  expect(ratio('profit_reached')).toEqual([0, 0, 1]);
  expect(reached(start)).toEqual([2, 3, 70, 1]);
});

test('[RAT-14] [RAT-15] once reached it stays; what never is is n/a; the first of several lowest counts', () => {
  const swings = { ...start, services: [amount('sales', '31;0;40')], expenses: [amount('rent', '30;30;40')] };
  expect(reached(swings)).toEqual([1, 1, 71, 2]);
  const never = { ...start, services: [], expenses: [amount('rent', '0')] };
  expect(reached(never)).toEqual([Number.NaN, Number.NaN, 100, 1]);
});

test('[RAT-20] debt service of a year counts from the first repayment on', () => {
  const { row } = calculate(
    buildTemplate({
      ...{ periods: 6, periodicity: 'quarter', off: ['section_taxes'] },
      services: [{ id: 'Shop', data: { amount: '-5;1;3;1;1;6' } }],
      loans: [{ id: 'Bank', opening: '30', data: { amount: '0' }, second: '0;2;2;2;2;2' }],
    }),
  );
  expect(row('ratios.repayment_periods')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(row('ratios.debt_service_cover_year')).toEqual([
    ...[Number.NaN, Number.NaN, Number.NaN],
    Number.NaN,
    0.75,
    1.375,
  ]);
});

test('[RAT-22] the ratios stand first, the figures that they are made of in a group at the end', () => {
  const { workbook } = calculate(buildTemplate(year));
  const rows = workbook.sheets.find(({ id }) => id === 'ratios')?.rows ?? [];
  const at = (part: string) => rows.findIndex(({ id }) => id === `ratios.${part}`);
  expect(rows[at('blank.header') + 1]?.id).toBe('ratios.heading.profitability');
  const technical = rows.slice(at('heading.technical') + 1);
  expect(technical.every(({ outline }) => outline === 1)).toBe(true);
  const ids = new Set(technical.map(({ id }) => id.slice('ratios.'.length)));
  for (const part of ['tolerance', 'equity', 'profit_reached', 'repayment_periods'])
    expect(ids).toContain(part);
  for (const part of every) expect(ids).not.toContain(part);
});
