// English and Russian words in titles and headings that reveal the role of a sheet or block.
import type { SheetRole } from '../layout.ts';
import { wordPattern } from './word-pattern.ts';

/** The first match counts: explicit words come before words that only hint at a role. */
const titles: readonly (readonly [SheetRole, RegExp])[] = [
  [
    'input',
    wordPattern([
      ...[
        'input*',
        'assumption*',
        'parameter*',
        'driver*',
        'scenario*',
        'setting*',
        'raw data',
        'inp',
        'actuals',
      ],
      ...['допущени*', 'предпосыл*', 'вводн*', 'исходн*', 'параметр*', 'сценари*', 'настройк*'],
    ]),
  ],
  [
    'control',
    wordPattern([
      ...[
        'cover',
        'contents',
        'table of contents',
        'toc',
        'index',
        'readme',
        'read me',
        'about',
        'guide',
        'instruction*',
      ],
      ...[
        'check*',
        'control*',
        'change log',
        'changelog',
        'version*',
        'log',
        'legend',
        'notes',
        'navigation',
        'menu',
      ],
      ...[
        'обложка',
        'титул*',
        'содержание',
        'оглавление',
        'инструкци*',
        'справка',
        'проверк*',
        'контроль',
        'журнал*',
      ],
      ...['описание', 'легенда', 'версии', 'навигация'],
    ]),
  ],
  [
    'calculation',
    wordPattern(['calc', 'calcs', 'calculation*', 'working', 'workings', 'engine', 'расчет*', 'расчёт*']),
  ],
  [
    'output',
    wordPattern([
      ...[
        'dashboard*',
        'summary',
        'report*',
        'output*',
        'result*',
        'income statement',
        'p&l',
        'pnl',
        'p and l',
      ],
      ...[
        'profit and loss',
        'profit & loss',
        'balance sheet',
        'balance',
        'cash flow*',
        'cashflow*',
        'statement*',
      ],
      ...['financials', 'ratio*', 'chart', 'charts', 'kpi*', 'graphs', 'is', 'bs', 'cf', 'cfs'],
      ...[
        'дашборд',
        'сводк*',
        'отчет*',
        'отчёт*',
        'результат*',
        'итог*',
        'баланс',
        'опу',
        'офр',
        'оддс',
        'бдр',
        'бддс',
      ],
      ...['прибыл* и убытк*', 'движени* денежн*', 'показател*', 'коэффициент*', 'график*', 'диаграмм*'],
    ]),
  ],
  [
    'calculation',
    wordPattern([
      ...[
        'revenue*',
        'sales',
        'cost*',
        'expense*',
        'opex',
        'capex',
        'debt',
        'loan*',
        'financing',
        'depreciation',
      ],
      ...[
        'fixed assets',
        'working capital',
        'payroll',
        'headcount',
        'tax*',
        'amortization',
        'amortisation',
        'schedule*',
      ],
      ...['timing', 'timeline', 'model', 'inventory', 'valuation', 'dcf', 'sg&a', 'chart data'],
      ...[
        'выручка',
        'доход*',
        'затрат*',
        'расход*',
        'себестоимост*',
        'амортизаци*',
        'кредит*',
        'займ*',
        'персонал',
      ],
      ...[
        'зарплат*',
        'модель',
        'налог*',
        'оборотный капитал',
        'основные средства',
        'финансирование',
        'оценка',
      ],
    ]),
  ],
];

export function roleByTitle(title: string): SheetRole | null {
  const spaced = title.replaceAll(/[_-]+/g, ' ');
  return titles.find(([, words]) => words.test(spaced))?.[0] ?? null;
}

/** Drivers are typed in or worked out: without a typed number the title alone makes no input sheet. */
export const saysDrivers = wordPattern(['driver*']);

/** What a block of inputs on a sheet of something else is headed by. */
export const saysInput = wordPattern([
  ...['input*', 'assumption*', 'parameter*', 'driver*'],
  ...['допущени*', 'предпосыл*', 'вводн* данн*', 'исходн* данн*', 'параметр*'],
]);

const checkWords = wordPattern([
  ...['check', 'checks', 'checksum', 'control total', 'must be zero', 'should be zero', 'balanced?'],
  ...['проверка', 'проверки', 'контроль', 'контрольная сумма', 'сходится', 'должно быть 0', 'должен быть 0'],
]);

/** What a clinic and a hotel sell. */
const visits = /check-(?:up|in|out)s?/giu;

export const saysCheck = (text: string): boolean => checkWords.test(text.replaceAll(visits, ' '));

/** What a legend calls the sheets of each colour. */
export const legendWords: readonly (readonly [SheetRole, RegExp])[] = [
  ['input', wordPattern(['input*', 'assumption*', 'вводн*', 'ввод', 'исходн*', 'допущени*', 'предпосыл*'])],
  ['calculation', wordPattern(['calc', 'calculation*', 'working*', 'расчет*', 'расчёт*', 'вычислени*'])],
  ['output', wordPattern(['output*', 'result*', 'report*', 'результат*', 'отчет*', 'отчёт*', 'итог*'])],
  [
    'control',
    wordPattern(['control*', 'navigation', 'cover', 'служебн*', 'навигаци*', 'управлени*', 'контроль']),
  ],
];
