// A place that is named and that the catalogue does not have is told; what stands after “in” is not always one.
import { describe, expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { sentenceOf } from './sentence.ts';
import { understand } from './understand.ts';

const unknownIn = (text: string) => understand(text, 'en').unknownPlace;

describe('is told, and no word that was not understood', () => {
  test.each([
    ['dog grooming in Zyx Brovka', 'Zyx Brovka'],
    ['hotel in Zyxburg', 'Zyxburg'],
    ['hotel in micronesia', 'Micronesia'],
    ['кафе в Атлантиде', 'Атлантиде'],
    ['Coffee Shop In Micronesia', 'Micronesia'],
    ['café in the Zyxlands', 'Zyxlands'],
    ['hotel in Zyxovia and Brovkia', 'Zyxovia and Brovkia'],
    ['language school in Zyxburg', 'Zyxburg'],
    ['bakery in Little Rockville, 5 people', 'Little Rockville'],
    ['coffee shop near Zyxburg', 'Zyxburg'],
    ['отель на Жыжлях', 'Жыжлях'],
    ['гостиница в микронезии', 'Микронезии'],
    ['пекарня в Верхних Васюках', 'Верхних Васюках'],
  ])('%s', (text, place) => {
    expect(unknownIn(text)).toBe(place);
    expect(understand(text, 'en').rest).toEqual([]);
  });
});

describe('is not what else is named', () => {
  test.each([
    'bakery in Porto',
    'bakery in Porto near Zyxburg',
    'bakery',
    'lessons in Spanish',
    'courses in Excel',
    'consulting in Sap',
    'training in Hospitality',
    'restaurant at Home',
    'store in Style',
    'café in January',
    'shop in a mall',
    'кафе у метро',
    'магазин на Авито',
    'магазин в ТЦ',
    'кафе в центре',
    'cakes from Zyxburg',
    'Cuban restaurant',
    'COFFEE SHOP IN STYLE',
  ])('%s', (text) => {
    expect(unknownIn(text)).toBeNull();
  });
});

test.each([
  ['en', 'hotel in Zyxburg', 'Hotel · “Zyxburg” is not in the catalogue'],
  ['ru', 'отель на Жыжлях', 'Отель · места «Жыжлях» нет в каталоге'],
] as const)('is part of the sentence in %s', (language: Language, text, sentence) => {
  const parts = sentenceOf(understand(text, language), language);
  expect(parts.map((part) => part.text).join(' · ')).toBe(sentence);
});
