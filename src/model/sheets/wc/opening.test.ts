// Checks the books of a company that exists already against examples worked out by hand, on every sheet that they reach.
import { expect, test } from 'vitest';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const calculated = (words: TemplateWords) => calculate(buildTemplate(words));

/** Periods 0 to N of a row. */
const rowsOf = (words: TemplateWords) => {
  const { values } = calculated(words);
  return (id: string) => [...values.row(id)].map((value) => expect.closeTo(value, 9));
};

const sales = (amount: string, terms: Record<string, string> = {}, id = 's') => ({
  ...{ id, data: { amount } },
  terms,
});

/** Books of 1,000 of owners' money and 300 of debt, in land worth 400. */
const books: TemplateWords = {
  assets: [{ id: 'land', data: { amount: '0' }, opening: '400', names: { deprgroup: '@none' } }],
  equity: [{ id: 'owner', data: { amount: '0' }, opening: '1000' }],
  loans: [{ id: 'bank', data: { amount: '0' }, opening: '300' }],
};
const balances = { receivables: '310', stock: '120', payables: '200', deferred: '50' };

test('[BS-5] [CF-4] without cash that is typed, cash is what makes the opening balance sheet balance', () => {
  const row = rowsOf({ ...books, opening: balances });
  expect(row('bs.cash')[0]).toEqual(720);
  expect(row('bs.total_assets')[0]).toEqual(1550);
  expect(row('bs.retained_earnings')).toEqual([0, 0, 0, 0]);
  expect(row('bs.check')).toEqual([0, 0, 0, 0]);
});

test('[BS-5] [CF-4] [IS-17] with it, retained earnings are', () => {
  const row = rowsOf({ ...books, opening: { ...balances, cash: '500' } });
  expect(row('bs.cash')[0]).toEqual(500);
  expect(row('cf.closing_cash')[0]).toEqual(500);
  expect(row('bs.total_assets')[0]).toEqual(1330);
  expect(row('is.earnings_closing')).toEqual([-220, -220, -220, -220]);
  expect(row('bs.retained_earnings')).toEqual([-220, -220, -220, -220]);
  expect(row('bs.check')).toEqual([0, 0, 0, 0]);
  expect(rowsOf({ ...books, opening: { cash: '0' } })('bs.retained_earnings')[0]).toEqual(-900);
  expect(rowsOf({ ...books, opening: { cash: ' ' } })('bs.retained_earnings')[0]).toEqual(0);
});

test('[BS-5] each amount that is typed is an input, and no other', () => {
  const labels = (opening?: TemplateWords['opening']) =>
    calculated({ ...books, ...(opening && { opening }) })
      .workbook.sheets.flatMap(({ rows }) => rows)
      .filter(({ id }) => id.startsWith('assumptions.opening_'))
      .map(({ label }) => label);
  expect(labels()).toEqual([]);
  expect(labels({ cash: '', receivables: ' ' })).toEqual([]);
  expect(labels({ cash: '0', lossPool: '7' })).toEqual(['Cash at the opening', 'Tax losses at the opening']);
});

test('[BS-5] overdrawn cash fails a check', () => {
  const master = (cash: string) => calculated({ opening: { cash } }).values.constant('content.master');
  expect([master('-1'), master('0'), master('1')]).toEqual([1, 0, 0]);
});

test('[WC-13] what customers owe comes in over the days of the first period, beside what is sold', () => {
  const row = rowsOf({
    services: [sales('310;0')],
    wc: { accountsReceivablePeriod: '62' },
    opening: { receivables: '620' },
  });
  expect(row('wc.opening_receivables')).toEqual([620, 310, 30, 0]);
  // The sales of January are owed in January, and all of them in February too, as 62 days reach back over more than it.
  expect(row('bs.receivables')).toEqual([620, 620, 340, 0]);
  expect(row('bs.cash')).toEqual([-620, -310, -30, 310]);
  expect(row('wc.net_working_capital')[0]).toEqual(620);
  expect(row('ip.fcff')).toEqual([0, 310, 280, 340]);
  expect(row('wc.receivables_open')).toEqual([620, 620, 620, 340]);
  expect(row('wc.receivables_out')).toEqual([0, 310, 280, 340]);
  expect(row('wc.difference').slice(1)).toEqual([0, 0, 0]);
});

test('[WC-13] days are weighted with what services sell in the first period', () => {
  const services = [
    sales('300;0', { accountsReceivablePeriod: '80;7' }),
    sales('100', { accountsReceivablePeriod: '8' }, 'r'),
  ];
  const row = rowsOf({ services, opening: { receivables: '620' } });
  expect(row('wc.opening_receivables')).toEqual([620, 310, 30, 0]);
  const idle = rowsOf({ wc: { accountsReceivablePeriod: '62' }, opening: { receivables: '620' } });
  expect(idle('bs.receivables')).toEqual([620, 310, 30, 0]);
  expect(rowsOf({ opening: { receivables: '620' } })('bs.receivables')).toEqual([620, 0, 0, 0]);
});

