// Of several places that a line names, the business is where it is said to stand.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['cafe in Paris, Texas', 'US Texas'],
  ['cafe in Paris, TX', 'US Texas'],
  ['riad in Marrakesh', 'MA Marrakech'],
  ['restaurant in Riad', 'SA Riyadh'],
  ['Paris, Texas, bakery', 'US Texas'],
  ['Vienna coffee house in Tokyo', 'JP Tokyo'],
  ['New York style pizza in Leeds', 'GB Leeds'],
  ['New York style pizza', ''],
  ['Italian restaurant in Oslo', 'NO Oslo'],
  ['hotel in Moscow, Idaho', 'US Idaho'],
  ['bar in Moscow, ID', 'US Idaho'],
  ['кафе «Париж» в Туле', 'RU Tula'],
  ['кафе "Париж" в Туле', 'RU Tula'],
  ['кафе «Париж»', ''],
  ['ресторан «Прага» в Москве', 'RU Moscow'],
  ['Moscow mule bar in Austin', 'US Austin'],
  ['winery in Georgia', 'GE'],
  ['hotel in Tbilisi, Georgia', 'GE Tbilisi'],
  ['bakery in Atlanta, Georgia', 'US Atlanta'],
  ['peach orchard in Georgia', 'US Georgia, US'],
  ['bakery in Georgia, USA', 'US Georgia, US'],
  ['ресторан в Грузии', 'GE'],
  ['ферма в Джорджии', 'US Georgia, US'],
  ['bakery in Rome, Georgia', 'US Georgia, US'],
  ['café in Athens, GA', 'US Athens, Georgia'],
  ['bakery in Birmingham, Alabama', 'US Birmingham, Alabama'],
  ['restaurant in Cambridge, Massachusetts', 'US Massachusetts'],
  ['gym in London, Ontario', 'CA London, Ontario'],
  ['pizzeria in Naples, Florida', 'US Naples, Florida'],
  ['bar in Dublin, Ohio', 'US Ohio'],
  ['bakery in Melbourne, FL', 'US Florida'],
  ['café in Portland, Maine', 'US Portland, Maine'],
  ['Lisbon pastry shop in London', 'GB London'],
  ['Berlin style kebab in Prague', 'CZ Prague'],
  ['Boston cream pie bakery in Denver', 'US Denver'],
  ['hotel in Spain, Barcelona', 'ES Barcelona'],
  ['bakery in Porto, Portugal', 'PT Porto'],
  ['Bali spa in Moscow', 'RU Moscow'],
  ['ресторан кухни Бали в Москве', 'RU Moscow'],
  ['Lisbon dog grooming', 'PT Lisbon'],
  ['Havana cigars shop in Miami', 'US Miami'],
  ['Jordan sneakers resale in Chicago', 'US Chicago'],
  ['hotel in Jordan', 'JO'],
  ['Panama hats shop in Lisbon', 'PT Lisbon'],
  ['guinea pig breeder in Leeds', 'GB Leeds'],
  ['hotel in the Maldives', 'MV'],
  ['отель на Мальдивах', 'MV'],
  ['кафе на Кубе', 'CU'],
  ['coffee export from Ethiopia', ''],
  ['coffee farm in Ethiopia', 'ET'],
  ['кофейня в Аддис-Абебе', 'ET Addis Ababa'],
  ['long haul trucking from Romania with 17 trucks', 'RO'],
  ['импорт обуви из Турции', ''],
  ['dropshipping from China', ''],
  ['хостел в Пномпене', 'KH Phnom Penh'],
  ['school in Tripoli, Lebanon', 'LB Tripoli, Lebanon'],
  ['hotel in Valencia, Venezuela', 'VE Valencia, Venezuela'],
  ['bakery in Hamilton, New Zealand', 'NZ Hamilton, New Zealand'],
  ['bakery in Hamilton, Ontario', 'CA Hamilton, Ontario'],
  ['ресторан «Нью-Йорк» в Перми', 'RU Perm'],
  ['bar "Tokyo" in Kyiv', 'UA Kyiv'],
  ['суши-бар Токио в Самаре', 'RU Samara'],
  ['кафе Вена в Казани', 'RU Kazan'],
  ['shop in Manchester selling Paris fashion', 'GB Manchester'],
  ['tours of Rome for guests from Berlin', 'IT Rome'],
])('%s: %s', (text, place) => {
  const { country, city } = understand(text, 'en');
  expect([country?.id, city?.names.en].filter((name) => name !== undefined).join(' ')).toBe(place);
});

test('a place that calls or describes the business says nothing of its trade', () => {
  const idOf = (text: string) => understand(text, 'en').kinds.map(({ id }) => id);
  expect(idOf('кафе «Париж»')).toEqual(['cafe']);
  expect(idOf('New York style pizza')).toEqual(['pizzeria']);
  expect(understand('кафе «Париж»', 'en').rest).toEqual([]);
});
