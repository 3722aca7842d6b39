// The words of the contents sheet.
import type { Language } from '#language/language.ts';
import type { Category } from '#workbook/workbook.ts';

interface ContentTexts {
  readonly title: string;
  readonly sheets: string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly kind: string;
  readonly result: string;
  readonly failures: string;
  readonly checks: string;
  readonly tolerance: string;
  readonly failed: string;
  readonly master: string;
}

export const contentTexts: Readonly<Record<Language, ContentTexts>> = {
  en: {
    title: 'Contents',
    sheets: 'Sheets',
    categories: { control: 'control', input: 'inputs', calculation: 'calculation', output: 'results' },
    kind: 'kind',
    result: 'Result',
    failures: 'Periods',
    checks: 'Checks: what has to hold',
    tolerance: 'Tolerance in money',
    failed: 'Checks that fail',
    master: 'Master check',
  },
  ru: {
    title: 'Содержание',
    sheets: 'Листы',
    categories: { control: 'управление', input: 'вводные', calculation: 'расчёт', output: 'результаты' },
    kind: 'вид',
    result: 'Итог',
    failures: 'Периодов',
    checks: 'Проверки: что должно выполняться',
    tolerance: 'Допуск в деньгах',
    failed: 'Невыполненных проверок',
    master: 'Общая проверка',
  },
};
