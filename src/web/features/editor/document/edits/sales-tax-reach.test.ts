// Tests that a sales tax is put on all that is sold and bought, and taken off again, in one step each.
import { expect, it } from 'vitest';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { change, type EditedTemplate, noHistory, undo } from '../history/history.ts';
import { allResources, resourcesOf } from '../resources/resource-view.ts';
import { applySalesTax, removeSalesTax, salesTaxReach } from './sales-tax-reach.ts';

const staff = { people: '2', salary: '100' };

const template = buildTemplate({
  taxes: [
    { id: 'vat', formula: 'sales_tax_rate', data: { rate: '20' }, rel: 'taxsales' },
    { id: 'low', formula: 'sales_tax_rate', data: { rate: '10' }, rel: 'taxsales' },
  ],
  services: [
    { id: 'tea', data: { amount: '100' }, names: { salestax: 'vat' } },
    { id: 'books', data: { amount: '100' }, names: { salestax: 'low' } },
  ],
  costs: [
    { id: 'leaves', data: { amount: '30' } },
    { id: 'waiters', formula: 'headcount_salary', data: staff },
  ],
  expenses: [
    { id: 'rent', data: { amount: '10' } },
    { id: 'office', formula: 'staff', data: { ...staff, burden: '30' } },
  ],
  assets: [{ id: 'oven', data: { amount: '500;0' }, names: { deprgroup: 'machines' } }],
  groups: [{ id: 'machines', data: { amount: '5' } }],
  loans: [{ id: 'bank', data: { amount: '50' }, second: '0' }],
});

const vatOf = (of: Template) => {
  const tax = resourcesOf(of, 'section_taxes').find(({ id }) => id === 'vat');
  if (!tax) throw new Error('there is a VAT');
  return tax;
};

/** What names each tax, by the tax. */
const namedIn = (of: Template) =>
  Object.fromEntries(
    allResources(of).flatMap(({ id, lookups }) =>
      lookups.flatMap(({ lookup, chosenId }) =>
        lookup === 'salestax' && chosenId !== null ? [[id, chosenId]] : [],
      ),
    ),
  );

const start: EditedTemplate = { template, history: noHistory };
const before = { tea: 'vat', books: 'low' };

it('[RESOURCE-28] counts what bears it, what could, and the salaries that are left out', () => {
  const { taxed, others, otherTaxCount, salaryCount } = salesTaxReach(template, 'vat');
  expect(taxed.map(({ id }) => id)).toEqual(['tea']);
  expect(others.map(({ id }) => id)).toEqual(['books', 'leaves', 'rent', 'oven']);
  expect([otherTaxCount, salaryCount]).toEqual([1, 2]);
});

it('[RESOURCE-28] is put on all but salaries in one step', () => {
  const after = change(start, applySalesTax(template, vatOf(template)));
  const all = { tea: 'vat', books: 'vat', leaves: 'vat', rent: 'vat', oven: 'vat' };
  expect(namedIn(after.template)).toEqual(all);
  const [oven] = after.template.data.divisions[0]?.sectionResources.section_fixedassets ?? [];
  expect(oven?.otherAssumptions).toEqual({
    deprgroup: { name: 'deprgroup', lookupId: 'machines' },
    salestax: { name: 'salestax', lookupId: 'vat' },
  });
  expect(salesTaxReach(after.template, 'vat').others).toEqual([]);
  expect(after.history.past).toHaveLength(1);
  expect(namedIn(undo(after).template)).toEqual(before);
});

it('[RESOURCE-28] is taken off what bears it in one step, and nothing else is touched', () => {
  const after = change(start, removeSalesTax(template, vatOf(template)));
  expect(namedIn(after.template)).toEqual({ books: 'low' });
  expect(after.history.past).toHaveLength(1);
  expect(undo(after).template).toEqual(template);
});

it('[RESOURCE-28] is taken off a salary that somebody put it on', () => {
  const taxed = buildTemplate({
    taxes: [{ id: 'vat', formula: 'sales_tax_rate', data: { rate: '20' }, rel: 'taxsales' }],
    expenses: [{ id: 'office', formula: 'headcount_salary', data: staff, names: { salestax: 'vat' } }],
  });
  expect(salesTaxReach(taxed, 'vat')).toMatchObject({ taxed: [{ id: 'office' }], salaryCount: 0 });
  const after = change({ template: taxed, history: noHistory }, removeSalesTax(taxed, vatOf(taxed)));
  expect(namedIn(after.template)).toEqual({});
});
