// From wheels there are no seats, in bulk there is no shop, and what a truck serves or a maker sells on is no further trade.
import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

const kindsOf = (text: string): string =>
  understand(text, 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

const rowsOf = (table: string): readonly (readonly [string, string])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds];
    });

const onWheels = `
  I sell coffee from a converted horse box in Dorset: coffee_to_go; coffee van: coffee_to_go; ice cream van in Brighton: ice_cream_cart;
  wood-fired pizza from a van at weddings: food_truck; бургерная на колёсах: food_truck; pizzeria with two vans for delivery: pizzeria;
  burrito van at lunchtime on an industrial estate: food_truck; mobile car wash: mobile_valeting`;

const inBulk = `
  wholesale fruit and veg: wholesale; цветы оптом: wholesale; wholesale sweets to corner shops: wholesale; одежда оптом из Киргизии: wholesale;
  wholesale coffee beans to cafes: wholesale; пиво оптом для магазинов и кафе: wholesale; wholesale bakery: bread_factory; хлеб оптом: bread_factory;
  магазин одежды, закупаем оптом в Киргизии: clothing_shop; выращиваем тюльпаны оптом: flower_farm; wholesale plant nursery: plant_nursery`;

const letLand = `
  letting out our farmland: farmland_to_let; сдаём землю в аренду фермерам 200 га: farmland_to_let; I let 60 acres of pasture to farmers in Wales: farmland_to_let;
  vegetable farm on leased land 10 ha: vegetable_farm; овощная ферма, земля в аренде, 5 га: vegetable_farm; стоянка на арендованной земле: parking`;

const jars = `
  hot sauce brand, 1000 bottles a month: sauces_and_preserves; варю варенье и продаю на маркетплейсе: sauces_and_preserves; соленья и квашеная капуста: sauces_and_preserves;
  cannery: preserves_making; консервный завод: preserves_making`;

const beside = `
  фудтрак с хот-догами по фестивалям: food_truck; food truck with burgers and a restaurant in town: food_truck + restaurant;
  дарк китчен роллы и вок: dark_kitchen; блины на ярмарках: food_stall; сыр и творог: cheese_dairy; магазин семян и саженцев: garden_centre;
  I paint watercolours and sell prints: artist; делаем свечи и продаём оптом: candles_and_soap; used cooking oil collection from 80 restaurants: used_oil_collection;
  espresso bar with pastries: cafe; coffee shop and bakery: cafe + bakery; шаурма и плов навынос: kebab; копчёная рыба и сыр: smokehouse;
  овощи на 5 гектарах, продаём на рынке: vegetable_farm; питомник туй и сирени: plant_nursery; ткани оптом и в розницу: fabric_shop;
  birdhouses on Etsy: candles_and_soap; pies, 40 a day: home_bakery; bakery, 400 loaves a day: bakery`;

describe.each([
  ['from wheels', onWheels],
  ['in bulk', inBulk],
  ['land that is let', letLand],
  ['jars', jars],
  ['beside a trade', beside],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, kinds) => {
    expect(kindsOf(text)).toBe(kinds);
  });
});

describe('how many, without a noun or with one that no volume has', () => {
  test.each([
    ['candles and soap, 400 a month', 'units_a_day', 400],
    ['pallets, 3000 a month', 'units_a_day', 3000],
    ['художник, портреты на заказ, 5 в месяц', 'orders', 5],
    ['шаверма, 150 шаверм в день', 'orders', 150],
    ['цветы, 20 букетов в день', 'orders', 20],
    ['торговые автоматы со снеками, 15 штук', 'machines', 15],
    ['natural cosmetics, 2000 jars a month', 'units_a_day', 2000],
    ['крема и шампуни, цех на 5 человек', 'people', 5],
    ['holiday cottages, 3, in Wales', 'houses', 3],
    ['pigs free range, 30 sows', 'animals', 30],
    ['сортировка мусора, 50 тыс тонн', 'tonnes', 50000],
    ['агротуризм: ферма и 3 домика для гостей', 'houses', 3],
  ])('%s', (text, unit, count) => {
    expect(understand(text, 'en').sizes).toMatchObject([{ unit, count }]);
  });

  test('what a price may be is none', () => {
    expect(understand('gym, 30 a month', 'en').sizes).toEqual([]);
    expect(understand('fresh fish van, 3 villages a day', 'en').sizes).toEqual([]);
  });
});

test('words of where and how were understood', () => {
  expect(understand('candle making from home', 'en').rest).toEqual([]);
  expect(understand('wholesale coffee beans to cafes', 'en').rest).toEqual([]);
  expect(understand('soap on Etsy', 'en').rest).toEqual([]);
});
