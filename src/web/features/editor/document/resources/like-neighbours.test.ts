// Tests that a suggested line starts, moves with the seasons and bears the sales tax as the lines around it do.
import { expect, it } from 'vitest';
import { generate } from '#generate/generate.ts';
import { newFromSuggestions } from './suggested-resource.ts';

const { template } = generate({
  ...{ uuid: '00000000-0000-4000-8000-000000000001', timestamp: 0, text: 'bakery in Porto', answers: {} },
  ...{ language: 'en', dateStart: '2027-01-01', currency: null, periodicity: 'month', periodCount: 36 },
});

const suggestion = (rel: string, formula: string, values: Readonly<Record<string, string>>) => ({
  ...{ id: 'one', name: 'Boxes and gifts', rel, formula, values: [values] },
  ...{ otherAssumptions: {}, bundle: [], description: '' },
});

const added = (
  sectionId: 'section_sales' | 'section_cos' | 'section_sga',
  one: ReturnType<typeof suggestion>,
) => newFromSuggestions(template, sectionId, [{ suggestion: one, count: 1 }])[0];

it('[RESOURCE-29] sales begin and have their seasons as the visitors of the model, with its sales tax', () => {
  const line = added(
    'section_sales',
    suggestion('service', 'price_quantity', { price: '12', quantity: '90' }),
  );
  // As the visitors of a bakery: 45 % at first, all after eight months, 3, 2 and 2 % more a year.
  expect(line?.flows[0]?.drivers).toEqual({
    quantity: {
      growth: { rate: '3;2;2;0', per: 'year' },
      season: { lookupId: 'seasonality_1' },
      ramp: { from: '45', periods: '8' },
    },
  });
  expect(line?.otherAssumptions.salestax).toEqual({ name: 'salestax', lookupId: 'taxsales_1' });
});

it('[RESOURCE-29] expenses bear the sales tax, and stay even; nobody is taxed so', () => {
  const rent = added('section_sga', suggestion('sga', 'amount', { amount: '100' }));
  expect([rent?.flows[0]?.drivers, rent?.otherAssumptions.salestax?.lookupId]).toEqual([{}, 'taxsales_1']);
  const staff = added(
    'section_cos',
    suggestion('cos', 'staff', { people: '1', salary: '9000', burden: '20' }),
  );
  expect([staff?.flows[0]?.drivers, staff?.otherAssumptions.salestax]).toEqual([{}, undefined]);
});
