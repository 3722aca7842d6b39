// The words of the financing sheet.
import type { Language } from '#template/template.ts';

interface FinancingTexts {
  readonly title: string;
  readonly drawdownFlow: string;
  readonly repaymentFlow: string;
  readonly contributionFlow: string;
  readonly returnFlow: string;
  readonly open: (name: string) => string;
  readonly drawdown: (name: string) => string;
  readonly repayment: (name: string) => string;
  readonly closing: (name: string) => string;
  readonly interest: (name: string) => string;
  readonly contribution: (name: string) => string;
  readonly payout: (name: string) => string;
  readonly drawdownTotal: string;
  readonly repaymentTotal: string;
  readonly debtTotal: string;
  readonly interestTotal: string;
  readonly contributionTotal: string;
  readonly equityRepaymentTotal: string;
  readonly paidInTotal: string;
  readonly payoutTotal: string;
  readonly payoutHeading: string;
}

export const financingTexts: Readonly<Record<Language, FinancingTexts>> = {
  en: {
    title: 'Financing',
    drawdownFlow: 'planned drawdown',
    repaymentFlow: 'planned repayment',
    contributionFlow: 'planned contribution',
    returnFlow: 'planned repayment',
    open: (name) => `${name}: opening balance`,
    drawdown: (name) => `${name}: drawdown`,
    repayment: (name) => `${name}: repayment`,
    closing: (name) => `${name}: closing balance`,
    interest: (name) => `${name}: interest`,
    contribution: (name) => `${name}: contribution`,
    payout: (name) => `${name}: payout`,
    drawdownTotal: 'Loan drawdowns',
    repaymentTotal: 'Loan repayments',
    debtTotal: 'Debt',
    interestTotal: 'Interest',
    contributionTotal: 'Equity contributions',
    equityRepaymentTotal: 'Equity repayments',
    paidInTotal: 'Paid-in capital',
    payoutTotal: 'Dividends, share of profit',
    payoutHeading: 'Payout',
  },
  ru: {
    title: 'Финансирование',
    drawdownFlow: 'план выборки',
    repaymentFlow: 'план погашения',
    contributionFlow: 'план взноса',
    returnFlow: 'план возврата',
    open: (name) => `${name}: остаток на начало`,
    drawdown: (name) => `${name}: выборка`,
    repayment: (name) => `${name}: погашение`,
    closing: (name) => `${name}: остаток на конец`,
    interest: (name) => `${name}: проценты`,
    contribution: (name) => `${name}: взнос`,
    payout: (name) => `${name}: доля выплат`,
    drawdownTotal: 'Выборка кредитов',
    repaymentTotal: 'Погашение кредитов',
    debtTotal: 'Долг',
    interestTotal: 'Проценты',
    contributionTotal: 'Взносы в капитал',
    equityRepaymentTotal: 'Возврат капитала',
    paidInTotal: 'Оплаченный капитал',
    payoutTotal: 'Дивиденды, доля прибыли',
    payoutHeading: 'Выплаты',
  },
};
