// Whatever words say where food is served and goods are sold, the trade is the same; who makes such goods is no shop of them.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

/** The line, and the kinds of which each is right; a hyphen where it may as well be unknown. */
const served = `
  ramen counter in Leeds: sushi; smoothie counter in a gym: juice_bar; gelato counter in Brighton: ice_cream; coffee window in Manchester: coffee_to_go;
  shisha den: hookah_lounge; pizza joint: pizzeria; кофейное окошко: coffee_to_go; грузинское заведение: restaurant; лепим вареники: dumplings_making;
  кормим дальнобойщиков: roadside_cafe; варим эль: brewery; развозим обеды по офисам: office_lunches; жарим бургеры: burgers`;

const sold = `
  persian rugs showroom: carpet_shop; tackle and bait: fishing_hunting_shop; отдел обуви в торговом центре: shoe_shop; отдел игрушек: toy_shop;
  wedding gowns showroom: wedding_dress_salon; gentlemens outfitters: menswear_shop; пуговицы и нитки, отдел: fabric_shop; собираем букеты: flower_shop;
  бренд худи: clothing_brand; карточки на вайлдберриз: marketplace_seller; coffee by post every month: subscription_box`;

const made = `
  vitamins factory: manufacturing; pizza factory: manufacturing / food_factory; завод духов: manufacturing / cosmetics_making;
  завод мороженого: ice_cream_making; book printing: printing_house; rugs cleaning: carpet_cleaning; ремонт ноутбуков и телефонов: phone_and_computer_repair`;

const rowsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds.split(' / ')];
    });

describe.each([
  ['where food is served', served],
  ['where goods are sold', sold],
  ['who makes and mends them', made],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, wanted) => {
    const { kinds } = understand(text, 'en');
    expect(wanted).toContain(kinds.length === 0 ? '-' : kinds.map(({ id }) => id).join(' + '));
  });
});

test('a price before a comma says nothing of the size behind it', () => {
  expect(understand('магазин фиксированных цен, 200 м2', 'ru').sizes[0]).toMatchObject({
    unit: 'area',
    count: 200,
  });
});

test.each([
  ['cafe, Dijon', 'FR'],
  ['staff canteen, Derby, 90 seats', 'GB'],
])('a town that goods are named after stands alone behind a comma: %s', (text, code) => {
  expect(understand(text, 'en').country?.id).toBe(code);
});

test('a list of wines is no town', () => {
  expect(understand('wine shop: Rioja, Burgundy, Tokaj', 'en').country).toBeNull();
});
