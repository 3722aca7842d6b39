// Checks the wording of refusals in both languages, with numbers and parts filled in.
import { expect, test } from 'vitest';
import type { RefusalCode } from '../read/limits/refusal.ts';
import { explainRefusal } from './explain-refusal.ts';
import { refusalTextsEn } from './refusal-texts-en.ts';
import { refusalTextsRu } from './refusal-texts-ru.ts';

test('numbers and parts stand in the text', () => {
  expect(explainRefusal({ code: 'cells', words: { limit: 1_500_000 } }, 'en')).toEqual({
    code: 'cells',
    message: 'Too large to audit: the workbook has more than 1,500,000 cells in use.',
    remedy: 'Delete the sheets, formats and data that the model does not need, or audit it in parts.',
  });
  expect(explainRefusal({ code: 'brokenXml', words: { part: 'xl/workbook.xml' } }, 'ru').message).toBe(
    'Часть файла содержит ошибки XML: xl/workbook.xml.',
  );
});

const bracesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];

test.each(Object.keys(refusalTextsEn) as RefusalCode[])('%s says the same in both languages', (code) => {
  const [en, ru] = [refusalTextsEn[code], refusalTextsRu[code]];
  expect(bracesIn(ru.message)).toEqual(bracesIn(en.message));
  for (const text of [en.message, en.remedy, ru.message, ru.remedy]) expect(text).toMatch(/^[A-ZА-Я].*\.$/);
  expect(ru.message).toMatch(/[а-я]/);
});
