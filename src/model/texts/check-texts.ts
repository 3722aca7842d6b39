// The names of the cross-checks between sheets; each states what is true when the check passes.
import type { Language } from '#language/language.ts';

export type CrossCheck = 'balance' | 'cash' | 'debt' | 'payout' | 'cash_payout' | 'opening_cash' | 'errors';

export const checkTexts: Readonly<Record<Language, Readonly<Record<CrossCheck, string>>>> = {
  en: {
    balance: 'Balance sheet balances',
    cash: 'Cash on the cash flow and the balance sheet agrees',
    debt: 'Loan balances are not below 0',
    payout: 'Dividends are no more than the profit',
    cash_payout: 'Dividends from cash are no more than the spare cash',
    opening_cash: 'Opening cash is not below 0',
    errors: 'Key figures are numbers',
  },
  ru: {
    balance: 'Баланс сходится',
    cash: 'Деньги в отчёте о движении и в балансе совпадают',
    debt: 'Остатки кредитов не меньше 0',
    payout: 'Дивиденды не больше прибыли',
    cash_payout: 'Дивиденды за счёт свободных денег не больше их самих',
    opening_cash: 'Денег на начало не меньше 0',
    errors: 'Ключевые показатели — числа',
  },
};
