// The words of the income statement.
import type { Language } from '#template/template.ts';

interface IncomeTexts {
  readonly title: string;
  readonly revenue: string;
  readonly cos: string;
  readonly grossProfit: string;
  readonly sga: string;
  readonly propertyTax: string;
  readonly ebitda: string;
  readonly depreciation: string;
  readonly ebit: string;
  readonly interest: string;
  readonly pbt: string;
  readonly tax: string;
  readonly netIncome: string;
  readonly dividends: string;
  readonly retained: string;
  readonly taxes: string;
  readonly taxRate: string;
  readonly poolOpen: string;
  readonly poolAdded: string;
  readonly poolUsed: string;
  readonly poolClosing: string;
  readonly rate: (name: string) => string;
  readonly taxBlock: string;
  readonly poolNote: string;
  readonly dividendNote: string;
}

export const incomeTexts: Readonly<Record<Language, IncomeTexts>> = {
  en: {
    title: 'Income statement',
    revenue: 'Revenue',
    cos: 'Cost of sales',
    grossProfit: 'Gross profit',
    sga: 'Selling, general and administrative',
    propertyTax: 'Property tax',
    ebitda: 'EBITDA',
    depreciation: 'Depreciation',
    ebit: 'EBIT',
    interest: 'Interest',
    pbt: 'Profit before tax',
    tax: 'Income tax',
    netIncome: 'Net income',
    dividends: 'Dividends',
    retained: 'Retained',
    taxes: 'Tax and losses carried forward',
    taxRate: 'Income tax rate in all',
    poolOpen: 'Losses carried forward: opening',
    poolAdded: 'Losses carried forward: added',
    poolUsed: 'Losses carried forward: used',
    poolClosing: 'Losses carried forward: closing',
    rate: (name) => `${name}: rate`,
    taxBlock: 'Income taxes',
    poolNote: 'A loss lowers the taxable profit of later periods until it is used up.',
    dividendNote: 'A share of the period’s profit; nothing is paid on a loss. Paid in the period.',
  },
  ru: {
    title: 'Отчёт о прибылях и убытках',
    revenue: 'Выручка',
    cos: 'Себестоимость',
    grossProfit: 'Валовая прибыль',
    sga: 'Коммерческие и административные расходы',
    propertyTax: 'Налог на имущество',
    ebitda: 'EBITDA',
    depreciation: 'Амортизация',
    ebit: 'EBIT',
    interest: 'Проценты',
    pbt: 'Прибыль до налога',
    tax: 'Налог на прибыль',
    netIncome: 'Чистая прибыль',
    dividends: 'Дивиденды',
    retained: 'Нераспределённая прибыль периода',
    taxes: 'Налог и перенос убытков',
    taxRate: 'Ставка налога на прибыль всего',
    poolOpen: 'Перенос убытков: на начало',
    poolAdded: 'Перенос убытков: добавлено',
    poolUsed: 'Перенос убытков: использовано',
    poolClosing: 'Перенос убытков: на конец',
    rate: (name) => `${name}: ставка`,
    taxBlock: 'Налоги на прибыль',
    poolNote: 'Убыток уменьшает налогооблагаемую прибыль следующих периодов, пока не будет использован.',
    dividendNote: 'Доля прибыли периода; с убытка не платится ничего. Выплачиваются в том же периоде.',
  },
};
