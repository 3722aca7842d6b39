// Tests that the businesses to which something is sold are customers: neither another trade nor the size of this one.
import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

const idsOf = (line: string): readonly string[] => {
  const language = /\p{Script=Cyrillic}/u.test(line) ? 'ru' : 'en';
  return understand(line, language).kinds.map(({ id }) => id);
};
const countsOf = (line: string): readonly number[] => {
  const language = /\p{Script=Cyrillic}/u.test(line) ? 'ru' : 'en';
  return understand(line, language)
    .sizes.map(({ count }) => count)
    .toSorted((one, other) => one - other);
};

describe('to whom it is sold', () => {
  test.each([
    ['vegan bakery and cafe in Portland Oregon, wholesale to 12 cafes', ['bakery', 'cafe'], [12]],
    ['we roast coffee and sell to 30 cafés and 5 hotels', ['coffee_roastery'], [35]],
    ['bakery supplying 15 restaurants', ['bakery'], [15]],
    ['bakery, we deliver to 8 cafes every morning', ['bakery'], [8]],
    ['microbrewery supplying twenty pubs', ['brewery'], [20]],
    ['coffee roastery, our customers are 25 cafes and 3 hotels', ['coffee_roastery'], [28]],
    ['egg farm, 3000 hens, sells eggs to 10 supermarkets', ['poultry_farm'], [10, 3000]],
    ['we supply 15 restaurants with vegetables', ['wholesale'], [15]],
    ['CRM, sold to 40 clinics', ['saas'], [40]],
    ['продаем молоко 20 магазинам, ферма 50 коров', ['dairy_farm'], [20, 50]],
    ['поставляем овощи 15 ресторанам и 4 гостиницам, теплица 2000 м2', ['greenhouse'], [19, 2000]],
    ['пекарня, поставляем хлеб в 12 магазинов', ['bakery'], [12]],
    ['поставляем овощи 15 ресторанам, Казань', ['wholesale'], [15]],
    ['10 стоматологий наши клиенты, возим материалы', ['wholesale'], [10]],
    ['наши клиенты - 15 кафе, обжариваем кофе', ['coffee_roastery'], [15]],
    ['сыроварня, сбываем 10 магазинам и 2 ресторанам', ['cheese_dairy'], [12]],
  ] as const)('takes those of %j for customers', (line, ids, counts) => {
    expect(idsOf(line)).toEqual(ids);
    expect(countsOf(line)).toEqual(counts);
    const units = understand(line, /\p{Script=Cyrillic}/u.test(line) ? 'ru' : 'en').sizes.map(
      ({ unit }) => unit,
    );
    expect(units).not.toContain('shops');
  });

  test.each([
    ['bakery supplying restaurants and hotels', ['bakery']],
    ['we collect used cooking oil and sell it to biodiesel plants', ['used_oil_collection']],
    ['microbrewery supplying pubs', ['brewery']],
    ['пекарня, продаем хлеб магазинам и кафе', ['bakery']],
  ] as const)('takes whom %j names without a number for no trade', (line, ids) => {
    expect(idsOf(line)).toEqual(ids);
  });

  test.each([
    ['chain of 5 bakeries in Berlin', ['bakery'], [5]],
    ['bakery with 3 shops and delivery to 5 cafes', ['bakery'], [3, 5]],
    ['we deliver lunches to 20 offices in Austin', ['office_lunches'], [20]],
    ['laundry for hotels, 5 hotels as clients', ['industrial_laundry'], [5]],
    ['сеть 5 кофеен', ['cafe'], [5]],
  ] as const)('leaves what is of its own in %j as it is', (line, ids, counts) => {
    expect(idsOf(line)).toEqual(ids);
    expect(countsOf(line)).toEqual(counts);
  });
});
