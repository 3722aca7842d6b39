// Tests what staff, kiosks, vans and pupils are worth as the size of a trade that is counted otherwise.
import { expect, test } from 'vitest';
import { settle } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import { understand } from './understand/understand.ts';

const terms = { dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 } as const;

test.each([
  // Of all who are employed there few are dentists: 8 x 0.352 of them, at 1.3 chairs; of 10 at a clinic for pets 3.45 are vets.
  ['dental clinic with 8 staff', 'dental_clinic', 3.6608],
  ['стоматология, 8 сотрудников', 'dental_clinic', 3.6608],
  ['vet clinic, 10 employees', 'vet_clinic', 3.45],
  // Nothing is baked in a kiosk, and a van of coffee or ice cream sells less than a shop.
  ['bakery, 4 kiosks', 'bakery', 2],
  ['coffee to go, 2 vans', 'coffee_to_go', 1],
  // Of the pupils of a school one in two eats a cheap meal: 500 x 0.1.
  ['school canteen, 500 pupils', 'canteen', 50],
] as const)('%s is a %s of %d', (text, id, size) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  const { head } = settle(understand(text, language), {}, { ...terms, language }).business;
  expect(head.kind.id).toBe(id);
  expect(head.size).toBeCloseTo(size, 6);
});

test.each([
  // A barbershop has four barbers, a car wash four bays, a petrol station six dispensers.
  ['two barbershops in Leeds', 'en', 'Barbershop · Leeds · 2 barbershops · GBP', 8],
  ['два барбершопа в Казани', 'ru', 'Барбершоп · Казань · 2 барбершопа · руб.', 8],
  ['2 car washes in Phoenix', 'en', 'Car wash · Phoenix · 2 car washes · USD', 8],
  ['две заправки в Твери', 'ru', 'Автозаправка · Тверь · 2 заправки · руб.', 12],
  ['барбершоп, 4 барбера', 'ru', 'Барбершоп · Россия · 4 барбера · руб.', 4],
  ['car wash with 3 bays', 'en', 'Car wash · United States · 3 bays · USD', 3],
] as const)('%s', (text, language, told, size) => {
  const settled = settle(understand(text, language), {}, { ...terms, language });
  expect(spoken(settledSentence(settled)).replaceAll(/\s/gu, ' ')).toBe(told);
  expect(settled.business.head.size).toBeCloseTo(size, 9);
});
