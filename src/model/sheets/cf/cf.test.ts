// Checks the cash flow statement against a small company worked out by hand.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const company = buildTemplate({
  periodicity: 'year',
  dateStart: '2026-01-01',
  periods: 2,
  services: [{ id: 's', data: { amount: '1000' } }],
  expenses: [{ id: 'e', data: { amount: '365' }, terms: { accountsPayablePeriod: '73' } }],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '4' } }],
  assets: [{ id: 'a', data: { amount: '2000;0' }, opening: '600' }],
  loans: [
    { id: 'l', data: { amount: '800;0' }, second: '0;100', opening: '500', terms: { interestmargin: '10' } },
  ],
  equity: [{ id: 'e2', data: { amount: '50;0' }, second: '0;20', opening: '400', terms: { dividend: '10' } }],
  wc: { accountsReceivablePeriod: '36.5', minCashBalance: '100' },
});

const near = (values: Iterable<number>) => [...values].map((value) => expect.closeTo(value, 9));

test('[CF-1] [CF-2] [CF-3] profit made into cash', () => {
  const { row } = calculate(company);
  // depreciation 150, then 650; interest 50, then 130
  expect(row('is.net_income')).toEqual(near([435, -145]));
  expect(row('cf.receivables')).toEqual(near([-100, 0]));
  expect(row('cf.payables')).toEqual(near([73, 0]));
  expect(row('cf.operating')).toEqual(near([435 + 150 - 100 + 73, -145 + 650]));
  expect(row('cf.investing')).toEqual([-2000, 0]);
  expect(row('cf.financing')).toEqual(near([800 + 50 - 43.5, -100 - 20]));
});

test('[CF-4] [CF-5] cash, what is missing, and the peak of it', () => {
  const { values, row } = calculate(company);
  expect([...values.row('cf.closing_cash')]).toEqual(
    near([300, 300 + 558 - 2000 + 806.5, -335.5 + 505 - 120]),
  );
  expect(row('cf.headroom')).toEqual(near([-1335.5, -950.5]));
  expect([...values.row('cf.funding_need')]).toEqual(near([0, 1335.5, 950.5]));
  expect(values.constant('cf.peak_funding_need')).toBeCloseTo(1335.5, 9);
});

test('[CF-6] all lines together are the change of cash', () => {
  expect(calculate(company).row('cf.difference')).toEqual(near([0, 0]));
});

test('[CF-10] the gain on a sale is no cash from operations, its proceeds are from investing', () => {
  const { row } = calculate(
    buildTemplate({
      ...{ periodicity: 'year', dateStart: '2026-01-01', periods: 3 },
      groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
      assets: [{ id: 'a', data: { amount: '0' }, opening: '100', second: '0;75;0' }],
    }),
  );
  expect(row('cf.gain')).toEqual(near([0, -15, 0]));
  expect(row('cf.operating')).toEqual(near([0, 0, 0]));
  expect(row('cf.proceeds')).toEqual([0, 75, 0]);
  expect(row('cf.investing')).toEqual(near([0, 75, 0]));
  expect(row('cf.difference')).toEqual(near([0, 0, 0]));
  expect(row('bs.check')).toEqual(near([0, 0, 0]));
});

test('[CF-1] what is invoiced ahead is a change, and called one as those beside it', () => {
  const { row, workbook } = calculate(
    buildTemplate({
      services: [{ id: 's', formula: 'annual_subscription', data: { new: '1;0', price: '1200' } }],
    }),
  );
  expect(row('cf.deferred_income')).toEqual(near([1100, -100, -100]));
  const labels = workbook.sheets.flatMap(({ rows }) => rows);
  const labelOf = (id: string) => labels.find((one) => one.id === id)?.label;
  expect(labelOf('cf.deferred_income')).toBe('Change in deferred income');
  expect(labelOf('bs.deferred_income')).toBe('Deferred income');
});
