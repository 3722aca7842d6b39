// Checks the income statement against its worked examples.
import { describe, expect, it, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const yearly = { periodicity: 'year', dateStart: '2027-01-01' } as const;
const rowsOf = (words: TemplateWords) => calculate(buildTemplate({ ...yearly, ...words })).row;
const tax = (id: string, rate: string) => ({ id, formula: 'rate', data: { rate } });

test('[IS-1] [IS-2] [IS-3] from revenue to profit before tax', () => {
  const row = rowsOf({
    services: [{ id: 's', data: { amount: '1000' } }],
    costs: [{ id: 'c', data: { amount: '400' } }],
    expenses: [{ id: 'e', data: { amount: '250' } }],
    groups: [{ id: '05', formula: 'straight_line', data: { years: '4' } }],
    assets: [{ id: 'a', data: { amount: '0' }, opening: '200' }],
    loans: [{ id: 'l', data: { amount: '0' }, opening: '100', terms: { interestmargin: '10' } }],
    periods: 1,
  });
  const line = (part: string) => row(`is.${part}`)[0];
  expect(['gross_profit', 'ebitda', 'ebit', 'pbt'].map(line)).toEqual([600, 350, 300, 290]);
});

test('[IS-15] the gain on what is sold is part of EBIT', () => {
  const row = rowsOf({
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    assets: [{ id: 'a', data: { amount: '0' }, opening: '100', second: '0;75' }],
    periods: 2,
  });
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));
  expect(row('is.gain')).toEqual(near([0, 15]));
  expect(row('is.ebit')).toEqual(near([-20, -5]));
  expect(row('is.difference')).toEqual(near([0, 0]));
});

/** Profits before tax of -100, 60 and 80. */
const swings: TemplateWords = {
  services: [{ id: 's', data: { amount: '0;60;80' } }],
  expenses: [{ id: 'e', data: { amount: '100;0' } }],
  taxes: [tax('state', '15'), tax('city', '5')],
};

test('[IS-4] [IS-5] [IS-6] a loss is used before tax is paid, at the rates added up', () => {
  const row = rowsOf(swings);
  expect(row('is.pbt')).toEqual([-100, 60, 80]);
  expect(row('is.tax_rate')).toEqual([0.2, 0.2, 0.2]);
  expect(row('is.pool_used')).toEqual([0, 60, 40]);
  expect(row('is.pool')).toEqual([100, 40, 0]);
  expect(row('is.tax')).toEqual([0, 0, 8]);
});

test('[IS-7] dividends are a share of a positive profit', () => {
  const row = rowsOf({ ...swings, equity: [{ id: 'o', data: { amount: '0' }, terms: { dividend: '50' } }] });
  expect(row('is.net_income')).toEqual([-100, 60, 72]);
  expect(row('is.dividends')).toEqual([0, 30, 36]);
  expect(row('is.retained')).toEqual([-100, 30, 36]);
});

test('taxes are paid whatever the income statement’s module says', () => {
  expect(rowsOf({ ...swings, off: ['module_is'] })('is.tax')).toEqual([0, 0, 8]);
});

test('taxes that are off are not paid', () => {
  expect(rowsOf({ ...swings, off: ['section_taxes'] })('is.tax')).toEqual([0, 0, 0]);
});

test('[IS-8] what is left after dividends is retained', () => {
  const row = rowsOf({ ...swings, equity: [{ id: 'o', data: { amount: '0' }, terms: { dividend: '50' } }] });
  expect(row('is.earnings_opening')).toEqual([0, -100, -70]);
  expect(row('is.earnings_profit')).toEqual([-100, 60, 72]);
  expect(row('is.earnings_paid').map(Math.abs)).toEqual([0, 30, 36]);
  expect(row('is.earnings_closing')).toEqual([-100, -70, -34]);
  expect(row('bs.retained_earnings')).toEqual([-100, -70, -34]);
});

test('[IS-9] the statement adds up', () => {
  expect(rowsOf(swings)('is.difference')).toEqual([0, 0, 0]);
});

