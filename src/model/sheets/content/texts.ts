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
  readonly keyFigures: string;
  readonly keyFiguresNote: string;
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
    checks: 'Model checks',
    tolerance: 'Zero tolerance',
    keyFigures: 'Total assets and net income together',
    keyFiguresNote: 'Added up only so that the check of the key figures sees whether they are numbers.',
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
    checks: 'Проверки модели',
    tolerance: 'Нулевой допуск',
    keyFigures: 'Активы и чистая прибыль вместе',
    keyFiguresNote: 'Сложены только для того, чтобы проверка ключевых показателей видела, что это числа.',
    failed: 'Невыполненных проверок',
    master: 'Общая проверка',
  },
};
