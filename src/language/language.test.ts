// Holds locales to the languages they are of.
import { expect, test } from 'vitest';
import { languageOfLocale } from './language.ts';

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['en-GB', 'en'],
  ['RU', 'ru'],
  ['rus', null],
  ['de-DE', null],
  ['', null],
])('%s is a locale of the language %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language);
});
