// Checks the income statement against its worked examples.
import { expect, test } from 'vitest';
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

/** Profits before tax of -100, 60 and 80. */
const swings: TemplateWords = {
  services: [{ id: 's', data: { amount: '0;60;80' } }],
  expenses: [{ id: 'e', data: { amount: '100;0' } }],
  taxes: [tax('state', '15'), tax('city', '5')],
};

test('[IS-4] [IS-5] [IS-6] a loss is used before tax is paid, at the rates added up', () => {
  const row = rowsOf(swings);
  expect(row('is.pbt')).toEqual([-100, 60, 80]);
  expect(row('is.tax_rate')).toEqual([20, 20, 20]);
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
