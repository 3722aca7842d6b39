// Understands the size, the place, the premises and the opening that a line says.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const sizesOf = (text: string): string =>
  understand(text, 'en')
    .sizes.map(({ unit, count }) => `${count} ${unit}`)
    .join(', ');

describe('sizes', () => {
  test.each([
    ['dog grooming, 3 groomers', '3 people'],
    ['dog grooming, three experienced groomers', '3 people'],
    ['груминг, 3 мастера', '3 people'],
    ['barbershop, 4 chairs', '4 chairs'],
    ['barbershop with 3 barbers', '3 people'],
    ['кафе на 40 мест', '40 seats'],
    ['кафе на 40 человек', '40 seats'],
    ['40-seat café', '40 seats'],
    ['café with five tables', '5 tables'],
    ['hotel, 24 rooms', '24 rooms'],
    ['a 24-room hotel', '24 rooms'],
    ['отель на 24 номера', '24 rooms'],
    ['hostel, 30 beds', '30 beds'],
    ['хостел на 30 коек', '30 beds'],
    ['solar farm 5 MW', '5000 kilowatts'],
    ['солнечная электростанция 5 МВт', '5000 kilowatts'],
    ['solar farm 500kW', '500 kilowatts'],
    ['wheat farm 20 ha', '20 hectares'],
    ['ферма 20 га', '20 hectares'],
    ['wheat farm of 100 acres', '40.5 hectares'],
    ['магазин обуви площадью 120 м2', '120 area'],
    ['shoe shop, 120 sq m', '120 area'],
    ['shoe shop, 1,000 sq ft', '93 area'],
    ['магазин обуви 120 кв.м', '120 area'],
    ['trucking with 10 trucks', '10 vehicles'],
    ['грузоперевозки, 10 фур', '10 vehicles'],
    ['gym with 2000 members', '2000 members'],
    ['gym with 2 000 members', '2000 members'],
    ['app with 1.5k users', '1500 customers'],
    ['приложение, 2 тысячи пользователей', '2000 customers'],
    ['пасека на 80 ульев', '80 hives'],
    ['молочная ферма, 100 коров', '100 animals'],
    ['hotel, rooms: 24', '24 rooms'],
    ['dental clinic, 4 chairs, 300 m2', '4 chairs, 300 area'],
    ['3 coffee shops', '3 shops'],
    ['kafe na 40 mest', '40 seats'],
    ['прокат самокатов, 200 штук', '200 bikes'],
    ['Hotel mit 24 Zimmern', '24 rooms'],
    ['peluquería con 4 sillones', '4 chairs'],
    ['колл-центр на 50 мест', '50 seats'],
    ['online shop, 1200 orders a month', '1200 orders'],
    ['online shop with 1,200 orders', '1200 orders'],
    ['online shop, 40 orders a day', '1200 orders'],
    ['online shop, 24,000 orders a year', '2000 orders'],
    ['dark kitchen, 150 orders a day', '150 orders'],
    ['dark kitchen, 3000 orders a month', '100 orders'],
    ['courier, 200 orders a day', '200 units_a_day'],
    ['интернет-магазин 1200 заказов в месяц', '1200 orders'],
    ['музей, 100 посетителей в день', '3000 visitors'],
    ['грузоперевозки, 5 газелей', '5 vehicles'],
    ['пансионат на 12 койко-мест', '12 beds'],
    ['restaurant with 40 covers', '40 seats'],
    ['a 3-chair salon', '3 chairs'],
    ['twelve-room guesthouse', '12 rooms'],
    ['fifteen-room hotel', '15 rooms'],
    ['hotel with twenty-five rooms', '25 rooms'],
    ['отель на двадцать пять номеров', '25 rooms'],
    ['отель на сто двадцать номеров', '120 rooms'],
    ['25-key hotel', '25 rooms'],
    ['two-bay garage', '2 stations'],
    ['berry farm, 0.5 ha', '0.5 hectares'],
    ['orchard of 2 acres', '0.81 hectares'],
    ['orchard, half an acre', '0.2025 hectares'],
    ['orchard, two and a half hectares', '2.5 hectares'],
    ['orchard, 2½ ha', '2.5 hectares'],
    ['половина гектара ягод', '0.5 hectares'],
    ['ягодная ферма, полгектара', '0.5 hectares'],
    ['ягодная ферма, полтора гектара', '1.5 hectares'],
    ['ягодная ферма, 2 с половиной гектара', '2.5 hectares'],
    ['shoe shop, 1500 sq ft', '139.5 area'],
    ['solar farm of 20 kWp', '20 kilowatts'],
    ['wind farm with 3 turbines', '3 machines'],
    ['self storage with 150 units', '150 storage_units'],
    ['hotel for dogs, 24 kennels', '24 places'],
    ['гостиница для собак на 15 вольеров', '15 places'],
    ['Kinderkrippe mit 24 Plätzen', '24 places'],
    ['Physiotherapiepraxis mit 4 Behandlungsräumen', '4 rooms'],
    ['web studio, team of 8', '8 people'],
    ['пара сантехников', '2 people'],
    ['podcast with 20,000 listeners', '20000 visitors'],
    // Neither money nor time nor a part.
    ['пекарня 500 булок в день', ''],
    ['bakery with a budget of 50000 eur', ''],
    ['кофейня за 2 млн', ''],
    ['café, average check 15 dollars', ''],
    ['café open 24/7', ''],
    ['café from 2027', ''],
    ['café with a margin of 10%', ''],
    ['5 star hotel', ''],
    ['3d printing', ''],
  ])('%s', (text, sizes) => {
    expect(sizesOf(text)).toBe(sizes);
  });

  test('a size alone may say the trade', () => {
    const { kinds, sizes } = understand('3 groomers', 'en');
    expect(kinds.map(({ id }) => id)).toEqual(['dog_grooming']);
    expect(sizes).toEqual([{ unit: 'people', count: 3 }]);
  });
});