test('[WC-13] stock is used up, which lowers purchases; suppliers are paid', () => {
  const row = rowsOf({
    services: [sales('1')],
    costs: [{ id: 'c', data: { amount: '100;0;0' } }],
    wc: { inventoryPeriod: '62', accountsPayablePeriod: '31' },
    opening: { stock: '124', payables: '620' },
  });
  expect(row('wc.opening_inventory')).toEqual([124, 62, 6, 0]);
  expect(row('bs.inventory')).toEqual([124, 162, 106, 0]);
  // 100 + 162 − 124, then 106 − 162 and −106
  expect(row('wc.cos_purchases').slice(1)).toEqual([138, -56, -106]);
  // 31 days are all of January, and of February and 3 days of January
  expect(row('bs.payables')).toEqual([620, 138, (138 * 3) / 28, 0]);
  expect(row('wc.payables_open')[1]).toEqual(620);
  expect(row('wc.payables_out').slice(1, 2)).toEqual([620]);
  expect(row('bs.check')).toEqual([0, 0, 0, 0]);
  expect(row('wc.difference').slice(1)).toEqual([0, 0, 0]);
});

test.each(['section_wc', 'module_wc'])(
  '[WC-13] [BS-5] %s off: all of it is gone in the first period',
  (off) => {
    const row = rowsOf({
      ...books,
      ...{ off: [off], wc: { accountsReceivablePeriod: '62', minCashBalance: '10' } },
      services: [sales('100')],
      opening: { receivables: '310', stock: '120', payables: '200', cash: '500' },
    });
    expect(row('bs.receivables')).toEqual([310, 0, 0, 0]);
    expect(row('bs.inventory')).toEqual([120, 0, 0, 0]);
    expect(row('bs.payables')).toEqual([200, 0, 0, 0]);
    // 500 + 100 + 310 + 120 − 200
    expect(row('bs.cash')).toEqual([500, 830, 930, 1030]);
    expect(row('ip.fcff')).toEqual([0, 330, 100, 100]);
    expect(row('ip.difference').slice(1)).toEqual([0, 0, 0]);
    expect(row('bs.check')).toEqual([0, 0, 0, 0]);
  },
);

test.each(['section_wc', 'module_wc'])(
  '[WC-13] [IP-17] %s off: what is there at the opening is invested',
  (off) => {
    const npv = { openingInvested: '1', exit: 'liquidation', wacc: '10' };
    const opening = { receivables: '310', payables: '200', deferred: '50' };
    const row = rowsOf({ ...books, npv, off: [off], opening });
    // 400 + 310 − 200 − 50; 110 come in, the deferred income stays
    expect(row('ip.fcff')).toEqual([-460, 110, 0, 0]);
    const { values } = calculated({ ...books, npv, off: [off], opening });
    expect(values.constant('ip.tv_liquidation')).toBe(350);
  },
);

test('[WC-14] minimum cash at the opening', () => {
  const minimum = (opening: NonNullable<TemplateWords['opening']>) =>
    rowsOf({ services: [sales('1000')], wc: { minCashBalance: '10' }, opening })('wc.minimum_cash');
  expect(minimum({ cash: '30' })).toEqual([30, 100, 100, 100]);
  expect(minimum({ cash: '500' })[0]).toEqual(100);
  expect(minimum({ cash: '-7' })[0]).toEqual(0);
  expect(minimum({ receivables: '5' })).toEqual([0, 100, 100, 100]);
  const row = rowsOf({
    services: [sales('1000')],
    wc: { minCashBalance: '10' },
    opening: { ...balances, cash: '90' },
  });
  expect(row('wc.net_working_capital')[0]).toEqual(270);
});

test.each(['period', 'year'] as const)('[IS-18] losses of the years before, assessed by %s', (assessed) => {
  const words: TemplateWords = {
    services: [sales('60;-20;100')],
    taxes: [{ id: 't', formula: 'rate', data: { rate: '20' } }],
    assessed,
  };
  const row = rowsOf({ ...words, opening: { lossPool: '100' } });
  expect(row('is.tax')).toEqual([0, 0, 0, 8]);
  expect(row('is.pool')[0]).toEqual(100);
  expect(rowsOf({ ...words, yearEnd: 2, opening: { lossPool: '100' } })('is.tax')).toEqual([0, 0, 0, 8]);
  // Free cash flow is taxed without them
  expect(row('ip.tax_on_ebit')).toEqual(rowsOf(words)('ip.tax_on_ebit'));
});

test('[IP-26] what is needed of cash that is typed pays no debt', () => {
  const bridge = (opening: TemplateWords['opening']): number => {
    const { values } = calculated({
      ...books,
      ...{ periods: 1, npv: { wacc: '10' }, wc: { minCashBalance: '10' }, services: [sales('1000')] },
      ...(opening && { opening }),
    });
    return values.constant('ip.equity_multiple') - values.constant('ip.ev_multiple');
  };
  expect(bridge({ cash: '500' })).toBeCloseTo(100, 6);
  // 1,000 + 300 − 400 of cash less 300
  expect(bridge(undefined)).toBeCloseTo(600, 6);
});
