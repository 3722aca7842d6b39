// Tests that care and schooling are made without a sales tax, and say so, while whatever is sold beside them is taxed.
import { expect, test } from 'vitest';
import { freeOfSalesTax } from '#catalog/kinds/free-of-sales-tax.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import { generate } from './generate.ts';

function made(answers: BusinessAnswers, text = 'a place') {
  const asked = { text, language: 'en', currency: null, dateStart: '2027-01-01' } as const;
  const length = { periodicity: 'month', periodCount: 36 } as const;
  const stamp = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 };
  const { settled, template } = generate({ ...asked, ...length, ...stamp, answers });
  const rates = template.data.coreResources.filter(({ rel }) => rel === 'taxsales');
  return { rate: settled.business.rates.salesTax, rates, note: template.description };
}
const said = /^Services like these are usually exempt from VAT, so none is added;/m;

test('names kinds that there are', () => {
  expect([...freeOfSalesTax].filter((id) => kindById(id) === null)).toEqual([]);
});

test('a dental clinic in Russia or Germany has none, and says why', () => {
  for (const countryId of ['RU', 'DE']) {
    const { rate, rates, note } = made({ kindIds: ['dental_clinic'], countryId });
    expect([rate, rates]).toEqual([null, []]);
    expect(note).toMatch(said);
  }
});

test('a pharmacy has one, and so has a clinic that sells goods too', () => {
  for (const kindIds of [['pharmacy'], ['dental_clinic', 'pharmacy']]) {
    const { rate, rates, note } = made({ kindIds, countryId: 'DE' });
    expect(rate).toBe(19);
    expect(rates).toHaveLength(1);
    expect(note).not.toMatch(said);
  }
});

test('nothing is said where nothing is taxed, and a rate that was said stays', () => {
  expect(made({ kindIds: ['dental_clinic'], countryId: 'US' }).note).not.toMatch(said);
  const told = made({}, 'dental clinic in Berlin, VAT 19%');
  expect(told.rate).toBe(19);
  expect(told.note).not.toMatch(said);
});