test('[IS-10] workings and checks stand below the statement', () => {
  const { workbook } = calculate(buildTemplate({ ...yearly, ...swings }));
  const rows = workbook.sheets.find(({ id }) => id === 'is')?.rows.map(({ id }) => id) ?? [];
  const places = ['is.revenue', 'is.pbt', 'is.tax', 'is.retained', 'is.earnings_closing', 'is.tax_due'];
  const target = [...places, 'is.difference'].map((id) => rows.indexOf(id));
  expect(target).toEqual([...target].sort((one, other) => one - other));
  expect(target[2]).toBe((target[1] ?? 0) + 1);
});

const monthly = (profits: string, words: TemplateWords) => {
  const periods = profits.split(';').length;
  return calculate(
    buildTemplate({
      assessed: 'year',
      periods,
      services: [{ id: 's', data: { amount: profits } }],
      ...words,
    }),
  );
};

describe('[IS-11] tax of the year to date', () => {
  it('comes back with a loss later in the year', () => {
    const { row } = monthly('100;50;-120', { taxes: [tax('state', '20')] });
    expect(row('is.profit_to_date')).toEqual([100, 150, 30]);
    expect(row('is.tax_to_date')).toEqual([20, 30, 6]);
    expect(row('is.tax')).toEqual([20, 10, -24]);
    expect(row('is.net_income')).toEqual([80, 40, -96]);
    expect(row('cf.closing_cash')).toEqual([80, 120, 24]);
  });

  it('begins anew with the calendar year where nothing else is said', () => {
    const { row } = monthly('100;-30;10', { dateStart: '2027-12-01', taxes: [tax('state', '20')] });
    expect(row('is.profit_to_date')).toEqual([100, -30, -20]);
    expect(row('is.tax')).toEqual([20, 0, 0]);
  });

  it('has no such rows where periods are assessed by themselves', () => {
    for (const assessed of [undefined, 'period'] as const) {
      const { workbook, row } = calculate(
        buildTemplate({
          services: [{ id: 's', data: { amount: '100;50;-120' } }],
          taxes: [tax('state', '20')],
          ...(assessed && { assessed }),
        }),
      );
      const ids = workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(ids.filter((id) => /(profit|tax|ebit)_to_date|year_start|of_year/.test(id))).toEqual([]);
      expect(row('is.tax')).toEqual([20, 10, 0]);
    }
  });
});

const acrossMarch = (rate: string) =>
  monthly('-100;40;60;90;-50', { dateStart: '2027-02-01', yearEnd: 3, taxes: [tax('state', rate)] }).row;

test('[IS-12] losses of earlier years are used first, and stay for the whole year', () => {
  const row = acrossMarch('20');
  expect(row('is.profit_to_date')).toEqual([-100, -60, 60, 150, 100]);
  expect(row('is.pool_open')).toEqual([0, 0, 60, 60, 60]);
  expect(row('is.pool')).toEqual([100, 60, 0, 0, 0]);
  expect(row('is.tax_to_date')).toEqual([0, 0, 0, 18, 8]);
  expect(row('is.tax')).toEqual([0, 0, 0, 18, -10]);
});

test('[IS-13] a rate holds for a whole year', () => {
  const row = acrossMarch('20;20;25;30');
  expect(row('is.tax_rate_of_year')).toEqual([0.2, 0.2, 0.25, 0.25, 0.25]);
  expect(row('is.tax_to_date')).toEqual([0, 0, 0, 22.5, 10]);
  expect(row('is.tax')).toEqual([0, 0, 0, 22.5, -12.5]);
});

test('[IS-14] in a model by year, and in one with profits alone, it makes no difference', () => {
  for (const yearEnd of [12, 3]) {
    expect(rowsOf({ ...swings, yearEnd, assessed: 'year' })('is.tax')).toEqual([0, 0, 8]);
  }
  for (const assessed of ['period', 'year'] as const) {
    const { row } = monthly('10;20;30', { assessed, dateStart: '2027-11-01', taxes: [tax('state', '20')] });
    expect(row('is.tax')).toEqual([2, 4, 6]);
  }
});
