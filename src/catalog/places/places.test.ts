// Holds the countries and cities to sane figures, and their names to one place each.
import { describe, expect, test } from 'vitest';
import { languages } from '#language/language.ts';
import { commonWords, namesOfGoods } from './common-words.ts';
import { currencyName } from './currency-names.ts';
import type { Country } from './place.ts';
import { countries, countryById, type PlaceName, placeNames } from './places.ts';

const country = (id: string): Country => {
  const found = countryById(id);
  if (found === null) throw new Error(`No country ${id}`);
  return found;
};

/** The places that exactly these words name: “PT” for a country, “PT Lisbon” for a city. */
const named = (phrase: string): readonly string[] =>
  placeNames()
    .filter(({ words }) => words.join(' ') === phrase)
    .map(placeOf);

const placeOf = ({ country: { id }, city }: PlaceName): string => (city ? `${id} ${city.names.en}` : id);

describe('the countries', () => {
  const ids = countries.map(({ id }) => id);

  test('are a hundred and seventy or more, each once', () => {
    expect(ids.length).toBeGreaterThanOrEqual(170);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Z]{2}$/);
  });

  test('have those of the European Union among them', () => {
    const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
    expect(ids).toEqual(expect.arrayContaining(union.split(' ')));
  });

  test('are not found by an unknown id', () => expect(countryById('ZZ')).toBeNull());

  test.each(countries.map((one) => [one.id, one] as const))('%s has sane figures', (_, one) => {
    const bounds: readonly (readonly [number, number, number])[] = [
      [one.prices, 15, 160],
      [one.pay, one.prices * 0.5, one.prices * 1.4],
      [one.incomeTax, 0, 40],
      [one.salesTax, 0, 27],
      [one.payrollTaxes, 0, 45],
      [one.inflation, 0, 40],
      [one.interest, 1, 60],
      [one.year, 2025, 2026],
      [one.perDollar, 0.1, 1_000_000],
      [one.cities.length, 1, 600],
    ];
    expect(bounds.filter(([value, least, most]) => !(value >= least && value <= most))).toEqual([]);
    expect(one.currency).toMatch(/^[A-Z]{3}$/);
  });

  test('have large cities', () => {
    expect(country('US').cities.length).toBeGreaterThanOrEqual(75);
    expect(country('RU').cities.length).toBeGreaterThanOrEqual(60);
    expect(countries.flatMap(({ cities }) => cities).length).toBeGreaterThanOrEqual(3000);
  });
});

describe('what is known by hand', () => {
  test.each([
    ['PT', 'EUR', 23],
    ['GB', 'GBP', 20],
    ['HU', 'HUF', 27],
    ['CH', 'CHF', 8.1],
    ['AE', 'AED', 5],
    ['DE', 'EUR', 19],
    ['FI', 'EUR', 25.5],
    ['EE', 'EUR', 24],
    ['RO', 'RON', 21],
    ['BG', 'EUR', 20],
    ['JP', 'JPY', 10],
    ['HK', 'HKD', 0],
    ['ET', 'ETB', 15],
    ['KH', 'KHR', 10],
    ['EC', 'USD', 15],
    ['BA', 'BAM', 17],
    ['MU', 'MUR', 15],
    ['US', 'USD', 0],
  ])('%s pays in %s, with %s %% of sales tax', (id, currency, salesTax) => {
    expect(country(id)).toMatchObject({ currency, salesTax });
  });

  test.each([
    ['AE', 9],
    ['US', 21],
    ['HU', 9],
    ['RU', 25],
    ['TR', 25],
    ['PL', 9],
  ])('%s taxes the profit of a small company by %s %%', (id, incomeTax) => {
    expect(country(id).incomeTax).toBe(incomeTax);
  });

  test('sales tax in Russia is 22 % from 2026, in Kazakhstan 16 %', () => {
    expect(country('RU')).toMatchObject({ salesTax: 22, year: 2026, currency: 'RUB' });
    expect(country('KZ')).toMatchObject({ salesTax: 16, year: 2026 });
  });

  test('the United States is what others are compared with', () => {
    expect(country('US')).toMatchObject({ prices: 100, pay: 100, perDollar: 1 });
  });
});

