// Holds the smaller towns, resorts and regions to their names, forms and levels.
import { describe, expect, test } from 'vitest';
import { countries, placeNames } from './places.ts';
import { regionsOf } from './region-rows.ts';
import { townsOf } from './town-rows.ts';

const named = (phrase: string): readonly string[] =>
  placeNames()
    .filter(({ words }) => words.join(' ') === phrase)
    .map(({ country: { id }, city }) => `${id} ${city?.names.en ?? ''}`);

describe('the smaller towns', () => {
  const town = (id: string, name: string) =>
    countries.find((one) => one.id === id)?.cities.find(({ names }) => names.en === name);

  test.each([
    ['HR', 'Hvar', { en: 'on Hvar', ru: 'на Хваре' }],
    ['TR', 'Göcek', { en: 'in Göcek', ru: 'в Гёчеке' }],
    ['RU', 'Vyborg', { en: 'in Vyborg', ru: 'в Выборге' }],
    ['RU', 'Orenburg region', { en: 'in the Orenburg region', ru: 'в Оренбургской области' }],
    ['RU', 'Perm region', { en: 'in the Perm region', ru: 'в Пермском крае' }],
    ['RU', 'Volsk', { en: 'in Volsk', ru: 'в Вольске' }],
    ['IN', 'Mangalore', { en: 'in Mangalore', ru: 'в Мангалоре' }],
    ['GE', 'Kakheti', { en: 'in Kakheti', ru: 'в Кахетии' }],
    ['DE', 'Black Forest', { en: 'in the Black Forest', ru: 'в Шварцвальде' }],
    ['RS', 'Vrnjačka Banja', { en: 'in Vrnjačka Banja', ru: 'во Врнячка-Бане' }],
  ])('in %s, %s is said in a sentence', (id, name, inside) => {
    expect(town(id, name)?.inside).toEqual(inside);
  });

  test('have a level of prices beside that of their country', () => {
    expect(town('FR', 'Chamonix')?.level).toBe(1.35);
    expect(town('RU', 'Anapa')?.level).toBe(1.12);
    expect(town('GB', 'Hull')?.level).toBe(0.9);
  });

  test('are no more than one of a name', () => {
    for (const { cities } of countries) {
      const names = cities.map(({ names: { en } }) => en);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('are written as the table has it', () => {
    expect(() => townsOf(['PT 1: Tavira'])).toThrow('Not a town: Tavira');
    expect(() => regionsOf('0.9: Perm')).toThrow('Not a region: Perm');
  });

  test.each([
    ['roma italia', 'IT Rome'],
    ['sevilla', 'ES Seville'],
    ['göcek', 'TR Göcek'],
    ['gocek', 'TR Göcek'],
    ['оренбургской области', 'RU Orenburg region'],
    ['вологодскую область', 'RU Vologda region'],
    ['вологодская обл', 'RU Vologda region'],
    ['vologda oblast', 'RU Vologda region'],
    ['пермского края', 'RU Perm region'],
    ['башкирии', 'RU Bashkortostan'],
    ['суздале', 'RU Suzdal'],
    ['череповце', 'RU Cherepovets'],
    ['долгопрудного', 'RU Dolgoprudny'],
    ['нижнего тагила', 'RU Nizhny Tagil'],
    ['домбае', 'RU Dombay'],
    ['анапы', 'RU Anapa'],
    ['приморье', 'RU Primorye'],
    ['хваре', 'HR Hvar'],
    ['hvar', 'HR Hvar'],
    ['далмации', 'HR Dalmatia'],
    ['zell am see', 'AT Zell am See'],
    ['ostsee', 'DE Baltic coast of Germany'],
    ['schwarzwald', 'DE Black Forest'],
    ['lake district', 'GB Lake District'],
    ['byron bay', 'AU Byron Bay'],
    ['windsor ontario', 'CA Windsor, Ontario'],
    ['taghazout', 'MA Taghazout'],
    ['убуде', 'ID Ubud'],
    ['хошимина', 'VN Ho Chi Minh City'],
    ['кобулети', 'GE Kobuleti'],
    ['los cabos', 'MX Los Cabos'],
    ['val dorcia', 'IT Val d’Orcia'],
    ['martha vineyard', 'US Martha’s Vineyard'],
    ['brně', 'CZ Brno'],
  ])('“%s” is %s', (phrase, place) => expect(named(phrase)).toEqual([place]));
});
