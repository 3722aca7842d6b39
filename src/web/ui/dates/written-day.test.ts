// Holds which ways to write a day are understood, and that what could be two days is not.
import { expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { mediumDay } from './medium-day.ts';
import { writtenDay } from './written-day.ts';

it.each([
  ...['Apr 1, 2027', 'April 1 2027', '1 Apr 2027', '1 april 2027', '1-Apr-2027', '2027-04-01', '2027/4/1'],
  ...['1 апр. 2027', '1 апр. 2027 г.', '1 апреля 2027 года', '1 апрель 2027', ' Апр 1, 2027 '],
])('is understood in either language: %s', (text) => {
  expect(languages.map((language) => writtenDay(text, language))).toEqual(['2027-04-01', '2027-04-01']);
});

it.each(languages)('is understood as the page shows it, in each month: %s', (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, '0')}-15`;
    expect(writtenDay(mediumDay(day, locales[language]), language)).toBe(day);
  }
});

it('has the day first with dots in Russian', () => {
  expect([writtenDay('01.03.2027', 'ru'), writtenDay('1.3.2027', 'ru')]).toEqual([
    '2027-03-01',
    '2027-03-01',
  ]);
  expect(writtenDay('01.03.2027', 'en')).toBeNull();
});

it('is none where it could be two days, and one where the numbers say which is the month', () => {
  expect(languages.map((language) => writtenDay('03/04/2027', language))).toEqual([null, null]);
  expect([
    writtenDay('03/25/2027', 'en'),
    writtenDay('25.03.2027', 'en'),
    writtenDay('04/04/2027', 'en'),
  ]).toEqual(['2027-03-25', '2027-03-25', '2027-04-04']);
});

it.each(['', '5', 'Apr 2027', '1 Xyz 2027', '1 Apr 27', '1 2027', 'now'])('is no day: %s', (text) => {
  expect(languages.map((language) => writtenDay(text, language))).toEqual([null, null]);
});
