// Checks working capital against its worked examples.
import { expect, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const rowsOf = (words: TemplateWords) => calculate(buildTemplate(words)).row;
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 6));
const sales = (amount: string, terms: Record<string, string> = {}) => ({ id: 's', data: { amount }, terms });
const yearly = { periodicity: 'year', dateStart: '2026-01-01', periods: 2 } as const;

test('[WC-1] 45 days of even sales', () => {
  const row = rowsOf({ services: [sales('310;280;310')], wc: { accountsReceivablePeriod: '45' } });
  expect(row('wc.receivables')).toEqual(near([310, 468.2142857143, 436.4516129032]));
});

test('[WC-12] the broken part of the periods, and the period that the whole ones reach back to', () => {
  const row = rowsOf({ services: [sales('310;280;310')], wc: { accountsReceivablePeriod: '45' } });
  expect(row('wc.receivable_periods')).toEqual(near([1.4516129032, 1.6071428571, 1.4516129032]));
  expect(row('wc.receivable_periods_part')).toEqual(near([0.4516129032, 0.6071428571, 0.4516129032]));
  expect(row('wc.receivable_periods_back')).toEqual([0, 1, 2]);
});

test('[WC-1] days longer than the forecast never give more than was sold', () => {
  const row = rowsOf({ services: [sales('310;280;310')], wc: { accountsReceivablePeriod: '1000' } });
  expect(row('wc.receivables')).toEqual([310, 590, 900]);
});

test('[WC-2] a service at its own days beside one at the template’s', () => {
  const row = rowsOf({
    services: [sales('310', { accountsReceivablePeriod: '15.5' }), { id: 't', data: { amount: '62' } }],
    wc: { accountsReceivablePeriod: '10' },
    periods: 1,
  });
  expect(row('wc.@s.receivable')).toEqual([155]);
  expect(row('wc.receivables')).toEqual(near([175]));
});

test.each([
  ['en', 'rent: Prepaid period', 'shop: Receivable period'],
  ['ru', 'rent: Срок предоплаты', 'shop: Срок дебиторской задолженности'],
] as const)('[WC-4] days of overheads are called what they are, in %s', (language, overheads, service) => {
  const terms = { accountsReceivablePeriod: '31' };
  const words = {
    services: [{ id: 'shop', data: { amount: '310' }, terms }],
    expenses: [{ id: 'rent', data: { amount: '310' }, terms }],
  };
  const { sheets } = calculate(buildTemplate({ language, ...words })).workbook;
  const labels = sheets.find(({ id }) => id === 'assumptions')?.rows.map(({ label }) => label);
  expect(labels).toContain(overheads);
  expect(labels).toContain(service);
});

test('[WC-3] days weighted with revenue', () => {
  const row = rowsOf({
    services: [
      sales('100;0;-5', { inventoryPeriod: '10', accountsPayablePeriod: '40' }),
      { id: 't', data: { amount: '300;0;0' } },
    ],
    wc: { inventoryPeriod: '20', accountsPayablePeriod: '20' },
  });
  expect(row('wc.stock_days')).toEqual([17.5, 20, 20]);
  expect(row('wc.supplier_days')).toEqual([25, 20, 20]);
});

const trade: TemplateWords = {
  ...yearly,
  services: [sales('10000')],
  costs: [{ id: 'c', data: { amount: '3650' } }],
  wc: { inventoryPeriod: '73', accountsPayablePeriod: '36.5' },
};

test('[WC-4] [WC-5] stock, what is bought for it, and what is owed', () => {
  const row = rowsOf(trade);
  expect(row('wc.inventory')).toEqual(near([730, 730]));
  expect(row('wc.cos_purchases')).toEqual(near([4380, 3650]));
  // 36.5 days are a tenth of a year of 365 days
  expect(row('wc.payables')).toEqual(near([438, 365]));
});

test('[WC-4] [WC-5] an expense with stock days of its own', () => {
  const expenses = [
    { id: 'e', data: { amount: '730' }, terms: { inventoryPeriod: '36.5', accountsPayablePeriod: '73' } },
  ];
  const row = rowsOf({ ...trade, costs: [], expenses });
  expect(row('wc.inventory')).toEqual(near([73, 73]));
  expect(row('wc.@e.purchases')).toEqual(near([803, 730]));
  expect(row('wc.payables')).toEqual(near([160.6, 146]));
});

test('[WC-5] negative purchases are not owed', () => {
  const row = rowsOf({
    ...trade,
    costs: [{ id: 'c', data: { amount: '3650;0' } }],
    wc: { inventoryPeriod: '73', accountsPayablePeriod: '365' },
  });
  expect(row('wc.cos_purchases')).toEqual(near([4380, -730]));
  expect(row('wc.payables')).toEqual(near([4380, 0]));
});

test('[WC-6] rent paid ahead is not owed, in the periods in which it is', () => {
  const rent = { id: 'rent', data: { amount: '310;280' }, terms: { accountsReceivablePeriod: '15.5;0' } };
  const row = rowsOf({ expenses: [rent], wc: { accountsPayablePeriod: '28' }, periods: 2 });
  expect(row('wc.prepaid')).toEqual([155, 0]);
  expect(row('wc.payables')).toEqual(near([0, 280]));
});

test('[WC-6] with payable days of its own it is both', () => {
  const terms = { accountsReceivablePeriod: '15.5', accountsPayablePeriod: '31' };
  const row = rowsOf({ expenses: [{ id: 'rent', data: { amount: '310' }, terms }], periods: 1 });
  expect(row('wc.prepaid')).toEqual([155]);
  expect(row('wc.payables')).toEqual(near([310]));
});

