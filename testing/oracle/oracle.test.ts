// Checks the oracle on small cases worked out by hand from its specification.
import { describe, expect, it, test } from 'vitest';
import { fiscalYears } from './calendar.ts';
import { oracle } from './oracle.ts';
import {
  amounts,
  entries,
  flow,
  resource,
  type SmallTemplateOptions,
  smallTemplate,
} from './small-template.ts';

/** Periods 1 to N of a line. */
function forecast(words: SmallTemplateOptions, name: string, scenario = 1): number[] {
  const figure = oracle(smallTemplate(words), scenario)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return figure.slice(1).map((value) => Math.round((value ?? Number.NaN) * 1e9) / 1e9);
}

const single = (words: SmallTemplateOptions, name: string) => oracle(smallTemplate(words), 1)[name];

const product = {
  id: 'product',
  expression: 'total = a * (b - 1) / c',
  variables: [{ id: 'a', isCurrency: true }, { id: 'b', value: '3;5' }, { id: 'c' }],
};

test('a formula: order of signs, a default, a divisor of 0, a scenario with a gap', () => {
  const service = resource('s', [flow('product', { a: ['10', '20', null], c: '1;0;4' })]);
  const words = { formulas: [product], sections: { section_sales: [service] } };
  expect(forecast(words, 'revenue_total')).toEqual([20, 0, 10]);
  expect(forecast(words, 'revenue_total', 2)).toEqual([40, 0, 20]);
  expect(forecast(words, 'revenue_total', 3)).toEqual([20, 0, 10]);
});

test('inflation lifts currency variables from the second period on', () => {
  const rate = [resource('i', [flow('rate', { rate: '0;21' })])];
  const words = { sections: { section_inflation: rate, section_sales: [amounts('s', '100')] } };
  expect(forecast({ ...words, periodicity: 'year' }, 'revenue_total')).toEqual([100, 121, 146.41]);
  expect(forecast({ ...words, periodicity: 'year', off: ['section_inflation'] }, 'revenue_total')).toEqual([
    100, 100, 100,
  ]);
});

test('a lookup goes before the reference; a reference into an off section is 0', () => {
  const share = {
    id: 'share',
    expression: 'total = share / 100 * base',
    variables: [{ id: 'share' }, { id: 'base', isReference: true, reference: 'section_sales' }],
  };
  const looked = [...entries({ share: '50' }), { variable: 'base', lookupId: 'b', scenarios: [] }];
  const sections = {
    section_sales: [amounts('a', '100'), amounts('b', '10;20')],
    section_cos: [resource('c', [flow('share', { share: '10' })])],
    section_sga: [resource('g', [{ formula: 'share', fcst: looked }])],
  };
  const words = { formulas: [share], sections };
  expect(forecast(words, 'is_cos')).toEqual([11, 12, 12]);
  expect(forecast(words, 'is_sga')).toEqual([5, 10, 10]);
  expect(forecast({ ...words, off: ['module_revenue'] }, 'is_sga')).toEqual([0, 0, 0]);
});

test('receivables of 45 days in months of 31, 28 and 31 days', () => {
  const sections = { section_sales: [amounts('s', '310', { accountsReceivablePeriod: '45' })] };
  // q = 45/31: all of January; 45/28: January's end; C = 310, 620, 930.
  const february = 620 - (1 - 17 / 28) * 310;
  const march = 930 - (1 - 14 / 31) * 620 - (14 / 31) * 310;
  expect(forecast({ sections }, 'wc_receivables')).toEqual(
    [310, february, march].map((value) => Math.round(value * 1e9) / 1e9),
  );
});

test('stock and supplier days are weighted with revenue; purchases are expense plus change of stock', () => {
  const sections = {
    section_sales: [amounts('s', '300', { inventoryPeriod: '31' }), amounts('r', '100')],
    section_cos: [amounts('c', '200')],
  };
  const words = { n: 1, sections, wc: { inventoryPeriod: '0', accountsPayablePeriod: '15.5' } };
  // Stock days 31 * 300/400 = 23.25, so 3/4 of 200; purchases 350, half of them owed.
  expect(forecast(words, 'wc_inventory')).toEqual([150]);
  expect(forecast(words, 'wc_payables')).toEqual([175]);
});

test('an overhead paid ahead owes nothing in those periods unless it has payable days', () => {
  const words = (terms: Readonly<Record<string, string>>) => ({
    n: 2,
    start: '2027-07-01',
    sections: { section_sga: [amounts('rent', '100', { accountsReceivablePeriod: '62;0', ...terms })] },
    wc: { accountsPayablePeriod: '31' },
  });
  expect(forecast(words({}), 'wc_prepaid')).toEqual([200, 0]);
  expect(forecast(words({}), 'wc_payables')).toEqual([0, 100]);
  expect(forecast(words({ accountsPayablePeriod: '15.5' }), 'wc_payables')).toEqual([50, 50]);
  expect(forecast({ ...words({}), off: ['section_wc'] }, 'bs_payables')).toEqual([0, 0]);
});

