// Checks formulas with steps, memory and billing against the worked examples of their rules.
import { expect, test } from 'vitest';
import type { Formula, Step } from '#template/formula.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, formulaOf, type ResourceWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { compile } from '../../compile.ts';

const steps = (texts: Readonly<Record<string, string>>): readonly Step[] =>
  Object.entries(texts).map(([id, expression]) => ({ id, name: id, expression }));

const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));

const amountOf = { id: 'amount', name: 'Amount', isCurrency: true } as const;

const withFormula = (formula: Formula, data: ResourceWords['data'] = {}, words = {}): Template =>
  buildTemplate({ ...words, formulas: [formula], services: [{ id: 's', formula: formula.id, data }] });

/** What a formula of one amount comes to. */
const totals = (expression: string, data: string, words = {}): readonly number[] =>
  calculate(
    withFormula(
      formulaOf('f', `total = ${expression}`, [amountOf]),
      { amount: data },
      { periods: 4, ...words },
    ),
  ).row('revenue.total');

const subscription: ResourceWords = {
  id: 's',
  formula: 'subscription',
  data: { new: '100', churn: '10', price: '5' },
};

test('[REV-7] customers who come and go', () => {
  const { row } = calculate(buildTemplate({ services: [subscription] }));
  expect(row('revenue.@s.incBook.step.lost')).toEqual(near([0, 10, 19]));
  expect(row('revenue.@s.incBook.step.customers')).toEqual(near([100, 190, 271]));
  expect(row('revenue.total')).toEqual(near([500, 950, 1355]));
});

function withOpening(template: Template, variable: string, data: string): Template {
  const [division] = template.data.divisions;
  const resources = (division?.sectionResources.section_sales ?? []).map((resource) => ({
    ...resource,
    flows: resource.flows.map((flow) => ({
      ...flow,
      hist: [{ id: 'h', variable, lookupId: null, scenarios: [{ id: 'b', name: 'Base', data }] }],
    })),
  }));
  const divisions = [{ id: 'division_1', sectionResources: { section_sales: resources } }];
  return { ...template, data: { ...template.data, divisions } };
}

test('[REV-8] 50 customers at the opening, of whom 5 leave', () => {
  const template = withOpening(buildTemplate({ services: [subscription] }), 'customers', '50');
  const { row, workbook, values } = calculate(template);
  expect(row('revenue.@s.incBook.step.customers')).toEqual(near([145, 230.5, 307.45]));
  const opening = workbook.sheets
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => id.includes('.opening.') && id.startsWith('assumptions.'));
  expect(opening.map(({ role, id }) => [role, values.constant(id)])).toEqual([['input', 50]]);
});

test('[REV-8] [REV-9] what was, and the sums of what was', () => {
  expect(totals('ago(amount, 2)', '1;2;3;4')).toEqual([0, 0, 1, 2]);
  expect(totals('prev(amount)', '1;2;3;4')).toEqual([0, 1, 2, 3]);
  expect(totals('last(amount, 2)', '1;2;3;4')).toEqual([1, 3, 5, 7]);
  expect(totals('sum(amount)', '1;2;3;4')).toEqual([1, 3, 6, 10]);
  expect(totals('prev(total) + amount', '1;2;3;4')).toEqual([1, 3, 6, 10]);
  expect(totals('last(amount, year)', '1;2;3;4', { periodicity: 'year' })).toEqual([1, 2, 3, 4]);
  expect(totals('ago(amount, year)', '1;2;3;4;5', { periodicity: 'quarter', periods: 5 })).toEqual([
    0, 0, 0, 0, 1,
  ]);
});

test('[REV-10] the smaller, the larger, and the periods of a year', () => {
  expect(totals('min(amount, 2)', '1;2;3;4')).toEqual([1, 2, 2, 2]);
  expect(totals('max(amount, 2) / year', '12;24;36;48')).toEqual([1, 2, 3, 4]);
  const data = { people: '3', salary: '12000', burden: '20' };
  const { row } = calculate(buildTemplate({ expenses: [{ id: 'team', formula: 'staff', data }] }));
  expect(row('sga.total')).toEqual(near([3600, 3600, 3600]));
});

test('[REV-8] what nobody typed an opening for opens with a 0 that can be read', () => {
  expect(totals('min(amount, prev(total) + 1)', '5')).toEqual([1, 2, 3, 4]);
  expect(totals('min(amount, prev(total))', '5')).toEqual([0, 0, 0, 0]);
  const { values, workbook } = calculate(
    withFormula(formulaOf('f', 'total = min(amount, prev(total))', [amountOf]), { amount: '5' }),
  );
  const total = workbook.sheets.flatMap(({ rows }) => rows).find(({ id }) => id === 'revenue.@s.incBook');
  expect(total?.zero).not.toBeNull();
  expect(values.row('revenue.@s.incBook')[0]).toBe(0);
});

const faultOf = (formula: Formula): string =>
  compile(withFormula(formula, { amount: '1' }))
    .diagnostics.map(({ message }) => message)
    .join(' ');

test('[REV-10] what cannot be read is refused by name', () => {
  expect(faultOf(formulaOf('f', 'total = mean(amount)', [amountOf]))).toBe(
    "The formula “f” cannot be read: there is no function 'mean', column 9.",
  );
  const later = { ...formulaOf('f', 'total = a', [amountOf]), steps: steps({ a: 'b', b: 'amount' }) };
  expect(faultOf(later)).toContain('a step reads “b”, which is worked out after it');
  const loop = { ...formulaOf('f', 'total = amount + sum(total)', [amountOf]) };
  expect(faultOf(loop)).toContain('“total” is worked out from itself');
  const billing = { ...formulaOf('f', 'total = amount', [amountOf]), billing: 'nothing' };
  expect(faultOf(billing)).toContain('uses “nothing”');
});

