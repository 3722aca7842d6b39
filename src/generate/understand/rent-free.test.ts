// Tests that a first line which says that there is no rent makes a model without any.
import { describe, expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import { understandLine } from '../generate.ts';
import type { Answers } from '../settle.ts';
import { settledSentence, spoken } from '../settled-sentence.ts';

const settledOf = (text: string, language: Language, answers?: Answers) =>
  understandLine(
    text,
    { language, dateStart: '2027-01-01', currency: null, periodicity: 'month', periodCount: 36 },
    answers,
  );

const told = (text: string, language: Language): readonly [string, string] => {
  const settled = settledOf(text, language);
  return [spoken(settledSentence(settled)), settled.rest.join(' ')];
};

describe('no rent in the first line', () => {
  test.each([
    'café in Porto, 40 seats, no rent',
    'no rent, café in Porto, 40 seats',
    'café in Porto with 40 seats and no rent to pay',
    'rent-free café in Porto, 40 seats',
    "café in Porto, 40 seats, we don't pay rent",
    'café without rent in Porto, 40 seats',
  ])('is understood: %s', (text) => {
    expect(told(text, 'en')).toEqual(['Café · Porto · 40 seats · no rent · EUR', '']);
  });

  test.each([
    'кофейня в Казани, 40 мест, без аренды',
    'кофейня в Казани, 40 мест, без аренды помещения',
    'кофейня в Казани, 40 мест, аренды нет',
    'кофейня в Казани на 40 мест, аренду не платим',
  ])('is understood in Russian: %s', (text) => {
    expect(told(text, 'ru')).toEqual(['Кафе · Казань · 40 мест · без арендной платы · руб.', '']);
  });

  test('is neither what is let out nor premises that are owned', () => {
    for (const text of [
      'bike rental in Porto',
      'café in Porto, no rental of rooms',
      'кафе в Казани без аренды машин',
    ])
      expect(settledOf(text, 'en').business.isRentFree).toBeUndefined();
    const owned = settledOf('café in Porto, own building, no rent', 'en').business;
    expect([owned.isOwned, owned.isRentFree]).toEqual([true, undefined]);
  });

  test('counts for less than what is answered', () => {
    const line = 'café in Porto, no rent';
    expect(settledOf(line, 'en').arePremisesSaid).toBe(true);
    for (const isOwned of [true, false])
      expect(settledOf(line, 'en', { isOwned }).business).not.toHaveProperty('isRentFree');
  });
});