describe('the names', () => {
  const places = countries.flatMap((one) => [one, ...one.cities]);

  test('are in the letters of their language', () => {
    for (const { names, inside } of places) {
      expect(names.ru).toMatch(/^[А-ЯЁ][А-Яа-яЁё ,’-]+$/);
      expect(inside.ru).toMatch(/^(в|во|на) [А-Яа-яЁё ,’-]+$/);
      expect(names.en).toMatch(/^\p{Lu}[\p{Script=Latin} .,’-]+$/u);
      expect(inside.en).toMatch(/^(in|on) (the )?\p{Lu}/u);
    }
  });

  test('have levels near that of their country', () => {
    const levels = countries.flatMap(({ cities }) => cities.map(({ level }) => level));
    expect(levels.filter((level) => !(level >= 0.75 && level <= 1.5))).toEqual([]);
  });

  test('are said in a sentence', () => {
    expect(country('PT').inside).toEqual({ en: 'in Portugal', ru: 'в Португалии' });
    expect(country('NL').inside).toEqual({ en: 'in the Netherlands', ru: 'в Нидерландах' });
    expect(country('NL').names.en).toBe('Netherlands');
    const [lisbon] = country('PT').cities;
    expect(lisbon?.inside).toEqual({ en: 'in Lisbon', ru: 'в Лиссабоне' });
    expect(lisbon?.level).toBe(1.25);
    const [riviera] = country('FR').cities.filter(({ names }) => names.en === 'French Riviera');
    expect(riviera?.inside).toEqual({ en: 'on the French Riviera', ru: 'на Лазурном берегу' });
  });

  test('name one place each, or a country and its city', () => {
    const byPhrase = new Map<string, PlaceName[]>();
    for (const one of placeNames()) {
      const phrase = one.words.join(' ');
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), one]);
    }
    const unclear = [...byPhrase].filter(([, [first, second, ...rest]]) => {
      if (second === undefined) return false;
      return rest.length > 0 || first?.country !== second.country || first.city !== null;
    });
    expect(unclear.map(([phrase, found]) => [phrase, ...found.map(placeOf)])).toEqual([]);
    expect(named('singapore')).toEqual(['SG', 'SG Singapore']);
  });

  test('are words in lower case, the longest phrase first', () => {
    for (const { words } of placeNames())
      for (const word of words) expect(word).toMatch(/^[\p{Ll}\p{Lo}]+$/u);
    expect(placeNames().some(({ words }) => words.join('').includes('ё'))).toBe(false);
    const counts = placeNames().map(({ words }) => words.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  test.each([
    ['lisbon', 'PT Lisbon'],
    ['lisboa', 'PT Lisbon'],
    ['лиссабоне', 'PT Lisbon'],
    ['лиссабона', 'PT Lisbon'],
    ['нью йорка', 'US New York'],
    ['праги', 'CZ Prague'],
    ['ниццей', 'FR Nice'],
    ['казанью', 'RU Kazan'],
    ['китаем', 'CN'],
    ['ярославля', 'RU Yaroslavl'],
    ['грузию', 'GE'],
    ['são paulo', 'BR São Paulo'],
    ['sao paulo', 'BR São Paulo'],
    ['zürich', 'CH Zurich'],
    ['zurich', 'CH Zurich'],
    ['спб', 'RU Saint Petersburg'],
    ['питере', 'RU Saint Petersburg'],
    ['ростове на дону', 'RU Rostov-on-Don'],
    ['нижнего новгорода', 'RU Nizhny Novgorod'],
    ['подмосковье', 'RU Moscow region'],
    ['алматы', 'KZ Almaty'],
    ['тель авиве', 'IL Tel Aviv'],
    ['new mexico', 'US New Mexico'],
    ['mexico', 'MX'],
    ['atlanta georgia', 'US Atlanta'],
    ['georgia', 'GE'],
    ['northern ireland', 'GB Northern Ireland'],
    ['uk', 'GB'],
    ['usa', 'US'],
    ['сша', 'US'],
    ['рф', 'RU'],
    ['uae', 'AE'],
    ['türkiye', 'TR'],
    ['deutschland', 'DE'],
    ['ethiopia', 'ET'],
    ['эфиопии', 'ET'],
    ['addis ababa', 'ET Addis Ababa'],
    ['maldives', 'MV'],
    ['мальдивах', 'MV'],
    ['havana cuba', 'CU Havana'],
    ['на кубе', 'CU'],
    ['камбодже', 'KH'],
    ['phnom penh', 'KH Phnom Penh'],
    ['сараево', 'BA Sarajevo'],
    ['republic of the congo', 'CG'],
    ['granada', 'ES Granada'],
    ['granada nicaragua', 'NI Granada, Nicaragua'],
    ['equatorial guinea', 'GQ'],
    ['guinea bissau', 'GW'],
  ])('“%s” is %s', (phrase, place) => expect(named(phrase)).toEqual([place]));
});

describe('names that are common words too', () => {
  test.each(['turkey', 'nice', 'china', 'чили', 'вена', 'вены', 'орел', 'владимир', 'us', 'la', 'split'])(
    '“%s” alone is no place',
    (word) => expect(named(word)).toEqual([]),
  );

  test.each([
    ['in turkey', 'TR'],
    ['istanbul turkey', 'TR Istanbul'],
    ['in nice', 'FR Nice'],
    ['nice france', 'FR Nice'],
    ['à nice', 'FR Nice'],
    ['в вене', 'AT Vienna'],
    ['в чили', 'CL'],
    ['in guinea', 'GN'],
    ['in jordan', 'JO'],
    ['в того', 'TG'],
    ['в панаме', 'PA'],
    ['the us', 'US'],
    ['in la', 'US Los Angeles'],
    ['in roma', 'IT Rome'],
    ['a roma', 'IT Rome'],
    ['in hull', 'GB Hull'],
    ['в королеве', 'RU Korolyov'],
    ['в шахтах', 'RU Shakhty'],
    ['в ростоке', 'DE Rostock'],
  ])('“%s” is %s', (phrase, place) => expect(named(phrase)).toEqual([place]));

  test('goods that are named after places are among them', () => {
    expect([...namesOfGoods].filter((word) => !commonWords.has(word))).toEqual([]);
  });

  test('all belong to a place', () => {
    const last = new Set(placeNames().map(({ words }) => words.slice(1).join(' ')));
    expect([...commonWords].filter((word) => !last.has(word))).toEqual([]);
  });

  test.each([
    'груз',
    'грузов',
    'бар',
    'дело',
    'краб',
    'корка',
    'пицца',
    'турки',
    'порту',
    'бал',
    'deli',
    'candy',
    'island',
    'остров',
    'волос',
    'теплице',
    'ковров',
    'нише',
    'роли',
    'семей',
    'каше',
    'jersey',
    'marche',
    'flores',
    'tamale',
    'chihuahua',
    'reading',
    'are',
    'ним',
    'котором',
    'mobile',
    'manta',
    'того',
    'куба',
    'киш',
    'манты',
    'нади',
    'male',
    'praia',
    'beira',
  ])('“%s” of a trade is no place', (word) => expect(named(word)).toEqual([]));
});

test('a currency has its code for a name, but for those that Russians call otherwise', () => {
  expect(currencyName('EUR', 'ru')).toBe('EUR');
  expect(currencyName('RUB', 'en')).toBe('RUB');
  expect(currencyName('RUB', 'ru')).toBe('руб.');
  expect(currencyName('BYN', 'ru')).toBe('бел. руб.');
  for (const { currency } of countries) {
    for (const language of languages) expect(currencyName(currency, language)).toMatch(/^[\p{L}. ]{2,20}$/u);
  }
});
