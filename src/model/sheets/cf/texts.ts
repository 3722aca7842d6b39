// The words of the cash flow statement.
import type { Language } from '#language/language.ts';

interface CashFlowTexts {
  readonly title: string;
  readonly operatingHeading: string;
  readonly investingHeading: string;
  readonly financingHeading: string;
  readonly cashHeading: string;
  readonly netIncome: string;
  readonly depreciation: string;
  readonly gain: string;
  readonly receivables: string;
  readonly inventory: string;
  readonly prepaid: string;
  readonly payables: string;
  readonly deferred: string;
  readonly salesTax: string;
  readonly operating: string;
  readonly capex: string;
  readonly proceeds: string;
  readonly investing: string;
  readonly drawdown: string;
  readonly repayment: string;
  readonly contribution: string;
  readonly equityRepayment: string;
  readonly dividends: string;
  readonly financing: string;
  readonly netChange: string;
  readonly openingCash: string;
  readonly openingOwed: string;
  readonly closingCash: string;
  readonly headroom: string;
  readonly fundingNeed: string;
  readonly peakFundingNeed: string;
  readonly openingNote: string;
  readonly openingGivenNote: string;
  readonly fundingHeading: string;
  readonly headroomNote: string;
  readonly fundingNote: string;
  readonly peakNote: string;
  readonly difference: string;
  readonly differenceCheck: string;
}

export const cashFlowTexts: Readonly<Record<Language, CashFlowTexts>> = {
  en: {
    title: 'Cash flow',
    operatingHeading: 'Operating activities',
    investingHeading: 'Investing activities',
    financingHeading: 'Financing activities',
    cashHeading: 'Cash and cash equivalents',
    netIncome: 'Net income',
    depreciation: 'Depreciation',
    gain: 'Less gain on sale of assets',
    receivables: 'Change in receivables',
    inventory: 'Change in inventory',
    prepaid: 'Change in prepaid expenses',
    payables: 'Change in payables',
    deferred: 'Change in deferred income',
    salesTax: 'Change in sales tax (VAT)',
    operating: 'Cash from operating activities',
    capex: 'Capital expenditure',
    proceeds: 'Proceeds from sale of assets',
    investing: 'Cash from investing activities',
    drawdown: 'Loan drawdowns',
    repayment: 'Loan repayments',
    contribution: 'Equity contributions',
    equityRepayment: 'Equity repayments',
    dividends: 'Dividends paid',
    financing: 'Cash from financing activities',
    netChange: 'Net change in cash',
    openingOwed: 'Loans, capital and what is owed at the opening',
    openingCash: 'Opening cash',
    closingCash: 'Closing cash',
    headroom: 'Headroom over minimum cash',
    fundingNeed: 'Funding need of the period',
    peakFundingNeed: 'Peak funding need',
    openingNote: 'The opening cash is what makes the opening balance sheet balance.',
    openingGivenNote: 'The opening cash is typed; retained earnings make the opening balance sheet balance.',
    fundingHeading: 'Funding need',
    headroomNote: 'Closing cash less the cash that the business keeps at hand.',
    fundingNote: 'What is missing to keep the minimum cash; 0 while there is headroom.',
    peakNote:
      'The most that is missing in any period: what has to be raised so that the plan is funded throughout.',
    difference: 'Change of cash less all lines added up',
    differenceCheck: 'Cash flow adds up',
  },
  ru: {
    title: 'Движение денежных средств',
    operatingHeading: 'Операционная деятельность',
    investingHeading: 'Инвестиционная деятельность',
    financingHeading: 'Финансовая деятельность',
    cashHeading: 'Денежные средства',
    netIncome: 'Чистая прибыль',
    depreciation: 'Амортизация',
    gain: 'Прибыль от продажи активов, со знаком минус',
    receivables: 'Изменение дебиторской задолженности',
    inventory: 'Изменение запасов',
    prepaid: 'Изменение расходов будущих периодов',
    payables: 'Изменение кредиторской задолженности',
    deferred: 'Изменение доходов будущих периодов',
    salesTax: 'Изменение расчётов по НДС',
    operating: 'Денежный поток от операционной деятельности',
    capex: 'Капитальные вложения',
    proceeds: 'Выручка от продажи активов',
    investing: 'Денежный поток от инвестиционной деятельности',
    drawdown: 'Выборка кредитов',
    repayment: 'Погашение кредитов',
    contribution: 'Взносы в капитал',
    equityRepayment: 'Возврат капитала',
    dividends: 'Выплата дивидендов',
    financing: 'Денежный поток от финансовой деятельности',
    netChange: 'Чистое изменение денежных средств',
    openingOwed: 'Займы, капитал и обязательства на начало',
    openingCash: 'Денежные средства на начало',
    closingCash: 'Денежные средства на конец',
    headroom: 'Запас над минимальным остатком',
    fundingNeed: 'Потребность периода',
    peakFundingNeed: 'Наибольшая потребность в финансировании',
    openingNote: 'Деньги на начало делают начальный баланс сходящимся.',
    openingGivenNote: 'Деньги на начало введены; начальный баланс сходится за счёт нераспределённой прибыли.',
    fundingHeading: 'Потребность в финансировании',
    headroomNote: 'Денежные средства на конец за вычетом минимального остатка.',
    fundingNote: 'Сколько не хватает до минимального остатка; 0, пока есть запас.',
    peakNote:
      'Наибольшая нехватка за все периоды: столько нужно привлечь, чтобы план был обеспечен деньгами.',
    difference: 'Изменение денежных средств за вычетом суммы всех строк',
    differenceCheck: 'Отчёт о движении денежных средств сходится',
  },
};
