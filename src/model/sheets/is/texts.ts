// The words of the income statement.
import type { Language } from '#language/language.ts';

interface IncomeTexts {
  readonly title: string;
  readonly revenue: string;
  readonly cos: string;
  readonly grossProfit: string;
  readonly sga: string;
  readonly propertyTax: string;
  readonly ebitda: string;
  readonly depreciation: string;
  readonly gain: string;
  readonly gainNote: string;
  readonly ebit: string;
  readonly interest: string;
  readonly pbt: string;
  readonly tax: string;
  readonly netIncome: string;
  readonly dividends: string;
  readonly retained: string;
  readonly taxes: string;
  readonly taxDue: string;
  readonly taxRate: string;
  readonly poolOpen: string;
  readonly poolAdded: string;
  readonly poolUsed: string;
  readonly poolClosing: string;
  readonly profitToDate: string;
  readonly poolOfYear: string;
  readonly poolOfYearNote: string;
  readonly rateOfYear: string;
  readonly rateOfYearNote: string;
  readonly taxToDate: string;
  readonly taxOfYearNote: string;
  readonly rate: (name: string) => string;
  readonly taxBlock: string;
  readonly poolNote: string;
  readonly dividendNote: string;
  readonly dividendOfCashNote: string;
  readonly rateNote: string;
  readonly taxNote: string;
  readonly earnings: string;
  readonly earningsOpening: string;
  readonly openingFunded: string;
  readonly earningsProfit: string;
  readonly earningsPaid: string;
  readonly earningsClosing: string;
  readonly earningsNote: string;
  readonly earningsGivenNote: string;
  readonly difference: string;
  readonly differenceCheck: string;
}

