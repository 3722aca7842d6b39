// Determines by title the place of a sheet in the order of a workbook.
import type { Examination } from '#audit/examination/examination.ts';
import { roleByTitle } from '#audit/layout/words/role-words.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';

/** In the order in which a reader expects them. */
export const sheetKinds = [
  'cover',
  'contents',
  'dashboard',
  'input',
  'calculation',
  'statement',
  'analysis',
  'charts',
] as const;
export type SheetKind = (typeof sheetKinds)[number];

const byTitle: readonly (readonly [SheetKind, RegExp])[] = [
  ['cover', wordPattern(['cover', 'cover page', 'title page', 'обложка', 'титул*'])],
  ['contents', wordPattern(['contents', 'toc', 'table of contents', 'содержание', 'оглавление'])],
  [
    'charts',
    wordPattern(['chart', 'charts', 'graphs', 'chart data', 'графики', 'диаграмм*', 'данные графиков']),
  ],
  ['dashboard', wordPattern(['dashboard', 'дашборд', 'панель показателей', 'сводная панель'])],
  [
    'statement',
    wordPattern([
      ...[
        'income statement',
        'p&l',
        'pnl',
        'profit and loss',
        'profit & loss',
        'balance sheet',
        'cash flow',
        'cash flows',
      ],
      ...[
        'cash flow statement',
        'financial statements',
        'отчет о *',
        'отчёт о *',
        'баланс',
        'движение денежных средств',
      ],
      ...['прибыли и убытки', 'опу', 'офр', 'оддс'],
    ]),
  ],
  [
    'analysis',
    wordPattern([
      ...['ratio', 'ratios', 'analysis', 'sensitivity', 'investment performance', 'returns'],
      ...['коэффициенты', 'показатели', 'анализ', 'чувствительность', 'эффективность инвестиций'],
    ]),
  ],
];

/** Null where neither the title nor a marked role reveals it. */
export function sheetKind({ book, layout }: Examination, sheet: number): SheetKind | null {
  const title = (book.sheets[sheet]?.title ?? '').replaceAll('_', ' ');
  const named = byTitle.find(([, words]) => words.test(title))?.[0];
  if (named) return named;
  const { role, isRoleMarked = false } = layout.sheets[sheet] ?? {};
  if (role !== 'input' && role !== 'calculation') return null;
  return isRoleMarked || roleByTitle(title) === role ? role : null;
}
