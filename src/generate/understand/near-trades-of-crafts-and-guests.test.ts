// Trades of few hands beside those they were taken for, and phrases of which one ordinary word is left.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const languageOf = (text: string) => (/[а-я]/u.test(text) ? 'ru' : 'en');

describe('trades', () => {
  test.each([
    ['ski waxing', 'ski_workshop'],
    ['подготовка лыж', 'ski_workshop'],
    ['waxing', 'waxing_studio'],
    ['ski hire', 'ski_hire'],
    ['pottery wheels', 'pottery_studio'],
    ['гончарная студия', 'pottery_studio'],
    ['making pottery wheels', 'manufacturing'],
    ['pottery classes for beginners', 'art_school'],
    ['I make ceramic mugs', 'candles_and_soap'],
    ['llama trekking in Wales', 'animal_walks'],
    ['прогулки с ламами', 'animal_walks'],
    ['pony rides', 'animal_rides'],
    ['alpaca farm', 'sheep_farm'],
    ['taxidermy', 'taxidermy'],
    ['изготовление чучел', 'taxidermy'],
    ['cooperage in Speyside', 'cooperage'],
    ['бондарное производство', 'cooperage'],
    ['ski chalet', 'ski_chalet'],
    ['горнолыжное шале', 'ski_chalet'],
    ['holiday chalets', 'recreation_base'],
    ['ферма по разведению перепелов', 'poultry_farm'],
    ['ферма по выращиванию грибов', 'mushroom_farm'],
    ['ферма по выращиванию клубники 2 га', 'berry_farm'],
    ['сбор макулатуры', 'paper_recycling'],
    ['last mile delivery bikes', 'courier'],
    ['разработка ПО на заказ', 'software_outsourcing'],
    ['установка видеонаблюдения', 'security_systems'],
    ['dry stone walling', 'landscaping'],
    ['irrigation systems for farms', 'landscaping'],
    ['fly fishing guide in Montana', 'guided_tours'],
    ['build barns', 'steel_buildings'],
  ])('%s: %s', (text, kind) => {
    expect(understand(text, languageOf(text)).kinds.map(({ id }) => id)).toEqual([kind]);
  });

  test.each(['barns', 'разработка карьера', 'self service'])('%s: none', (text) => {
    expect(understand(text, languageOf(text)).kinds).toEqual([]);
  });

  test('of a story the barn is where bread is baked, and builds none', () => {
    const text =
      'My husband is a retired baker and we have a barn. We thought of making sourdough bread there and selling it at markets, 200 loaves each.';
    expect(understand(text, 'en').kinds.map(({ id }) => id)).toEqual(['bakery']);
  });

  test('classes on Saturdays close no shop for the week', () => {
    const text = 'a shop where we repair clothes and also teach sewing classes on Saturdays';
    expect(understand(text, 'en').busy?.daysAWeek).toBeUndefined();
    expect(understand('market stall only on Saturdays', 'en').busy?.daysAWeek).toBe(1);
  });
});

describe('sizes', () => {
  test.each([
    ['ski chalet with 8 bedrooms', 'rooms', 8],
    ['pottery studio with 8 wheels', 'machines', 8],
    ['гончарная студия на 6 кругов', 'machines', 6],
    ['llama trekking with 8 llamas', 'animals', 8],
    ['mobile dog groomer, 2 vans', 'vehicles', 2],
    ['event venue 300 guests', 'seats', 300],
    ['a chain of 3 laundromats', 'shops', 3],
    ['language school with 8 classrooms', 'rooms', 8],
    ['школа программирования для детей 8 классов', 'rooms', 8],
    ['translation agency, 10 freelancers', 'people', 10],
  ])('%s', (text, unit, count) => {
    expect(understand(text, languageOf(text)).sizes[0]).toMatchObject({ unit, count });
  });

  test('of sheep an alpaca is as much as four, and of walks it is one', () => {
    expect(understand('alpaca farm with 20 alpacas', 'en').sizes[0]?.times).toBe(4);
    expect(understand('alpaca walks with 20 alpacas', 'en').sizes[0]?.times).toBeUndefined();
  });
});
