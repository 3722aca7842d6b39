// Who works there is not what it is, a venue is one of what it is for, and what a trade has lines for is no other trade.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const languageOf = (text: string) => (/[а-я]/iu.test(text) ? 'ru' : 'en');
const understood = (text: string) => understand(text, languageOf(text));
const kindsOf = (text: string): readonly string[] => understood(text).kinds.map(({ id }) => id);

test.each([
  ['gym with two trainers', ['gym']],
  ['Gym in Leeds with 300 members and two trainers', ['gym']],
  ['yoga studio with two instructors', ['yoga_studio']],
  ['personal trainer in Leeds', ['personal_trainer']],
  ['photo studio with a make-up artist on staff', ['photo_studio']],
  ['Photo studio with two halls and a make-up artist', ['photo_studio']],
  ['Wedding agency with a makeup artist', ['wedding_agency']],
  ['make-up artist in Leeds', ['beauty_salon']],
])('staff: %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

test.each([
  ['escape room venue', ['escape_room']],
  ['escape room venue with 3 rooms in Prague', ['escape_room']],
  ['bowling venue in Leeds', ['bowling']],
  ['wedding venue', ['banquet_hall']],
  ['live music venue', ['theatre']],
])('venue: %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
  expect(understood(text).rest).toEqual([]);
});

test.each([
  ['car repair shop with tyres', ['car_repair']],
  ['car repair with four lifts, tyres, MOT and oil changes', ['car_repair']],
  ['Автосервис на 4 подъёмника, шиномонтаж, замена масла', ['car_repair']],
  ['Автосервис и шиномонтаж в Туле', ['car_repair', 'tyre_service']],
  ['Автосервис с пунктом техосмотра', ['car_repair', 'vehicle_inspection']],
  ['Car repair and an MOT station in Leeds', ['car_repair', 'vehicle_inspection']],
  ['Шиномонтаж и замена масла', ['tyre_service', 'oil_change']],
  ['beauty salon with nails and brows', ['beauty_salon']],
  ['Салон красоты на 4 кресла, ногтевой сервис, брови и ресницы', ['beauty_salon']],
  ['Салон красоты и студия маникюра', ['beauty_salon', 'nail_salon']],
  ['hair salon and nail salon', ['hair_salon', 'nail_salon']],
])('lines of its own: %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

test.each([
  ['bread for six restaurants', 'customers=6'],
  ['Bakery in Leeds making bread for six restaurants', 'customers=6'],
  ['baking bread for six restaurants and two hotels', 'customers=8'],
  ['хлеб для шести ресторанов', 'members=6'],
  ['Пекарня, хлеб для 12 кафе и 3 отелей', 'members=15'],
])('for whom: %s', (text, sizes) => {
  expect(kindsOf(text)).toEqual(['bakery']);
  expect(
    understood(text)
      .sizes.map(({ unit, count }) => `${unit}=${count}`)
      .join(),
  ).toBe(sizes);
});
