// The words of the cash flow statement.
import type { Language } from '#template/template.ts';

interface CashFlowTexts {
  readonly title: string;
  readonly operatingHeading: string;
  readonly investingHeading: string;
  readonly financingHeading: string;
  readonly cashHeading: string;
  readonly netIncome: string;
  readonly depreciation: string;
  readonly receivables: string;
  readonly inventory: string;
  readonly prepaid: string;
  readonly payables: string;
  readonly operating: string;
  readonly capex: string;
  readonly investing: string;
  readonly drawdown: string;
  readonly repayment: string;
  readonly contribution: string;
  readonly equityRepayment: string;
  readonly dividends: string;
  readonly financing: string;
  readonly netChange: string;
  readonly openingCash: string;
  readonly closingCash: string;
  readonly minimumCash: string;
  readonly headroom: string;
  readonly fundingNeed: string;
  readonly peakFundingNeed: string;
  readonly openingNote: string;
}

export const cashFlowTexts: Readonly<Record<Language, CashFlowTexts>> = {
  en: {
    title: 'Cash flow',
    operatingHeading: 'Operating activities',
    investingHeading: 'Investing activities',
    financingHeading: 'Financing activities',
    cashHeading: 'Cash',
    netIncome: 'Net income',
    depreciation: 'Depreciation',
    receivables: 'Change of receivables',
    inventory: 'Change of inventory',
    prepaid: 'Change of prepaid expenses',
    payables: 'Change of payables',
    operating: 'Cash from operating activities',
    capex: 'Capital expenditure',
    investing: 'Cash from investing activities',
    drawdown: 'Loan drawdowns',
    repayment: 'Loan repayments',
    contribution: 'Equity contributions',
    equityRepayment: 'Equity repayments',
    dividends: 'Dividends',
    financing: 'Cash from financing activities',
    netChange: 'Net change of cash',
    openingCash: 'Opening cash',
    closingCash: 'Closing cash',
    minimumCash: 'Minimum cash',
    headroom: 'Headroom over minimum cash',
    fundingNeed: 'Funding need',
    peakFundingNeed: 'Peak funding need',
    openingNote: 'The opening cash is what makes the opening balance sheet balance.',
  },
  ru: {
    title: 'Движение денежных средств',
    operatingHeading: 'Операционная деятельность',
    investingHeading: 'Инвестиционная деятельность',
    financingHeading: 'Финансовая деятельность',
    cashHeading: 'Деньги',
    netIncome: 'Чистая прибыль',
    depreciation: 'Амортизация',
    receivables: 'Изменение дебиторской задолженности',
    inventory: 'Изменение запасов',
    prepaid: 'Изменение расходов, оплаченных вперёд',
    payables: 'Изменение кредиторской задолженности',
    operating: 'Деньги от операционной деятельности',
    capex: 'Капитальные вложения',
    investing: 'Деньги от инвестиционной деятельности',
    drawdown: 'Выборка кредитов',
    repayment: 'Погашение кредитов',
    contribution: 'Взносы в капитал',
    equityRepayment: 'Возврат капитала',
    dividends: 'Дивиденды',
    financing: 'Деньги от финансовой деятельности',
    netChange: 'Чистое изменение денег',
    openingCash: 'Деньги на начало',
    closingCash: 'Деньги на конец',
    minimumCash: 'Минимальный остаток денег',
    headroom: 'Запас над минимальным остатком',
    fundingNeed: 'Потребность в финансировании',
    peakFundingNeed: 'Наибольшая потребность в финансировании',
    openingNote: 'Деньги на начало делают начальный баланс сходящимся.',
  },
};
