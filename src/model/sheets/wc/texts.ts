// The words of the working capital sheet.
import type { Language } from '#language/language.ts';

export interface WorkingCapitalTexts {
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
  readonly brokenPart: (periods: string) => string;
  readonly reached: (periods: string) => string;
  readonly reachedNote: string;
  readonly weight: (name: string) => string;
  readonly weightTotal: string;
  readonly weightedReceivable: (name: string) => string;
  readonly weightedReceivableTotal: string;
  readonly weightedStock: (name: string) => string;
  readonly weightedStockTotal: string;
  readonly weightedSupplier: (name: string) => string;
  readonly weightedSupplierTotal: string;
  readonly receivableDays: string;
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
  readonly periodsNote: string;
  readonly averageNote: string;
  readonly purchasesHeading: string;
  readonly totalPurchases: string;
  readonly purchasesNote: string;
  readonly prepaidNote: string;
  readonly prepaidDaysNote: string;
  readonly minimumNote: string;
  readonly netNote: string;
  readonly changeNote: string;
  readonly movements: string;
  readonly difference: string;
  readonly differenceCheck: string;
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
    summary: 'Net working capital and its change',
    averages: 'Average days of cost of sales',
    costOfSales: 'Cost of sales',
    toDate: (name) => `${name}: running total`,
    purchasesToDate: (name) => `${name}: purchases, running total`,
    purchases: (name) => `${name}: purchases`,
    receivable: (name) => `${name}: receivable`,
    inStock: (name) => `${name}: in stock`,
    payable: (name) => `${name}: payable`,
    prepaidItem: (name) => `${name}: prepaid`,
    receivablePeriods: (name) => `${name}: collection time (periods)`,
    stockPeriods: (name) => `${name}: periods in stock`,
    payablePeriods: (name) => `${name}: payment time (periods)`,
    payableDays: (name) => `${name}: payment time (days)`,
    brokenPart: (periods) => `${periods}, part of a period`,
    reached: (periods) => `${periods}, back to the end of period`,
    reachedNote: 'The period that so many whole periods ago was the last one; 0 is the opening.',
    weight: (name) => `${name}: weight`,
    weightTotal: 'Weights',
    weightedReceivable: (name) => `${name}: weighted receivable days`,
    weightedReceivableTotal: 'Weighted receivable days',
    weightedStock: (name) => `${name}: weighted inventory days`,
    weightedStockTotal: 'Weighted inventory days',
    weightedSupplier: (name) => `${name}: weighted payable days`,
    weightedSupplierTotal: 'Weighted payable days',
    receivableDays: 'Receivable days of all sales',
    stockDays: 'Inventory days of cost of sales',
    supplierDays: 'Payable days of cost of sales',
    allItems: 'Company totals',
    totalReceivables: 'Total receivables',
    totalStock: 'Total inventory',
    totalPayables: 'Total payables',
    totalPrepaid: 'Total prepaid expenses',
    minimumCash: 'Minimum cash',
    netWorkingCapital: 'Net working capital',
    change: 'Change of net working capital',
    moneyDays: 'money × days',
    tailNote:
      'What was sold or bought within the last days: the running total now, less the running total so many periods ago, read between two periods in proportion. It is never more than what was sold or bought since the start.',
    periodsNote:
      'Days over the days of this period, so that terms of 45 days reach back over one and a half months.',
    averageNote:
      'The days of the services weighted with their revenue of the period, since cost of sales belongs to all of them. Without revenue the days of the whole company stand in.',
    purchasesHeading: 'Purchases',
    totalPurchases: 'Total purchases',
    purchasesNote: 'What was used in the period, and what the stock has grown by.',
    prepaidNote: 'The expense of a day of this period, times the days it is paid ahead.',
    prepaidDaysNote: 'What is paid ahead is not owed to anybody, so no payable days count in such a period.',
    minimumNote:
      'Cash that the business keeps at hand: a share of the revenue of the period, not of a year. It counts as working capital in the valuation.',
    netNote: 'Minimum cash, receivables, inventory and prepaid expenses, less payables. It opens at 0.',
    changeNote: 'An increase ties up money and lowers the free cash flow.',
    movements: 'Movements of minimum cash, receivables, inventory, prepaid and payables',
    difference: 'Change of net working capital less its movements',
    differenceCheck: 'Working capital rolls forward',
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
    prepaid: 'Расходы будущих периодов',
    summary: 'Чистый оборотный капитал и его изменение',
    averages: 'Средние сроки себестоимости',
    costOfSales: 'Себестоимость',
    toDate: (name) => `${name}: нарастающим итогом`,
    purchasesToDate: (name) => `${name}: закупки нарастающим итогом`,
    purchases: (name) => `${name}: закупки`,
    receivable: (name) => `${name}: к получению`,
    inStock: (name) => `${name}: в запасах`,
    payable: (name) => `${name}: к оплате`,
    prepaidItem: (name) => `${name}: оплачено вперёд`,
    receivablePeriods: (name) => `${name}: срок оплаты (периодов)`,
    stockPeriods: (name) => `${name}: периодов в запасах`,
    payablePeriods: (name) => `${name}: срок нашей оплаты (периодов)`,
    payableDays: (name) => `${name}: срок нашей оплаты (дней)`,
    brokenPart: (periods) => `${periods}, неполный период`,
    reached: (periods) => `${periods}, назад до конца периода №`,
    reachedNote: 'Период, который столько целых периодов назад был последним; 0 — начало.',
    weight: (name) => `${name}: вес`,
    weightTotal: 'Веса',
    weightedReceivable: (name) => `${name}: взвешенный срок оплаты покупателями`,
    weightedReceivableTotal: 'Взвешенный срок оплаты покупателями',
    weightedStock: (name) => `${name}: взвешенный срок запасов`,
    weightedStockTotal: 'Взвешенный срок запасов',
    weightedSupplier: (name) => `${name}: взвешенный срок оплаты`,
    weightedSupplierTotal: 'Взвешенный срок оплаты',
    receivableDays: 'Срок оплаты покупателями, средний',
    stockDays: 'Срок запасов себестоимости',
    supplierDays: 'Срок оплаты себестоимости',
    allItems: 'Итого по компании',
    totalReceivables: 'Итого дебиторская задолженность',
    totalStock: 'Итого запасы',
    totalPayables: 'Итого кредиторская задолженность',
    totalPrepaid: 'Итого расходы будущих периодов',
    minimumCash: 'Минимальный остаток денег',
    netWorkingCapital: 'Чистый оборотный капитал',
    change: 'Изменение чистого оборотного капитала',
    moneyDays: 'деньги × дни',
    tailNote:
      'Что продано или куплено за последние дни: нарастающий итог на дату без нарастающего итога столько периодов назад, между двумя периодами — пропорционально. Не больше, чем продано или куплено с начала.',
    periodsNote: 'Дни, делённые на дни этого периода: срок в 45 дней охватывает полтора месяца.',
    averageNote:
      'Сроки услуг, взвешенные по их выручке за период, ведь себестоимость относится ко всем услугам. Без выручки берётся срок всей компании.',
    purchasesHeading: 'Закупки',
    totalPurchases: 'Итого закупки',
    purchasesNote: 'Израсходованное за период и прирост запасов.',
    prepaidNote: 'Расход за день этого периода, умноженный на дни, за которые платят вперёд.',
    prepaidDaysNote:
      'За оплаченное вперёд никто никому не должен, поэтому в таком периоде срок оплаты не действует.',
    minimumNote:
      'Деньги, которые бизнес держит под рукой: доля выручки периода, а не года. В оценке бизнеса они входят в оборотный капитал.',
    netNote:
      'Минимальный остаток денег, дебиторская задолженность, запасы и расходы будущих периодов, за вычетом кредиторской задолженности. На начало — 0.',
    changeNote: 'Прирост связывает деньги и уменьшает свободный денежный поток.',
    movements: 'Движения минимального остатка, дебиторов, запасов, авансов и кредиторов',
    difference: 'Изменение оборотного капитала за вычетом движений',
    differenceCheck: 'Движение оборотного капитала сходится',
  },
};
