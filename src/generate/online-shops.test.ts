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

const drawn = (text: string, language: 'en' | 'ru') => {
  const { template, settled } = generate({
    ...{ text, language, currency: null, dateStart: '2027-01-01' },
    ...{ periodicity: 'year', periodCount: 3 },
    ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
  });
  return { head: settled.business.head, names: template.data.coreResources.map(({ name }) => name) };
};

test('a shop that sells online is counted in orders, and has neither a workshop nor square metres', () => {
  const { head, names } = drawn('online bicycle shop, 200 orders a month, Netherlands', 'en');
  expect(head.kind.id).toBe('sports_shop');
  expect(head.kind.scale.unit).toBe('orders');
  expect(head.size).toBe(200);
  expect(names).toContain('Bicycles and large equipment');
  expect(names).not.toContain('Workshop');
});

test('a shop that says how large it is keeps its premises, whatever it sells online besides', () => {
  const { head } = drawn('clothing boutique 60 m2 with an online shop', 'en');
  expect([head.kind.scale.unit, head.size]).toEqual(['area', 60]);
});

test.each([
  ['продаю постельное бельё на маркетплейсах', 'marketplace_seller'],
  ['селлер на озон, игрушки, без склада', 'marketplace_seller'],
  ['selling used car parts on ebay', 'marketplace_seller'],
  ['dropshipping phone cases to Germany', 'dropshipping'],
])('%s: %s', (text, kind) => {
  expect(drawn(text, /[а-я]/u.test(text) ? 'ru' : 'en').head.kind.id).toBe(kind);
});

test('somebody sells in the smallest kiosk, and each of its metres sees more buyers', () => {
  const { head, names } = drawn('flower kiosk in Riga', 'en');
  // A kiosk is ten square metres.
  expect(head.size).toBe(10);
  expect(names).toContain('Florists');
});
