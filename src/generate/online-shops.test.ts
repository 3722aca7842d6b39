// Tests that a shop which sells online alone has no premises that customers come to.
import { expect, test } from 'vitest';
import { generate } from './generate.ts';

test('a shop that sells online alone fits out no shop', () => {
  const fittings = (isOnline: boolean) =>
    generate({
      ...{ text: '', language: 'en', currency: null, dateStart: '2027-01-01' },
      ...{ periodicity: 'year', periodCount: 3 },
      ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
      answers: { kindIds: ['sports_shop'], countryId: 'US', size: 100, isOnline },
    }).template.data.coreResources.filter(({ name }) => name === 'Fitting-out of the shop');
  expect(fittings(false)).toHaveLength(1);
  expect(fittings(true)).toHaveLength(0);
});