const group = (years: string) => [resource('05', [flow('straight_line', { years })])];

test('depreciation over 2.5 periods, of a purchase and of the opening book value', () => {
  const asset = resource('m', [flow('amount', { amount: '0;100;0' }, '50')]);
  const words = {
    n: 6,
    periodicity: 'year',
    sections: { section_fixedassets: [asset], section_depreciation: group('2.5') },
  };
  expect(forecast(words, 'fixedassets_depreciation')).toEqual([20, 20, 50, 40, 20, 0]);
  expect(forecast(words, 'fixedassets_net_book_value')).toEqual([30, 110, 60, 20, 0, 0]);
  const off = { ...words, off: ['section_depreciation'] };
  expect(forecast(off, 'fixedassets_depreciation')).toEqual([0, 0, 0, 0, 0, 0]);
});

test('declining balance, and property tax on what the period opens with', () => {
  const asset = resource('m', [flow('amount', { amount: '0;100;0' }, '1000')], {
    deprgroup: '@d',
    taxproperty: '@p',
  });
  const sections = {
    section_fixedassets: [asset],
    section_depreciation: [resource('d', [flow('declining_balance', { rate: '10;20;200' })])],
    section_taxes: [resource('p', [flow('rate', { rate: '2' })])],
  };
  const words = { periodicity: 'year', sections, rels: { p: 'taxproperty' } };
  expect(forecast(words, 'fixedassets_depreciation')).toEqual([100, 180, 820]);
  expect(forecast(words, 'is_property_tax')).toEqual([20, 18, 16.4]);
  expect(forecast(words, 'is_tax')).toEqual([0, 0, 0]);
});

test('a loan draws by its commitment and never repays more than is owed', () => {
  const loan = resource(
    'l',
    [flow('amount', { amount: '100;-5' }, '40'), flow('amount', { amount: '0;30;500' })],
    {
      commitment: '50;100',
      interestmargin: '12',
    },
  );
  const words = { sections: { section_financing: [loan] } };
  expect(forecast(words, 'financing_debt')).toEqual([90, 60, 0]);
  expect(forecast(words, 'financing_interest')).toEqual([0.4, 0.9, 0.6]);
});

test('losses are set against later profits; dividends are on profits alone; the balance sheet opens balanced', () => {
  const equity = resource('e', [flow('amount', { amount: '0' }, '500')], { dividend: '40' });
  const sections = {
    section_sales: [amounts('s', '-100;60;140')],
    section_taxes: [
      resource('t', [flow('rate', { rate: '20' })]),
      resource('u', [flow('rate', { rate: '5' })]),
    ],
    section_financing: [equity],
  };
  const words = { sections, rels: { e: 'equity' } };
  expect(forecast(words, 'is_tax')).toEqual([0, 0, 25]);
  expect(forecast(words, 'is_dividends')).toEqual([0, 24, 46]);
  expect(oracle(smallTemplate(words), 1).cf_closing_cash).toEqual([500, 400, 436, 505]);
  expect(oracle(smallTemplate(words), 1).bs_check).toEqual([0, 0, 0, 0]);
});

describe('tax by fiscal year', () => {
  const taxed = (profits: string, rate = '20'): SmallTemplateOptions => ({
    n: profits.split(';').length,
    assessed: 'year',
    sections: {
      section_sales: [amounts('s', profits)],
      section_taxes: [resource('t', [flow('rate', { rate })])],
    },
  });

  it('brings back with a loss in month 3 what was set aside', () => {
    expect(forecast(taxed('100;50;-120'), 'is_tax')).toEqual([20, 10, -24]);
    expect(forecast(taxed('100;50;-120'), 'is_tax_to_date')).toEqual([20, 30, 6]);
    expect(forecast(taxed('100;50;-120'), 'ip_fcff')).toEqual([80, 40, -96]);
    expect(forecast({ ...taxed('100;50;-120'), assessed: 'period' }, 'is_tax')).toEqual([20, 10, 0]);
  });

  it('keeps the pool of a year’s opening and the rate of its first period', () => {
    // The year ends in March: -60 is carried over; 60, 150 and 100 to date, less 60, at 25 %.
    const words = { ...taxed('-100;40;60;90;-50', '20;20;25;30'), start: '2027-02-01', yearEnd: 3 };
    expect(forecast(words, 'is_profit_to_date')).toEqual([-100, -60, 60, 150, 100]);
    expect(forecast(words, 'is_tax')).toEqual([0, 0, 0, 22.5, -12.5]);
    expect(forecast(words, 'ip_tax_on_ebit_to_date')).toEqual([0, 0, 15, 37.5, 25]);
  });
});

