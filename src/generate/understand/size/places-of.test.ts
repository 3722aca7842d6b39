// Tests that sizes of makers, fields and kitchens are used as they were said, and places with as many in each are one size.
import { describe, expect, test } from 'vitest';
import { settle } from '../../settle.ts';
import { settledSentence, spoken } from '../../settled-sentence.ts';
import { understand } from '../understand.ts';

const settledOf = (text: string) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  return settle(
    understand(text, language),
    {},
    { language, dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
  );
};
const saidOf = (text: string): readonly [string, string, number] => {
  const settled = settledOf(text);
  const said = settledSentence(settled).filter(({ part }) => part === 'size');
  const { kind, size } = settled.business.head;
  expect(settled.unusedSizes).toEqual([]);
  return [kind.id, spoken(said).replaceAll('\u00a0', ' '), Number(size.toPrecision(3))];
};

describe('places with as many in each', () => {
  test.each([
    // A pupil is worth a tenth of a seat of a canteen: 0.1 x 1,200 and 0.1 x 2,000.
    ['School meals for 4 schools of 300 pupils', 'canteen', '4 schools of 300 pupils', 120],
    ['Школьное питание, 5 школ по 400 детей', 'canteen', '5 школ по 400 детей', 200],
    ['Сеть из 3 кафе по 40 мест', 'cafe', '3 кафе по 40 мест', 120],
    ['2 hotels of 30 rooms in Georgia', 'hotel', '2 hotels of 30 rooms', 60],
    ['3 садика по 60 детей', 'kindergarten', '3 садика по 60 детей', 180],
    ['Hotel with 24 rooms', 'hotel', '24 rooms', 24],
  ])('%s', (text, kind, sentence, size) => {
    expect(saidOf(text)).toEqual([kind, sentence, size]);
  });

  test('are places of whoever cleans them', () => {
    const { business, unusedSizes } = settledOf('Cleaning 3 schools of 200 children');
    expect(business.head.said?.count).toBe(3);
    expect(unusedSizes.map(({ count }) => count)).toEqual([200]);
  });
});

describe('what a founder counts in', () => {
  test.each([
    // 0.893 tanks for each brew of a month.
    ['Пивоварня, 8 варок в месяц', 'brewery', '8 варок в месяц', 7.14],
    ['Brewery with 12 brews a month', 'brewery', '12 brews a month', 10.7],
    // 59.2 items a month are those of one person.
    ['I make 15 leather bags a month', 'leather_goods', '15 bags a month', 0.253],
    ['Ателье, 5 швейных машин', 'tailor', '5 швейных машин', 3.5],
    ['Ателье, 20 платьев в месяц', 'tailor', '20 платьев в месяц', 2],
    ['Bakery with 3 ovens', 'bakery', '3 ovens', 1.5],
    // 4,000 vines, 1,000 trees in a hectare; 0.8 hectares in a pond.
    ['Vineyard with 5000 vines', 'winery', '5,000 vines', 1.25],
    ['Виноградник на 3000 кустов винограда', 'winery', '3 000 кустов', 0.75],
    ['Apple orchard of 2000 trees', 'orchard', '2,000 trees', 2],
    ['Яблоневый сад на 500 деревьев', 'orchard', '500 деревьев', 0.5],
    ['Рыбная ферма, 3 пруда', 'fish_farm', '3 пруда', 2.4],
    ['Озеленение, сажаем 200 деревьев в месяц', 'landscaping', '200 деревьев в месяц', null],
    // Of 20 kg and of 250 kg; a hectare gives 7 tonnes.
    ['Hay farm 3000 bales a year', 'farm', '3,000 bales a year', 8.58],
    ['Hay for sale, 500 round bales a year', 'farm', '500 round bales a year', 17.9],
    // 10,000 plants a year of 17,500 from a hectare.
    ['Питомник, 10000 саженцев в год', 'plant_nursery', '10 000 саженцев в год', 0.571],
    ['Сыроварня, 300 литров козьего молока в неделю', 'cheese_dairy', '300 литров в неделю', null],
    ['Cheese dairy, 300 litres of goat milk a week', 'cheese_dairy', '300 litres a week', null],
    ['Мебельный магазин 500 кв', 'furniture_shop', '500 м²', 500],
    ['Сдаю 3 кв в Москве посуточно', 'short_term_rental', '3 квартиры', 3],
    ['Restaurant doing 40 covers a night', 'restaurant', '40 covers a day', null],
    ['Catering company doing 20 events a month', 'catering', '20 events a month', 20],
  ])('%s', (text, kind, sentence, size) => {
    const [id, said, whole] = saidOf(text);
    expect([id, said]).toEqual([kind, sentence]);
    if (size !== null) expect(whole).toBe(size);
  });

  test.each(['Guest house, 120 a night', 'Night club in Leeds'])('%s says none', (text) => {
    expect(understand(text, 'en').sizes).toEqual([]);
  });
});
