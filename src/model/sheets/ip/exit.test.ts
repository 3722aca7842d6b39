// Checks the rules of the exit, of the opening investment and of the owners' money against their worked examples.
import { expect, test } from 'vitest';
import { buildTemplate, type ResourceWords, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

function valuationOf(words: TemplateWords) {
  const { values, workbook } = calculate(
    buildTemplate({ periodicity: 'year', dateStart: '2027-01-01', ...words }),
  );
  return {
    /** From the zero period on. */
    row: (part: string) => Array.from(values.row(`ip.${part}`)),
    single: (part: string) => values.constant(`ip.${part}`),
    ids: workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id)),
    workbook,
  };
}

const amount = (id: string, text: string, more: Partial<ResourceWords> = {}): ResourceWords => ({
  id,
  data: { amount: text },
  ...more,
});

const terms = { wacc: '25', tgr: '5', ebitda_multiple: '4' };

/** An EBITDA of 0, 150 and 150; 100 spent on a machine that lasts two years; 20 % tax. */
const shop: TemplateWords = {
  services: [amount('shop', '0;250')],
  costs: [amount('beans', '0;100')],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '2' } }],
  assets: [amount('machine', '100;0')],
  taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
  npv: terms,
};

const land = (opening: string): ResourceWords =>
  amount('land', '0', { opening, names: { deprgroup: 'none' } });

const shopWithLand = (more: Readonly<Record<string, string>>): TemplateWords => ({
  ...shop,
  assets: [...(shop.assets ?? []), land('60')],
  npv: { ...terms, ...more },
});

/** The owners pay in 100 and are paid half of the profits of 0, 20 and 22; a loan of 30 lies in the till. */
const firm = (npv: Readonly<Record<string, string>>): TemplateWords => ({
  services: [amount('sales', '0;20;22')],
  loans: [amount('bank', '30;0')],
  equity: [amount('owner', '100;0', { terms: { dividend: '50' } })],
  wc: { minCashBalance: '10' },
  npv: { wacc: '10', tgr: '2', ebitda_multiple: '3', ...npv },
});

/** The same firm with that capital at the opening. */
const openedFirm = (npv: Readonly<Record<string, string>>): TemplateWords => ({
  periods: 2,
  services: [amount('sales', '20;22')],
  equity: [amount('owner', '0', { opening: '100', terms: { dividend: '50' } })],
  npv: { wacc: '10', tgr: '2', ebitda_multiple: '3', openingInvested: '1', ...npv },
});

const near = (value: number) => expect.closeTo(value, 10);

test('[IP-17] 60 invested at the opening: 69.76 - 60 = 9.76, and values as before', () => {
  const { row, single } = valuationOf(shopWithLand({ openingInvested: '1' }));
  expect(row('fcff')).toEqual([-60, -100, 130, 130]);
  expect(row('cumulative_fcff')).toEqual([-60, -160, -30, 100]);
  expect(row('cumulative_present_value')).toEqual([-60, -140, near(-56.8), near(9.76)]);
  expect(single('npv_forecast')).toBeCloseTo(69.76, 10);
  expect(single('npv')).toBeCloseTo(9.76, 10);
  expect(single('payback')).toBeCloseTo(2 + 30 / 130, 12);
  expect(single('discounted_payback')).toBeCloseTo(2 + 56.8 / 66.56, 12);
  expect(single('profitability_index')).toBeCloseTo(1 + 9.76 / 140, 12);
  expect(single('ev_gordon')).toBeCloseTo(419.2, 10);
  expect(single('ev_multiple')).toBeCloseTo(376.96, 10);
  // An opening debt of 0 less opening cash of -60.
  expect(single('equity_multiple')).toBeCloseTo(316.96, 10);
});

test('[IP-17] 100 at the opening, then 60 and 72: 20 %, paid back after 1 + 40 / 72 years', () => {
  const project = (income: string, openingInvested: string): TemplateWords => ({
    periods: 2,
    services: [amount('income', income)],
    assets: [land('100')],
    npv: { ...terms, openingInvested },
  });
  const { single } = valuationOf(project('60;72', '1'));
  expect(single('irr')).toBeCloseTo(0.2, 12);
  expect(single('payback')).toBeCloseTo(1 + 40 / 72, 12);
  // The opening alone is short: k is 0.
  expect(valuationOf(project('125;1', '1')).single('payback')).toBeCloseTo(0.8, 12);
  expect(valuationOf(project('10;20', '1')).single('payback')).toBeNaN();
  const without = valuationOf(project('60;72', '0'));
  expect([without.single('irr'), without.single('payback')]).toEqual([Number.NaN, 0]);
  expect(without.row('fcff')).toEqual([0, 60, 72]);
});

