// The words of the contents sheet.
import type { Language } from '#template/template.ts';
import type { Category } from '#workbook/workbook.ts';

interface ContentTexts {
  readonly title: string;
  readonly sheets: string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly checks: string;
  readonly toleranceInput: string;
  readonly toleranceNote: string;
  readonly toleranceSource: string;
  readonly tolerance: string;
  readonly failed: string;
  readonly master: string;
}

export const contentTexts: Readonly<Record<Language, ContentTexts>> = {
  en: {
    title: 'Contents',
    sheets: 'Sheets',
    categories: { control: 'control', input: 'inputs', calculation: 'calculation', output: 'results' },
    checks: 'Checks: 1 where one fails, else 0',
    toleranceInput: 'Tolerance of checks, part of the largest total assets',
    toleranceNote:
      'Sums of many numbers differ in their last digits; a smaller difference than this is none.',
    toleranceSource: 'Usual for sums of many numbers',
    tolerance: 'Tolerance in money',
    failed: 'Checks that fail',
    master: 'Model check',
  },
  ru: {
    title: 'Содержание',
    sheets: 'Листы',
    categories: { control: 'управление', input: 'вводные', calculation: 'расчёт', output: 'результаты' },
    checks: 'Проверки: 1 — где не выполнена, иначе 0',
    toleranceInput: 'Допуск проверок, доля наибольших активов',
    toleranceNote: 'Суммы многих чисел расходятся в последних знаках; разница меньше этой не считается.',
    toleranceSource: 'Обычный для сумм многих чисел',
    tolerance: 'Допуск в деньгах',
    failed: 'Невыполненных проверок',
    master: 'Проверка модели',
  },
};