test('[REV-11] a percentage is a fraction in formulas and in the file', () => {
  const share = { id: 'share', name: 'Share', isPercent: true } as const;
  const formula = formulaOf('f', 'total = amount * share', [amountOf, share]);
  const { row, workbook } = calculate(withFormula(formula, { amount: '50', share: '24' }));
  expect(row('revenue.total')).toEqual([12, 12, 12]);
  const input = workbook.sheets.flatMap(({ rows }) => rows).find(({ id }) => id.endsWith('.incBook.share'));
  expect([input?.format, input?.constant]).toEqual(['share', { kind: 'value', value: 0.24 }]);
});

test('[REV-11] prices raise an amount before it is remembered, and leave fixed money alone', () => {
  const words = { inflation: '10', periodicity: 'year', periods: 3 } as const;
  expect(totals('prev(amount)', '100', words)).toEqual(near([0, 100, 110]));
  const fixed = formulaOf('f', 'total = amount', [{ ...amountOf, isFixed: true }]);
  expect(calculate(withFormula(fixed, { amount: '100' }, words)).row('revenue.total')).toEqual([
    100, 100, 100,
  ]);
});

test('[REV-12] [BS-4] a year paid in advance is earned month by month', () => {
  const data = { new: '1;0', renewal: '0', price: '1200' };
  const services = [{ id: 's', formula: 'annual_subscription', data }];
  const { row } = calculate(buildTemplate({ services, wc: { accountsReceivablePeriod: '31' } }));
  expect(row('revenue.total')).toEqual(near([100, 100, 100]));
  expect(row('bs.deferred_income')).toEqual(near([1100, 1000, 900]));
  // 31 days are all of January and, from the end of February, 1 3/28 periods: 3 / 28 of January's.
  expect(row('bs.receivables')).toEqual(near([1200, (1200 * 3) / 28, 0]));
  expect(row('cf.operating')).toEqual(near([0, 1200 - (1200 * 3) / 28, (1200 * 3) / 28]));
  expect(row('bs.check')).toEqual(near([0, 0, 0]));
});

test('[REV-12] a contract that is earned before it is invoiced', () => {
  const data = { value: '1000', progress: '30;70;0', invoiced_share: '10;40;50' };
  const { row } = calculate(buildTemplate({ services: [{ id: 's', formula: 'contract', data }] }));
  expect(row('revenue.total')).toEqual(near([300, 700, 0]));
  expect(row('bs.deferred_income')).toEqual(near([-200, -500, 0]));
});

const withDeferred = (template: Template, deferred: string): Template => ({
  ...template,
  data: { ...template.data, options: { ...template.data.options, opening: { deferred } } },
});

test('[BS-4] deferred income at the opening', () => {
  const data = { value: '0', progress: '0', invoiced_share: '0' };
  const earning = buildTemplate({ services: [{ id: 's', formula: 'contract', data }] });
  const { row, values } = calculate(withDeferred(earning, '500'));
  expect(row('bs.deferred_income')).toEqual([500, 500, 500]);
  expect([values.row('bs.deferred_income')[0], values.row('cf.closing_cash')[0]]).toEqual([500, 500]);
  expect(values.constant('content.master')).toBe(0);
  const alone = calculate(withDeferred(buildTemplate({}), '500'));
  expect(alone.row('bs.deferred_income')).toEqual([500, 500, 500]);
  expect(alone.values.constant('content.master')).toBe(1);
});

const shops = Array.from({ length: 16 }, (_, index) => ({ id: `s${index + 1}`, name: `Shop ${index + 1}` }));

test('[REV-15] a long sum is worked out in parts, in its order', () => {
  const formula = formulaOf('f', `total = ${shops.map(({ id }) => id).join(' + ')}`, shops);
  const data = Object.fromEntries(shops.map(({ id }, index) => [id, String(index + 1)]));
  const { row, workbook } = calculate(withFormula(formula, data));
  expect(row('revenue.@s.incBook.subtotal.1')).toEqual([78, 78, 78]);
  expect(row('revenue.total')).toEqual([136, 136, 136]);
  const part = workbook.sheets
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === 'revenue.@s.incBook.subtotal.1');
  expect(part?.label).toBe('s: step 1, subtotal (Shop 1 … Shop 12)');
});

test('[REV-15] functions more than three deep, and a long dividend', () => {
  const deep = 'max(min(max(min(max(amount, 1), 50), 2), 40), 3)';
  expect(totals(deep, '0;2;60')).toEqual([3, 3, 40, 40]);
  const long = Array.from({ length: 20 }, () => 'amount').join(' + ');
  expect(totals(`(${long}) / (amount - 1)`, '1;2;3;5')).toEqual([0, 40, 30, 25]);
});

test('[REV-15] of many divisors that are 0 each row counts twelve at most', () => {
  const divided = Array.from({ length: 14 }, (_, index) => `amount / (amount - ${index + 1})`).join(' + ');
  const { row } = calculate(
    withFormula(formulaOf('f', `total = ${divided}`, [amountOf]), { amount: '1;13;20' }),
  );
  expect(row('revenue.@s.incBook.divisors')).toEqual([1, 0, 0]);
  expect(row('revenue.@s.incBook.divisors.2')).toEqual([0, 1, 0]);
  expect(row('revenue.divisors')).toEqual([1, 1, 0]);
});
