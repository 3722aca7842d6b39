// Checks formulas with steps and memory, billing and deferred income in the oracle on small cases worked out by hand.
import { expect, test } from 'vitest';
import { plain, steppedFormulas, steps } from '#testing/templates/stepped-formulas.ts';
import { numbersOf } from './line.ts';
import { oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';
import type { FormulaJson, ResourceJson } from './template-json.ts';

function forecast(words: SmallTemplateOptions, name = 'is_revenue'): number[] {
  const figure = oracle(smallTemplate({ formulas: steppedFormulas, ...words }), 1)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return numbersOf(figure.slice(1)).map((value) => Math.round(value * 1e9) / 1e9 + 0);
}

const single = (words: SmallTemplateOptions, name: string) =>
  oracle(smallTemplate({ formulas: steppedFormulas, ...words }), 1)[name];

/** Revenue of one service with a formula. */
const service = (formula: FormulaJson, texts: Readonly<Record<string, string>>, opening = {}) =>
  forecast({
    formulas: [formula],
    n: 4,
    sections: { section_sales: [resource('s', [flow(formula.id, texts, opening)])] },
  });

const f = (expression: string, more: Partial<FormulaJson> = {}): FormulaJson => ({
  ...{ id: 'f', expression: `total = ${expression}`, variables: [plain('x'), plain('y')] },
  ...more,
});

test('prev, ago, last and sum of a variable; only prev reads the opening', () => {
  const [texts, opening] = [{ x: '1;2;4;8' }, { x: '100' }];
  expect(service(f('prev(x)'), texts, opening)).toEqual([100, 1, 2, 4]);
  expect(service(f('prev(x)'), texts)).toEqual([0, 1, 2, 4]);
  expect(service(f('ago(x, 1)'), texts, opening)).toEqual([0, 1, 2, 4]);
  expect(service(f('ago(x, 3)'), texts, opening)).toEqual([0, 0, 0, 1]);
  expect(service(f('ago(x, year)'), texts, opening)).toEqual([0, 0, 0, 0]);
  expect(service(f('last(x, 2)'), texts, opening)).toEqual([1, 3, 6, 12]);
  expect(service(f('last(x, 1) + last(x, 60)'), texts, opening)).toEqual([2, 5, 11, 23]);
  expect(service(f('sum(x)'), texts, opening)).toEqual([1, 3, 7, 15]);
});

test('min and max take expressions, also each other', () => {
  // min(x, 5) = 1, 2, 4, 5; less 2 and not below 0; twice that.
  expect(service(f('2 * max(0, min(x, (y)) - 2)'), { x: '1;2;4;8', y: '5' })).toEqual([0, 0, 4, 6]);
  expect(service(f('max(x, -prev(y))'), { x: '-9', y: '1;2' }, { y: '3' })).toEqual([-3, -1, -2, -2]);
});

test('the total remembers itself, with an opening of its own', () => {
  expect(service(f('prev(total) * 2 + x'), { x: '1' }, { total: '10' })).toEqual([21, 43, 87, 175]);
  expect(service(f('x + ago(total, 2)'), { x: '1' }, { total: '10' })).toEqual([1, 1, 2, 2]);
});

test('the opening is the first number of the first scenario of the last entry of that variable', () => {
  const hist = [
    { variable: 'x', scenarios: [{ data: '1' }] },
    { variable: 'x', scenarios: [{ data: '5;6' }, { data: '7' }] },
    { variable: 'y', scenarios: [{ data: '9' }] },
  ];
  const sections = { section_sales: [resource('s', [{ formula: 'f', hist, fcst: [] }])] };
  expect(forecast({ formulas: [f('prev(x)')], sections })).toEqual([5, 0, 0]);
});

test('a percent enters as its hundredth, typed, by default and at its opening', () => {
  const variables = [{ ...plain('x'), value: '50', isPercent: true }];
  expect(service(f('x', { variables }), { x: '24;12.5' })).toEqual([0.24, 0.125, 0.125, 0.125]);
  expect(service(f('x', { variables }), {})).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(service(f('prev(x)', { variables }), { x: '10' }, { x: '24' })).toEqual([0.24, 0.1, 0.1, 0.1]);
});

test('year is the number of periods a year, unless a variable is called so', () => {
  expect(service(f('x / year'), { x: '6' })).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(service(f('x / year', { variables: [plain('x'), plain('year')] }), { x: '6', year: '2' })).toEqual([
    ...[3, 3, 3, 3],
  ]);
});

test('inflation raises prices before they are remembered, but not fixed ones', () => {
  const prices = [resource('i', [flow('rate', { rate: '100' })])];
  const words = (more: object) => ({
    ...{
      periodicity: 'year',
      formulas: [f('sum(x)', { variables: [{ ...plain('x'), isCurrency: true, ...more }] })],
    },
    sections: { section_inflation: prices, section_sales: [resource('s', [flow('f', { x: '1' })])] },
  });
  // 1, 2, 4 and their running total; without inflation 1, 1, 1.
  expect(forecast(words({}))).toEqual([1, 3, 7]);
  expect(forecast(words({ isFixed: true }))).toEqual([1, 2, 3]);
});

test('a divisor of 0 in a step that nothing reads fails the check', () => {
  const formula = f('x', { steps: steps({ share: 'x / y' }) });
  const words = (y: string) => ({
    ...{ formulas: [formula], npv: { wacc: '10' } },
    sections: { section_sales: [resource('s', [flow('f', { x: '1', y })])] },
  });
  expect(single(words('1'), 'content_master')).toBe(0);
  expect(single(words('1;1;0'), 'content_master')).toBe(1);
});

test('two resources may read each other through the past, and are refused without it', () => {
  const base = { id: 'base', isReference: true, reference: 'b' };
  const [now, before] = [
    { ...f('base + 1', { variables: [base] }), id: 'now' },
    { ...f('prev(base)', { variables: [{ ...base, reference: 'a' }] }), id: 'before' },
  ];
  const words = (formulas: FormulaJson[], opening: string) => ({
    formulas,
    sections: {
      section_sales: [resource('a', [flow('now', {})])],
      section_cos: [resource('b', [flow('before', {}, { base: opening })])],
    },
  });
  // b = 5 and then what a was; a = b + 1.
  expect(forecast(words([now, before], '5'))).toEqual([6, 7, 8]);
  expect(() =>
    forecast(words([now, { ...now, id: 'before', variables: [{ ...base, reference: 'a' }] }], '0')),
  ).toThrow('loop');
});

const stepped = (id: string, formula: string, texts: Readonly<Record<string, string>>, opening = {}) =>
  resource(id, [flow(formula, texts, opening)]);

const subscription = stepped(
  's',
  'subscription',
  { new: '20', churn: '10', price: '5' },
  { customers: '100' },
);

test('a subscription: a tenth of 100 customers leave, 20 come', () => {
  // 10 leave: 110; 11 leave: 119; 11.9 leave: 127.1; at 5 each.
  expect(forecast({ sections: { section_sales: [subscription] } })).toEqual([550, 595, 635.5]);
  // What others read of it: the lost ones at 1 each, those there at 2 each.
  const per = (id: string, row: string, cost: string): ResourceJson =>
    resource(id, [
      {
        formula: 'per_unit_of',
        fcst: [...(flow('', { cost }).fcst ?? []), { variable: 'base', lookupId: row }],
      },
    ]);
  const sections = {
    section_sales: [subscription],
    section_cos: [per('c', 's.lost', '1')],
    section_sga: [per('g', 's.customers', '2')],
  };
  expect(forecast({ sections }, 'is_cos')).toEqual([10, 11, 11.9]);
  expect(forecast({ sections }, 'is_sga')).toEqual([220, 238, 254.2]);
});

const annual = {
  ...{ n: 6, periodicity: 'quarter', wc: { accountsReceivablePeriod: '45' } },
  sections: {
    section_sales: [stepped('s', 'annual_subscription', { new: '10;0', renewal: '50', price: '100' })],
  },
};

test('a subscription for a year: invoiced at once, earned over four quarters, half of it renewed', () => {
  // Billed 1000, 0, 0, 0, 500, 0; earned a quarter of what was billed in the last four.
  expect(forecast(annual)).toEqual([250, 250, 250, 250, 125, 125]);
  expect(forecast(annual, 'bs_deferred_income')).toEqual([750, 500, 250, 0, 375, 250]);
  // Half of the 90 days of a first quarter are owed of what was invoiced in it; 2028 has a leap day: 45 of 91.
  expect(forecast(annual, 'bs_receivables')).toEqual([500, 0, 0, 0, Math.round((500 * 45e9) / 91) / 1e9, 0]);
  // 500 of 1000 come in, then the rest.
  expect(forecast(annual, 'cf_operating').slice(0, 4)).toEqual([500, 500, 0, 0]);
  expect(forecast(annual, 'bs_check')).toEqual([0, 0, 0, 0, 0, 0]);
  // Receivables less what is deferred.
  expect(forecast(annual, 'wc_net_working_capital').slice(0, 4)).toEqual([-250, -500, -250, 0]);
  expect(single({ ...annual, npv: { wacc: '10' } }, 'content_master')).toBe(0);
});

test('deferred income stays with working capital off: cash comes as it is invoiced', () => {
  const off = { ...annual, off: ['section_wc'], npv: { wacc: '10' } };
  expect(forecast(off, 'bs_deferred_income')).toEqual([750, 500, 250, 0, 375, 250]);
  expect(forecast(off, 'cf_operating')).toEqual([1000, 0, 0, 0, 500, 0]);
  // Free cash flow: revenue less the change of net working capital, which is -750, -500 ...
  expect(forecast(off, 'ip_fcff')).toEqual([1000, 0, 0, 0, 500, 0]);
});

const contract = (progress: string, share: string): SmallTemplateOptions => ({
  sections: {
    section_inflation: [resource('i', [flow('rate', { rate: '100' })])],
    section_sales: [stepped('s', 'contract', { value: '1000', progress, invoiced_share: share })],
  },
  periodicity: 'year',
});

test('a contract of a fixed value, invoiced before it is earned or after', () => {
  expect(forecast(contract('50;30;20', '100;0;0'))).toEqual([500, 300, 200]);
  expect(forecast(contract('50;30;20', '100;0;0'), 'bs_deferred_income')).toEqual([500, 200, 0]);
  expect(forecast(contract('50;30;20', '0;0;100'), 'bs_deferred_income')).toEqual([-500, -800, 0]);
  expect(forecast(contract('50;30;20', '0;0;100'), 'cf_closing_cash')).toEqual([0, 0, 1000]);
  expect(forecast(contract('50;30;20', '0;0;100'), 'bs_check')).toEqual([0, 0, 0]);
});

test('what was invoiced before opens the balance and is earned by a contract that invoices nothing', () => {
  const words = { ...contract('30;0', '0'), opening: { deferred: '300' }, npv: { wacc: '10' } };
  expect(single(words, 'bs_deferred_income')).toEqual([300, 0, 0, 0]);
  expect(single(words, 'bs_cash')).toEqual([300, 300, 300, 300]);
  expect(single(words, 'bs_check')).toEqual([0, 0, 0, 0]);
  // 300 of profit, and 300 less is owed.
  expect(forecast(words, 'ip_fcff')).toEqual([0, 0, 0]);
  expect(single(words, 'content_master')).toBe(0);
});

test('opening deferred income that no billing can earn stays and fails the check', () => {
  const words = {
    ...{ opening: { deferred: '300' }, npv: { wacc: '10' } },
    sections: { section_sales: [amounts('s', '10')] },
  };
  expect(single(words, 'bs_deferred_income')).toEqual([300, 300, 300, 300]);
  expect(single(words, 'content_master')).toBe(1);
  expect(single({ ...words, opening: { deferred: '0' } }, 'content_master')).toBe(0);
  expect(single({ ...words, opening: {} }, 'bs_deferred_income')).toBeUndefined();
});

test.each([
  // 10 seats, 31 days of January, half used, at 4 each.
  ['capacity_use', { capacity: '10', use: '50', price: '4' }, 620],
  // 3 people of 100 hours, 80 % of which at 20 each.
  ['hours_rate', { people: '3', hours: '100', use: '80', rate: '20' }, 4800],
  // 5 at 10 each less a tenth.
  ['price_quantity_net', { price: '10', quantity: '5', discount: '10' }, 45],
  // 2.5 % of 4000.
  ['volume_share', { volume: '4000', share: '2.5' }, 100],
  // 200 m2, 90 % let, at 12 each.
  ['area_rent', { area: '200', rent: '12', use: '90' }, 2160],
])('%s in sales', (formula, texts, total) => {
  const sections = { section_sales: [stepped('s', formula, texts)] };
  expect(forecast({ n: 1, sections })).toEqual([total]);
});

test('costs of staff, and shares of other rows with a fixed part', () => {
  const sections = {
    section_sales: [amounts('s', '1000')],
    // 2 people at 12000 a year, a twelfth of it and 30 % on top.
    section_cos: [stepped('c', 'staff', { people: '2', salary: '12000', burden: '30' })],
    // 5 % of sales and 7.
    section_sga: [stepped('g', 'share_plus_fixed', { share: '5', amount: '7' })],
  };
  expect(forecast({ sections }, 'is_cos')).toEqual([2600, 2600, 2600]);
  expect(forecast({ sections }, 'is_sga')).toEqual([57, 57, 57]);
});

test('shared drivers: stock and flow, customers from spend, sums of rows', () => {
  const sum = resource('d3', [
    {
      formula: 'sum_of',
      fcst: [
        { variable: 'a', lookupId: 'd1' },
        { variable: 'b', lookupId: 'd2.total' },
        { variable: 'c', lookupId: 'd1.added' },
      ],
    },
  ]);
  const sections = {
    section_drivers: [
      // 10 + 5 - 2 a period: 13, 16, 19.
      stepped('d1', 'stock_and_flow', { added: '5', removed: '2' }, { closing: '10' }),
      // 100 of overheads at 25 a customer: 4.
      stepped('d2', 'customers_from_spend', { cost: '25' }),
      sum,
    ],
    section_cos: [
      resource('c', [
        {
          formula: 'per_unit_of',
          fcst: [...(flow('', { cost: '1' }).fcst ?? []), { variable: 'base', lookupId: 'd3' }],
        },
      ]),
    ],
    section_sga: [amounts('g', '100')],
  };
  // 13 + 4 + 5, and 3 more each period.
  expect(forecast({ sections }, 'is_cos')).toEqual([22, 25, 28]);
});
