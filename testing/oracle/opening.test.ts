// Checks the opening positions of a company that exists already in the oracle on small cases worked out by hand.
import { expect, test } from 'vitest';
import { numbersOf } from './line.ts';
import { type OracleFigures, oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';

const figuresOf = (words: SmallTemplateOptions): OracleFigures =>
  oracle(smallTemplate({ npv: { wacc: '10' }, ...words }), 1);

/** Periods 0 to N of a line. */
function line(words: SmallTemplateOptions, name: string): number[] {
  const figure = figuresOf(words)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return numbersOf(figure).map((value) => Math.round(value * 1e9) / 1e9 + 0);
}

/** Books of 1000 of owners' money and 300 of debt, in assets worth 400. */
const books = {
  section_fixedassets: [resource('m', [flow('amount', { amount: '0' }, '400')], { deprgroup: '@none' })],
  section_financing: [
    resource('e', [flow('amount', { amount: '0' }, '1000')]),
    resource('l', [flow('amount', { amount: '0' }, '300')]),
  ],
};
const rels = { e: 'equity' };
const balances = { receivables: '310', stock: '120', payables: '200', deferred: '50' };

test('without cash of its own, cash is what makes the opening balance sheet balance', () => {
  const words = { sections: books, rels, opening: balances };
  // 1000 + 300 + 200 + 50 less 400 + 310 + 120.
  expect(line(words, 'bs_cash')[0]).toBe(720);
  expect(line(words, 'bs_total_assets')[0]).toBe(1550);
  expect(line(words, 'bs_retained_earnings')).toEqual([0, 0, 0, 0]);
  expect(line(words, 'bs_check')).toEqual([0, 0, 0, 0]);
});

test('with cash, retained earnings are', () => {
  const words = { sections: books, rels, opening: { ...balances, cash: '500' } };
  expect(line(words, 'bs_cash')[0]).toBe(500);
  expect(line(words, 'cf_closing_cash')[0]).toBe(500);
  // 500 + 400 + 310 + 120 less 1000 + 300 + 200 + 50.
  expect(line(words, 'bs_retained_earnings')).toEqual([-220, -220, -220, -220]);
  expect(line(words, 'bs_check')).toEqual([0, 0, 0, 0]);
  expect(line({ sections: books, rels, opening: { cash: '0' } }, 'bs_retained_earnings')[0]).toBe(-900);
  expect(line({ sections: books, rels, opening: { cash: '' } }, 'bs_retained_earnings')[0]).toBe(0);
  expect(figuresOf({ opening: { cash: '-1' } }).content_master).toBe(1);
});

test('what customers owe comes in over the days of the first period, on top of the tail', () => {
  const words = {
    sections: { section_sales: [amounts('s', '310;0')] },
    wc: { accountsReceivablePeriod: '62' },
    opening: { receivables: '620' },
  };
  // Half is left after January's 31 days, 3 of 62 days after February's 28 more, then nothing.
  // The 310 sold in January are owed for two months: 62 days reach back to it in February, but no more in March.
  expect(line(words, 'bs_receivables')).toEqual([620, 620, 340, 0]);
  expect(line(words, 'bs_cash')).toEqual([-620, -310, -30, 310]);
  expect(line(words, 'wc_net_working_capital')[0]).toBe(620);
  // Free cash flow begins with the change since the opening.
  expect(line(words, 'ip_fcff')).toEqual([0, 310, 280, 340]);
});

test('days are those of the first period, weighted with what services sell in it', () => {
  const words = {
    sections: {
      section_sales: [
        amounts('s', '300;0', { accountsReceivablePeriod: '80;7' }),
        amounts('r', '100', { accountsReceivablePeriod: '8' }),
      ],
    },
    opening: { receivables: '620' },
  };
  // 80 * 3/4 + 8 / 4 = 62 days; what is there without an opening is the tails of the sales.
  const without = line({ sections: words.sections }, 'bs_receivables');
  const left = line(words, 'bs_receivables').map((value, t) => Math.round(value - (without[t] ?? 0)));
  expect(left).toEqual([620, 310, 30, 0]);
  // Nothing sold: the days of all.
  const idle = { wc: { accountsReceivablePeriod: '62' }, opening: { receivables: '620' } };
  expect(line(idle, 'bs_receivables')).toEqual([620, 310, 30, 0]);
  expect(line({ opening: { receivables: '620' } }, 'bs_receivables')).toEqual([620, 0, 0, 0]);
});

test('stock is used up, which lowers purchases; suppliers are paid', () => {
  const words = {
    sections: { section_sales: [amounts('s', '1')], section_cos: [amounts('c', '100;0;0')] },
    wc: { inventoryPeriod: '62', accountsPayablePeriod: '31' },
    opening: { stock: '124', payables: '620' },
  };
  // Of the stock 62 and 6 are left. The cost of January is in stock in January and, of 62 days, in February too.
  expect(line(words, 'bs_inventory')).toEqual([124, 162, 106, 0]);
  // Purchases 100 + 162 - 124 = 138, then 106 - 162 and -106, which are none. 31 days: all of January's in January;
  // 31 of February's 28 days take 3/28 of the month before.
  expect(line(words, 'bs_payables')).toEqual([620, 138, Math.round((138 * 3e9) / 28) / 1e9, 0]);
  expect(line(words, 'bs_check')).toEqual([0, 0, 0, 0]);
});

test('with working capital off, opening balances are gone in the first period', () => {
  const words = {
    ...{ off: ['section_wc'], wc: { accountsReceivablePeriod: '62', minCashBalance: '10' } },
    sections: { ...books, section_sales: [amounts('s', '100')] },
    ...{ rels, opening: { receivables: '310', stock: '120', payables: '200', cash: '500' } },
  };
  expect(line(words, 'bs_receivables')).toEqual([310, 0, 0, 0]);
  expect(line(words, 'bs_inventory')).toEqual([120, 0, 0, 0]);
  expect(line(words, 'bs_payables')).toEqual([200, 0, 0, 0]);
  // 500 + 100 + 310 + 120 - 200.
  expect(line(words, 'bs_cash')).toEqual([500, 830, 930, 1030]);
  expect(line(words, 'ip_fcff')).toEqual([0, 330, 100, 100]);
});

test('earlier losses are set against the first profits', () => {
  const sections = {
    section_sales: [amounts('s', '60;-20;100')],
    section_taxes: [resource('t', [flow('rate', { rate: '20' })])],
  };
  // 60 and 40 of 100 are used, the loss of 20 too: 40 of the last 100 are left.
  expect(line({ sections, opening: { lossPool: '100' } }, 'is_tax')).toEqual([0, 0, 0, 8]);
  // By year: 60, 40 and 140 to date less 100, at 20 %; of the next year, which begins in March, 100 less 60.
  const byYear = { sections, opening: { lossPool: '100' }, assessed: 'year' };
  expect(line(byYear, 'is_tax')).toEqual([0, 0, 0, 8]);
  expect(line({ ...byYear, yearEnd: 2 }, 'is_tax')).toEqual([0, 0, 0, 8]);
  expect(line({ ...byYear, opening: {} }, 'is_tax')).toEqual([0, 12, -4, 20]);
});

test('minimum cash at the opening: that of the first period, but no more than there is', () => {
  const minimum = (cash?: string) =>
    line(
      {
        sections: { section_sales: [amounts('s', '1000')] },
        wc: { minCashBalance: '10' },
        opening: cash === undefined ? { receivables: '5' } : { cash },
      },
      'wc_minimum_cash',
    )[0];
  expect(minimum('30')).toBe(30);
  expect(minimum('500')).toBe(100);
  expect(minimum('-7')).toBe(0);
  expect(minimum()).toBe(0);
});

test('the bridge to the value of equity leaves the minimum cash out where cash is given', () => {
  const words = (opening: Readonly<Record<string, string>>) => ({
    ...{ n: 1, npv: { wacc: '10' }, rels, opening, wc: { minCashBalance: '10' } },
    sections: { ...books, section_sales: [amounts('s', '1000')] },
  });
  const bridge = (opening: Readonly<Record<string, string>>): number => {
    const { ip_equity_multiple: equity, ip_ev_multiple: enterprise } = figuresOf(words(opening));
    return Math.round((Number(equity) - Number(enterprise)) * 1e6) / 1e6;
  };
  // 500 of cash, 100 of which are needed, less 300 of debt; without cash of its own 900 less 300.
  expect(bridge({ cash: '500' })).toBe(100);
  expect(bridge({})).toBe(600);
});

test('net working capital at the opening has all parts', () => {
  const words = {
    sections: { section_sales: [amounts('s', '1000')] },
    wc: { minCashBalance: '10' },
    opening: { ...balances, cash: '90' },
  };
  // 90 + 310 + 120 - 200 - 50.
  expect(line(words, 'wc_net_working_capital')[0]).toBe(270);
});
