// Who owns what is let lets it, so many as are owned; an app that takes a part of each order is a marketplace.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

describe('owners', () => {
  test.each([
    ['I own 6 flats in Cleveland and let them by the year', 'flats_to_let', 'flats', 6],
    ['у меня 4 квартиры в Туле, сдаю их на год', 'flats_to_let', 'flats', 4],
    ['we have 3 houses in Leeds and rent them to students', 'flats_to_let', 'houses', 3],
    ['my parents left me 5 apartments in Porto, I rent them out long term', 'flats_to_let', 'flats', 5],
    ['есть 2 квартиры в Краснодаре, хочу сдавать посуточно', 'short_term_rental', 'flats', 2],
    ['I have 12 garages in Bradford that I let', 'garages_to_let', 'places', 12],
    ['владею 12 гаражами в Курске, сдаю их помесячно', 'garages_to_let', 'places', 12],
    ['у меня офис 400 м2 в Рязани, сдаю арендаторам', 'commercial_letting', 'area', 400],
    ['I own a warehouse, 3000 sq m, near Lodz and rent it to one tenant', 'commercial_letting', 'area', 3000],
    ['у нас торговый павильон 120 метров, сдаём в аренду', 'commercial_letting', 'area', 120],
  ])('%s', (line, kind, unit, count) => {
    const { kinds, sizes } = understand(line, 'en');
    expect(kinds.map(({ id }) => id)).toEqual([kind]);
    expect(sizes).toContainEqual({ unit, count });
  });

  test.each([
    ['we have a flower shop and rent it from the city'],
    ['у нас помещение 80 метров, сдаём напрокат велосипеды'],
    ['I have an office and rent a car to go to customers, bookkeeping'],
  ])('%s lets nothing', (line) => {
    expect(understand(line, 'en').kinds.map(({ id }) => id)).not.toContain('commercial_letting');
  });
});

describe('a part of each order', () => {
  test.each([
    ['app that connects dog owners and sitters, 15% from each booking', 'marketplace'],
    ['food delivery app in Kumasi, we take 20% of each order', 'marketplace'],
    ['dog walking app', 'mobile_app'],
  ])('%s', (line, kind) => {
    expect(understand(line, 'en').kinds[0]?.id).toBe(kind);
  });
});

test.each([
  ['продаю франшизу кофеен, 30 партнёров', 'franchisor'],
  ['franchise of bubble tea, 20 franchisees in Spain', 'franchisor'],
  ['открываю кофейню по франшизе в Перми', 'cafe'],
  ['площадка по продаже детских вещей, комиссия 15%', 'marketplace'],
  ['сдаю две студии в Сочи туристам посуточно', 'short_term_rental'],
  ['business centre 5000 m2 in Astana', 'commercial_letting'],
  ['сделай финмодель пекарни', 'bakery'],
])('%s is understood by how it earns', (line, kind) => {
  expect(understand(line, 'en').kinds[0]?.id).toBe(kind);
});