describe('places', () => {
  test.each([
    ['dog grooming in Lisbon', 'PT Lisbon'],
    ['boutique hotel on the island of Hvar', 'HR Hvar'],
    ['boutique hotel on an island', ''],
    ['tienda en la playa', ''],
    ['кафе на террасе', ''],
    ['training in hospitality', ''],
    ['пекарня на первом этаже жилого дома', ''],
    ['nails in la', 'US Los Angeles'],
    ['отель на острове Хвар', 'HR Hvar'],
    ['отель на острове', ''],
    ['ristorante a Roma', 'IT Rome'],
    ['ristorante a roma', 'IT Rome'],
    ['Roma tomatoes, greenhouse', ''],
    ['dairy farm with Jersey cows', ''],
    ['hotel en Sevilla', 'ES Seville'],
    ['padaria em Lisboa', 'PT Lisbon'],
    ['boulangerie à Lyon', 'FR Lyon'],
    ['café in Wien', 'AT Vienna'],
    ['Ferienhaus an der Ostsee', 'DE Baltic coast of Germany'],
    ['пекарня в Оренбургской области', 'RU Orenburg region'],
    ['наращивание волос', ''],
    ['томаты в теплице', ''],
    ['кофейня в Королёве', 'RU Korolyov'],
    ['груминг в Лиссабоне', 'PT Lisbon'],
    ['Lisbon dog grooming', 'PT Lisbon'],
    ['bakery, Porto, Portugal', 'PT Porto'],
    ['solar farm in Spain', 'ES'],
    ['кофейня в Казани', 'RU Kazan'],
    ['kofeynya v Kazani', 'RU Kazan'],
    ['кафе в Нижнем Новгороде', 'RU Nizhny Novgorod'],
    ['café in New York', 'US New York'],
    ['restaurant in Barselona', 'ES Barcelona'],
    ['Bäckerei in München', 'DE Munich'],
    ['импорт обуви из Турции', ''],
    ['dropshipping from China', ''],
    ['restaurant à Nice', 'FR Nice'],
    ['ristorante a Roma', 'IT Rome'],
    ['kafe Bordeaux', 'FR Bordeaux'],
    ["İstanbul'da kafe", 'TR Istanbul'],
    ["Lisbon's best bakery", 'PT Lisbon'],
    ['школа фигурного катания', ''],
    ['turkey farm', ''],
    ['kebab in Turkey', 'TR'],
    ['china shop', ''],
    ['restaurant in Nice', 'FR Nice'],
    ['a nice restaurant', ''],
    ['Italian restaurant', ''],
    ['ресторан грузинской кухни', ''],
    ['bakery', ''],
  ])('%s', (text, place) => {
    const { country, city } = understand(text, 'en');
    expect([country?.id, city?.names.en].filter((name) => name !== undefined).join(' ')).toBe(place);
  });
});

test.each([
  ['bakery in own building', 'owned'],
  ['пекарня, собственное помещение', 'owned'],
  ['кафе в своём здании', 'owned'],
  ['bakery in rented premises', 'rented'],
  ['кафе, аренда помещения', 'rented'],
  ['кафе, помещение 200 кв. м. в аренду', 'rented'],
  ['сдача помещений в аренду', null],
  ['аренда яхт', null],
  ['аренда помещений', null],
  ['car rental', null],
])('%s has premises that are %s', (text, premises) => {
  expect(understand(text, 'en').premises).toBe(premises);
});

test.each([
  ['online shoe store', true],
  ['интернет-магазин обуви', true],
  ['e-commerce of shoes', true],
  ['shoe store', false],
  ['fulfilment warehouse for online shops', false],
  ['склад для интернет-магазинов', false],
])('%s: online is %s', (text, isOnline) => {
  expect(understand(text, 'en').isOnline).toBe(isOnline);
});

test.each([
  ['café from May', { month: 5, year: null }],
  ['café, open from May 2027', { month: 5, year: 2027 }],
  ['café opening on 1 September', { month: 9, year: null }],
  ['кафе с мая 2027 года', { month: 5, year: 2027 }],
  ['кафе, открытие в марте', { month: 3, year: null }],
  ['кафе, открытие 05.2027', { month: 5, year: 2027 }],
  ['campsite from May to October', null],
  ['кемпинг с мая по октябрь', null],
  ['a café that may be small', null],
])('%s', (text, opening) => {
  expect(understand(text, 'en').opening).toEqual(opening);
});
