// Tests that typed numbers are written as the visitor's language does.
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { writtenNumbers } from './written-numbers.ts';

const inEnglish = createIntl({ locale: 'en-US', messages: en });
const inRussian = createIntl({ locale: 'ru-RU', messages: ru });

test.each([
  ['30000', '30,000', '30 000'],
  ['210000; 0', '210,000; 0', '210 000; 0'],
  ['10;20', '10; 20', '10; 20'],
  ['-1234.56789012', '-1,234.56789012', '-1 234,56789012'],
  ['…; 6; 7000; …', '…; 6; 7,000; …', '…; 6; 7 000; …'],
  ['1;;2', '1; ; 2', '1; ; 2'],
  ['Tea', 'Tea', 'Tea'],
])('[KEEP-8] %s', (text, english, russian) => {
  expect(writtenNumbers(text, inEnglish)).toBe(english);
  expect(writtenNumbers(text, inRussian).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(russian);
});
