// Whoever makes, grows, makes energy or recycles is known by what is done and what comes of it, and nobody beside it is taken for one.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const unknown = '-';

/** The line, and the kinds of which each is right; a hyphen where it may as well be unknown. */
const made = `
  токарно-фрезерный цех, 6 станков с ЧПУ: metalworking; mobile welder, I weld gates and stairs: metalworking;
  injection moulding shop, 5 presses: plastic_products; льём пластмассу, вёдра и тазы: plastic_products;
  шьём спецодежду на 40 машинках: clothing_factory; cut and sew unit, 120 machines: clothing_factory;
  roasted beans for offices: coffee_roastery; обжариваем зерно для кофеен: coffee_roastery;
  we press oil from olives: oil_mill; давим подсолнечное масло: oil_mill; мелем пшеницу в муку: flour_mill;
  разливаем артезианскую воду: water_bottling; делаем кремы и сыворотки: cosmetics_making; I pour soy candles: candles_and_soap`;

const grown = `
  christmas tree plantation: plant_nursery; плантация новогодних ёлок: plant_nursery; hazelnut grove: orchard;
  гранатовая плантация: orchard; blueberry field: berry_farm; lavender fields, 10 hectares: flower_farm;
  polytunnels with peppers: greenhouse; колем дрова и развозим по дачам: forestry; крольчатник: rabbit_farm;
  шампиньонница: mushroom_farm; trout in ponds: fish_farm; винодельческое хозяйство: winery; пашем и сеем фермерам: harvesting_service`;

const counted = `
  держу 80 бычков на откорме: beef_farm; держим 300 свиней на откорме: pig_farm; 300 ewes on the hills: sheep_farm;
  120 hives in the mountains: beekeeping; 40 sows farrow to finish: pig_farm; 4 ветряка, продаём электричество в сеть: wind_farm;
  hoof trimming for 300 cows: -; чипирование 200 коров: -; 200 cows need a vet: vet_clinic`;

const used = `
  переработка автошин в резиновую крошку: tyre_recycling; old tyres into crumb rubber: tyre_recycling;
  дробим бетонный лом в щебень: rubble_crushing; собираем фритюрное масло из кафе: used_oil_collection;
  принимаем чермет и цветмет: scrap_metal; моем и дробим ПЭТ в хлопья: plastic_recycling; roll-off dumpsters: skip_hire;
  we clear houses and sheds: junk_removal; clothes banks: textile_recycling; биогазовый комплекс: biogas_plant;
  прессуем опилки в брикеты: wood_pellets; аккумуляторный парк: battery_storage; обмен газовых баллонов: gas_cylinders`;

const beside = `
  solar panel factory: manufacturing; магазин пчеловодства: shop / -; gold jewellery shop: jewellery_shop;
  second hand clothes shop, old jeans: second_hand_shop; wine bar with riesling: wine_bar; halloumi food truck: food_truck;
  sea bass restaurant: restaurant; lavender spa: spa; cider bar: bar; pizza with burrata: pizzeria; шиномонтаж: tyre_service;
  ремонт старых компьютеров: phone_and_computer_repair; реставрация старой мебели: furniture_restoration;
  магазин радиодеталей: shop / electronics_shop / -; раздача листовок: -; cherries and plums wholesale: wholesale`;

const goods = `
  pig farm, we sell meat: pig_farm; ферма свиней, продаём мясо: pig_farm; farm with a butcher shop: farm + butcher;
  flower shop, roses from Kenya: flower_shop; rose greenhouse, cut flowers: rose_greenhouse; пекарня, хлеб и чебуреки: bakery;
  barbershop, haircuts and hair colouring: barbershop; барбершоп, стрижки и укладка: barbershop;
  moving company and courier deliveries: moving_company + courier`;

const rowsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds.split(' / ')];
    });

describe.each([
  ['made', made],
  ['grown', grown],
  ['counted', counted],
  ['used again', used],
  ['beside them', beside],
  ['goods of it', goods],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, wanted) => {
    const { kinds } = understand(text, 'en');
    expect(wanted).toContain(kinds.length === 0 ? unknown : kinds.map(({ id }) => id).join(' + '));
  });
});

test.each([
  ['держим 300 свиней на откорме', 300],
  ['свиноферма на 60 свиноматок', 60],
  ['250 ewes and lambs', 250],
])('%s: so many animals', (text, count) => {
  expect(understand(text, 'ru').sizes).toMatchObject([{ unit: 'animals', count }]);
});

test('portable toilets are counted', () => {
  expect(understand('150 биотуалетов на стройки', 'ru').sizes).toMatchObject([
    { unit: 'kiosks', count: 150 },
  ]);
});