test('fiscal years are named after the calendar year in which they end', () => {
  expect(fiscalYears('2027-11-30', 12, 3, 12).slice(1)).toEqual([2027, 2027, 2028]);
  expect(fiscalYears('2027-02-15', 12, 3, 3).slice(1)).toEqual([2027, 2027, 2028]);
  expect(fiscalYears('2027-02-15', 4, 3, 3).slice(1)).toEqual([2027, 2028, 2028]);
  expect(fiscalYears('2027-01-01', 1, 2, 1).slice(1)).toEqual([2027, 2028]);
});

const project = (flows: string, wacc = '10', tgr = '2', periodicity = 'year'): SmallTemplateOptions => ({
  n: flows.split(';').length,
  periodicity,
  sections: { section_sales: [amounts('s', flows)] },
  npv: { wacc, tgr, ebitda_multiple: '4' },
});

test('present value, terminal values, payback and rate of return of -100, 60, 72', () => {
  const words = project('-100;60;72');
  const npv = -100 / 1.1 + 60 / 1.21 + 72 / 1.331;
  expect(single(words, 'ip_npv')).toBeCloseTo(npv, 10);
  expect(single(words, 'ip_tv_gordon')).toBeCloseTo((72 * 1.02) / 0.08, 8);
  expect(single(words, 'ip_ev_multiple')).toBeCloseTo(npv + 288 / 1.331, 8);
  expect(single(words, 'ip_irr')).toBeCloseTo(0.2, 12);
  expect(single(words, 'ip_payback')).toBeCloseTo(2 + 40 / 72, 12);
  expect(single(words, 'ip_discounted_payback')).toBeCloseTo(2 + (100 / 1.1 - 60 / 1.21) / (72 / 1.331), 12);
  expect(single(words, 'ip_profitability_index')).toBeNull();
});

test('a short forecast is stretched to a year, and growth above the discount rate gives no value', () => {
  expect(single(project('10;20', '10', '2', 'quarter'), 'ip_tv_multiple')).toBeCloseTo(60 * 4, 10);
  expect(single(project('10;20', '2', '2'), 'ip_ev_gordon')).toBeNull();
});

test('of two rates the one nearest 0; none without both signs or without a root', () => {
  // -10 + 23 v - 13.2 v^2 is 0 at v = 1/1.1 and v = 1/1.2.
  expect(single(project('-10;23;-13.2'), 'ip_irr')).toBeCloseTo(0.1, 10);
  expect(single(project('1;2'), 'ip_irr')).toBeNull();
  expect(single(project('1;-1;1'), 'ip_irr')).toBeNull();
  expect(single(project('1;2'), 'ip_payback')).toBe(0);
  expect(single(project('-3;2'), 'ip_payback')).toBeNull();
});

test('periods keep the day of the month where there is one', () => {
  const days = {
    id: 'days',
    expression: 'total = d',
    variables: [{ id: 'd', isReference: true, reference: 'period_days' }],
  };
  const sections = { section_sales: [resource('s', [flow('days', {})])] };
  expect(forecast({ n: 4, start: '2027-12-31', formulas: [days], sections }, 'is_revenue')).toEqual([
    31, 29, 31, 30,
  ]);
  expect(
    forecast({ n: 2, start: '2028-02-29', periodicity: 'year', formulas: [days], sections }, 'is_revenue'),
  ).toEqual([365, 365]);
});

test('the master check looks at opening cash, divisors, payouts, groups and growth', () => {
  const asset = (opening: string) => resource('m', [flow('amount', { amount: '0' }, opening)]);
  const fixed = (opening: string, terms: SmallTemplateOptions = {}) =>
    single(
      {
        npv: { wacc: '10', tgr: '2' },
        sections: { section_fixedassets: [asset(opening)], section_depreciation: group('5') },
        ...terms,
      },
      'content_master',
    );
  expect(fixed('0')).toBe(0);
  expect(fixed('1')).toBe(1);
  expect(fixed('0', { npv: { wacc: '2', tgr: '2' } })).toBe(1);
  expect(fixed('0', { off: ['section_depreciation'] })).toBe(1);
  const equity = (id: string) => resource(id, [flow('amount', { amount: '0' })], { dividend: '60' });
  const owners = {
    sections: { section_financing: [equity('e'), equity('f')] },
    rels: { e: 'equity', f: 'equity' },
  };
  expect(single({ npv: { wacc: '10' }, ...owners }, 'content_master')).toBe(1);
});
