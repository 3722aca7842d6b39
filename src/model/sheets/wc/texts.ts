// The words of the working capital sheet.
import type { Language } from '#template/template.ts';

interface WorkingCapitalTexts {
  readonly title: string;
  readonly minCashInput: string;
  readonly receivableInput: string;
  readonly stockInput: string;
  readonly supplierInput: string;
  readonly receivables: string;
  readonly stock: string;
  readonly payables: string;
  readonly prepaid: string;
  readonly summary: string;
  readonly averages: string;
  readonly costOfSales: string;
  readonly toDate: (name: string) => string;
  readonly purchasesToDate: (name: string) => string;
  readonly purchases: (name: string) => string;
  readonly receivable: (name: string) => string;
  readonly inStock: (name: string) => string;
  readonly payable: (name: string) => string;
  readonly prepaidItem: (name: string) => string;
  readonly receivablePeriods: (name: string) => string;
  readonly stockPeriods: (name: string) => string;
  readonly payablePeriods: (name: string) => string;
  readonly payableDays: (name: string) => string;
  readonly weight: (name: string) => string;
  readonly weightTotal: string;
  readonly weightedStock: (name: string) => string;
  readonly weightedStockTotal: string;
  readonly weightedSupplier: (name: string) => string;
  readonly weightedSupplierTotal: string;
  readonly stockDays: string;
  readonly supplierDays: string;
  readonly allItems: string;
  readonly totalReceivables: string;
  readonly totalStock: string;
  readonly totalPayables: string;
  readonly totalPrepaid: string;
  readonly minimumCash: string;
  readonly netWorkingCapital: string;
  readonly change: string;
  readonly moneyDays: string;
  readonly tailNote: string;
}

export const workingCapitalTexts: Readonly<Record<Language, WorkingCapitalTexts>> = {
  en: {
    title: 'Working capital',
    minCashInput: 'Minimum cash, share of revenue',
    receivableInput: 'Receivable period',
    stockInput: 'Inventory period',
    supplierInput: 'Payable period',
    receivables: 'Receivables',
    stock: 'Inventory',
    payables: 'Payables',
    prepaid: 'Prepaid expenses',
    summary: 'Net working capital',
    averages: 'Average days of cost of sales',
    costOfSales: 'Cost of sales',
    toDate: (name) => `${name}: to date`,
    purchasesToDate: (name) => `${name}: purchases to date`,
    purchases: (name) => `${name}: purchases`,
    receivable: (name) => `${name}: receivable`,
    inStock: (name) => `${name}: in stock`,
    payable: (name) => `${name}: payable`,
    prepaidItem: (name) => `${name}: prepaid`,
    receivablePeriods: (name) => `${name}: periods until paid`,
    stockPeriods: (name) => `${name}: periods in stock`,
    payablePeriods: (name) => `${name}: periods until we pay`,
    payableDays: (name) => `${name}: days until we pay`,
    weight: (name) => `${name}: weight`,
    weightTotal: 'Weights',
    weightedStock: (name) => `${name}: weighted inventory days`,
    weightedStockTotal: 'Weighted inventory days',
    weightedSupplier: (name) => `${name}: weighted payable days`,
    weightedSupplierTotal: 'Weighted payable days',
    stockDays: 'Inventory days of cost of sales',
    supplierDays: 'Payable days of cost of sales',
    allItems: 'Template',
    totalReceivables: 'Receivables in all',
    totalStock: 'Inventory in all',
    totalPayables: 'Payables in all',
    totalPrepaid: 'Prepaid in all',
    minimumCash: 'Minimum cash',
    netWorkingCapital: 'Net working capital',
    change: 'Change of net working capital',
    moneyDays: 'money x days',
    tailNote:
      'What was sold or bought within the last days, taken from the running total: all to date less what is older.',
  },
  ru: {
    title: 'Оборотный капитал',
    minCashInput: 'Минимальный остаток денег, доля выручки',
    receivableInput: 'Срок дебиторской задолженности',
    stockInput: 'Срок запасов',
    supplierInput: 'Срок кредиторской задолженности',
    receivables: 'Дебиторская задолженность',
    stock: 'Запасы',
    payables: 'Кредиторская задолженность',
    prepaid: 'Расходы, оплаченные вперёд',
    summary: 'Чистый оборотный капитал',
    averages: 'Средние сроки себестоимости',
    costOfSales: 'Себестоимость',
    toDate: (name) => `${name}: нарастающим итогом`,
    purchasesToDate: (name) => `${name}: закупки нарастающим итогом`,
    purchases: (name) => `${name}: закупки`,
    receivable: (name) => `${name}: к получению`,
    inStock: (name) => `${name}: в запасах`,
    payable: (name) => `${name}: к оплате`,
    prepaidItem: (name) => `${name}: оплачено вперёд`,
    receivablePeriods: (name) => `${name}: периодов до оплаты`,
    stockPeriods: (name) => `${name}: периодов в запасах`,
    payablePeriods: (name) => `${name}: периодов до нашей оплаты`,
    payableDays: (name) => `${name}: дней до нашей оплаты`,
    weight: (name) => `${name}: вес`,
    weightTotal: 'Веса',
    weightedStock: (name) => `${name}: взвешенный срок запасов`,
    weightedStockTotal: 'Взвешенный срок запасов',
    weightedSupplier: (name) => `${name}: взвешенный срок оплаты`,
    weightedSupplierTotal: 'Взвешенный срок оплаты',
    stockDays: 'Срок запасов себестоимости',
    supplierDays: 'Срок оплаты себестоимости',
    allItems: 'Шаблон',
    totalReceivables: 'Дебиторская задолженность всего',
    totalStock: 'Запасы всего',
    totalPayables: 'Кредиторская задолженность всего',
    totalPrepaid: 'Оплачено вперёд всего',
    minimumCash: 'Минимальный остаток денег',
    netWorkingCapital: 'Чистый оборотный капитал',
    change: 'Изменение чистого оборотного капитала',
    moneyDays: 'деньги x дни',
    tailNote:
      'Что продано или куплено за последние дни, из нарастающего итога: всё на дату без того, что старше.',
  },
};
