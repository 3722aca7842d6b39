// The words of the balance sheet.
import type { Language } from '#language/language.ts';

interface BalanceTexts {
  readonly title: string;
  readonly assets: string;
  readonly liabilities: string;
  readonly cash: string;
  readonly receivables: string;
  readonly inventory: string;
  readonly prepaid: string;
  readonly fixedAssets: string;
  readonly totalAssets: string;
  readonly payables: string;
  readonly salesTax: string;
  readonly debt: string;
  readonly paidInCapital: string;
  readonly retainedEarnings: string;
  readonly totalLiabilitiesEquity: string;
  readonly check: string;
  readonly checkNote: string;
}

export const balanceTexts: Readonly<Record<Language, BalanceTexts>> = {
  en: {
    title: 'Balance sheet',
    assets: 'Assets',
    liabilities: 'Liabilities and equity',
    cash: 'Cash',
    receivables: 'Receivables',
    inventory: 'Inventory',
    prepaid: 'Prepaid expenses',
    fixedAssets: 'Fixed assets, net',
    totalAssets: 'Total assets',
    payables: 'Payables',
    salesTax: 'Sales tax (VAT)',
    debt: 'Debt',
    paidInCapital: 'Paid-in capital',
    retainedEarnings: 'Retained earnings',
    totalLiabilitiesEquity: 'Total liabilities and equity',
    check: 'Difference: assets less liabilities and equity',
    checkNote:
      'Sums of many numbers may differ in their last digits; the check of the contents allows for that much.',
  },
  ru: {
    title: 'Баланс',
    assets: 'Активы',
    liabilities: 'Обязательства и капитал',
    cash: 'Денежные средства',
    receivables: 'Дебиторская задолженность',
    inventory: 'Запасы',
    prepaid: 'Расходы будущих периодов',
    fixedAssets: 'Основные средства, остаточная стоимость',
    totalAssets: 'Итого активы',
    payables: 'Кредиторская задолженность',
    salesTax: 'Расчёты по НДС',
    debt: 'Долг',
    paidInCapital: 'Оплаченный капитал',
    retainedEarnings: 'Нераспределённая прибыль',
    totalLiabilitiesEquity: 'Итого обязательства и капитал',
    check: 'Разница: активы за вычетом обязательств и капитала',
    checkNote:
      'Суммы многих чисел могут расходиться в последних знаках; проверка в содержании это допускает.',
  },
};