test('[IP-17] without sheets of what is owned nothing is invested', () => {
  const { row } = valuationOf({
    ...shopWithLand({ openingInvested: '1' }),
    off: ['module_wc', 'module_fixedassets'],
  });
  expect(row('fcff')).toEqual([0, 0, 120, 120]);
});

test('[IP-18] liquidation: land of 60, so 69.76 + 60 * 0.512 = 100.48', () => {
  const { single } = valuationOf(shopWithLand({ exit: 'liquidation' }));
  expect(single('tv_liquidation')).toBe(60);
  expect(single('ev_liquidation')).toBeCloseTo(100.48, 10);
  expect(single('npv_exit')).toBeCloseTo(100.48, 10);
});

test('[IP-18] net working capital is left too, minimum cash with it', () => {
  // Half of a year's sales of 365 is owed at the end, and 10 % of them is minimum cash.
  const { single } = valuationOf({
    services: [amount('sales', '365')],
    wc: { accountsReceivablePeriod: '182.5', minCashBalance: '10' },
    periods: 1,
    npv: { exit: 'liquidation' },
  });
  expect(single('tv_liquidation')).toBeCloseTo(182.5 + 36.5, 10);
});

test('[IP-19] [IP-20] what the terminal values imply', () => {
  const { single } = valuationOf(shop);
  expect(single('implied_multiple')).toBeCloseTo(4.55, 12);
  expect(single('implied_growth')).toBeCloseTo(20 / 730, 12);
  expect(single('tv_share_gordon')).toBeCloseTo(349.44 / 419.2, 12);
  expect(single('tv_share_multiple')).toBeCloseTo(307.2 / 376.96, 12);
});

test('[IP-19] [IP-20] n/a where a value is, and where there is nothing to divide by', () => {
  const parts = ['implied_multiple', 'implied_growth', 'tv_share_gordon', 'tv_share_multiple'];
  expect(parts.map(valuationOf({}).single)).toEqual(parts.map(() => Number.NaN));
  const slow = valuationOf({ ...shop, npv: { ...terms, wacc: '5' } });
  expect(parts.map((part) => Number.isNaN(slow.single(part)))).toEqual([true, false, true, false]);
});

test('[IP-21] -100, then 20 and an exit of 5 * 20: 20 %', () => {
  const { row, single } = valuationOf({
    periods: 2,
    services: [amount('income', '0;20')],
    expenses: [amount('expense', '100;0')],
    npv: { wacc: '10', tgr: '2', ebitda_multiple: '5', exit: 'multiple' },
  });
  expect(row('exit_flow').slice(1)).toEqual([-100, 120]);
  expect(single('exit_value')).toBe(100);
  expect(single('irr_exit')).toBeCloseTo(0.2, 12);
  expect(single('irr')).toBeCloseTo(-0.8, 12);
  expect(single('npv_exit')).toBeCloseTo(-100 / 1.1 + 120 / 1.21, 10);
});

test('[IP-21] an exit by multiple and by growth, with the opening invested and without', () => {
  expect(valuationOf(shopWithLand({ exit: 'multiple' })).single('npv_exit')).toBeCloseTo(376.96, 10);
  expect(valuationOf(shopWithLand({ exit: 'gordon' })).single('npv_exit')).toBeCloseTo(419.2, 10);
  const invested = valuationOf(shopWithLand({ exit: 'multiple', openingInvested: '1' }));
  expect(invested.single('npv_exit')).toBeCloseTo(316.96, 10);
  expect(invested.row('exit_flow')).toEqual([-60, -100, 130, 730]);
});

test('[IP-21] without an exit its figures are those without it', () => {
  const { single } = valuationOf(shopWithLand({ exit: 'none', openingInvested: '1' }));
  expect(single('npv_exit')).toBe(single('npv'));
  expect(single('irr_exit')).toBe(single('irr'));
});

test('[IP-22] the owners: -100, 10, 11 + 2.2 - 30 + 151 - 2.2 = 132, so 20 %', () => {
  const { row, single } = valuationOf(firm({ exit: 'liquidation' }));
  expect(row('equity_flow')).toEqual([0, -100, near(10), near(132)]);
  expect(row('exit_with_cash').slice(1)).toEqual([0, 0, near(153.2)]);
  expect(single('equity_irr')).toBeCloseTo(0.2, 10);
  expect(single('money_multiple')).toBeCloseTo(1.42, 10);
});

test('[IP-22] by multiple: 11 + 3 * 22 - 30 + 151 - 2.2', () => {
  expect(valuationOf(firm({ exit: 'multiple' })).row('equity_flow')[3]).toBeCloseTo(195.8, 10);
});

