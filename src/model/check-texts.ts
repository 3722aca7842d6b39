// What the checks that look across sheets are called: each names the fault it looks for.
import type { Language } from '#template/template.ts';

export type CrossCheck = 'balance' | 'cash' | 'debt' | 'payout' | 'opening_cash' | 'years' | 'errors';

export const checkTexts: Readonly<Record<Language, Readonly<Record<CrossCheck, string>>>> = {
  en: {
    balance: 'Balance sheet does not balance',
    cash: 'Cash on the cash flow and the balance sheet differ',
    debt: 'Loan balance is below 0',
    payout: 'Dividends are more than the profit',
    opening_cash: 'Opening cash is below 0',
    years: 'Period lies after the last year of the dashboard',
    errors: 'Key figure is no number',
  },
  ru: {
    balance: 'Баланс не сходится',
    cash: 'Деньги в отчёте о движении и в балансе различаются',
    debt: 'Остаток кредита меньше 0',
    payout: 'Дивиденды больше прибыли',
    opening_cash: 'Денег на начало меньше 0',
    years: 'Период позже последнего года сводки',
    errors: 'Ключевой показатель — не число',
  },
};
