// What makers of food and those who feed others say of their size is the size of their models.
import { expect, test } from 'vitest';
import { understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const terms: Omit<Terms, 'language'> = {
  ...{ dateStart: '2027-01-01', today: '2027-01-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
};

test.each([
  // The kind, and how much of what was said is typed into the model.
  ['цех полуфабрикатов: пельмени и вареники, 300 кг в день', 'dumplings_making', 300],
  ['hot sauce maker, 12000 bottles a year, Texas', 'sauces_and_preserves', 12_000],
  ['лимонад и квас, розлив, 20000 бутылок в месяц', 'soft_drinks', 240_000],
  ['производство чипсов, 10000 пачек в месяц', 'snack_making', 10_000],
  ['healthy lunch boxes for offices, 80 boxes a day, Dublin', 'office_lunches', 80],
  ['25 vending machines in offices of Singapore', 'vending', 25],
  ['12 coffee machines in office buildings of Warsaw', 'vending', 12],
  ['water kiosks in Nairobi, 10 kiosks', 'water_kiosks', 10],
  // A quarter of a seat for each of those who eat: 75 seats.
  ['canteen at a plant with 300 workers', 'canteen', 75],
] as const)('%s: %s of %d', (text, kind, size) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  const { head } = understandLine(text, { ...terms, language }).business;
  expect([head.kind.id, head.size]).toEqual([kind, size]);
});
