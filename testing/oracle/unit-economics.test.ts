// Checks the oracle's unit economics against an example worked out by hand.
import { expect, test } from 'vitest';
import { steppedFormulas } from '#testing/templates/stepped-formulas.ts';
import { oracle } from './oracle.ts';
import { amounts, flow, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';

const club = resource('s', [
  flow('subscription', { new: '20', churn: '10', price: '5' }, { customers: '100' }),
]);
const sections = {
  section_sales: [club, amounts('other', '0')],
  section_cos: [amounts('hosting', '220')],
  section_sga: [amounts('ads', '200', { acquisition: '1' }), amounts('rent', '70', { acquisition: '0' })],
};
const parts = [
  ...['customers', 'new_customers', 'lost_customers', 'mrr', 'churn', 'revenue_per_customer'],
  ...['lifetime_value', 'acquisition_cost', 'ltv_to_cac', 'cac_payback_months'],
];

function ratios(words: SmallTemplateOptions, t: number) {
  const figures = oracle(smallTemplate({ formulas: steppedFormulas, ...words }), 1);
  return parts.map((part) => {
    const figure = figures[`ratios_${part}`];
    return Array.isArray(figure) ? (figure[t] ?? null) : undefined;
  });
}

const near = (numbers: readonly number[]) => numbers.map((value) => expect.closeTo(value, 10));

test('100 customers of whom 10 leave while 20 come for 200, at 5 each and a margin of 60 %', () => {
  // 110 pay 550, 3 of 5 are left of each: 3 / 10 % = 30; 200 / 20 = 10, which 3 a month pay back in 10 / 3 months.
  expect(ratios({ sections }, 1)).toEqual(near([110, 20, 10, 550, 0.1, 5, 30, 10, 3, 10 / 3]));
  expect(ratios({ sections }, 0)).toEqual(parts.map(() => null));
});

test('by quarter: a third of the revenue and of the profit is a month’s', () => {
  const months = ratios({ periodicity: 'quarter', sections }, 1);
  expect(months).toEqual(near([110, 20, 10, 550 / 3, 0.1, 5, 30, 10, 3, 10]));
});

test('none without a subscription', () => {
  const plain = { ...sections, section_sales: [amounts('other', '1')] };
  expect(ratios({ sections: plain }, 1)).toEqual(parts.map(() => undefined));
});