test('[IP-22] with the opening invested the owners put in their equity then', () => {
  const { row, single } = valuationOf(openedFirm({ exit: 'liquidation' }));
  expect(row('equity_flow')).toEqual([-100, 10, 132]);
  expect(single('equity_irr')).toBeCloseTo(0.2, 12);
  expect(single('money_multiple')).toBeCloseTo(1.42, 12);
  const kept = valuationOf(openedFirm({}));
  expect(kept.row('equity_flow')).toEqual([-100, 10, 11]);
  expect(kept.single('money_multiple')).toBeCloseTo(0.21, 12);
});

test('[IP-21] [IP-22] [IP-23] all that counts an exit value is n/a where there is none', () => {
  const { row, single } = valuationOf(openedFirm({ exit: 'gordon', wacc: '2' }));
  const parts = ['exit_value', 'npv_exit', 'irr_exit', 'equity_irr', 'money_multiple'];
  expect(parts.map(single)).toEqual(parts.map(() => Number.NaN));
  expect(row('equity_flow')).toEqual([-100, 10, Number.NaN]);
  expect(single('npv')).toBeCloseTo(20 / 1.02 + 22 / 1.02 ** 2, 10);
});

test('[IP-23] who pays in nothing has no multiple', () => {
  const { single } = valuationOf({ ...shop, npv: { ...terms, exit: 'gordon' } });
  expect(single('money_multiple')).toBeNaN();
  expect(single('equity_irr')).toBeNaN();
});

const conditional = ['tv_liquidation', 'ev_liquidation', 'npv_exit', 'irr_exit', 'equity_flow'];

test.each([
  [{}, false],
  [{ exit: 'none', openingInvested: '0' }, false],
  [{ openingInvested: '1' }, true],
  [{ exit: 'gordon' }, true],
  [{ exit: 'multiple' }, true],
  [{ exit: 'liquidation' }, true],
])('[IP-24] the rows of %j', (npv, isThere) => {
  const { ids, workbook } = valuationOf({ ...shop, npv: { ...terms, ...npv } });
  const names = workbook.names.map(({ name }) => name);
  for (const part of [...conditional, 'equity_irr', 'money_multiple']) {
    expect(ids.includes(`ip.${part}`), part).toBe(isThere);
    expect(names.includes(`ip_${part}`), part).toBe(isThere);
  }
  for (const part of ['implied_multiple', 'implied_growth', 'tv_share_gordon', 'tv_share_multiple']) {
    expect(names).toContain(`ip_${part}`);
  }
});

test('[IP-24] without a choice the sheet is what it was: nothing at the opening, nothing between the paybacks and what is technical', () => {
  const { row, ids } = valuationOf(shopWithLand({}));
  expect(row('fcff')[0]).toBe(0);
  expect(row('cumulative_fcff')[0]).toBe(0);
  const own = ids.filter((id) => id.startsWith('ip.'));
  expect(own.slice(own.indexOf('ip.discounted_payback')).slice(0, 3)).toEqual([
    'ip.discounted_payback',
    'ip.blank.before_technical',
    'ip.heading.technical',
  ]);
});

test('[IP-25] what is sold in the last year is no part of what comes after it', () => {
  const { row, single } = valuationOf({
    services: [amount('shop', '50')],
    assets: [amount('land', '0', { opening: '100', second: '0;0;75', names: { deprgroup: 'none' } })],
    npv: { wacc: '10', tgr: '0', ebitda_multiple: '6' },
  });
  expect(row('fcff')).toEqual([0, 50, 50, 125]);
  expect(row('lasting_fcff').slice(1)).toEqual([50, 50, 50]);
  expect(single('tv_gordon')).toBeCloseTo(500, 9);
  // 300 by multiple: (300 * 0.1 - 50) / (300 + 50).
  expect(single('implied_growth')).toBeCloseTo(-20 / 350, 9);
  expect(row('difference').slice(1)).toEqual([0, 0, 0].map((value) => expect.closeTo(value, 9)));
});

test('[IP-25] the tax on EBIT is on the gain too, and proceeds are not taken off capital expenditure', () => {
  const { row, single } = valuationOf({
    taxes: [{ id: 'tax', formula: 'rate', data: { rate: '20' } }],
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    assets: [amount('machine', '100;0', { second: '0;0;90' })],
    npv: { wacc: '0', tgr: '0' },
  });
  // 20 a year from the second on: 60 are left, sold for 90; EBIT 30 - 20 = 10, its tax 2.
  expect(row('fcff')).toEqual([0, -100, 0, 88].map((value) => expect.closeTo(value, 9)));
  expect(single('profitability_index')).toBeCloseTo(1 - 12 / 100, 9);
});