export const incomeTexts: Readonly<Record<Language, IncomeTexts>> = {
  en: {
    title: 'Income statement',
    revenue: 'Revenue',
    cos: 'Cost of sales',
    grossProfit: 'Gross profit',
    sga: 'Selling, general and administrative expenses',
    propertyTax: 'Property tax',
    ebitda: 'EBITDA',
    depreciation: 'Depreciation',
    gain: 'Gain on sale of assets',
    gainNote: 'What assets are sold for, less their book value: negative where they are sold for less.',
    ebit: 'EBIT',
    interest: 'Interest expense',
    pbt: 'Profit before tax',
    tax: 'Income tax',
    netIncome: 'Net income',
    dividends: 'Dividends',
    retained: 'Retained profit',
    taxes: 'Income tax and losses carried forward',
    taxDue: 'Income tax of the period',
    taxRate: 'Total income tax rate',
    poolOpen: 'Losses carried forward: opening',
    poolAdded: 'Losses carried forward: added',
    poolUsed: 'Losses carried forward: used',
    poolClosing: 'Losses carried forward: closing',
    profitToDate: 'Profit before tax, year to date',
    poolOfYear: 'Losses carried forward: opening of the year',
    poolOfYearNote: 'Losses of earlier years lower the taxable profit of the year until they are used up.',
    rateOfYear: 'Income tax rate of the year',
    rateOfYearNote: 'The rate of the first period of the year holds for all of it.',
    taxToDate: 'Income tax, year to date',
    taxOfYearNote:
      'The tax on the year to date less that of its earlier periods: negative where a loss brings back what was set aside. Paid in the period.',
    rate: (name) => `${name}: rate`,
    taxBlock: 'Income taxes',
    poolNote: 'A loss lowers the taxable profit of later periods until it is used up.',
    dividendOfCashNote:
      'A share of the period’s profit for the owners who are paid out of it, and of the spare cash for the others.',
    dividendNote: 'A share of the period’s profit; nothing is paid on a loss. Paid in the period.',
    rateNote: 'Where several income taxes apply, their rates are added.',
    taxNote:
      'The rate on the profit that losses of earlier periods do not cover. Paid in the period, none on a loss.',
    earnings: 'Retained earnings',
    openingFunded: 'Assets less payables and deferred income at the opening',
    earningsOpening: 'Retained earnings: opening',
    earningsProfit: 'Retained earnings: net income',
    earningsPaid: 'Retained earnings: dividends',
    earningsClosing: 'Retained earnings: closing',
    earningsNote:
      'Opening retained earnings and net income, less dividends. They open at 0: earlier profit is part of the paid-in capital.',
    earningsGivenNote:
      'Opening retained earnings and net income, less dividends. They open at what makes the opening balance sheet balance.',
    difference: 'Net income less revenue and costs added up',
    differenceCheck: 'Income statement adds up',
  },
  ru: {
    title: 'Отчёт о прибылях и убытках',
    revenue: 'Выручка',
    cos: 'Себестоимость продаж',
    grossProfit: 'Валовая прибыль',
    sga: 'Коммерческие и административные расходы',
    propertyTax: 'Налог на имущество',
    ebitda: 'EBITDA',
    depreciation: 'Амортизация',
    gain: 'Прибыль от продажи активов',
    gainNote:
      'Выручка от продажи активов за вычетом их остаточной стоимости; отрицательна, если продано дешевле.',
    ebit: 'EBIT',
    interest: 'Проценты к уплате',
    pbt: 'Прибыль до налогообложения',
    tax: 'Налог на прибыль',
    netIncome: 'Чистая прибыль',
    dividends: 'Дивиденды',
    retained: 'Прибыль после дивидендов',
    taxes: 'Налог на прибыль и перенос убытков',
    taxDue: 'Налог на прибыль за период',
    taxRate: 'Итого ставка налога на прибыль',
    poolOpen: 'Перенос убытков: на начало',
    poolAdded: 'Перенос убытков: добавлено',
    poolUsed: 'Перенос убытков: использовано',
    poolClosing: 'Перенос убытков: на конец',
    profitToDate: 'Прибыль до налогообложения с начала года',
    poolOfYear: 'Перенос убытков: на начало года',
    poolOfYearNote: 'Убытки прошлых лет уменьшают налогооблагаемую прибыль года, пока не будут использованы.',
    rateOfYear: 'Ставка налога на прибыль за год',
    rateOfYearNote: 'Ставка первого периода года действует весь год.',
    taxToDate: 'Налог на прибыль с начала года',
    taxOfYearNote:
      'Налог с начала года за вычетом налога прежних периодов этого года: отрицательный, если из-за убытка начисленное возвращается. Платится в том же периоде.',
    rate: (name) => `${name}: ставка`,
    taxBlock: 'Налоги на прибыль',
    poolNote: 'Убыток уменьшает налогооблагаемую прибыль следующих периодов, пока не будет использован.',
    dividendOfCashNote:
      'Доля прибыли периода тем владельцам, кому платят из прибыли, и доля свободных денег — остальным.',
    dividendNote: 'Доля прибыли периода; с убытка не платится ничего. Выплачиваются в том же периоде.',
    rateNote: 'Если налогов на прибыль несколько, их ставки складываются.',
    taxNote:
      'Ставка от прибыли, не покрытой убытками прошлых периодов. Платится в том же периоде, с убытка — ничего.',
    earnings: 'Нераспределённая прибыль',
    openingFunded: 'Активы за вычетом кредиторов и доходов будущих периодов на начало',
    earningsOpening: 'Нераспределённая прибыль: на начало',
    earningsProfit: 'Нераспределённая прибыль: чистая прибыль',
    earningsPaid: 'Нераспределённая прибыль: дивиденды',
    earningsClosing: 'Нераспределённая прибыль: на конец',
    earningsNote:
      'Нераспределённая прибыль на начало и чистая прибыль за вычетом дивидендов. В начале прогноза — 0: прежняя прибыль входит в оплаченный капитал.',
    earningsGivenNote:
      'Нераспределённая прибыль на начало и чистая прибыль за вычетом дивидендов. В начале прогноза — столько, чтобы сошёлся начальный баланс.',
    difference: 'Чистая прибыль за вычетом суммы доходов и расходов',
    differenceCheck: 'Отчёт о прибылях и убытках сходится',
  },
};
