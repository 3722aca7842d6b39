// The words of sales tax on the working capital sheet.
import type { Language } from '#language/language.ts';

interface SalesTaxTexts {
  readonly periodInput: string;
  readonly onSalesHeading: string;
  readonly onSales: (name: string) => string;
  readonly onSalesTotal: string;
  readonly onProceeds: (name: string) => string;
  readonly onProceedsTotal: string;
  readonly onPurchasesHeading: string;
  readonly onCost: (name: string) => string;
  readonly onCostTotal: string;
  readonly averageRate: string;
  readonly averageRateNote: string;
  readonly onPurchases: (name: string) => string;
  readonly onPurchasesNote: string;
  readonly onPurchasesTotal: string;
  readonly onCapex: (name: string) => string;
  readonly onCapexTotal: string;
  readonly balanceHeading: string;
  readonly periods: string;
  readonly salesToDate: string;
  readonly purchasesToDate: string;
  readonly owed: string;
  readonly reclaimed: string;
  readonly balance: string;
  readonly balanceNote: string;
  readonly netNote: string;
}

export const salesTaxTexts: Readonly<Record<Language, SalesTaxTexts>> = {
  en: {
    periodInput: 'Sales tax (VAT) payment period',
    onSalesHeading: 'Sales tax on sales',
    onSales: (name) => `${name}: sales tax on sales`,
    onSalesTotal: 'Sales tax on sales, total',
    onProceeds: (name) => `${name}: sales tax on proceeds`,
    onProceedsTotal: 'Sales tax on proceeds of assets',
    onPurchasesHeading: 'Sales tax on purchases',
    onCost: (name) => `${name}: sales tax on the cost`,
    onCostTotal: 'Sales tax on cost of sales',
    averageRate: 'Cost of sales: average sales tax rate',
    averageRateNote:
      'Stock is kept for cost of sales as a whole, so its purchases are taxed at the average rate of the costs of the period; 0 where these are 0.',
    onPurchases: (name) => `${name}: sales tax on purchases`,
    onPurchasesNote:
      'Of purchases as they are: where stock is run down below what is used, the tax falls too.',
    onPurchasesTotal: 'Sales tax on purchases, total',
    onCapex: (name) => `${name}: sales tax on capex`,
    onCapexTotal: 'Sales tax on capex',
    balanceHeading: 'Sales tax owed',
    periods: 'Sales tax: periods until it is paid',
    salesToDate: 'Sales tax on sales, running total',
    purchasesToDate: 'Sales tax on purchases, running total',
    owed: 'Sales tax on sales, not paid yet',
    reclaimed: 'Sales tax on purchases, not deducted yet',
    balance: 'Sales tax owed, net',
    balanceNote: 'A liability; below 0 where more tax comes back than is owed.',
    netNote: 'The sales tax owed is taken off too.',
  },
  ru: {
    periodInput: 'Срок уплаты НДС',
    onSalesHeading: 'НДС с продаж',
    onSales: (name) => `${name}: НДС с продаж`,
    onSalesTotal: 'НДС с продаж, всего',
    onProceeds: (name) => `${name}: НДС с продажи объекта`,
    onProceedsTotal: 'НДС с продажи основных средств',
    onPurchasesHeading: 'НДС с покупок',
    onCost: (name) => `${name}: НДС в себестоимости`,
    onCostTotal: 'НДС с себестоимости',
    averageRate: 'Себестоимость: средняя ставка НДС',
    averageRateNote:
      'Запасы ведутся по себестоимости в целом, поэтому НДС с закупок берётся по средней ставке статей за период; если себестоимость равна 0 — без НДС.',
    onPurchases: (name) => `${name}: НДС с закупок`,
    onPurchasesNote:
      'С закупок как они есть: если запасы сокращаются сильнее, чем расход, НДС тоже уменьшается.',
    onPurchasesTotal: 'НДС с закупок, всего',
    onCapex: (name) => `${name}: НДС с покупки объекта`,
    onCapexTotal: 'НДС с покупки основных средств',
    balanceHeading: 'НДС к уплате',
    periods: 'НДС: периодов до уплаты',
    salesToDate: 'НДС с продаж нарастающим итогом',
    purchasesToDate: 'НДС с покупок нарастающим итогом',
    owed: 'НДС с продаж, ещё не уплачен',
    reclaimed: 'НДС с покупок, ещё не принят к вычету',
    balance: 'НДС к уплате за вычетом входного',
    balanceNote: 'Обязательство; меньше нуля, если к возмещению больше, чем к уплате.',
    netNote: 'НДС к уплате тоже вычитается.',
  },
};