test('[WC-7] minimum cash is a share of revenue', () => {
  const row = rowsOf({ services: [sales('1000;-50;0')], wc: { minCashBalance: '10' } });
  expect(row('wc.minimum_cash')).toEqual([100, 0, 0]);
});

test('[WC-7] where nothing is sold there is no share to type', () => {
  const idsOf = (words: TemplateWords) =>
    calculate(buildTemplate({ ...words, wc: { minCashBalance: '10' } })).workbook.sheets.flatMap(({ rows }) =>
      rows.map(({ id }) => id),
    );
  expect(idsOf({ services: [sales('310')] })).toContain('assumptions.min_cash');
  expect(idsOf({})).not.toContain('assumptions.min_cash');
  expect(idsOf({ services: [sales('310')], off: ['section_sales'] })).not.toContain('assumptions.min_cash');
  const row = rowsOf({ wc: { minCashBalance: '10' }, opening: { cash: '50' } });
  expect(row('wc.minimum_cash')).toEqual([0, 0, 0]);
});

test('[WC-8] net working capital and its change', () => {
  const row = rowsOf({ ...trade, wc: { ...trade.wc, minCashBalance: '1', accountsReceivablePeriod: '73' } });
  // 100 cash + 2000 receivables + 730 stock - 438 payables, then - 365
  expect(row('wc.net_working_capital')).toEqual(near([2392, 2465]));
  expect(row('wc.change')).toEqual(near([2392, 73]));
});

test.each(['section_wc', 'module_wc'])('[WC-8] %s off: nothing is outstanding, own days included', (off) => {
  const { workbook, row } = calculate(
    buildTemplate({
      services: [sales('310', { accountsReceivablePeriod: '31' })],
      wc: { minCashBalance: '10' },
      off: [off],
    }),
  );
  expect(row('bs.receivables')).toEqual([0, 0, 0]);
  expect(row('bs.cash')).toEqual([310, 620, 930]);
  expect(workbook.sheets.some(({ id }) => id === 'wc')).toBe(off === 'section_wc');
});

test('[WC-9] a receivable period that every service has of its own is no input', () => {
  const idsOf = (services: TemplateWords['services'] = []) =>
    calculate(buildTemplate({ services })).workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));
  const ownDays = sales('310', { accountsReceivablePeriod: '30' });
  expect(idsOf([ownDays, { id: 't', data: { amount: '62' } }])).toContain('assumptions.receivable_days');
  expect(idsOf([ownDays])).not.toContain('assumptions.receivable_days');
});

test('[WC-2] the terms that items without their own have are called those of the whole company', () => {
  const { rows = [] } =
    calculate(buildTemplate({ services: [sales('310')] })).workbook.sheets.find(({ id }) => id === 'wc') ??
    {};
  expect(rows.map(({ label }) => label)).toContain('Company totals: collection time (periods)');
});

test('[WC-10] what customers paid', () => {
  const row = rowsOf({ services: [sales('310;280;310')], wc: { accountsReceivablePeriod: '45' } });
  expect(row('wc.receivables_open')).toEqual(near([0, 310, 468.2142857143]));
  expect(row('wc.receivables_in')).toEqual([310, 280, 310]);
  // 310 + 280 - 468.2143, then 468.2143 + 310 - 436.4516
  expect(row('wc.receivables_out')).toEqual(near([0, 121.7857142857, 341.7626728111]));
  expect(row('wc.receivables_close')).toEqual(near([310, 468.2142857143, 436.4516129032]));
});

test('[WC-10] several items kept in stock or paid ahead are added up', () => {
  const rent = (id: string, amount: string) => ({
    id,
    data: { amount },
    terms: { accountsReceivablePeriod: '15.5' },
  });
  const row = rowsOf({ expenses: [rent('a', '310'), rent('b', '62')], periods: 1 });
  expect(row('wc.prepaid_out')).toEqual([372]);
  expect(row('wc.prepaid_in')).toEqual(near([372 + 155 + 31]));
});

test('[WC-11] movements make the change of working capital', () => {
  const row = rowsOf(trade);
  expect(row('wc.inventory_in')).toEqual(near([4380, 3650]));
  expect(row('wc.inventory_out')).toEqual(near([3650, 3650]));
  expect(row('wc.payables_in')).toEqual(near([4380, 3650]));
  expect(row('wc.payables_out')).toEqual(near([3942, 3723]));
  // 4,380 bought less 3,650 used, less 4,380 owed of which 3,942 are paid
  expect(row('wc.movements')).toEqual(near([292, 73]));
  expect(row('wc.difference')).toEqual(near([0, 0]));
});

test('[WC-28] balances come first; running totals, periods and average days stand in a group at the end', () => {
  const words = {
    services: [sales('310'), { id: 't', data: { amount: '62' } }],
    wc: { accountsReceivablePeriod: '10', inventoryPeriod: '5', accountsPayablePeriod: '7' },
  };
  const { sheets } = calculate(buildTemplate(words)).workbook;
  const rows = sheets.find(({ id }) => id === 'wc')?.rows ?? [];
  const from = rows.findIndex(({ id }) => id === 'wc.heading.receivables');
  expect(rows.slice(from, from + 5).map(({ id }) => id)).toEqual([
    ...['wc.heading.receivables', 'wc.@s.receivable', 'wc.@t.receivable'],
    ...['wc.blank.receivables', 'wc.receivables'],
  ]);
  const closed = rows.slice(rows.findIndex(({ id }) => id === 'wc.heading.technical') + 1);
  expect(closed.every(({ outline }) => outline === 1)).toBe(true);
  expect(closed.filter(({ role }) => role === 'heading').map(({ label }) => label)).toEqual([
    ...['Average days of cost of sales', 'Receivables', 'Inventory', 'Payables'],
  ]);
  expect(closed.map(({ id }) => id)).toContain('wc.receivable_periods');
});
