// Boroughs, counties, regions and nicknames are in the city or the country that they are of.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const placeOf = (text: string): string | undefined => {
  const { city, country } = understand(text, /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');
  return city?.names.en ?? country?.names.en;
};

test.each([
  ['barber, 2 chairs, Hackney', 'London'],
  ['opticians in Camden', 'London'],
  ['nail bar in Soho', 'London'],
  ['seaside sauna, Fife', 'Fife'],
  ['equine vet in Galloway', 'Dumfries and Galloway'],
  ['hair salon in Truro', 'Truro'],
  ['dog walking in Penzance', 'Truro'],
  ['crazy golf in Skegness', 'Skegness'],
  ['nursery near Stroud', 'Stroud'],
  ['kayak hire in Queens', 'Queens'],
  ['маникюр на Уралмаше', 'Yekaterinburg'],
  ['баня в Бутово', 'Moscow'],
  ['кофейня на Васильевском острове', 'Saint Petersburg'],
  ['сапы в аренду на Волге', 'Volga region'],
  ['паром через Волгу', 'Volga region'],
  ['сауна на Кавказе', 'North Caucasus'],
  ['дайвинг на Дальнем Востоке', 'Russian Far East'],
])('%s', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

test.each([
  'chelsea buns bakery',
  'barrow selling flowers at markets',
  'queens and nucs from my hives',
  'прокат Волги на свадьбу',
])('%s is in no place', (text) => {
  expect(placeOf(text)).toBeUndefined();
});
