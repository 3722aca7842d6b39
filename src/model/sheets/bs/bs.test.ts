// Checks the balance sheet against a small company worked out by hand.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const company = buildTemplate({
  periodicity: 'year',
  dateStart: '2026-01-01',
  periods: 2,
  services: [{ id: 's', data: { amount: '1000' } }],
  costs: [{ id: 'c', data: { amount: '365' } }],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '4' } }],
  assets: [{ id: 'a', data: { amount: '0' }, opening: '600' }],
  loans: [{ id: 'l', data: { amount: '0' }, second: '100', opening: '500', terms: { interestmargin: '10' } }],
  equity: [{ id: 'e', data: { amount: '0' }, opening: '400', terms: { dividend: '50' } }],
  wc: { accountsReceivablePeriod: '36.5', inventoryPeriod: '73' },
});

test('[BS-1] [BS-2] [BS-3] what there is and whose it is', () => {
  const { values } = calculate(company);
  const row = (part: string) => [...values.row(`bs.${part}`)].map((value) => expect.closeTo(value, 9));
  // 1000 - 365 - 150 depreciation - 50 interest = 435, half of it paid out; then 40 interest: 445
  expect(row('retained_earnings')).toEqual([0, 217.5, 440]);
  expect(row('receivables')).toEqual([0, 100, 100]);
  expect(row('inventory')).toEqual([0, 73, 73]);
  expect(row('fixed_assets')).toEqual([600, 450, 300]);
  // 300 opening + 435 + 150 - 100 - 73 - 100 repaid - 217.5; then + 445 + 150 - 100 - 222.5
  expect(row('cash')).toEqual([300, 394.5, 667]);
  expect(row('total_assets')).toEqual([900, 1017.5, 1140]);
  expect(row('debt')).toEqual([500, 400, 300]);
  expect(row('total_liabilities_equity')).toEqual([900, 1017.5, 1140]);
  expect(row('check')).toEqual([0, 0, 0]);
});

test.each(['module_is', 'module_bs', 'module_cf', 'module_cover'])(
  '[BS-3] %s off changes no number',
  (off) => {
    const before = calculate(company).row('bs.cash');
    const modules = company.data.modules.map((module) =>
      module.id === off ? { ...module, isEnabled: false } : module,
    );
    const { row } = calculate({ ...company, data: { ...company.data, modules } });
    expect(row('bs.cash')).toEqual(before);
  },
);
