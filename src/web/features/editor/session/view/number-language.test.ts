// Tests the language of numbers for the page's locales.
import { expect, it } from 'vitest';
import { numberLanguage } from './number-language.ts';

it('is Russian in Russia and English elsewhere', () => {
  expect(['ru-RU', 'ru', 'en-US', 'en', 'run'].map(numberLanguage)).toEqual(['ru', 'ru', 'en', 'en', 'en']);
});
