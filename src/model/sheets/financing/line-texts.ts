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
    gap: (name) => `${name}: cash lacking`,
    gapNote:
      'What is missing to keep the minimum cash, before any credit line or after those above; below 0 there is cash to spare.',
    drawdownNote: 'What the cash lacks, as far as the limit reaches.',
    repaymentNote: 'What there is to spare, and whatever is above the limit; never more than is owed.',
    net: (name) => `${name}: drawdown less repayment`,
    planned: 'Loans other than credit lines',
    plannedTotal: 'Total of loans but for credit lines',
    drawdowns: 'Drawn from credit lines',
    drawdownsTotal: 'Total drawn from credit lines',
    repayments: 'Repaid to credit lines',
    repaymentsTotal: 'Total repaid to credit lines',
    owed: (name) => `${name}: owed at the beginning`,
    openHeading: 'Owed to credit lines at the beginning',
    openTotal: 'Total owed to credit lines at the beginning',
    cashPayout: 'Dividends from cash',
    cashPayoutTotal: 'Dividends, share of spare cash',
    cashPayoutNote:
      'The owners’ shares of the cash that is not needed, added and not capped; a check says when they exceed 100 %.',
  },
  ru: {
    gap: (name) => `${name}: недостаёт денег`,
    gapNote:
      'Сколько недостаёт до минимального остатка до всех кредитных линий или после тех, что выше; меньше 0 — деньги есть с запасом.',
    drawdownNote: 'Сколько недостаёт денег, насколько хватает лимита.',
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
      'Доли владельцев в деньгах, которые не нужны делу, сложенные без ограничения; если их больше 100 %, об этом говорит проверка.',
  },
};
