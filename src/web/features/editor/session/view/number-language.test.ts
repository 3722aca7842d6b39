// Holds the language of numbers to the locales that the page is shown in.
import { expect, it } from 'vitest';
import { numberLanguage } from './number-language.ts';

it('is Russian in Russia and English elsewhere', () => {
  expect(['ru-RU', 'ru', 'en-US', 'en', 'run'].map(numberLanguage)).toEqual(['ru', 'ru', 'en', 'en', 'en']);
});
