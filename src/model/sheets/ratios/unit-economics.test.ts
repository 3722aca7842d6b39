// Checks unit economics against the worked examples of their rules.
import { describe, expect, it } from 'vitest';
import { buildTemplate, type ResourceWords, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { spoiltRow } from '#testing/templates/spoilt-row.ts';

const club: ResourceWords = {
  id: 'club',
  formula: 'subscription',
  data: { new: '20', churn: '10', price: '5' },
  openings: { customers: '100' },
};
const advertising: ResourceWords = { id: 'ads', data: { amount: '200' }, terms: { acquisition: '1' } };
const example: TemplateWords = {
  periods: 1,
  services: [club],
  costs: [{ id: 'hosting', data: { amount: '220' } }],
  expenses: [advertising, { id: 'rent', data: { amount: '1000' } }],
};

const ratiosOf = (words: TemplateWords) => {
  const { row } = calculate(buildTemplate(words));
  return (...parts: readonly string[]) => parts.map((part) => row(`ratios.${part}`)[0]);
};
const near = (...values: readonly number[]) => values.map((value) => expect.closeTo(value, 10));

const counted = ['customers', 'new_customers', 'lost_customers', 'customers_before'];
const economics = [
  ...['mrr', 'churn', 'revenue_per_customer', 'customer_profit', 'lifetime_value'],
  ...['acquisition_cost', 'ltv_to_cac', 'cac_payback_months'],
];

describe('[RAT-16] sums', () => {
  it('of one service, with what is marked as spent on winning customers', () => {
    const ratio = ratiosOf(example);
    expect(ratio(...counted, 'subscription_revenue', 'acquisition_spend')).toEqual([
      110, 20, 10, 100, 550, 200,
    ]);
  });

  it('of several, and of nothing but subscriptions', () => {
    const loyal = { ...club, id: 'loyal', data: { new: '0', churn: '0', price: '2' } };
    const shop = { id: 'shop', data: { amount: '999' } };
    const services = [club, { ...loyal, openings: { customers: '50' } }, shop];
    const ratio = ratiosOf({ ...example, services });
    expect(ratio(...counted, 'subscription_revenue')).toEqual([160, 20, 10, 150, 650]);
    expect(ratio('@club.customers', '@loyal.customers')).toEqual([110, 50]);
  });

  it('with new customers that are read from another row', () => {
    const leads = { id: 'leads', data: { quantity: '20' }, formula: 'count' };
    const services = [{ ...club, data: { churn: '10', price: '5' }, lookups: { new: 'leads' } }];
    expect(ratiosOf({ ...example, drivers: [leads], services })(...counted)).toEqual([110, 20, 10, 100]);
  });

  it.each([[[]], [['section_sga']], [['module_sga']]])(
    'spends nothing where nothing is marked: %j',
    (off) => {
      const expenses = [{ ...advertising, ...(off.length === 0 && { terms: { acquisition: '0' } }) }];
      const ratio = ratiosOf({ ...example, expenses, off });
      expect(ratio('acquisition_spend', 'acquisition_cost', 'ltv_to_cac')).toEqual([0, 0, Number.NaN]);
    },
  );
});

describe('where unit economics stand', () => {
  const idsOf = (words: TemplateWords): readonly string[] =>
    calculate(buildTemplate(words)).workbook.names.map(({ name }) => name);

  it('only with a subscription that counts', () => {
    expect(idsOf(example)).toContain('ratios_ltv_to_cac');
    for (const other of [{ services: [] }, { off: ['module_revenue'] }, { off: ['module_ratios'] }]) {
      expect(idsOf({ ...example, ...other })).not.toContain('ratios_customers');
    }
  });

  it('has no value before the first period', () => {
    const { values } = calculate(buildTemplate(example));
    for (const part of [...counted, ...economics]) expect(values.row(`ratios.${part}`)[0], part).toBeNaN();
  });
});

it('[RAT-17] [RAT-18] [RAT-19] the example', () => {
  expect(ratiosOf(example)(...economics)).toEqual(near(550, 0.1, 5, 3, 30, 10, 3, 10 / 3));
});

it('[RAT-17] [RAT-18] [RAT-19] by quarter', () => {
  const ratio = ratiosOf({ ...example, periodicity: 'quarter' });
  expect(ratio(...economics)).toEqual(near(550 / 3, 0.1, 5, 3, 30, 10, 3, 10));
});

it('[RAT-17] without an opening nobody can leave, so nobody knows how long customers stay', () => {
  const { openings: _, ...fresh } = club;
  const ratio = ratiosOf({ ...example, services: [fresh] });
  expect(ratio('churn', 'lifetime_value', 'ltv_to_cac')).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  expect(ratio('acquisition_cost')).toEqual([10]);
});

it('[RAT-17] [RAT-18] [RAT-19] without customers', () => {
  const nobody = { ...club, data: { new: '0', churn: '100', price: '5' } };
  const ratio = ratiosOf({ ...example, services: [nobody] });
  expect(ratio('mrr', 'churn')).toEqual([0, 1]);
  expect(ratio(...economics.slice(2))).toEqual(Array(6).fill(Number.NaN));
});

it('[RAT-19] a customer on whom nothing is earned never pays back', () => {
  const ratio = ratiosOf({ ...example, costs: [{ id: 'hosting', data: { amount: '660' } }] });
  expect(ratio('customer_profit', 'lifetime_value', 'ltv_to_cac')).toEqual(near(-1, -10, -1));
  expect(ratio('cac_payback_months')).toEqual([Number.NaN]);
});

it('[RAT-16] follows the steps of the service', () => {
  const { workbook } = calculate(buildTemplate(example));
  const row = 'revenue.@club.incBook.step.customers';
  const spoilt = spoiltRow(workbook, row, { periods: { kind: 'values', values: [55] } });
  expect(spoilt.row('ratios.revenue_per_customer')[1]).toBeCloseTo(5, 10);
  expect(spoilt.row('ratios.customers')[1]).toBe(55);
});
