// Checks that the statements by year add up whatever a business sells, taxes and invoices.
import { expect, it } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

const calculated = (words: TemplateWords) =>
  calculate(buildTemplate({ periodicity: 'year', dateStart: '2027-01-01', periods: 2, ...words }));

it('[DSH-16] the gain on what is sold stands between depreciation and EBIT', () => {
  const { row, values } = calculated({
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    assets: [{ id: 'a', data: { amount: '0' }, opening: '100', second: '0;75' }],
  });
  expect(row('dashboard.income.depreciation')).toEqual(near([20, 20]));
  expect(row('dashboard.income.gain')).toEqual(near([0, 15]));
  expect(row('dashboard.income.ebit')).toEqual(near([-20, -5]));
  expect(values.total('dashboard.income.gain')).toBeCloseTo(15, 9);
});

it('[DSH-16] sales tax is owed at the end of the year', () => {
  const { row } = calculated({
    services: [{ id: 'Tea', data: { amount: '1000;500' }, names: { salestax: 'vat' } }],
    taxes: [{ id: 'vat', formula: 'sales_tax_rate', data: { rate: '20' }, rel: 'taxsales' }],
    wc: { salesTaxPeriod: '73' },
  });
  // A fifth of the 365 days of 2027, and 73 of the 366 of 2028.
  expect(row('dashboard.balance.sales_tax')).toEqual(near([40, (100 * 73) / 366]));
});

it('[DSH-16] what is invoiced and not yet earned is owed at the end of the year', () => {
  const data = { value: '1000', progress: '30;70', invoiced_share: '40;60' };
  const { row } = calculated({ services: [{ id: 'House', formula: 'contract', data }] });
  expect(row('dashboard.balance.deferred_income')).toEqual(near([100, 0]));
});

it('[DSH-16] there are no such lines where there is nothing of the kind', () => {
  const { workbook } = calculated({ services: [{ id: 'Tea', data: { amount: '10' } }] });
  const ids = workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  for (const id of ['income.gain', 'balance.deferred_income', 'balance.sales_tax'])
    expect(ids).not.toContain(`dashboard.${id}`);
});
