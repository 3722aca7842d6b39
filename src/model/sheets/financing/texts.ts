// The words of the financing sheet.
import type { Language } from '#language/language.ts';

interface FinancingTexts {
  readonly title: string;
  readonly drawdownFlow: string;
  readonly repaymentFlow: string;
  readonly contributionFlow: string;
  readonly returnFlow: string;
  readonly open: (name: string) => string;
  readonly drawdown: (name: string) => string;
  readonly repayment: (name: string) => string;
  readonly capitalReturn: (name: string) => string;
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
  readonly inAll: (label: string) => string;
  readonly commitmentNote: string;
  readonly repaymentNote: string;
  readonly interestNote: string;
  readonly payoutNote: string;
  readonly difference: string;
  readonly differenceCheck: string;
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
    capitalReturn: (name) => `${name}: repayment`,
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
    payoutHeading: 'Dividend policy',
    inAll: (label) => `Total ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    commitmentNote: 'The planned amount at the share that is committed; a plan below 0 counts as 0.',
    repaymentNote: 'The planned amount, at most what is there: the balance never falls below 0.',
    interestNote:
      'The yearly rate, spread evenly over the periods, on the opening balance. What is drawn in a period bears interest from the next one, so no formula is circular.',
    payoutNote: 'The owners’ shares of profit, added and not capped; a check says when they exceed 100 %.',
    difference: 'Debt and paid-in capital less their roll-forwards',
    differenceCheck: 'Financing rolls forward',
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
    capitalReturn: (name) => `${name}: возврат`,
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
    payoutHeading: 'Дивидендная политика',
    inAll: (label) => `Итого ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    commitmentNote: 'Плановая сумма в доступной доле; план меньше 0 считается нулём.',
    repaymentNote: 'Плановая сумма, но не больше того, что есть: остаток никогда не опускается ниже 0.',
    interestNote:
      'Годовая ставка, поровну разделённая между периодами, от остатка на начало. На взятое в периоде проценты идут со следующего, поэтому ни одна формула не замыкается в круг.',
    payoutNote:
      'Доли прибыли владельцев, сложенные без ограничения; если их больше 100 %, об этом говорит проверка.',
    difference: 'Долг и оплаченный капитал за вычетом их движения',
    differenceCheck: 'Движение финансирования сходится',
  },
};
