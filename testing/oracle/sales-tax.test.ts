// Checks sales tax in the oracle on small cases worked out by hand.
import { expect, test } from 'vitest';
import { steppedFormulas } from '#testing/templates/stepped-formulas.ts';
import { numbersOf } from './line.ts';
import { oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';

const taxes = [
  resource('vat', [flow('rate', { rate: '20' })]),
  resource('low', [flow('rate', { rate: '10' })]),
  resource('income', [flow('rate', { rate: '0' })]),
];
const rels = { vat: 'taxsales', low: 'taxsales' };

/** July and August have 31 days each. */
const figuresOf = (words: SmallTemplateOptions) =>
  oracle(
    smallTemplate({
      ...{ n: 2, start: '2027-07-01', npv: { wacc: '10' }, formulas: steppedFormulas },
      ...words,
      rels: { ...rels, ...words.rels },
      sections: { section_taxes: taxes, ...words.sections },
    }),
    1,
  );

/** Periods 1 to N of a line. */
function line(words: SmallTemplateOptions, name: string): number[] {
  const figure = figuresOf(words)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return numbersOf(figure.slice(1)).map((value) => Math.round(value * 1e9) / 1e9 + 0);
}

const month = { salesTaxPeriod: '31' };

test('tax on sales is owed until its period is over; customers owe amounts with tax', () => {
  const words = {
    sections: { section_sales: [amounts('s', '1000;0', { salestax: '@vat' })] },
    wc: { ...month, accountsReceivablePeriod: '15.5' },
  };
  // Half of 1200 is owed by customers; all of the 200 of tax to the state, which is paid in August.
  expect(line(words, 'bs_receivables')).toEqual([600, 0]);
  expect(line(words, 'bs_sales_tax')).toEqual([200, 0]);
  expect(line(words, 'is_revenue')).toEqual([1000, 0]);
  expect(line(words, 'cf_operating')).toEqual([600, 400]);
  expect(line(words, 'bs_check')).toEqual([0, 0]);
  expect(line(words, 'wc_net_working_capital')).toEqual([400, 0]);
  expect(line(words, 'ip_fcff')).toEqual([600, 400]);
  // Nothing is owed where the tax is due at once.
  expect(line({ ...words, wc: {} }, 'bs_sales_tax')).toEqual([0, 0]);
  expect(line({ ...words, wc: {} }, 'cf_operating')).toEqual([1000, 0]);
});

test('the tax on what is bought is taken off, each at its rate; the balance may be negative', () => {
  const words = {
    sections: {
      section_sales: [amounts('s', '100;100', { salestax: '@low' })],
      section_cos: [amounts('c', '300;0', { salestax: '@vat' }), amounts('d', '100;0')],
      section_sga: [amounts('g', '50;50', { salestax: '@low' }), amounts('h', '70')],
    },
    wc: { ...month, accountsPayablePeriod: '31' },
  };
  // 10 on sales; 20 % of 300, which is 15 % of 400, and 5: 10 - 60 - 5, then 10 - 5.
  expect(line(words, 'bs_sales_tax')).toEqual([-55, 5]);
  // 400 and 60, 50 and 5, 70; then 55 and 70.
  expect(line(words, 'bs_payables')).toEqual([585, 125]);
  // 110 of customers, paid at once; in August 110 less the 585 that are owed, and 55 come back.
  expect(line(words, 'cf_operating')).toEqual([110, -420]);
  expect(line(words, 'bs_check')).toEqual([0, 0]);
});

test('assets: tax on purchases and on what they are sold for; their own rows stay net', () => {
  const machine = resource('m', [flow('amount', { amount: '500;0' }), flow('amount', { amount: '0;60' })], {
    ...{ salestax: '@vat', deprgroup: '@none', sold: '0;50' },
  });
  const words = { sections: { section_fixedassets: [machine] }, wc: month };
  // 100 come back for the purchase in August, when 12 are owed for the sale.
  expect(line(words, 'bs_sales_tax')).toEqual([-100, 12]);
  expect(line(words, 'fixedassets_capex')).toEqual([500, 0]);
  expect(line(words, 'cf_investing')).toEqual([-500, 60]);
  expect(line(words, 'cf_proceeds')).toEqual([0, 60]);
  expect(line(words, 'cf_operating')).toEqual([-100, 112]);
  expect(line(words, 'is_gain')).toEqual([0, 60 - 250]);
  expect(line(words, 'ip_fcff')).toEqual([-600, 172]);
  expect(line(words, 'bs_check')).toEqual([0, 0]);
});

test('purchases of costs and overheads are with the change of their stock, for the tax even below 0', () => {
  const words = {
    sections: {
      section_cos: [amounts('c', '100;0', { salestax: '@vat' })],
      section_sga: [amounts('g', '40;0', { salestax: '@low', inventoryPeriod: '31' })],
    },
    wc: { ...month, accountsPayablePeriod: '31' },
    opening: { stock: '310' },
  };
  // Costs: no days of stock, so the opening one is used up at once: 100 - 310 = -210, of which 20 % are -42; nothing in
  // August, when there are no costs to have a rate. Overheads: 80, of which 8; then -40, of which -4.
  expect(line(words, 'bs_sales_tax')).toEqual([42 - 8, 4]);
  expect(line(words, 'bs_payables')).toEqual([88, 0]);
  expect(line(words, 'bs_check')).toEqual([0, 0]);
});

test('where costs are 0 there is no rate, whatever their stock does', () => {
  const sections = {
    section_sales: [amounts('s', '1')],
    section_cos: [amounts('c', '100;0', { salestax: '@vat' })],
  };
  const words = { sections, wc: { ...month, inventoryPeriod: '31', accountsPayablePeriod: '31' } };
  // Purchases of 200 with tax of 40 in July; in August the stock falls by 100 without any.
  expect(line(words, 'bs_sales_tax')).toEqual([-40, 0]);
  expect(line(words, 'bs_payables')).toEqual([240, 0]);
});

test('what is paid ahead stays net', () => {
  const rent = amounts('g', '100', { salestax: '@vat', accountsReceivablePeriod: '31' });
  const words = { sections: { section_sga: [rent] }, wc: month };
  expect(line(words, 'bs_prepaid')).toEqual([100, 100]);
  expect(line(words, 'bs_payables')).toEqual([0, 0]);
  expect(line(words, 'bs_sales_tax')).toEqual([-20, -20]);
});

test('tax follows what is invoiced, not what is earned', () => {
  const contract = resource(
    's',
    [flow('contract', { value: '1000', progress: '0;100', invoiced_share: '100;0' })],
    { salestax: '@vat' },
  );
  const words = { sections: { section_sales: [contract] }, wc: { ...month, accountsReceivablePeriod: '31' } };
  expect(line(words, 'is_revenue')).toEqual([0, 1000]);
  expect(line(words, 'bs_sales_tax')).toEqual([200, 0]);
  expect(line(words, 'bs_receivables')).toEqual([1200, 0]);
  expect(line(words, 'bs_deferred_income')).toEqual([1000, 0]);
  expect(line(words, 'bs_check')).toEqual([0, 0]);
});

test('a rate of its period; weights of days and minimum cash are net', () => {
  const words = {
    sections: {
      section_taxes: [resource('vat', [flow('rate', { rate: '20;25' })])],
      section_sales: [
        amounts('s', '100', { salestax: '@vat', inventoryPeriod: '31' }),
        amounts('r', '100', { inventoryPeriod: '0' }),
      ],
      section_cos: [amounts('c', '100')],
    },
    wc: { ...month, minCashBalance: '10' },
  };
  expect(line(words, 'bs_sales_tax')).toEqual([20, 25]);
  expect(line(words, 'bs_inventory')).toEqual([50, 50]);
  expect(line(words, 'wc_minimum_cash')).toEqual([20, 20]);
});

test('no tax, no row: nothing named, or nothing that is a sales tax', () => {
  const words = (terms: Readonly<Record<string, string>>, more: SmallTemplateOptions = {}) => ({
    ...{ sections: { section_sales: [amounts('s', '100', terms)] }, wc: month },
    ...more,
  });
  const rows = (options: SmallTemplateOptions) => Object.keys(figuresOf(options));
  expect(rows(words({}))).not.toContain('bs_sales_tax');
  expect(rows(words({ salestax: '@income' }))).not.toContain('bs_sales_tax');
  expect(rows(words({ salestax: '@nowhere' }))).not.toContain('bs_sales_tax');
  expect(rows(words({ salestax: '@vat' }, { off: ['section_taxes'] }))).not.toContain('bs_sales_tax');
  expect(rows(words({ salestax: '@vat' }, { off: ['section_sales'] }))).not.toContain('bs_sales_tax');
  // With working capital off it is paid as it arises.
  expect(line(words({ salestax: '@vat' }, { off: ['section_wc'] }), 'bs_sales_tax')).toEqual([0, 0]);
  expect(line(words({ salestax: '@vat' }, { off: ['section_wc'] }), 'cf_operating')).toEqual([100, 100]);
  // And it is no tax on profits.
  expect(line(words({ salestax: '@vat' }), 'is_tax')).toEqual([0, 0]);
});
