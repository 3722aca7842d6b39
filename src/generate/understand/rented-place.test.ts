// Tests that a chair, hall or kitchen that one pays for is no trade, and that what is let to others is.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['barbershop, I rent a chair', 'barbershop', true],
  ['hairdresser renting a chair', 'hair_salon', true],
  ['nail tech, I rent a desk in a salon', 'nail_salon', true],
  ['I rent a room in a clinic and do massage', 'massage_salon', true],
  ['I rent a kitchen by the day and bake cakes to order', 'custom_cakes', false],
  ['yoga teacher, rent a hall by the hour, 5 classes a week', 'class_instructor', true],
  ['снимаю кресло в парикмахерской, мужские стрижки', 'barbershop', true],
  ['мастер маникюра, аренда места в салоне', 'nail_salon', true],
  ['шью шторы, снимаю цех', 'tailor', false],
  // They are the trade.
  ['I rent rooms to tourists', 'guest_house', false],
  ['I rent a room to students', 'flats_to_let', false],
  ['we rent a hall for weddings', 'banquet_hall', false],
  ['сдаю зал в аренду для праздников', 'banquet_hall', false],
  ['аренда зала для мероприятий', 'banquet_hall', false],
  ['hairdressing chairs rented by the hour', 'coworking', false],
])('%s: %s', (text, kind, isAlone) => {
  const understood = understand(text, /[а-я]/u.test(text) ? 'ru' : 'en');
  expect([understood.kinds.map(({ id }) => id), understood.isAlone]).toEqual([[kind], isAlone]);
});

test.each([
  ['стрижки 20 в день', '20 visitors'],
  ['барбершоп, 20 в день', '20 visitors'],
  ['coffee shop, 200 a day', '200 visitors'],
  ['шаурма 100 в день', '100 visitors'],
  ['dentist, 12 a day', '12 visitors'],
  ['walking tours, 6 a week', '6 projects'],
  // They may be prices.
  ['coworking, 20 a day', ''],
  ['bike hire, 15 a day', ''],
  ['hotel, 95 a day', ''],
])('%s: %s', (text, size) => {
  const { sizes } = understand(text, 'en');
  expect(sizes.map(({ count, unit }) => `${count} ${unit}`).join(' ')).toBe(size);
});
