// The words of credit lines, and of dividends that are paid of cash.
import type { Language } from '#language/language.ts';

interface LineTexts {
  readonly gap: (name: string) => string;
  readonly gapNote: string;
  readonly drawdownNote: string;
  readonly repaymentNote: string;
  readonly net: (name: string) => string;
  readonly planned: string;
  readonly plannedTotal: string;
  readonly drawdowns: string;
  readonly drawdownsTotal: string;
  readonly repayments: string;
  readonly repaymentsTotal: string;
  readonly owed: (name: string) => string;
  readonly openHeading: string;
  readonly openTotal: string;
  readonly cashPayout: string;
  readonly cashPayoutTotal: string;
  readonly cashPayoutNote: string;
}

export const lineTexts: Readonly<Record<Language, LineTexts>> = {
  en: {
    gap: (name) => `${name}: cash shortfall`,
    gapNote:
      'What is missing to keep the minimum cash, before any credit line or after those above; below 0 there is cash to spare.',
    drawdownNote: 'The cash shortfall, as far as the limit allows.',
    repaymentNote: 'What there is to spare, and whatever is above the limit; never more than is owed.',
    net: (name) => `${name}: drawdown less repayment`,
    planned: 'Loans other than credit lines',
    plannedTotal: 'Total loans other than credit lines',
    drawdowns: 'Drawn from credit lines',
    drawdownsTotal: 'Total drawn from credit lines',
    repayments: 'Repaid on credit lines',
    repaymentsTotal: 'Total repaid on credit lines',
    owed: (name) => `${name}: owed at the beginning`,
    openHeading: 'Owed on credit lines at the beginning',
    openTotal: 'Total owed on credit lines at the beginning',
    cashPayout: 'Dividends from cash',
    cashPayoutTotal: 'Dividends, share of spare cash',
    cashPayoutNote:
      'The owners’ shares of the cash that is not needed, added and not capped; a check says when they exceed 100 %.',
  },
  ru: {
    gap: (name) => `${name}: нехватка денег`,
    gapNote:
      'Сколько недостаёт до минимального остатка до всех кредитных линий или после тех, что выше; меньше 0 — деньги есть с запасом.',
    drawdownNote: 'Нехватка денег в пределах лимита.',
    repaymentNote: 'Сколько денег свободно и сколько взято сверх лимита, но не больше долга.',
    net: (name) => `${name}: выборка за вычетом погашения`,
    planned: 'Кредиты, кроме кредитных линий',
    plannedTotal: 'Итого кредиты без кредитных линий',
    drawdowns: 'Выборка кредитных линий',
    drawdownsTotal: 'Итого выборка кредитных линий',
    repayments: 'Погашение кредитных линий',
    repaymentsTotal: 'Итого погашение кредитных линий',
    owed: (name) => `${name}: долг на начало`,
    openHeading: 'Долг по кредитным линиям на начало',
    openTotal: 'Итого долг по кредитным линиям на начало',
    cashPayout: 'Дивиденды за счёт свободных денег',
    cashPayoutTotal: 'Дивиденды, доля свободных денег',
    cashPayoutNote:
      'Доли владельцев в свободных деньгах, сложенные без ограничения; если их больше 100 %, об этом говорит проверка.',
  },
};
